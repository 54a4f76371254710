"""The compact layout of a table leaves out what it can never use, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="the extra `environments` is not installed")

from rotation import rotating
from whistlestop import maps
from whistlestop.batch import Batch, Buffers, buffers
from whistlestop.batch.observation.layout import BASE_SIZE
from whistlestop.batch.observation.write import OTHERS, SECTIONS, SIZE
from whistlestop.compiler.kernel import INTERPRETED
from whistlestop.environments.compact import POSSIBLE, SECTION_AXES, Layout, PlayedBoard, section_flags
from whistlestop.environments.single_v3 import SingleTable
from whistlestop.environments.tables import MODES, rules, tables
from whistlestop.environments.vector_v3 import VectorTable
from whistlestop.records import blocks
from whistlestop.records.actions import ACTIONS
from whistlestop.records.mechanisms import merge, name_of
from whistlestop.ruleset.compile import Rules
from whistlestop.ruleset.played import played

PAGE = Path(__file__).parents[1] / "docs" / "research.md"
EVERY = [table for table in tables() if table[2] in (2, 4)]
GAMES, STEPS = (2, 40) if INTERPRETED else (32, 600)


def test_every_section_and_every_kind_of_action_is_thought_of() -> None:
    table = PlayedBoard(rules("usa", "cards", 2).boards[0], 2)
    axes = SECTION_AXES | merge("whistlestop.environments", "SECTION_AXES")
    assert {(section.name, section.width) for section in SECTIONS} == {
        (name, len(section_flags(name, table))) for name in axes
    }
    possible = POSSIBLE | merge("whistlestop.environments", "POSSIBLE")
    assert set(possible) == {block.parts for block in blocks.blocks()}


def used(table: Rules, players: int, games: int, steps: int) -> tuple[set[int], set[int]]:
    """Return the columns that are ever other than 0 and the actions that are ever legal in random games."""
    batch = Batch(table, games, players=players)
    rows, masks = np.zeros((games, SIZE), np.int8), np.zeros((games, ACTIONS), np.int8)
    seen, legal = np.zeros(SIZE, np.bool_), np.zeros(ACTIONS, np.bool_)
    batch.reset(np.arange(games))
    for number in range(steps):
        batch.advance(batch.random_actions(number), Buffers(observations=rows, masks=masks))
        seen |= (rows != 0).any(axis=0)
        legal |= (masks != 0).any(axis=0)
    return set(np.flatnonzero(seen).tolist()), set(np.flatnonzero(legal).tolist())


@pytest.mark.parametrize(
    ("board", "mode", "players"), [table for (table,) in rotating(12 if INTERPRETED else 3, EVERY)]
)
def test_nothing_a_random_game_shows_or_allows_is_left_out(board: str, mode: str, players: int) -> None:
    table = rules(board, mode, players)
    layout = Layout(table.boards, players)
    columns, actions = used(table, players, GAMES, STEPS)
    assert columns <= set(layout.columns.tolist())
    assert actions <= set(layout.actions.tolist())
    assert layout.actions.max() < int(table.boards[0].action_words) * 64  # words behind are never written


@pytest.mark.parametrize(
    ("board", "mode", "players"), [table for (table,) in rotating(12 if INTERPRETED else 3, EVERY)]
)
def test_compact_rows_and_masks_are_columns_of_the_full_ones(board: str, mode: str, players: int) -> None:
    envs = VectorTable(8, board, mode, players, compact=True, threads=1)
    seen, _ = envs.reset(seed=5)
    layout, full, batch = envs.layout, buffers(8), envs.games.batch
    assert layout is not None
    assert full.observations is not None
    assert full.masks is not None
    numbers = {id: number for number, id in enumerate(layout.actions.tolist())}
    for step in range(4 if INTERPRETED else 200):
        batch.observe(full)
        assert np.array_equal(seen["observation"], layout.rows(full.observations))
        assert np.array_equal(seen["action_mask"], layout.masks(full.masks))
        seen = envs.step(np.array([numbers[id] for id in batch.random_actions(step).tolist()]))[0]


@pytest.mark.parametrize("board", maps.ids())
def test_a_mechanism_that_is_played_has_a_section_of_its_own_in_the_layout(board: str) -> None:
    """Where a layout keeps nothing behind the sections of every board, mechanisms are not asked what they see."""
    seen = {name_of(module) for module in OTHERS}
    for mode in MODES:
        table = rules(board, mode, maps.load(board).players[0])
        has_more = {name for name, is_played in played(table.board).items() if is_played} & seen
        keeps_more = Layout(table.boards, maps.load(board).players[0]).columns.max() >= BASE_SIZE
        assert keeps_more == bool(has_more) or (has_more == {"beds"} and not table.board.track_pieces)


@pytest.mark.skipif(INTERPRETED, reason="too few games with the compiler off")
def test_a_layout_is_not_much_larger_than_what_games_use() -> None:
    table = rules("usa", "cards", 2)
    layout = Layout(table.boards, 2)
    columns, actions = used(table, 2, 200, 600)
    assert len(layout.columns) <= 1.1 * len(columns)
    assert len(layout.actions) <= 1.2 * len(actions)


def test_the_layouts_of_version_1_stay_as_they_are() -> None:
    """A network that was trained on one must be able to rely on it; another layout is another version."""
    sizes = {
        (board, mode): (len(layout.columns), len(layout.actions))
        for board, mode in (("usa", "cards"), ("europe", "monsters"), ("marklin", "cards"), ("lake-constance", "dice"))
        if (layout := Layout(rules(board, mode, 2).boards, 2)).version == "3.1"
    }
    assert sizes == {
        ("usa", "cards"): (543, 168),
        ("europe", "monsters"): (865, 473),
        ("marklin", "cards"): (942, 485),
        ("lake-constance", "dice"): (190, 131),
    }


def test_the_page_for_researchers_has_the_sizes() -> None:
    text = PAGE.read_text("utf-8")
    for board in ("usa", "europe", "germany", "lake-constance"):
        layout = Layout(rules(board, "cards", 2).boards, 2)
        assert re.search(rf"\| `{board}` \| {len(layout.columns):,} \| {len(layout.actions)} \|", text), layout


def test_a_compact_game_is_the_same_game() -> None:
    whole, small = (SingleTable("lake-constance", opponents="random", compact=compact) for compact in (False, True))
    seen, _ = whole.reset(seed=3)
    less, _ = small.reset(seed=3)
    layout = small.layout
    assert layout is not None
    assert small.observation_space.contains(less)
    picks, over = np.random.default_rng(3), False
    for _ in range(20 if INTERPRETED else 1000):
        assert np.array_equal(seen["observation"][layout.columns], less["observation"])
        assert np.array_equal(layout.actions[np.flatnonzero(less["action_mask"])], np.flatnonzero(seen["action_mask"]))
        action = np.int64(picks.choice(np.flatnonzero(less["action_mask"])))
        seen, reward, over, _, info = whole.step(layout.actions[action])
        less, *rest = small.step(action)
        assert rest == [reward, over, False, info]
        if over:
            break
    assert over or INTERPRETED


def test_numbers_that_a_layout_has_not_are_refused() -> None:
    envs = VectorTable(2, "lake-constance", compact=True)
    envs.reset(seed=1)
    for wrong in ([0, -1], [0, 71], [0.0, 1.0]):
        with pytest.raises(ValueError, match="actions are numbered 0 to 70 in this layout"):
            envs.step(np.array(wrong))


def test_a_compact_vector_is_played_by_numbers_of_its_layout() -> None:
    envs = VectorTable(4, "lake-constance", opponents="random", compact=True)
    seen, _ = envs.reset(seed=1)
    assert envs.observation_space.contains(seen)
    for _ in range(5 if INTERPRETED else 200):
        assert np.array_equal(envs.action_masks(), seen["action_mask"])
        seen, *_ = envs.step(seen["action_mask"].argmax(axis=1))
        assert (seen["action_mask"].sum(axis=1) > 0).all()
