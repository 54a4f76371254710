"""A grid for every job of a batch: the kernels of `batch_kernels.py` and `stepping.py`, one thread a game.

Each thread has a scratch of its own in local memory, without room for scripts and events. Whole games are played on a
copy of the record in local memory, whose words lie side by side for the threads of a warp; a thread that has finished
its game takes the next seed, so games of different length leave no thread idle before the seeds run out.
"""

from __future__ import annotations

from collections.abc import Callable

import numba
import numpy as np
from numba import cuda
from numpy.typing import NDArray

from whistlestop.batch import jobs as batch_kernels
from whistlestop.batch import learning as stepping
from whistlestop.batch.jobs import Numbers, Ranks, Sheets, Totals
from whistlestop.batch.learning import Flags, Rewards, Seats
from whistlestop.batch.observation.write import Rows
from whistlestop.records import scratch, state
from whistlestop.records.board import Boards
from whistlestop.records.state import SEATS, Games, Masks
from whistlestop.rules import check, scoring, setup, turn

SMALL = {"script": (1,), "answers": (1,), "events": (1, scratch.EVENT_WIDTH)}  # nobody listens on a GPU


def small_scratch() -> np.dtype[np.void]:
    """Return the type of a scratch without room for what only listeners need."""
    fields = [
        (name, field.base.str, SMALL.get(name, field.shape))
        for name, field in ((name, scratch.SCRATCH[name]) for name in scratch.SCRATCH.names or ())
    ]
    return state.record([(name, kind, shape) if shape else (name, kind) for name, kind, shape in fields])


GAME = numba.from_dtype(state.GAME)
SCRATCH = numba.from_dtype(small_scratch())
WIDTH = scoring.WIDTH


def start(games: Games, boards: Boards, seeds: Masks, players: int, first: int) -> None:
    """Start every game from its seed."""
    index = cuda.grid(1)
    if index < games.shape[0]:
        scratches = cuda.local.array(1, SCRATCH)
        batch_kernels.clear_scratch(scratches[0])
        setup.start(games[index], boards[games[index].board], scratches[0], seeds[index], players, first)


def legal(games: Games, boards: Boards, out: Masks) -> None:
    """Write each game's legal actions as one row of words."""
    index = cuda.grid(1)
    if index < games.shape[0]:
        scratches = cuda.local.array(1, SCRATCH)
        board = boards[games[index].board]
        turn.legal(games[index], board, scratches[0].legal)
        batch_kernels.copy_actions(scratches[0].legal, int(board.action_words), out[index])


def step(games: Games, boards: Boards, actions: Numbers) -> None:
    """Carry out one action in each game."""
    index = cuda.grid(1)
    if index < games.shape[0]:
        scratches = cuda.local.array(1, SCRATCH)
        batch_kernels.clear_scratch(scratches[0])
        turn.step(games[index], boards[games[index].board], scratches[0], actions[index])


def choose(games: Games, boards: Boards, number: int, actions: Numbers) -> None:
    """Write one legal action for each game."""
    index = cuda.grid(1)
    if index < games.shape[0]:
        scratches, board = cuda.local.array(1, SCRATCH), boards[games[index].board]
        turn.legal(games[index], board, scratches[0].legal)
        actions[index] = batch_kernels.choose(games[index], board, scratches[0].legal, number)


def advance(
    games: Games,
    boards: Boards,
    actions: Numbers,
    stride: int,
    first: int,
    kind: int,
    sheets: Sheets,
    totals: Totals,
    ranks: Ranks,
    rewards: Rewards,
    ends: Flags,
) -> None:
    """Carry out one action in each game, tell rewards and ends and refill; every thread has a sheet of its own."""
    index = cuda.grid(1)
    if index < games.shape[0]:
        scratches = cuda.local.array(1, SCRATCH)
        batch_kernels.clear_scratch(scratches[0])
        sheet = cuda.local.array((SEATS, WIDTH), numba.int32)
        turn.step(games[index], boards[games[index].board], scratches[0], actions[index])
        told = (totals, ranks, rewards, ends)
        stepping.tell_one(games, index, boards, scratches[0], stride, first, kind, sheet, *told)


def observe(games: Games, boards: Boards, seat: int, seats: Seats, words: Masks, masks: Masks, rows: Rows) -> None:
    """Write who decides in each game, what is legal and what is seen."""
    index = cuda.grid(1)
    if index < games.shape[0]:
        scratches = cuda.local.array(1, SCRATCH)
        stepping.observe_one(games, index, boards, scratches[0].legal, seat, seats, words, masks, rows)


def score(games: Games, boards: Boards, sheets: Sheets) -> None:
    """Write each game's score sheet."""
    index = cuda.grid(1)
    if index < games.shape[0]:
        scratches = cuda.local.array(1, SCRATCH)
        scoring.score(games[index], boards[games[index].board], scratches[0], sheets[index])


def faults(games: Games, boards: Boards, out: Numbers) -> None:
    """Write each game's faults as flags."""
    index = cuda.grid(1)
    if index < games.shape[0]:
        scratches = cuda.local.array(1, SCRATCH)
        board = boards[games[index].board]
        turn.legal(games[index], board, scratches[0].legal)
        out[index] = check.faults(games[index], board, scratches[0].legal)


def play(
    games: Games, boards: Boards, most: int, checked: bool, sheets: Sheets, decisions: Numbers, faulty: Numbers
) -> None:
    """Play each game on with uniformly random decisions and score it."""
    index = cuda.grid(1)
    if index < games.shape[0]:
        scratches, own = cuda.local.array(1, SCRATCH), cuda.local.array(1, GAME)
        batch_kernels.clear_scratch(scratches[0])
        own[0] = games[index]
        board = boards[own[0].board]
        decisions[index] = batch_kernels.play_on(own[0], board, scratches[0], most, checked, index, faulty)
        scoring.score(own[0], board, scratches[0], sheets[index])
        games[index] = own[0]


def play_seeds(
    counter: Numbers,
    boards: Boards,
    seeds: Masks,
    players: int,
    first: int,
    most: int,
    totals: Totals,
    ranks: Ranks,
    decisions: NDArray[np.int32],
) -> None:
    """Play a game from each seed; a thread takes the next seed as soon as it has finished a game."""
    scratches, own = cuda.local.array(1, SCRATCH), cuda.local.array(1, GAME)
    sheet = cuda.local.array((SEATS, WIDTH), numba.int32)
    batch_kernels.clear_scratch(scratches[0])
    number = cuda.atomic.add(counter, 0, 1)
    while number < seeds.shape[0]:
        batch_kernels.play_seed(
            own[0], boards, scratches[0], number, seeds, players, first, most, sheet, totals, ranks, decisions
        )
        number = cuda.atomic.add(counter, 0, 1)


# The grid that does what an entry point does on the CPU.
GRIDS: dict[Callable[..., None], Callable[..., None]] = {
    batch_kernels.start_games: start,
    batch_kernels.legal_games: legal,
    batch_kernels.step_games: step,
    batch_kernels.score_games: score,
    batch_kernels.fault_games: faults,
    batch_kernels.play_games: play,
    batch_kernels.play_seeds: play_seeds,
    batch_kernels.choose_games: choose,
    stepping.advance_games: advance,
    stepping.observe_games: observe,
}
