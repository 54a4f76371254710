"""How good answers are: games that the seat cannot tell from the real one are played on by a compiled bot.

The blanks of the view are filled (`worlds.py`), the answer is carried out and a compiled bot plays all seats, to the
end or for some rounds after which the rest is forecast (`forecast.py`). Every answer is tried in the same games, so
that luck falls out of comparisons. The worse half of the answers is dropped again and again; the rest get the budget.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil, log2
from statistics import NormalDist
from time import perf_counter
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from whistlestop import state
from whistlestop.batch import Batch
from whistlestop.bots.kernels import seats
from whistlestop.bots.search import forecast
from whistlestop.bots.search.answers import Answer
from whistlestop.bots.search.worlds import Worlds
from whistlestop.bots.simulation import first_places
from whistlestop.rules import scoring
from whistlestop.view import View

FEWEST = 4  # games in which every answer is tried at least
ENOUGH = 8  # games that two answers must share before one is called better
MOST_AT_ONCE = 32  # games between two looks at the clock
MOST_DECISIONS = 20_000  # of a game played on; no bot of the package needs a tenth of them
NEVER = 1 << 30  # a turn that no game has
LAST = 3  # so many answers are left when the dropping ends
MARGIN_WORTH = 1 / 100  # what a point ahead counts beside a won game: few games tell actions apart by points first

Floats = NDArray[np.float64]


@dataclass
class Judged:
    """An answer and what the games after it came to."""

    answer: Answer
    wins: list[float] = field(default_factory=list)
    margins: list[float] = field(default_factory=list)

    @property
    def values(self) -> list[float]:
        """One number a game: the share of the victory and a little for the points ahead."""
        return [win + MARGIN_WORTH * margin for win, margin in zip(self.wins, self.margins, strict=True)]

    @property
    def value(self) -> float:
        """The mean of the values."""
        return float(np.mean(self.values))

    def clearly_better(self, other: Judged, errors: float, lead: float = 0.0) -> bool:
        """Return whether this led by more than `lead` and so many standard errors in the games both were tried in."""
        games = min(len(self.values), len(other.values))
        gap = np.array(self.values[:games]) - np.array(other.values[:games])
        return games >= ENOUGH and bool(gap.mean() - lead > errors * gap.std(ddof=1) / np.sqrt(games))


def errors_asked(answers: int, wrong: float) -> float:
    """Return by how many standard errors one of so many answers must lead, if chance may fool us in a share `wrong`.

    The more answers there are, the more of them look good by chance, so the more is asked of each.
    """
    return NormalDist().inv_cdf(1 - wrong / answers)


class Budget(Protocol):
    """What a search may cost."""

    def spend(self, table: Table, judged: Sequence[Judged], rounds: int) -> None:
        """Try answers in one of so many rounds that are left, the last one being this if there is one."""


@dataclass
class Playouts:
    """A number of games that may be played on, all answers together."""

    left: int

    def spend(self, table: Table, judged: Sequence[Judged], rounds: int) -> None:
        """Try each answer in its share of the games."""
        games = self.left // rounds // len(judged)
        if games > 0:
            table.try_out(judged, games)
        self.left -= games * len(judged)


@dataclass
class Seconds:
    """Time, counted from the first round."""

    seconds: float
    end: float = 0.0

    def spend(self, table: Table, judged: Sequence[Judged], rounds: int) -> None:
        """Try the answers until the round's share of the time is over."""
        now = perf_counter()
        self.end = self.end or now + self.seconds
        deadline = now + (self.end - now) / rounds
        while (rest := deadline - perf_counter()) > 0:
            games = min(max(int(rest / (table.pace * len(judged))), 1), MOST_AT_ONCE)
            table.try_out(judged, games)


def judge(table: Table, answers: Sequence[Answer], budget: Budget, favourite: Answer) -> list[Judged]:
    """Return every answer, tried in as many games as the budget allows; the favourite is never dropped."""
    left = every = [Judged(answer) for answer in answers]
    table.try_out(every, FEWEST)
    for rounds in range(ceil(log2(max(len(left) / LAST, 1))) + 1, 0, -1):
        left = _better_half(left, favourite)
        budget.spend(table, left, rounds)
    return every


def _better_half(judged: Sequence[Judged], favourite: Answer) -> list[Judged]:
    ordered = sorted(judged, key=lambda one: -one.value)
    size = max(LAST, (len(ordered) + 1) // 2)
    return [one for place, one in enumerate(ordered) if place < size or one.answer == favourite]


class Table:
    """Games made up from a view and the bot that plays them on, for some rounds or, without `rounds`, to their end."""

    def __init__(self, view: View, seed: int, bot: str, rounds: int | None = None) -> None:
        """Make up no game yet."""
        self.view, self.worlds, self.seat = view, Worlds(view, seed), int(view.record.player)
        self.players = int(view.record.players)
        self.codes = [seats.NAMES.index(bot)] * self.players
        self.last = NEVER if rounds is None else int(view.record.turn) + rounds * self.players
        self.pace = 0.0  # seconds a game takes

    def games(self, low: int, high: int) -> state.Games:
        """Return made-up games by number."""
        return self.worlds.games(low, high)

    def try_out(self, judged: Sequence[Judged], games: int) -> None:
        """Try each answer in so many games more."""
        begun = perf_counter()
        for one in judged:
            self._note(one, *self._play(one.answer, len(one.wins), games))
        self.pace = (perf_counter() - begun) / (games * len(judged))

    def _play(self, answer: Answer, start: int, games: int) -> tuple[Floats, Floats]:
        batch = Batch(self.view.rules, games, players=self.players)
        batch.games.view(np.uint8)[:] = self.games(start, start + games).view(np.uint8)
        for action in answer.actions:
            batch.step(np.full(games, action))
        return look_ahead(batch, self.codes, self.last)

    def _note(self, one: Judged, wins: Floats, points: Floats) -> None:
        one.wins += wins[:, self.seat].tolist()
        one.margins += (points[:, self.seat] - np.delete(points, self.seat, axis=1).max(axis=1)).tolist()


def look_ahead(batch: Batch, codes: Sequence[int], last: int) -> tuple[Floats, Floats]:
    """Return each seat's chance to win and final points, games by seats; forecasts where turn `last` came first."""
    rows, dice = describe(batch, codes, last), bool(batch.boards[0].dice)
    sheets, over = batch.sheets[:, : len(codes)], (batch.games["phase"] == state.OVER)[:, None]
    points = np.where(over, sheets[:, :, scoring.TOTAL], forecast.final_points(rows, dice))
    wins = np.where(over, first_places(sheets[:, :, scoring.RANK]), forecast.chances(points, rows, dice))
    return wins, points


def describe(batch: Batch, codes: Sequence[int], last: int) -> forecast.Rows:
    """Play games on until turn `last` begins and return rows of `kernels.forecast`, all 0 for games that are over."""
    rows = np.zeros((len(batch), len(codes), forecast.WIDTH), np.float32)
    seats.look_ahead(
        batch.games,
        batch.boards,
        batch.scratches,
        state.games(1),
        np.array(codes, np.int64),
        last,
        MOST_DECISIONS,
        batch.sheets,
        rows,
    )
    return rows
