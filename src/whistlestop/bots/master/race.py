"""Which answers are tried in how many games, and which one is taken.

Before any game an answer leads the favourite by what the policy says, give or take `DOUBT`. Games add what they show:
the mean lead over the favourite in the same games, give or take its error and what looks of that depth are off by
however many there are. Both are weighed by how sure they are, so few games change little. Every few games answers
whose lead can hardly become the greatest are given up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from whistlestop.bots.search.answers import Answer
from whistlestop.bots.search.playouts import Budget, Judged, Trials


@dataclass(frozen=True)
class Way:
    """How a race is run; amounts are shares of a victory."""

    rounds: int | None = 4  # that a look goes over
    off: float = 0.05  # what the lead of an answer is off by after so many rounds, however many games there are
    doubt: float = 0.06  # what the policy's lead of an answer is off by
    blind_lead: float = -0.03  # the lead of an answer that the policy says nothing about
    blind_doubt: float = 0.08
    spread: float = 0.2  # of a lead from game to game, before any game
    spread_games: int = 4  # that this counts for
    least: float = -0.12  # answers with less of a lead by the policy are not tried
    most: int = 12  # answers that are tried
    at_once: int = 4  # games between two looks at who has hope left
    hope: float = 1.5  # standard errors that an answer may have to gain and still goes on
    glances: int = 2  # games in which answers get a glance where the policy says nothing and there are too many


@dataclass
class Runner:
    """An answer in a race: what the policy makes of it, and what the games did."""

    judged: Judged
    prior: float
    doubt: float
    lead: float = 0.0
    error: float = 0.0  # what more games could still change, about

    def weigh(self, favourite: Judged, way: Way) -> None:
        """Find the lead over the favourite from the policy and the games."""
        gap = np.array(self.judged.values) - np.array(favourite.values)
        games = len(gap)
        mean = float(gap.mean())
        squares = float(((gap - mean) ** 2).sum()) + way.spread_games * way.spread**2
        noise = squares / (games + way.spread_games) / games
        sure = self.doubt**2 / (self.doubt**2 + noise + way.off**2)
        self.lead = sure * mean + (1 - sure) * self.prior
        self.error = sure * noise**0.5


class Race:
    """Answers against a favourite."""

    def __init__(self, trials: Trials, budget: Budget, way: Way) -> None:
        """Take what is played on, and what may be spent."""
        self.trials, self.budget, self.way = trials, budget, way

    def run(self, favourite: Answer, answers: Sequence[Answer], priors: Mapping[Answer, float]) -> Answer:
        """Return the answer with the greatest lead, the favourite if none has any."""
        first, way = Judged(favourite), self.way
        left = self._entered(first, [one for one in answers if one != favourite], priors)
        entered = left
        while left:
            games = min(way.at_once, self.budget.games(self.trials, len(left) + 1, 1.0))
            if games < 1:
                break
            self.trials.try_out([first, *(one.judged for one in left)], games, way.rounds)
            self.budget.pay(games * (len(left) + 1))
            for one in left:
                one.weigh(first, way)
            left = self._hopeful(left)
        best = max(entered, key=lambda one: one.lead, default=None)
        return best.judged.answer if best is not None and best.lead > 0 else favourite

    def _entered(self, first: Judged, answers: Sequence[Answer], priors: Mapping[Answer, float]) -> list[Runner]:
        """Return the answers that are worth a look, the likeliest first."""
        way = self.way
        if priors:
            own = priors.get(first.answer, 0.0)
            known = [Runner(Judged(one), priors[one] - own, way.doubt) for one in answers if one in priors]
            rest = [Runner(Judged(one), way.blind_lead, way.blind_doubt) for one in answers if one not in priors]
            likely = [one for one in [*known, *rest] if one.prior > way.least]
            return sorted(likely, key=lambda one: -one.prior)[: way.most]
        runners = [Runner(Judged(one), way.blind_lead, way.blind_doubt) for one in answers]
        if len(runners) > way.most:
            glanced = [Judged(one) for one in answers]
            self.trials.try_out(glanced, way.glances, 0)
            order = np.argsort([-one.value for one in glanced], kind="stable")
            runners = [runners[place] for place in order[: way.most]]
        return runners

    def _hopeful(self, left: list[Runner]) -> list[Runner]:
        """Return the answers that may yet lead."""
        best = max(max(one.lead for one in left), 0.0)
        rest = [one for one in left if one.lead + self.way.hope * one.error >= best]
        settled = len(rest) == 1 and rest[0].lead - 2 * self.way.hope * rest[0].error > 0
        return [] if settled else rest
