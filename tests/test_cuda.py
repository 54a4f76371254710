"""The rules as device code: they compile to PTX without a GPU, and with one they play the CPU's games bit for bit.

Four of the grids play whole rules and take a minute each to compile: one of them in an ordinary run, and a third of the
others, which `WHISTLESTOP_SEED` chooses, all with `WHISTLESTOP_LONG=1`.
"""

from __future__ import annotations

import importlib.util
from types import SimpleNamespace

import numpy as np
import pytest

from rotation import rotating
from whistlestop import compile_rules, maps
from whistlestop.batch.batch import Batch, played
from whistlestop.batch.buffers import NOTHING
from whistlestop.compiler.kernel import INTERPRETED
from whistlestop.records import actions, state
from whistlestop.rules import scoring

if INTERPRETED or importlib.util.find_spec("numba_cuda") is None:
    pytest.skip("numba-cuda is not installed, or the compiler is off", allow_module_level=True)

from whistlestop.batch.cuda import benchmark, compiler, grids, known

GAMES, BOARDS = state.games(1), compile_rules(maps.load("usa")).boards
NUMBERS, SEEDS = np.zeros(1, np.int64), np.zeros(1, np.uint64)
SHEETS = np.zeros((1, state.SEATS, scoring.WIDTH), np.int32)
EXAMPLES: dict[str, tuple[object, ...]] = {
    "start": (GAMES, BOARDS, SEEDS, 2, -1),
    "legal": (GAMES, BOARDS, np.zeros((1, actions.ACTION_WORDS), np.uint64)),
    "step": (GAMES, BOARDS, NUMBERS),
    "choose": (GAMES, BOARDS, 0, NUMBERS),
    "advance": (
        GAMES,
        BOARDS,
        NUMBERS,
        1,
        -1,
        0,
        SHEETS,
        played(1).totals,
        played(1).ranks,
        NOTHING.rewards,
        NOTHING.ends,
    ),
    "observe": (GAMES, BOARDS, -1, NOTHING.seats, NOTHING.legal, NOTHING.masks, NOTHING.observations),
    "score": (GAMES, BOARDS, SHEETS),
    "faults": (GAMES, BOARDS, NUMBERS),
    "play": (GAMES, BOARDS, 10, False, SHEETS, NUMBERS, NUMBERS),
    "play_seeds": (NUMBERS, BOARDS, SEEDS, 2, -1, 10, *played(1)),
}
LARGE = ("advance", "play_seeds", "play", "step")
SMALL = [name for name in EXAMPLES if name not in (*LARGE, "legal")]
GRIDS = [name for (name,) in (*rotating(4, LARGE), *rotating(3, SMALL))]
# A batch of one board: what its rules lack is left out, and whoever compiles large grids waits half as long.
ONE_BOARD = SimpleNamespace(_numba_type_=known.kind_of(BOARDS))
needs_gpu = pytest.mark.skipif(not compiler.is_available(), reason="there is no GPU here")


def test_every_job_of_a_batch_has_a_grid() -> None:
    assert {grid.__name__ for grid in grids.GRIDS.values()} == set(EXAMPLES)


def with_one_board(name: str) -> tuple[object, ...]:
    """Return the arguments of a grid, of whose board the plain numbers are known."""
    return tuple(ONE_BOARD if one is BOARDS else one for one in EXAMPLES[name])


def test_what_is_nought_or_one_on_all_boards_is_known() -> None:
    """Whether there are dice is known of one board, and of several only if all have them or none."""
    with_dice = compile_rules(maps.load("usa"), {"dice": True}).boards
    both = known.numbers_of(np.concatenate([BOARDS, with_dice]))
    assert known.numbers_of(BOARDS)["dice"] == 0
    assert known.numbers_of(with_dice)["dice"] == 1
    assert "dice" not in both
    assert both["stations"] == 0
    assert "trains" not in both
    assert known.kind_of(BOARDS) != known.kind_of(with_dice)
    assert known.kind_of(with_dice).dtype.is_expanded
    assert not known.kind_of(BOARDS).dtype.is_expanded


def test_rules_that_a_board_lacks_are_not_part_of_its_code() -> None:
    every, needed = (compiler.ptx(grids.legal, of) for of in (EXAMPLES["legal"], with_one_board("legal")))
    assert len(needed) < len(every) / 2
    assert_is_a_grid(every)


def assert_is_a_grid(code: str) -> None:
    assert ".visible .entry" in code
    assert ".target sm_" in code


@pytest.mark.parametrize("name", GRIDS)
def test_every_grid_compiles_to_ptx_without_a_gpu(name: str) -> None:
    assert_is_a_grid(compiler.ptx(getattr(grids, name), with_one_board(name) if name in LARGE else EXAMPLES[name]))


def test_a_batch_on_a_gpu_is_refused_where_there_is_none() -> None:
    if compiler.is_available():
        pytest.skip("there is a GPU here")
    with pytest.raises(RuntimeError, match="no GPU"):
        Batch(compile_rules(maps.load("usa")), 1, device="cuda")


@needs_gpu
@pytest.mark.parametrize("name", benchmark.COMPARISONS)
def test_gpu_and_cpu_play_the_same_games(name: str) -> None:
    assert benchmark.COMPARISONS[name]("cuda") == benchmark.COMPARISONS[name]("cpu")
