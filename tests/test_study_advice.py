"""Every sentence of advice: a board built to deserve it gets it, and the same board without the fault does not."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from whistlestop.arena.plan import Plan, make_plan
from whistlestop.locale import languages, say, use
from whistlestop.maps.written import written
from whistlestop.study.advice import CODES, advice, sentence
from whistlestop.study.brief import brief
from whistlestop.study.recording import record_many
from whistlestop.study.sample import Sample
from whistlestop.study.told import Advice

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
    pairs = ("ac", "bd", "ce", "df", "eg", "fh", "ga", "hb", "ad", "be", "cf", "dg")
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
def advised(text: str, bot: str) -> tuple[Advice, ...]:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "board.json"
        file.write_text(text, "utf-8")
        plan = make_plan(Plan(map=str(file), players=2, bots=(bot,)))
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


DEAR = {"ferry": 7}  # locomotives, of which there are six

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
    "mechanism-ferries": (
        ring(trains=22, tracks=[*FINE["tracks"], track("a", "d", 7, **DEAR)]),
        ring(trains=22, tracks=[*FINE["tracks"], track("a", "d", 3, ferry=1)]),
        "greedy",
    ),
}


@pytest.mark.parametrize("code", CASES)
def test_a_board_that_deserves_advice_gets_it_and_one_that_does_not_gets_none(code: str) -> None:
    deserving, sound, bot = CASES[code]
    assert given(deserving, code, bot), "the board was built to deserve it"
    assert given(sound, code, bot) == [], "the board was built not to deserve it"


def test_every_kind_of_advice_has_a_board() -> None:
    assert {code for code in CODES if not code.startswith("mechanism-")} == {
        code for code in CASES if not code.startswith("mechanism-")
    }


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
