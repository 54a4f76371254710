"""A row tells what a seat knows and nothing else, and is laid out as the docs say."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from whistlestop import Batch, Game, actions, compile_rules, maps, observation
from whistlestop.batch import Buffers
from whistlestop.kernel import INTERPRETED
from whistlestop.observation import SEAT_NUMBERS, SECTIONS, start_of
from whistlestop.state import OVER, Games

ROOT = Path(__file__).parents[1]
TABLES = [
    (board, mode)
    for board in ("usa", "europe", "nordic", "switzerland", "lake-constance")
    for mode in ("", "dice monsters")
]
DECISIONS = 40 if INTERPRETED else 2_000


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
    game = Game(board, players=players, seed=5, options=dict.fromkeys(mode.split(), True))
    picks = np.random.default_rng(5)
    while not game.over and game.decision < DECISIONS:
        for seat in range(players):
            numbers = row(game, game.engine.games, seat)
            assert np.array_equal(numbers, row(game, game.view(seat).views, seat)), (game.decision, seat)
            if game.decision % 5 == 0:
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
        claimed = len(game.view(0).facts()["owner"])  # type: ignore[arg-type]
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
