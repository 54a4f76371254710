"""Every sentence of advice: a board built to deserve it gets it, and the same board without the fault does not."""

from __future__ import annotations

import json
import re
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from whistlestop import maps
from whistlestop.arena.plan import Plan, make_plan
from whistlestop.locale import languages, say, use
from whistlestop.maps.written import written
from whistlestop.study.advice import CODES, advice, sentence
from whistlestop.study.brief import brief
from whistlestop.study.recording import record_many
from whistlestop.study.sample import Sample
from whistlestop.study.told import Advice

DATA = Path(maps.__file__).parent / "data"
GAMES = 120
RING = "abcdefgh"
Board = dict[str, Any]


def track(a: str, b: str, length: int = 2, colour: str = "gray", **more: Any) -> Board:
    return {"a": a, "b": b, "length": length, "colour": colour, **more}


def ticket(a: str, b: str, points: int) -> Board:
    return {"a": a, "b": b, "points": points}


def place(id: str, x: int, y: int) -> Board:
    return {"id": id, "name": id.title(), "x": x, "y": y}


CORNERS = ((0, 2), (1, 3), (2, 3), (3, 2), (3, 1), (2, 0), (1, 0), (0, 1))


def ring(**changes: Any) -> Board:
    """Return eight places around a lake, every ticket worth its way: a board without a fault."""
    around = [track(a, b) for a, b in zip(RING, RING[1:] + RING[0], strict=True)]
    across = [track("a", "e", 4), track("c", "g", 4), track("b", "f", 4), track("d", "h", 4)]
    pairs = [(pair[0], pair[1]) for pair in ["ac", "bd", "ce", "df", "eg", "fh", "ga", "hb", "ad", "be", "cf", "dg"]]
    board = {
        "id": "ring",
        "name": "Ring",
        "players": [2, 2],
        "trains": 14,
        "deck": {"per_colour": 14, "locomotives": 6, "colours": ["red", "blue", "green"]},
        "opening_tickets": {"deal": {"regular": 2}, "keep": 1},
        "drawn_tickets": {"deal": {"regular": 2}, "keep": 1},
        "double_routes_players": 2,
        "places": [place(id, 100 * x, 100 * y) for id, (x, y) in zip(RING, CORNERS, strict=True)],
        "tracks": around + around + across,
        "tickets": [ticket(a, b, 4 if abs(ord(a) - ord(b)) in (2, 6) else 6) for a, b in pairs],
    }
    return {**board, **changes}


@lru_cache(maxsize=64)
def advised(text: str, bot: str, options: tuple[tuple[str, bool], ...] = ()) -> tuple[Advice, ...]:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "board.json"
        file.write_text(text, "utf-8")
        plan = make_plan(Plan(map=str(file), players=2, bots=(bot,), options=dict(options)))
        return tuple(advice(brief(Sample(plan, list(record_many(plan, range(GAMES)))))))


def given(board: Board, code: str, bot: str = "greedy") -> list[Advice]:
    """Return the advice of one kind about a board."""
    return [one for one in advised(written(board), bot) if one.code == code]


FINE = ring(trains=22)
CIRCLE = FINE["tracks"][:8]
FAR = [place("x", 600, -300), place("y", 700, -300)]


def joined(length: int, **more: Any) -> Board:
    """Return the ring with two places far in the north-east that tickets lead to, at the end of a long track."""
    tracks = [*FINE["tracks"], track("d", "x", length, **more), track("x", "y", length, **more)]
    tickets = [*FINE["tickets"], ticket("d", "y", 2 * length), ticket("e", "x", 2 + length)]
    return ring(trains=22, places=[*FINE["places"], *FAR], tracks=tracks, tickets=tickets)


def forced(points: int, trains: int, tracks: list[Board]) -> Board:
    """Return a circle on which tickets half around it must be kept when they are dealt."""
    deal = {"deal": {"regular": 2}, "keep": 2}
    far = [ticket("a", "e", points), ticket("b", "f", points)]
    return ring(trains=trains, opening_tickets=deal, tracks=tracks, tickets=[*FINE["tickets"][:6], *far])


def offered(points: int, length: int, ferry: int) -> Board:
    """Return the ring with a place at the end of a track, and tickets to it among many others."""
    deal = {"deal": {"regular": 3}, "keep": 1}
    tracks = [*FINE["tracks"], track("a", "x", length, ferry=ferry)]
    tickets = FINE["tickets"] * 6 + [ticket("x", "e", points)] * 3
    places = [*FINE["places"], FAR[0]]
    return ring(trains=22, places=places, tracks=tracks, tickets=tickets, opening_tickets=deal, drawn_tickets=deal)


