"""The rules as device code: they compile to PTX without a GPU, and with one they play the CPU's games bit for bit.

Grids take up to a minute each to compile: an ordinary run compiles one that plays whole rules, or the one whose code is
compared with and without a known board, or half of the small ones.
`WHISTLESTOP_SEED` chooses, `WHISTLESTOP_LONG=1` takes all.
"""

from __future__ import annotations

import importlib.util
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from rotation import rotating
from whistlestop import compile_rules, maps, warmup
from whistlestop.batch import jobs
from whistlestop.batch.batch import Batch, played
from whistlestop.batch.buffers import NOTHING, buffers
from whistlestop.batch.jobs import play_seeds
from whistlestop.compiler import kernel
from whistlestop.compiler.kernel import INTERPRETED
from whistlestop.records import actions, scratch, state
from whistlestop.rules import scoring

if INTERPRETED or importlib.util.find_spec("numba_cuda") is None:
    pytest.skip("numba-cuda is not installed, or the compiler is off", allow_module_level=True)

from numba.cuda.cudadrv.driver import CudaAPIError

from whistlestop.batch.cuda import batch as cuda_batch
from whistlestop.batch.cuda import benchmark, beside, compiler, grids, known, trial
from whistlestop.batch.cuda.progress import Progress

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
COMPARED = "legal"
SMALL = [name for name in EXAMPLES if name not in (*LARGE, COMPARED)]
PORTIONS = [SMALL[::2], SMALL[1::2], *([name] for name in (COMPARED, *LARGE))]
GRIDS = [name for (portion,) in rotating(len(PORTIONS), PORTIONS) for name in portion]
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


@pytest.mark.skipif(COMPARED not in GRIDS, reason="another run's turn")
def test_rules_that_a_board_lacks_are_not_part_of_its_code() -> None:
    every, needed = (compiler.ptx(grids.legal, of) for of in (EXAMPLES[COMPARED], with_one_board(COMPARED)))
    assert len(needed) < len(every) / 2
    assert_is_a_grid(every)


def assert_is_a_grid(code: str) -> None:
    assert ".visible .entry" in code
    assert ".target sm_" in code


@pytest.mark.parametrize("name", [name for name in GRIDS if name != COMPARED])
def test_every_grid_compiles_to_ptx_without_a_gpu(name: str) -> None:
    assert_is_a_grid(compiler.ptx(getattr(grids, name), with_one_board(name) if name in LARGE else EXAMPLES[name]))


def stages_told(capsys: pytest.CaptureFixture[str]) -> list[str]:
    return [line.rpartition(" s: ")[2] for line in capsys.readouterr().err.splitlines()]


def test_whoever_waits_for_a_grid_is_told_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert_is_a_grid(compiler.ptx(grids.score, EXAMPLES["score"]))
    assert "optimised, makes machine code" in stages_told(capsys)


def test_progress_tells_of_the_first_kernel_and_of_every_hundredth(capsys: pytest.CaptureFixture[str]) -> None:
    progress = Progress()
    progress.begin("play")
    for _ in range(205):
        progress.translated()
    progress.end()
    wait, one, two, ready = stages_told(capsys)
    assert wait.startswith("compiles for the GPU once")
    assert [one, two, ready] == ["100 kernels translated", "200 kernels translated", "ready"]


def test_nobody_is_told_of_a_grid_that_was_compiled_before(capsys: pytest.CaptureFixture[str]) -> None:
    progress = Progress()
    progress.begin("play")
    progress.end()
    assert stages_told(capsys) == []


def test_a_batch_on_a_gpu_is_refused_where_there_is_none() -> None:
    if compiler.is_available():
        pytest.skip("there is a GPU here")
    with pytest.raises(RuntimeError, match="no GPU"):
        Batch(compile_rules(maps.load("usa")), 1, device="cuda")


