"""How good answers are: games that the seat cannot tell from the real one are played on by a compiled bot.

The blanks of the view are filled (`worlds.py`), the answer is carried out and a compiled bot plays all seats, to the
end or for some rounds after which the rest is forecast (`forecast.py`). Every answer is tried in the same games, so
that luck falls out of comparisons. Which answers get how many games is told by `contest.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import ceil
from statistics import NormalDist
from time import perf_counter
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from whistlestop.batch.batch import Batch, step_games
from whistlestop.bots import seats, tuned
from whistlestop.bots.roster import number_of
from whistlestop.bots.search import forecast
from whistlestop.bots.search.answers import Answer
from whistlestop.bots.search.worlds import Worlds
from whistlestop.bots.seats import NEVER as NEVER
from whistlestop.bots.simulation import first_places
from whistlestop.knowledge.view import View
from whistlestop.records import state
from whistlestop.rules import scoring

ENOUGH = 8  # games that two answers must share before one is called better
USUAL_PACE = 3e-4  # seconds that a game takes before any was timed
MOST_DECISIONS = 20_000  # of a game played on; no bot of the package needs a tenth of them
MARGIN_WORTH = 1 / 100  # what a point ahead counts beside a won game: few games tell actions apart by points first

Floats = NDArray[np.float64]
LookAhead = Callable[[Batch, Sequence[int], int], tuple[Floats, Floats]]


@dataclass
class Judged:
    """An answer and what the games after it came to."""

    answer: Answer
    wins: list[float] = field(default_factory=list)
    margins: list[float] = field(default_factory=list)
    stage: int = 0  # of the contest that it has come to; games of other stages do not count

    def come_to(self, stage: int) -> None:
        """Begin a stage, if it is another one."""
        if stage != self.stage:
            self.wins, self.margins, self.stage = [], [], stage

    @property
    def values(self) -> list[float]:
        """One number a game: the share of the victory and a little for the points ahead."""
        return [win + MARGIN_WORTH * margin for win, margin in zip(self.wins, self.margins, strict=True)]

    @property
    def value(self) -> float:
        """The mean of the values, 0 before any game."""
        return float(np.mean(self.values)) if self.wins else 0.0

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

    def games(self, trials: Trials, answers: int, share: float) -> int:
        """Return in how many games so many answers can be tried for a share of what is left."""

    def pay(self, games: int) -> None:
        """Note that so many games were played on."""


@dataclass
class Playouts:
    """A number of games that may be played on, all answers together."""

    left: int

    def games(self, trials: Trials, answers: int, share: float) -> int:
        """Return in how many games so many answers can be tried for a share of what is left."""
        return int(self.left * share) // answers

    def pay(self, games: int) -> None:
        """Note that so many games were played on."""
        self.left -= games


@dataclass
class Seconds:
    """Time, counted from the first question about it."""

    seconds: float
    end: float = 0.0

    def games(self, trials: Trials, answers: int, share: float) -> int:
        """Return how many games there is likely time for; a single one costs what it costs."""
        now = perf_counter()
        self.end = self.end or now + self.seconds
        return ceil((self.end - now) * share / (trials.pace * answers)) if now < self.end else 0

    def pay(self, games: int) -> None:
        """Do nothing: the clock runs by itself."""


class Trials:
    """Games made up from a view, and the bot that plays them on."""

    def __init__(self, view: View, seed: int, bot: str, judge: LookAhead | None = None) -> None:
        """Make up no game yet; what a look comes to is told by `look_ahead`, or by another judge."""
        self.judge = judge or look_ahead
        self.view, self.worlds, self.seat = view, Worlds(view, seed), int(view.record.player)
        self.players = int(view.record.players)
        self.codes = [number_of(bot)] * self.players
        self.pace = USUAL_PACE

    def games(self, low: int, high: int) -> state.Games:
        """Return made-up games by number."""
        return self.worlds.games(low, high)

    def try_out(self, judged: Sequence[Judged], games: int, rounds: int | None = None) -> None:
        """Try each answer in so many games more, for so many rounds (0: to the end of the turn) or to the end."""
        begun = perf_counter()
        for one, wins, points in zip(judged, *self._play(judged, games, rounds), strict=True):
            self._note(one, wins, points)
        self.pace = (perf_counter() - begun) / (games * len(judged))

    def _play(self, judged: Sequence[Judged], games: int, rounds: int | None) -> tuple[Floats, Floats]:
        """Return chances and points, answers by games by seats; one batch for all saves most of what calls cost."""
        batch = Batch(self.view.rules, games * len(judged), players=self.players)
        records = batch.games.view(np.uint8).reshape(len(judged), -1)
        for place, one in enumerate(judged):
            records[place] = self.games(len(one.wins), len(one.wins) + games).view(np.uint8)
            for action in one.answer.actions:
                self._step(batch, place * games, (place + 1) * games, action)
        last = NEVER if rounds is None else int(self.view.record.turn) + max(rounds * self.players, 1)
        wins, points = self.judge(batch, self.codes, last)
        shape = (len(judged), games, self.players)
        return wins.reshape(shape), points.reshape(shape)

    def _step(self, batch: Batch, low: int, high: int, action: int) -> None:
        step_games(batch.games, low, high, batch.boards, batch.scratches, 0, np.full(high, action))

    def _note(self, one: Judged, wins: Floats, points: Floats) -> None:
        one.wins += wins[:, self.seat].tolist()
        one.margins += (points[:, self.seat] - np.delete(points, self.seat, axis=1).max(axis=1)).tolist()


def look_ahead(batch: Batch, codes: Sequence[int], last: int) -> tuple[Floats, Floats]:
    """Return each seat's chance to win and final points, games by seats; forecasts where turn `last` came first."""
    return foretell(batch, describe(batch, codes, last))


def foretell(batch: Batch, rows: forecast.Rows) -> tuple[Floats, Floats]:
    """Return chances and points of games that were described: the forecast's, and of games that are over their own."""
    dice = bool(batch.boards[0].dice)
    points = forecast.final_points(rows, dice)
    return outcome(batch, forecast.chances(points, rows, dice), points)


def outcome(batch: Batch, chances: Floats, points: Floats) -> tuple[Floats, Floats]:
    """Return foretold chances and points, with those of games that are over put in their place."""
    sheets, over = batch.sheets[:, : chances.shape[1]], (batch.games["phase"] == state.OVER)[:, None]
    wins = np.where(over, first_places(sheets[:, :, scoring.RANK]), chances)
    return wins, np.where(over, sheets[:, :, scoring.TOTAL], points)


def describe(batch: Batch, codes: Sequence[int], last: int) -> forecast.Rows:
    """Play games on until turn `last` begins; return rows of `planner/forecast.py`, all 0 for games that are over."""
    rows = np.zeros((len(batch), len(codes), forecast.WIDTH), np.float32)
    tables = seats.bot_tables(codes, tuned.setting(batch.rules[0], batch.players))
    tables["last_turn"], tables["most_decisions"] = last, MOST_DECISIONS
    seats.look_ahead(batch.games, batch.boards, tables, batch.sheets, rows)
    return rows
