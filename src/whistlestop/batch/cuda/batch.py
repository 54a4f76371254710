"""A batch whose games live in the memory of a GPU.

It has the methods of `Batch` and gives the same results, bit for bit: what is launched for the first time is tried
against the CPU, unless the batch is not to be `checked`. Arrays of the GPU (of numba-cuda, PyTorch, CuPy or whoever
else offers `__cuda_array_interface__`) are used where they are; numpy arrays are copied there and back, which is
convenient and slow.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property, partial
from typing import Any

import numpy as np
from numba import cuda
from numpy.typing import ArrayLike, NDArray

from whistlestop.batch import checks
from whistlestop.batch.batch import Batch, Played, played
from whistlestop.batch.cuda import beside, compiler, grids, known, trial
from whistlestop.batch.jobs import play_seeds
from whistlestop.records.actions import ACTION_WORDS
from whistlestop.records.scratch import scratches
from whistlestop.records.state import GAME, SEATS, Games, games
from whistlestop.rules import scoring

BLOCK = 64
TRIED: set[tuple[Callable[..., None], Any]] = set()  # jobs and the kinds of tables they were tried with
PLAYERS_A_PROCESSOR = 1024  # threads that play whole games; as many as their registers leave room for


@cache
def compiled(job: Callable[..., None]) -> Any:  # noqa: ANN401 - numba-cuda has no types
    """Return the grid that does an entry point's job."""
    return compiler.grid(grids.GRIDS[job])


def put(records: NDArray[np.void]) -> NDArray[np.void]:
    """Return a copy of records in the memory of the GPU.

    It is copied as bytes, because fields that share their room cannot be copied as what they are.
    """
    copied: NDArray[np.void] = cuda.to_device(records.view(np.uint8)).view(records.dtype)
    return copied


