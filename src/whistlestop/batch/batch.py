"""Many games at once: the fast door.

A `Batch` is an array of game records with the boards they are played on. It checks the table, shapes and ranges once a
call, and trusts that an action is legal: an illegal one leaves a game in no defined state. `Game` is the door that
checks that too. Work is split over threads, or over the threads of a GPU with `device="cuda"`; the order of threads
never changes a result, because every game has its own luck.
`advance` is one step for learning programs: what they want to know is written into buffers of theirs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from whistlestop.batch import checks
from whistlestop.batch import learning as stepping
from whistlestop.batch.buffers import Buffers as Buffers
from whistlestop.batch.buffers import buffers as buffers
from whistlestop.batch.buffers import filled
from whistlestop.batch.jobs import BOT_STREAM as BOT_STREAM
from whistlestop.batch.jobs import Numbers as Numbers
from whistlestop.batch.jobs import advance as advance
from whistlestop.batch.jobs import choose_games as choose_games
from whistlestop.batch.jobs import copy_actions as copy_actions
from whistlestop.batch.jobs import fault_games as fault_games
from whistlestop.batch.jobs import legal_games as legal_games
from whistlestop.batch.jobs import play_games as play_games
from whistlestop.batch.jobs import play_seeds as play_seeds
from whistlestop.batch.jobs import score_games as score_games
from whistlestop.batch.jobs import start_games as start_games
from whistlestop.batch.jobs import step_games as step_games
from whistlestop.batch.jobs import uniform as uniform
from whistlestop.compiler.extras import need
from whistlestop.records import scratch, state
from whistlestop.records.actions import ACTION_WORDS, ACTIONS
from whistlestop.records.board import BOARD
from whistlestop.records.state import NONE, OVER, SEATS, Games
from whistlestop.rules import scoring
from whistlestop.ruleset.compile import Rules
from whistlestop.ruleset.table import whole_number, whole_seat

MOST = 1_000_000  # decisions of one game; no game comes near it


class Played(NamedTuple):
    """What came of games played to their end: points and ranks by seat, decisions; a row for each seed."""

    totals: NDArray[np.int16]
    ranks: NDArray[np.int8]
    decisions: NDArray[np.int32]


def played(games: int) -> Played:
    """Return room for the results of so many games."""
    rows = (games, SEATS)
    return Played(np.zeros(rows, np.int16), np.zeros(rows, np.int8), np.zeros(games, np.int32))


class Batch:
    """Many games on one or several boards; actions, masks and scores are arrays with one row a game."""

    def __new__(cls, *arguments: object, device: str = "cpu", **settings: object) -> Batch:
        """Return a batch of the device: `cpu`, or `cuda` for the first GPU."""
        if device == "cuda":
            need('Batch(device="cuda")', "cuda", "numba_cuda")
            from whistlestop.batch.cuda.batch import CudaBatch  # the compiler for GPUs is loaded for them only

            return object.__new__(CudaBatch)
        if device != "cpu":
            raise ValueError(f"a batch lives on 'cpu' or 'cuda', not on '{device}'")
        return object.__new__(cls)

    def __init__(
        self,
        rules: Rules | Sequence[Rules],
        games: int,
        *,
        players: int = 2,
        threads: int = 1,
        reward: str = "win",
        device: str = "cpu",
        checked: bool = True,
    ) -> None:
        """Make room for `games` games; with several rules game i is played by rules i modulo their number.

        `reward` is what `advance` tells at the end of a game: `win` (1 for winning alone, -1 shared by the losers) or
        `margin` (points ahead of the best other seat). Raises ValueError for a table that cannot be; without
        `checked` later calls are not looked at, and an array of the wrong size or type is the caller's own fault.
        """
        every = list(rules) if isinstance(rules, Iterable) and not isinstance(rules, str) else [rules]
        checks.refuse_table(every, games, players, threads, reward)
        self.rules, self.players, self.threads, self.device = every, int(players), int(threads), device
        self.checked = checked
        self.reward, self.first = stepping.REWARDS.index(reward), NONE
        self.boards = np.concatenate([one.boards for one in every], out=np.zeros(len(every), BOARD))
        self.games: Games = state.games(games)
        self.games["board"] = np.arange(games) % len(every)
        self._settle()

    def _settle(self) -> None:
        """Make what the machine at hand needs beside the games."""
        self.scratches = scratch.scratches(self.threads)
        self.thread_sheets = np.zeros((self.threads, SEATS, scoring.WIDTH), np.int32)
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None

    @cached_property
    def sheets(self) -> NDArray[np.int32]:
        """The score sheets last written, games by seats by columns of `scoring.COLUMNS`."""
        return np.zeros((len(self), SEATS, scoring.WIDTH), np.int32)

    @cached_property
    def totals(self) -> NDArray[np.int16]:
        """The points of each place's last game that `advance` has seen the end of, games by seats."""
        return np.zeros((len(self), SEATS), np.int16)

    @cached_property
    def ranks(self) -> NDArray[np.int8]:
        """The ranks of those games, games by seats; 1 has won, and winners may share it (R229)."""
        return np.zeros((len(self), SEATS), np.int8)

    @cached_property
    def _legal(self) -> NDArray[np.uint64]:
        return np.zeros((len(self), ACTION_WORDS), np.uint64)

    def __len__(self) -> int:
        """Return the number of games."""
        return len(self.games)

    def __repr__(self) -> str:
        boards = ", ".join(dict.fromkeys(one.map.id for one in self.rules))
        return f"<Batch of {len(self)} games on {boards} with {self.players} players, {self.device}>"

    def __getstate__(self) -> dict[str, object]:
        """Return what another process or a copy needs; threads stay here."""
        return {name: value for name, value in self.__dict__.items() if name != "_pool"}

    def __setstate__(self, told: dict[str, object]) -> None:
        """Take what `__getstate__` told."""
        self.__dict__.update(told)
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None

    def _refuse_undealt(self, job: Callable[..., None]) -> None:
        """Raise ValueError if games are to go on that were never dealt: starting the next ones would never end."""
        if self.checked and job is not start_games and not self._has_begun():
            raise ValueError("reset() comes before everything else: nothing has been dealt")

    def _has_begun(self) -> bool:
        """Return whether there are games; some have players, whoever dealt them."""
        return not len(self) or bool(self.games["players"].item(0))

    def records(self) -> Games:
        """Return the game records; on a GPU a copy of them."""
        return self.games

    def reset(self, seeds: ArrayLike, first: int | None = None) -> None:
        """Start every game anew from its seed; `first` seats the first player, else luck does (R6)."""
        numbers = np.broadcast_to(checks.seeds(seeds, len(self)), (len(self),)).copy()
        self.first = self._first(first)
        self.run(start_games, numbers, self.players, self.first)

    def _first(self, first: int | None) -> int:
        if first is None:
            return NONE
        if not 0 <= (seat := whole_number("first player", first)) < self.players:
            raise ValueError(f"the first player must be a seat from 0 to {self.players - 1}, not {first}")
        return seat

    def legal(self) -> NDArray[np.uint64]:
        """Return the legal actions as rows of 64-bit words; the array is reused by the next call."""
        self.run(legal_games, self._legal)
        return self._legal

    def masks(self) -> NDArray[np.bool_]:
        """Return the legal actions as a mask, games by actions."""
        out = np.zeros((len(self), ACTIONS), np.bool_)
        self.observe(Buffers(masks=out))
        return out

    def step(self, actions: ArrayLike) -> None:
        """Carry out one action in each game, trusting that it is legal; finished games stay as they are."""
        self.run(step_games, self._numbers(actions))

    def _numbers(self, actions: ArrayLike) -> NDArray[np.int64]:
        if self.checked:
            checks.refuse_actions(actions, len(self))
        return np.require(actions, np.int64, ("C", "A", "W"))  # arrays of JAX may only be read

    def _filled(self, out: Buffers) -> Buffers:
        if self.checked:
            checks.refuse_buffers(out, len(self))
        return filled(out)

    def advance(self, actions: ArrayLike, out: Buffers, *, refill: bool = True) -> None:
        """Carry out one action in each game, trusting that it is legal, and write what came of it into `out`.

        With `refill` a finished game is scored (`totals`, `ranks`) and the next one started in its place, from the seed
        that is the number of games higher: a batch reset with consecutive seeds never plays one twice.
        """
        numbers, stride = self._numbers(actions), len(self) if refill else 0
        whole = self._filled(out)
        told = (self.totals, self.ranks, whole.rewards, whole.ends)
        self.run(stepping.advance_games, numbers, stride, self.first, self.reward, self.thread_sheets, *told)
        self._observe(whole, NONE)

    def observe(self, out: Buffers, seat: int | None = None) -> None:
        """Write what `seat` (None: in each game the seat that decides) sees now into `out`; no rewards, no ends."""
        self._observe(self._filled(out), NONE if seat is None else whole_seat(seat, self.players))

    def _observe(self, out: Buffers, seat: int) -> None:
        wanted = (out.seats, out.legal, out.masks, out.observations)
        if any(array is not None and len(array) for array in wanted):
            self.run(stepping.observe_games, seat, *wanted)

    def random_actions(self, number: int, out: NDArray[np.int64] | None = None) -> NDArray[np.int64]:
        """Return one legal action for each game, all equally likely, drawn with the game's seed and `number`."""
        if out is not None and self.checked:
            checks.refuse_buffer("out", out, ("int64",), (len(self),))
        actions = np.zeros(len(self), np.int64) if out is None else out
        self.run(choose_games, checks.number_of_choice(number), actions)
        return actions

    def scores(self) -> NDArray[np.int32]:
        """Return score sheets, games by seats by columns of `scoring.COLUMNS`."""
        self.run(score_games, self.sheets)
        return self.sheets

    def faults(self) -> NDArray[np.int64]:
        """Return the broken promises of each game as flags of `rules.check`; all 0 is sound."""
        out = np.zeros(len(self), np.int64)
        self.run(fault_games, out)
        return out

    def play_out(self, most: int = MOST, *, checked: bool = False) -> dict[str, int]:
        """Play every game on with uniformly random decisions; return decisions, unfinished and faults."""
        decisions, faulty = np.zeros(len(self), np.int64), np.zeros(len(self), np.int64)
        self.run(play_games, checks.limit(most), bool(checked), self.sheets, decisions, faulty)
        unfinished = int((self.records()["phase"] != OVER).sum())
        return {"decisions": int(decisions.sum()), "unfinished": unfinished, "faults": int(faulty.sum())}

    def play_seeds(self, seeds: ArrayLike, first: int | None = None, most: int = MOST) -> Played:
        """Play one game of uniformly random decisions from each seed, however many there are, and return the results.

        A game that ends gives way to the next seed; seed i is played by rules i modulo their number. The batch's own
        games are used for it and hold nothing of use afterwards.
        """
        numbers = np.ascontiguousarray(checks.seeds(seeds))
        out = played(len(numbers))
        self._play_seeds(numbers, self._first(first), checks.limit(most), out)
        return out

    def _play_seeds(self, seeds: NDArray[np.uint64], first: int, most: int, out: Played) -> None:
        games, sheets = state.games(self.threads), self.thread_sheets
        share_over_threads(
            len(seeds),
            self.threads,
            lambda low, high, thread: play_seeds(
                games, low, high, self.boards, self.scratches, thread, seeds, self.players, first, most, sheets, *out
            ),
            self._pool,
        )

    def run(self, job: Callable[..., None], *arguments: object) -> None:
        """Do a job for every game: an entry point and what it takes after the games, boards and scratch."""
        self._refuse_undealt(job)
        share_over_threads(
            len(self),
            self.threads,
            lambda low, high, thread: job(self.games, low, high, self.boards, self.scratches, thread, *arguments),
            self._pool,
        )


def share_over_threads(
    count: int, threads: int, work: Callable[[int, int, int], None], pool: ThreadPoolExecutor | None = None
) -> None:
    """Call `work(low, high, thread)` so that the threads cover 0 to `count` in equal parts."""
    edges = [count * thread // threads for thread in range(threads + 1)]
    if threads == 1:
        work(0, count, 0)
    elif pool is not None:
        list(pool.map(work, edges[:-1], edges[1:], range(threads)))
    else:
        with ThreadPoolExecutor(threads) as fresh:
            list(fresh.map(work, edges[:-1], edges[1:], range(threads)))