def halves(*bridges: Board) -> Board:
    """Return two halves with bridges between them; every ticket leads over one."""
    half = [track("a", "b"), track("b", "c"), track("c", "d"), track("e", "f"), track("f", "g"), track("g", "h")]
    tickets = [ticket(a, b, 6) for a in "abc" for b in "efgh"]
    return ring(tracks=[*half, *half, track("a", "d", 3), track("e", "h", 3), *bridges], tickets=tickets)


DEAR: Board = {"ferry": 7}  # locomotives, of which there are six

# code, the board that deserves it, the board that does not, the bot
CASES: dict[str, tuple[Board, Board, str]] = {
    "seat": (ring(trains=14), FINE, "greedy"),
    "ending": (ring(trains=60), FINE, "greedy"),
    "stingy": (forced(3, 10, CIRCLE), forced(3, 14, [*CIRCLE, *CIRCLE]), "greedy"),
    "hard": (forced(9, 10, CIRCLE), forced(9, 14, [*CIRCLE, *CIRCLE]), "greedy"),
    "generous": (
        ring(trains=20, tickets=[*FINE["tickets"], ticket("a", "c", 30)]),
        ring(trains=20, tickets=[*FINE["tickets"], ticket("a", "c", 4)]),
        "greedy",
    ),
    "unwanted": (offered(1, 9, 7), offered(6, 2, 0), "planner"),
    "region": (joined(7, **DEAR), joined(2), "greedy"),
    "routes": (
        ring(trains=22, tracks=[*FINE["tracks"], track("a", "d", 7, **DEAR)]),
        ring(trains=22, tracks=[*FINE["tracks"], track("a", "d", 3, ferry=1)]),
        "greedy",
    ),
    "rushed": (
        halves(track("d", "e", 1)),
        halves(track("d", "e", 1), track("d", "e", 1), track("a", "h", 1), track("a", "h", 1)),
        "planner",
    ),
}


def decked(joined: Board, **deck: int) -> Board:
    return {**joined, "deck": {**joined["deck"], **deck}}


def beyond(reached: bool, places: Board | None = None, tracks: Board | None = None, **more: Any) -> Board:
    """Return the ring with two places that bring a mechanism, at the end of tracks that somebody can pay, or nobody."""
    board = joined(2, **(tracks or {})) if reached else joined(7, **DEAR, **(tracks or {}))
    ends = [{**place, **(places or {})} if place["id"] in "xy" else place for place in board["places"]]
    return {**board, "places": ends, **more}


def scarce(length: int, **more: Any) -> Board:
    """Return the ring with one more route; of no colour there are more than six cards, locomotives included."""
    route = track("a", "d", length, **more)
    return ring(trains=22, deck={"per_colour": 4, "locomotives": 2}, tracks=[*FINE["tracks"], route])


def bullets(length: int) -> Board:
    """Return the ring with a bullet route."""
    bonuses = {"bullet_progress": {"2": [10, 0]}}
    return scarce(length, bullet=True, not_double=True) | {"bonuses": bonuses, "bullet_trains": 2}


def official(name: str, **changes: Any) -> Board:
    """Return an official board with some keys changed, of parts of it with some of their keys."""
    board = json.loads((DATA / f"{name}.json").read_text("utf-8"))
    return board | {key: board[key] | new if isinstance(new, dict) else new for key, new in changes.items()}


def tolled(tokens: int, toll: int) -> Board:
    """Return the ring with the same toll on every track, of so many tokens at the start, and no double routes.

    On the second track of a double route the owner of the first gets the toll, so he would have tokens after all.
    """
    single = [*CIRCLE, *FINE["tracks"][16:]]
    tolls = {"start_tokens": tokens, "loan_cost": 1, "points": {"2": [5, 0]}, "start_scores": [0, 0]}
    return ring(trains=22, tracks=[each | {"toll": toll} for each in single], tolls=tolls)


EASY = [ticket(each["a"], each["b"], 1) for each in official("first-journey-usa")["tracks"] if each["length"] == 1]
DEAREST = {"id": "steam-boiler", "price": 4, "copies": 1, "lengths": [6]}
COMPANY = {"id": "north", "name": "North", "mark": "N", "shares": 4, "points": [9, 4]}
SIGHTS: Board = {
    "symbols": ["ship", "tram"],
    "tokens": 4,
    "stacks": ["x", "y"],
    "stack_tokens": {"2": 2},
    "put_tokens": {"2": 1},
    "points": [0, 2, 5],
}
MEEPLES: Board = {"meeples": ["red"], "meeples_per_colour": 4, "bonuses": {"meeple_majority": [9, 4]}}
SHORT = [one for one in FINE["tracks"] if one["length"] < 4]

