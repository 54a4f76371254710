"""A row tells what a seat knows and nothing else, and is laid out as the docs say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from whistlestop import Batch, Game, compile_rules, maps
from whistlestop.batch.batch import Buffers
from whistlestop.batch.observation import write as observation
from whistlestop.batch.observation.layout import SEAT_NUMBERS, SEAT_PIECES
from whistlestop.batch.observation.write import SECTIONS, start_of
from whistlestop.compiler.kernel import INTERPRETED
from whistlestop.maps.tourists import SYMBOLS
from whistlestop.notation.words import MEEPLE_NAMES, words
from whistlestop.records import actions
from whistlestop.records.mechanisms import modules, name_of
from whistlestop.records.state import GAME, OVER, Games
from whistlestop.ruleset.allowing import allowing
from whistlestop.ruleset.played import played

ROOT = Path(__file__).parents[1]
TABLES = [(board, mode) for board in maps.ids() for mode in ("", "dice monsters")]
TABLES += [("germany", "monsters"), ("marklin", "monsters"), ("marklin", "dice")]
DECISIONS = 40 if INTERPRETED else 2_000

# What a view holds and a row does not, with the reason.
NOT_IN_A_ROW = {
    "seed": "blank in every view",
    "card_draws": "blank in every view",
    "ship_draws": "blank in every view",
    "ticket_draws": "blank in every view",
    "anew": "blank in every view",
    "fresh": "blank in every view",
    "deck": "its size is all that a view tells",
    "board": "who learns knows where he plays",
    "discard_size": "the sum of the discarded cards",
    "under": "how deep under the deck a returned ticket lies is a matter of memory",
    "padding": "means nothing",
    "dummy_shares": "blank in every view before the end (R249)",
    "shown_shares": "empty before the end (R308)",
    "shifted": "what route points have beyond those of own tracks (R345)",
    "technology_points": "what route points have beyond those of own tracks (R280)",
    "start_city": "the first of a seat's markers, after the set-up like any other (R342)",
}


def row(game: Game, games: Games, seat: int) -> NDArray[np.int8]:
    """Return what a seat sees of a record."""
    batch = Batch(game.rules, 1, players=game.players)
    batch.games[:] = games
    out = np.zeros((1, observation.SIZE), np.int8)
    batch.observe(Buffers(observations=out), seat)
    return out[0]


def section(numbers: NDArray[np.int8], name: str) -> NDArray[np.int8]:
    """Return one section of a row."""
    width = next(section.width for section in SECTIONS if section.name == name)
    return numbers[start_of(name) : start_of(name) + width]


@pytest.mark.parametrize(("board", "mode"), TABLES)
def test_a_row_is_the_same_from_the_game_its_view_and_any_game_with_that_view(board: str, mode: str) -> None:
    """Every seat at every decision: what the row tells is in the view, and nothing that the seat cannot see matters."""
    players = min(3, maps.load(board).players[1])
    game = Game(board, players=players, seed=5, options=allowing(maps.load(board), dict.fromkeys(mode.split(), True)))
    picks = np.random.default_rng(5)
    while not game.over and game.decision < DECISIONS:
        for seat in range(players):
            numbers = row(game, game.engine.games, seat)
            assert np.array_equal(numbers, row(game, game.view(seat).views, seat)), (game.decision, seat)
            if game.decision % 5 == 0 or game.phase in ("split", "meeple", "passenger", "travel", "share"):
                other = game.view(seat).resample(game.decision)
                assert np.array_equal(numbers, row(game, other, seat)), (game.decision, seat)
        game.play(int(picks.choice(game.legal_ids())))
    assert game.decision > 30


def test_a_row_tells_hand_tickets_and_tracks() -> None:
    game = Game("usa", players=2, seed=1, first=0)
    while game.phase != "action":
        game.play("keep")
    claimed = 0
    picks = np.random.default_rng(2)
    while claimed == 0:
        claims = [number for number in game.legal_ids() if actions.CLAIM <= number < actions.PAY]
        game.play(claims[0] if claims else int(picks.choice(game.legal_ids())))
        claimed = len(game.view(0).facts().owner)
    for seat in range(2):
        numbers, known = row(game, game.engine.games, seat), game.view(seat).facts()
        held = known["tickets"]
        assert isinstance(held, list)
        assert np.flatnonzero(section(numbers, "held")).tolist() == sorted(held)
        assert section(numbers, "hand").tolist() == game.record.hand[seat].tolist()
        owned = section(numbers, "owned").reshape(6, -1)
        owner = known["owner"]
        assert isinstance(owner, dict)
        for track, who in owner.items():
            assert owned[(who - seat) % 2, track] == 1
        assert owned.sum() == len(owner)
        seats = section(numbers, "seats").reshape(6, SEAT_NUMBERS)
        assert seats[:, 0].tolist() == [1, 1, 0, 0, 0, 0]
        assert seats[0, 3] == game.record.trains[seat]
        assert seats[0, 4] * 100 + seats[0, 5] == game.record.points[seat]


def at_random(board: str, mode: str, seed: int, players: int = 3) -> Iterator[Game]:
    """Yield a game at each of its decisions, which are random, and at its end."""
    game = Game(
        board, players=players, seed=seed, options=allowing(maps.load(board), dict.fromkeys(mode.split(), True))
    )
    picks = np.random.default_rng(seed)
    while not game.over and game.decision < DECISIONS:
        yield game
        game.play(int(picks.choice(game.legal_ids())))
    yield game


def counted(game: Game, counts: NDArray[np.int8]) -> dict[str, int]:
    """Return the numbers of a section about places by their ids, without zeros."""
    return {game.map.places[place].id: int(counts[place]) for place in np.flatnonzero(counts)}


def turned(values: object, seat: int) -> list[object]:
    """Return what a view tells of every seat, from the observer on."""
    assert isinstance(values, list)
    return values[seat:] + values[:seat]


def test_a_row_tells_stacks_waiting_symbols_and_what_every_seat_has_of_tourist_tokens() -> None:
    """R427, R430."""
    stacks = "stacks=bridge:golden-gate-bridge,ship:alcatraz"
    game = Game.from_position(f"san-francisco base 3 | player=1 {stacks} | 0 tourists=bridge | 2 tourists=bridge,crab")
    numbers, places = row(game, game.engine.games, 1), [place.id for place in game.map.places]
    standing = section(numbers, "tourist_stacks").reshape(len(SYMBOLS), -1)
    assert {(SYMBOLS[s], places[p]): int(standing[s, p]) for s, p in np.argwhere(standing)} == {("ship", "alcatraz"): 2}
    assert section(numbers, "waiting_stacks").tolist() == [0] * 7  # what a line leaves out is not in the game
    seats = section(numbers, "tourists").reshape(-1, len(SYMBOLS)).tolist()
    assert seats[:3] == [[0] * 7, [1, 0, 0, 1, 0, 0, 0], [1, 0, 0, 0, 0, 0, 0]]
    dealt = Game("san-francisco", players=3, seed=5)
    waiting = section(row(dealt, dealt.engine.games, 0), "waiting_stacks")
    assert {SYMBOLS[symbol] for symbol in np.flatnonzero(waiting)} == set(dealt.view(0).facts().waiting_stacks or ())


def test_a_row_tells_the_meeples_in_every_place_and_before_every_seat() -> None:
    """R117: and while a colour is chosen, the track that was claimed and the end that is asked about."""
    asked, names = 0, tuple(MEEPLE_NAMES.values())
    for game in at_random("germany", "", 3):
        seat, place_of = game.decision % 3, {place.id: place for place in game.map.places}
        numbers, known = row(game, game.engine.games, seat), game.view(seat).facts()
        standing, meeples = known["meeples"], section(numbers, "meeples").reshape(len(names), -1)
        assert isinstance(standing, dict)
        for number, place in enumerate(game.map.places):
            here = {names[colour]: int(meeples[colour, number]) for colour in np.flatnonzero(meeples[:, number])}
            assert here == standing.get(place.country or place.id, {})
        seats = section(numbers, "seats").reshape(6, SEAT_NUMBERS)[:3, -len(names) :]
        collected = [{names[colour]: int(count) for colour, count in enumerate(each) if count} for each in seats]
        assert collected == turned(known["collected"], seat)
        (places,) = np.nonzero(section(numbers, "asked_place"))
        if game.phase == "meeple":
            place = place_of[game.map.places[places[0]].id]
            assert (place.country or place.id) == known["meeple_place"]
            assert np.flatnonzero(section(numbers, "asked_track")).tolist() == [game.record.settling]
            asked += 1
        else:
            assert len(places) == 0
    assert asked > 3 or INTERPRETED


@pytest.mark.parametrize("mode", ["", "dice monsters"])
def test_a_row_tells_goods_passengers_and_journeys(mode: str) -> None:
    """R106-R113: tokens left in every place, whose passengers stand where, and where one has been on its way."""
    journeys = placing = 0
    for game in (game for seed in range(1 if INTERPRETED else 4) for game in at_random("marklin", mode, seed)):
        seat = game.decision % 3
        numbers, known = row(game, game.engine.games, seat), game.view(seat).facts()
        left = known["goods"]
        assert isinstance(left, dict)
        assert counted(game, section(numbers, "goods")) == {place: count for place, count in left.items() if count}
        standing = section(numbers, "passengers").reshape(6, -1)[:3]
        told = [
            sorted(place for place, count in counted(game, each).items() for _ in range(count)) for each in standing
        ]
        assert told == turned(known["passengers"], seat)
        pieces = section(numbers, "seats").reshape(6, SEAT_NUMBERS)[:3, SEAT_PIECES:].astype(int)
        assert pieces[:, 1].tolist() == turned(known["passengers_left"], seat)
        assert (pieces[:, 3] * 100 + pieces[:, 4]).tolist() == turned(known["goods_points"], seat)
        visited, travelled = counted(game, section(numbers, "visited")), section(numbers, "travelled")
        assert list(counted(game, section(numbers, "travelling"))) == [known["travelling"]] * (game.phase == "travel")
        assert sorted(visited) == (known["visited"] or [])
        assert np.flatnonzero(travelled).tolist() == (known["travelled"] or [])
        if game.phase == "passenger":
            assert np.flatnonzero(section(numbers, "asked_track")).tolist() == [game.record.settling]
        journeys, placing = journeys + (len(visited) > 0), placing + (game.phase == "passenger")
    assert (journeys > 3 and placing > 3) or INTERPRETED


@pytest.mark.parametrize(("board", "mode"), [("germany", ""), ("marklin", "monsters"), ("europe", "dice monsters")])
def test_the_same_seats_are_seen_from_every_seat_only_turned(board: str, mode: str) -> None:
    """What is open to everybody: tracks, stations, passengers and the public numbers of each seat."""
    secret = [6, 7, 11, 12]  # the observer counts his own cards, tickets and face-down monster cards
    for game in at_random(board, mode, 6):
        if game.decision % 10 == 0:
            rows = [row(game, game.engine.games, seat) for seat in range(3)]
            for name in ("seats", "owned", "stations", "passengers"):
                blocks = [section(numbers, name).reshape(6, -1) for numbers in rows]
                if name == "seats":
                    blocks = [np.delete(block, secret, axis=1) for block in blocks]
                for seat in range(3):
                    assert np.array_equal(blocks[seat][:3], np.roll(blocks[0][:3], -seat, axis=0)), name
                    assert not blocks[seat][3:].any()


def uses_the_room(board: str) -> bool:
    """Return whether a board plays with a mechanism whose fields lie in the shared room of a record."""
    sharing = {name_of(module) for module in modules("whistlestop.records") if hasattr(module, "ROOM")}
    return any(here and name in sharing for name, here in played(compile_rules(maps.load(board)).boards[0]).items())


def fields_elsewhere(game: Game) -> set[str]:
    """Return the fields of the shared room that belong to mechanisms which a table does not play with."""
    here, sharing = played(game.rules.boards[0]), [m for m in modules("whistlestop.records") if hasattr(m, "ROOM")]
    return {field[0] for module in sharing if not here[name_of(module)] for field in module.ROOM}


TOLD_ON = (
    ("nederland", "", 2),  # the neutral player
    ("old-west", "oldwest.alvin", 3),
    ("united-kingdom", "uk.advanced", 3),
    ("germany", "", 3),
    ("marklin", "monsters", 3),
    ("europe", "dice monsters", 3),
    ("europe", "", 3),
    *((board, "", 3) for board in maps.ids() if uses_the_room(board)),
)
ALWAYS = ("tunnel", "meeple", "travel", "share", "neutral")  # rare questions


@pytest.mark.skipif(INTERPRETED, reason="too slow with the compiler off")
def test_everything_a_view_holds_is_in_the_row() -> None:
    """Any field of a view that is written over changes the row at some time, but for those named above.

    The field `board` is left alone: a batch has no other one. Those named are looked at now and then only.
    """
    fields, told = set(GAME.names or ()), set[str]()
    for board, mode, players in TOLD_ON:
        for game in at_random(board, mode, 8, players):
            if game.over or (game.decision % 7 and game.phase not in ALWAYS):
                continue
            seat = int(game.record.player)
            numbers = row(game, game.view(seat).views, seat)
            looked_at = fields - told - ({"board"} if game.decision % 50 == 0 else set(NOT_IN_A_ROW))
            looked_at -= fields_elsewhere(game)
            told |= {field for field in looked_at if is_told(game, field, seat, numbers)}
    assert fields - told == set(NOT_IN_A_ROW)


def is_told(game: Game, field: str, seat: int, numbers: NDArray[np.int8]) -> bool:
    """Return whether another value somewhere in a field of the view, one that any field may have, changes the row."""
    views = game.view(seat).views
    kept = views[field].copy()
    for place in np.ndindex(kept.shape):
        views[field][place] = 2 if kept[place] == 1 else 1
        if not np.array_equal(numbers, row(game, views, seat)):
            return True
        views[field][place] = kept[place]
    return False


def test_rewards_and_refilling_follow_the_scores() -> None:
    """With refilling the next seed is the number of games higher, and rewards are those of the score sheets."""
    count, players = (2, 2) if INTERPRETED else (16, 3)
    batch = Batch(compile_rules(maps.load("lake-constance")), count, players=players, reward="margin")
    batch.reset(np.arange(count))
    rewards, ends = np.zeros((count, 6), np.float32), np.zeros(count, np.bool_)
    seeds, finished = np.arange(count), 0
    for number in range(60 if INTERPRETED else 1_000):
        batch.advance(batch.random_actions(number), Buffers(rewards=rewards, ends=ends))
        finished += int(ends.sum())
        assert not rewards[~ends].any()
        for index in np.flatnonzero(ends):
            totals = batch.totals[index, :players].astype(int)
            best = [max(np.delete(totals, seat)) for seat in range(players)]
            assert rewards[index, :players].tolist() == (totals - best).tolist()
            seeds[index] += count
        assert batch.games["seed"].tolist() == seeds.tolist()
        assert (batch.games["phase"] != OVER).all()
    assert finished > count or INTERPRETED


def table() -> str:
    """Return the layout as the table of the docs."""
    lines = ["| section | from | numbers | meaning |", "| --- | --- | --- | --- |"]
    lines += [f"| `{each.name}` | {start_of(each.name)} | {each.width} | {each.meaning} |" for each in SECTIONS]
    return "\n".join(lines)


def test_the_docs_show_the_layout_of_this_version() -> None:
    text = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    assert table() in text
    assert f"version {observation.VERSION}: {observation.SIZE:,} numbers" in text
    assert re.search(rf"{actions.ACTIONS:,} actions", text)


def test_sections_do_not_overlap() -> None:
    assert sum(each.width for each in SECTIONS) == observation.SIZE
    assert len({each.name for each in SECTIONS}) == len(SECTIONS)
    with pytest.raises(KeyError):
        start_of("nothing")


def test_a_row_tells_the_stacks_and_the_shares_that_a_seat_may_see() -> None:
    """R249, R308: how many of each company and the lowest of them; of others -1 until the end."""
    line = "pennsylvania base 2 {} | dummy=reading:2 | 0 shares=reading:1,reading:3 | 1 shares=pennsylvania:1"
    game = Game.from_position(line.format(""))
    numbers, reading = row(game, game.engine.games, 0), 3
    assert section(numbers, "shares_left")[:9].tolist() == [14, 10, 8, 4, 6, 5, 4, 3, 2]
    held = section(numbers, "shares").reshape(6, 16, 2)
    assert held[0, reading].tolist() == [2, 1]
    assert held[1, :9, 0].tolist() == [-1] * 9
    assert section(numbers, "dummy_shares").reshape(16, 2)[:9, 0].tolist() == [-1] * 9
    shown = row(Game.from_position(line.format("boards.open_holdings=true")), game.engine.games, 1)
    assert section(shown, "shares").reshape(6, 16, 2)[1, reading].tolist() == [2, 1]
    assert section(shown, "dummy_shares").reshape(16, 2)[reading].tolist() == [1, 2]


def test_a_row_tells_own_money_all_loans_the_neutral_player_and_tickets_that_lie_face_up() -> None:
    """R249, R252, R253, R264: neutral tracks are somebody's, so they are not told as closed."""
    choosing = "turn=12 player=1 phase=neutral_track choosing=antwerpen:rotterdam#1 pile=breda:eindhoven"
    line = f"nederland base 2 | {choosing} neutral=breda:rotterdam#1 | 0 money=12 loans=1 | 1 money=34"
    game = Game.from_position(line)
    numbers = row(game, game.engine.games, 1)
    assert section(numbers, "toll_tokens")[:4].tolist() == [34, 0, -1, 1]
    tracks = words(game.map).tracks
    marked = {tracks[n]: int(mark) for n, mark in enumerate(section(numbers, "neutral")) if mark}
    assert marked == {"breda:rotterdam#1": 1, "antwerpen:rotterdam#1": 2, "antwerpen:rotterdam#2": 2}
    assert section(numbers, "neutral_player").tolist() == [38, 1]
    assert section(numbers, "face_up_tickets").sum() == 1
    assert section(numbers, "closed").sum() == 0