class OnDevice(np.ndarray):
    """An array that stands for one in the memory of a GPU."""

    def copy_to_host(self, target: np.ndarray | None = None) -> np.ndarray:
        """Copy it as numba-cuda's own arrays do."""
        if target is not None:
            target[...] = self
        return np.array(self)


class Emulated:
    """A grid that a CPU does; `wrong` spoils the points or the record of the game that it names."""

    def __init__(self, job: Callable[..., None], wrong: int | None) -> None:
        self.job, self.wrong = job, wrong
        self.plays_seeds = job is play_seeds

    def __getitem__(self, blocks: tuple[int, int]) -> Any:
        return self.launch

    def launch(self, *arguments: Any) -> None:
        first, boards, *others = (one.view(np.ndarray) if isinstance(one, OnDevice) else one for one in arguments)
        own, work = np.zeros((1, state.SEATS, scoring.WIDTH), np.int32), scratch.scratches(1)
        if self.plays_seeds:  # whose games are nobody's: the first argument counts the seeds
            seeds, told = others[0], others[-3:]
            self.job(state.games(1), 0, len(seeds), boards, work, 0, *others[:-3], own, *told)
            spoiled = told[0]
        else:
            others = [own if one.shape == (0, *own.shape[1:]) else one for one in map(np.asarray, others)]
            self.job(first, 0, len(first), boards, work, 0, *(one.item() if not one.ndim else one for one in others))
            spoiled = first.view(np.uint8).reshape(len(first), -1)
        if self.wrong is not None:
            spoiled[self.wrong] ^= 1


@pytest.fixture
def emulate(monkeypatch: pytest.MonkeyPatch) -> Callable[[int | None], None]:
    """Let the CPU do what a GPU would, right or wrong, so that what is around the launches can be looked at."""
    device = SimpleNamespace(MULTIPROCESSOR_COUNT=1)
    stand_in = SimpleNamespace(
        to_device=lambda array: np.array(array).view(OnDevice), get_current_device=lambda: device
    )
    monkeypatch.setattr(cuda_batch, "cuda", stand_in)
    monkeypatch.setattr(cuda_batch, "TRIED", set())
    monkeypatch.setattr(compiler, "is_available", lambda: True)
    return lambda wrong: monkeypatch.setattr(cuda_batch, "compiled", lambda job: Emulated(job, wrong))


def whole_use(device: str) -> tuple[bytes, ...]:
    """Return what comes of every job of a batch of more games than are tried."""
    batch = Batch(compile_rules(maps.load("lake-constance")), trial.TRIED + 44, device=device)
    batch.reset(np.arange(len(batch)))
    out = buffers(len(batch))
    for number in range(5):
        batch.advance(batch.random_actions(number), out)
    batch.step(batch.random_actions(5))
    told = [batch.legal(), *out, *batch.play_seeds(np.arange(300)), batch.faults()]
    batch.play_out(most=40)
    return tuple(np.asarray(one).tobytes() for one in (*told, batch.scores(), batch.records()))


def test_what_a_gpu_does_first_is_tried_against_the_cpu_and_passes_when_it_is_right(
    emulate: Callable[[int | None], None],
) -> None:
    emulate(None)
    assert whole_use("cuda") == whole_use("cpu")
    assert {job for job, _ in cuda_batch.TRIED} == set(grids.GRIDS)


def test_a_gpu_that_plays_otherwise_is_refused(emulate: Callable[[int | None], None]) -> None:
    emulate(3)
    batch = Batch(compile_rules(maps.load("lake-constance")), 8, device="cuda")
    with pytest.raises(trial.DifferentError, match="start_games gives other results"):
        batch.reset(0)
    with pytest.raises(trial.DifferentError, match="playing seeds gives other results"):
        batch.play_seeds(np.arange(8))