# mechanism, the board where nobody can use it or wants to, the board where somebody does, the bot, the options
MECHANISMS: dict[str, tuple[Board, Board, str, tuple[tuple[str, bool], ...]]] = {
    "tunnels": (scarce(7, tunnel=True), scarce(2, tunnel=True), "greedy", ()),
    "ferries": (beyond(False), beyond(True, tracks={"ferry": 1}), "greedy", ()),
    "mountains": (beyond(False, tracks={"mountains": 1}), beyond(True, tracks={"mountains": 1}), "greedy", ()),
    "stations": (
        ring(trains=22, stations=3, bonuses={"unused_station": 20}),
        halves(track("d", "e", 1)) | {"stations": 3},
        "planner",
        (),
    ),
    "plus4": (decked(ring(trains=22, tracks=SHORT), plus4=4), decked(FINE, plus4=4), "greedy", ()),
    "tourists": (beyond(False, tourists=SIGHTS), beyond(True, tourists=SIGHTS), "greedy", ()),
    "monsters": (decked(FINE, locomotives=0), FINE, "greedy", (("monsters", True),)),
    "meeples": (beyond(False, {"meeples": 2}, **MEEPLES), beyond(True, {"meeples": 2}, **MEEPLES), "greedy", ()),
    "passengers": (
        beyond(False, {"goods": [3, 2]}, passengers=1),
        beyond(True, {"goods": [3, 2]}, passengers=1),
        "greedy",
        (),
    ),
    "bullets": (bullets(7), bullets(2), "greedy", ()),
    "shares": (
        beyond(False, tracks={"companies": ["north"]}, companies=[COMPANY]),
        beyond(True, tracks={"companies": ["north"]}, companies=[COMPANY]),
        "greedy",
        (),
    ),
    "tolls": (tolled(1, 4), tolled(30, 1), "greedy", ()),
    "loans": (tolled(100, 1), tolled(1, 4), "greedy", ()),
    "technologies": (
        official(
            "united-kingdom",
            house_rules=[],
            deck={"locomotives": 0},
            technologies={"cards": [DEAREST], "start_locomotives": 0, "any_cards": 6},
        ),
        official("united-kingdom"),
        "greedy",
        (),
    ),
    "markers": (official("old-west", markers={"each": 1}), official("old-west"), "planner", ()),
    "harbours": (
        official("rails-and-sails-world", deck={"locomotives": 0}, ships={"with_harbour": 0}),
        official("rails-and-sails-world"),
        "planner",
        (),
    ),
    "changes": (official("first-journey-usa", race=1, tickets=EASY), official("first-journey-usa"), "planner", ()),
}


@pytest.mark.parametrize("code", CASES)
def test_a_board_that_deserves_advice_gets_it_and_one_that_does_not_gets_none(code: str) -> None:
    deserving, sound, bot = CASES[code]
    assert given(deserving, code, bot), "the board was built to deserve it"
    assert given(sound, code, bot) == [], "the board was built not to deserve it"


@pytest.mark.parametrize("name", MECHANISMS)
def test_a_mechanism_that_nobody_uses_is_told_and_one_that_somebody_uses_is_not(name: str) -> None:
    idle, busy, bot, options = MECHANISMS[name]
    codes = [{one.code for one in advised(written(board), bot, options)} for board in (idle, busy)]
    assert [f"mechanism-{name}" in found for found in codes] == [True, False]


def test_a_station_built_with_dice_is_one_that_somebody_uses() -> None:
    """A report of Europe with both expansions once said that nobody ever used one, though points were paid for them."""
    _, busy, bot, _ = MECHANISMS["stations"]
    assert "mechanism-stations" not in {one.code for one in advised(written(busy), bot, (("dice", True),))}


def test_every_kind_of_advice_has_a_board() -> None:
    assert set(CODES) == {*CASES, *(f"mechanism-{name}" for name in MECHANISMS)}


def test_a_board_without_a_fault_gets_no_advice() -> None:
    assert advised(written(FINE), "greedy") == ()


def test_advice_tells_what_it_is_about_with_its_figures() -> None:
    (region,) = given(joined(7, **DEAR), "region")
    assert region.arguments["direction"] == "north-east"
    assert region.places == ["x", "y"]
    assert sentence(region) == "No route into the north-east (X and Y) is ever claimed in 120 games."
    stingy = given(forced(3, 10, CIRCLE), "stingy")[-1]
    assert (stingy.arguments["points"], stingy.arguments["fair"]) == (3, 8)
    share, loss = int(str(stingy.arguments["share"])), float(str(stingy.arguments["loss"]))
    assert abs(loss - 3 * (1 - 2 * share / 100)) < 0.1, "a ticket loses its points where it is not fulfilled"


def test_every_language_says_all_advice() -> None:
    told = [one for deserving, _, bot in CASES.values() for one in advised(written(deserving), bot)]
    try:
        for language in languages():
            use(language)
            assert all(not re.search(r"[{}$]", sentence(one)) for one in told)
            assert len({say(f"advice-{code}") for code in CODES}) == len(CODES)
    finally:
        use("en")
