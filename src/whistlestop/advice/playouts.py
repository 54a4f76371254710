"""How good answers are: games that the seat cannot tell from the real one are played on by a compiled bot.

The blanks of the view are filled at random, the answer is carried out and a quick bot plays all seats to the end. Every
answer is tried in the same games, so that luck falls out of comparisons. The worse half of the actions is dropped again
and again, and the time goes to the better half.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil, log2
from time import perf_counter

import numpy as np

from whistlestop import bots, state
from whistlestop.advice.answers import Answer
from whistlestop.arena.statistics import Estimate, first_places, mean, share
from whistlestop.batch import Batch
from whistlestop.bots.kernels import seats
from whistlestop.resample import resample
from whistlestop.rules import scoring
from whistlestop.view import View

QUICK = "greedy"
FEWEST = 2  # games in which every answer is tried at least
ENOUGH = 8  # games that two answers must share before one is called better
MOST_AT_ONCE = 32  # games between two looks at the clock
SEED_SPACING = 1 << 32
LAST = 3  # so many answers are left when the dropping ends
MARGIN_WORTH = 1 / 100  # what a point ahead counts beside a won game: few games tell actions apart by points first


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

    @property
    def win_chance(self) -> Estimate:
        """The share of the games won."""
        return share(np.array(self.wins), len(self.wins))

    @property
    def margin(self) -> Estimate:
        """The points ahead of the best other player."""
        return mean(np.array(self.margins), len(self.margins))

    def clearly_better(self, other: Judged, errors: float) -> bool:
        """Return whether this did better by so many standard errors in the games both were tried in."""
        games = min(len(self.values), len(other.values))
        gap = np.array(self.values[:games]) - np.array(other.values[:games])
        return games >= ENOUGH and bool(gap.mean() > errors * gap.std(ddof=1) / np.sqrt(games) > 0)


def judge(table: Table, answers: Sequence[Answer], seconds: float, favourite: Answer) -> list[Judged]:
    """Return every answer, tried in as many games as the time allows; the favourite is never dropped."""
    every = [Judged(answer) for answer in answers]
    table.try_out([Judged(answers[0])], 1)  # loads the machine code, which is not the time that was asked for
    begun = perf_counter()
    table.try_out(every, FEWEST)
    left, pace = every, (perf_counter() - begun) / (FEWEST * len(every))
    rounds = ceil(log2(max(len(left) / LAST, 1)))
    for number in range(rounds, -1, -1):
        left = _better_half(left, favourite)
        now = perf_counter()
        deadline = now + (begun + seconds - now) / (number + 1)
        while (rest := deadline - perf_counter()) > 0:
            games = min(max(int(rest / (pace * len(left))), 1), MOST_AT_ONCE)
            table.try_out(left, games)
    return every


def _better_half(judged: Sequence[Judged], favourite: Answer) -> list[Judged]:
    ordered = sorted(judged, key=lambda one: -one.value)
    size = max(LAST, (len(ordered) + 1) // 2)
    return [one for place, one in enumerate(ordered) if place < size or one.answer == favourite]


class Table:
    """Games made up from a view, always the same ones in the same order."""

    def __init__(self, view: View, seed: int) -> None:
        """Make up no game yet."""
        self.view, self.seed = view, seed
        self.players = int(view.record.players)
        self.codes = [seats.NAMES.index(QUICK)] * self.players
        self.scratches = state.scratches()
        self.made: list[state.Games] = []

    def try_out(self, judged: Sequence[Judged], games: int) -> None:
        """Try each answer in so many games more."""
        for one in judged:
            start = len(one.wins)
            batch = Batch(self.view.rules, games, players=self.players)
            batch.games.view(np.uint8)[:] = self.games(start, start + games).view(np.uint8)
            for action in one.answer.actions:
                batch.step(np.full(games, action))
            bots.play_on(batch, self.codes, np.zeros((1, 3), np.int64))
            self._note(one, batch.sheets[:, : self.players])

    def games(self, low: int, high: int) -> state.Games:
        """Return made-up games by number."""
        assert self.view.seat is not None
        while len(self.made) < high:
            games = state.games(1)
            number = np.uint64(self.seed * SEED_SPACING + len(self.made) + 1)
            resample(self.view.views, 0, self.view.rules.boards, self.scratches, self.view.seat, number, games, 0)
            games["board"] = 0
            self.made.append(games)
        return np.concatenate(self.made[low:high])

    def _note(self, one: Judged, sheets: scoring.Sheet) -> None:
        seat = int(self.view.seat or 0)
        totals = sheets[:, :, scoring.TOTAL]
        best_other = np.delete(totals, seat, axis=1).max(axis=1)
        one.wins += first_places(sheets[:, :, scoring.RANK])[:, seat].tolist()
        one.margins += (totals[:, seat] - best_other).astype(float).tolist()