class CudaBatch(Batch):
    """Many games on a GPU."""

    _is_reset = False  # looking at the records would wait for the GPU

    def _settle(self) -> None:
        if not compiler.is_available():
            raise RuntimeError("there is no GPU here that numba-cuda can use")
        kind = known.kind_of(self.boards)
        self.boards_here = self.boards
        self.games, self.boards = put(self.games), put(self.boards)
        self.boards._numba_type_ = kind  # type: ignore[attr-defined] # what grids are compiled for
        technologies = bool(self.boards_here["technologies"].any())
        self.longest_inlined = compiler.longest_inlined(expanded=kind.dtype.is_expanded, technologies=technologies)
        self.thread_sheets = cuda.to_device(np.zeros((0, SEATS, scoring.WIDTH), np.int32))
        self.block, self.processors = BLOCK, int(cuda.get_current_device().MULTIPROCESSOR_COUNT)

    @cached_property
    def sheets(self) -> NDArray[np.int32]:
        """The score sheets last written, in the memory of the GPU."""
        sheets: NDArray[np.int32] = cuda.to_device(np.zeros((len(self), SEATS, scoring.WIDTH), np.int32))
        return sheets

    @cached_property
    def totals(self) -> NDArray[np.int16]:
        """The points of each place's last finished game, in the memory of the GPU."""
        totals: NDArray[np.int16] = cuda.to_device(np.zeros((len(self), SEATS), np.int16))
        return totals

    @cached_property
    def ranks(self) -> NDArray[np.int8]:
        """The ranks of those games, in the memory of the GPU."""
        ranks: NDArray[np.int8] = cuda.to_device(np.zeros((len(self), SEATS), np.int8))
        return ranks

    @cached_property
    def _legal(self) -> NDArray[np.uint64]:
        words: NDArray[np.uint64] = cuda.to_device(np.zeros((len(self), ACTION_WORDS), np.uint64))
        return words

    def reset(self, seeds: ArrayLike, first: int | None = None) -> None:
        """Start every game anew from its seed."""
        super().reset(seeds, first)
        self._is_reset = True

    def _has_begun(self) -> bool:
        return self._is_reset

    def records(self) -> Games:
        """Return a copy of the game records."""
        return self.games.view(np.uint8).copy_to_host().view(GAME)  # type: ignore[attr-defined] # of numba-cuda

    def _numbers(self, actions: ArrayLike) -> NDArray[np.int64]:
        if not hasattr(actions, "__cuda_array_interface__"):
            return super()._numbers(actions)
        if self.checked:
            checks.refuse_actions(actions, len(self))
        return actions  # type: ignore[return-value]

    def _play_seeds(self, seeds: NDArray[np.uint64], first: int, most: int, out: Played) -> None:
        counter = cuda.to_device(np.zeros(1, np.int64))
        blocks = max(1, min(self.processors * PLAYERS_A_PROCESSOR // self.block, -(-len(seeds) // self.block)))
        given = counter, self.boards, seeds, self.players, first, most, *out
        if not self._is_to_be_tried(play_seeds):
            self._launch(play_seeds, blocks, *given)
            return
        with beside.compiling(play_seeds):
            self._launch(play_seeds, blocks, *given)
        self._try_seeds(trial.beginning(_of_device(seeds)), first, most, [_of_device(one) for one in out])

    def _try_seeds(self, seeds: NDArray[np.uint64], first: int, most: int, theirs: list[Any]) -> None:
        """Refuse what the GPU made of the first seeds if the CPU makes something else of them."""
        ours, here = played(len(seeds)), (games(1), 0, len(seeds), self.boards_here, scratches(1), 0)
        play_seeds(*here, seeds, self.players, first, most, trial.own_sheet(), *ours)
        trial.refuse_differences("playing seeds", ours, [trial.beginning(one) for one in theirs])

    def run(self, job: Callable[..., None], *arguments: object) -> None:
        """Do a job for every game."""
        self._refuse_undealt(job)
        launch = partial(self._launch, job, -(-len(self) // self.block), self.games, self.boards, *arguments)
        if self._is_to_be_tried(job):
            self._try(job, arguments, launch)
        else:
            launch()

    def _is_to_be_tried(self, job: Callable[..., None]) -> bool:
        """Return whether a job is done for the first time on a table of this kind, by a batch that is checked."""
        code = job, self.boards._numba_type_  # type: ignore[attr-defined]
        new = self.checked and code not in TRIED
        TRIED.add(code)
        return new

    def _try(self, job: Callable[..., None], arguments: tuple[object, ...], launch: Callable[[], None]) -> None:
        """Do a job on the GPU and, for the first games, on the CPU as well; refuse what differs."""
        first, ours = trial.first_games(self.games), [self._beginning(one) for one in arguments]
        with beside.compiling(job):
            launch()
        job(first, 0, len(first), self.boards_here, scratches(1), 0, *ours)
        told = [number for number, one in enumerate(arguments) if one is not self.thread_sheets]
        theirs = [trial.beginning(_of_device(arguments[number])) for number in told]
        here = [first, *(ours[number] for number in told)]
        trial.refuse_differences(job.__name__, here, [trial.first_games(self.games), *theirs])

    def _beginning(self, argument: object) -> Any:  # noqa: ANN401
        """Return what the CPU needs of an argument: threads of a GPU have sheets of their own."""
        return trial.own_sheet() if argument is self.thread_sheets else trial.beginning(_of_device(argument))

    def _launch(self, job: Callable[..., None], blocks: int, *arguments: object) -> None:
        placed = [cuda.to_device(one) if isinstance(one, np.ndarray) else one for one in arguments]
        compiler.Inlining.longest = self.longest_inlined  # what is called for the first time is compiled then
        with trial.faults_told(job.__name__):
            compiled(job)[blocks, self.block](*(_of_device(one) for one in placed))
            for given, copy in zip(arguments, placed, strict=True):
                if isinstance(given, np.ndarray) and given.size:
                    copy.copy_to_host(given)  # type: ignore[attr-defined]


def _of_device(argument: object) -> object:
    """Return an array of another library as one that numba-cuda takes."""
    foreign = hasattr(argument, "__cuda_array_interface__") and not hasattr(argument, "copy_to_host")
    return cuda.as_cuda_array(argument) if foreign else argument