def test_what_a_trial_needs_of_the_cpu_is_compiled_beside(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only if it is not there yet, and the launch does not wait for it."""
    told = list[str]()

    @contextmanager
    def process(command: list[str], **_: object) -> Iterator[SimpleNamespace]:
        told.append(" ".join(command[1:]))
        yield SimpleNamespace(wait=lambda: told.append("waited"), kill=lambda: told.append("killed"))

    monkeypatch.setattr(subprocess, "Popen", process)
    monkeypatch.setattr(kernel, "has_code", lambda entry: entry is jobs.ask)
    for job in (jobs.play_seeds, jobs.legal_games, jobs.score_games):
        with beside.compiling(job):
            told.append("launched")
    with suppress(KeyboardInterrupt), beside.compiling(jobs.step_games):
        raise KeyboardInterrupt
    seeds = ["-m whistlestop.warmup seeds", "launched", "waited"]
    assert told == [*seeds, "launched", "launched", "-m whistlestop.warmup step", "killed"]


def test_every_job_but_scoring_is_known_to_be_compiled_by_some_call() -> None:
    assert set(grids.GRIDS) - set(beside.ENTRIES) == {jobs.score_games}
    assert {call for _, call in beside.ENTRIES.values()} <= set(warmup.CALLS)


def test_an_entry_point_that_was_called_has_code() -> None:
    warmup.CALLS["start"](compile_rules(maps.load("lake-constance")))
    assert kernel.has_code(jobs.start_games)


def test_a_gpu_that_breaks_off_is_told_in_a_sentence(
    emulate: Callable[[int | None], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    emulate(None)

    def break_off(job: Callable[..., None]) -> None:
        raise CudaAPIError(700, "illegal address")

    monkeypatch.setattr(cuda_batch, "compiled", break_off)
    with pytest.raises(trial.BrokenOffError, match=r"the GPU broke off in start_games .*illegal address.* device="):
        Batch(compile_rules(maps.load("lake-constance")), 8, device="cuda").reset(0)


def test_everything_is_inlined_where_there_are_technologies(emulate: Callable[[int | None], None]) -> None:
    """Calls were seen to break off there."""
    emulate(None)
    usa, kingdom = (Batch(compile_rules(maps.load(id)), 1, device="cuda") for id in ("usa", "united-kingdom"))
    assert isinstance(usa, cuda_batch.CudaBatch)
    assert isinstance(kingdom, cuda_batch.CudaBatch)
    assert usa.longest_inlined == compiler.LONGEST_INLINED < kingdom.longest_inlined == compiler.ALL


def test_a_batch_that_is_not_checked_trusts_its_gpu(emulate: Callable[[int | None], None]) -> None:
    emulate(3)
    Batch(compile_rules(maps.load("lake-constance")), 8, device="cuda", checked=False).reset(0)


def test_only_the_first_use_of_a_kind_of_table_is_tried(emulate: Callable[[int | None], None]) -> None:
    rules = compile_rules(maps.load("lake-constance"))
    emulate(None)
    Batch(rules, 8, device="cuda").reset(0)
    emulate(3)
    Batch(rules, 8, device="cuda").reset(0)
    with pytest.raises(trial.DifferentError):
        Batch(compile_rules(maps.load("lake-constance"), {"dice": True}), 8, device="cuda").reset(0)


@pytest.mark.parametrize("board", maps.ids())
def test_every_board_can_be_compared_in_every_way_it_is_played(board: str) -> None:
    """Also on the Old West, whose monsters have another name (R352)."""
    with_dice = [int(rules.boards[0]["dice"]) for rules in benchmark.every_way(board)]
    with_monsters = [int(rules.boards[0]["monsters"]) for rules in benchmark.every_way(board)]
    assert with_dice == [0, 0, 1, 1]
    assert with_monsters == [0, 1, 0, 1]


@needs_gpu
@pytest.mark.parametrize(("board", "name"), rotating(8, maps.ids(), benchmark.COMPARISONS))
def test_gpu_and_cpu_play_the_same_games(board: str, name: str) -> None:
    ours, theirs = benchmark.compare_one(board, name)
    assert ours == theirs
