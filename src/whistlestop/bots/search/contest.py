"""Which answers are tried in how many games, and how far these are played on.

All answers get a glance, which plays the turn to its end and forecasts the rest. The best of them are looked at over
some rounds, and the last few get the rest of the budget. How far to look depends on how many games there can be: the
forecast after a few rounds errs the same way in every game, which no number of games helps, while games that go far
vary much and need many. Answers without hope are given up at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from whistlestop.bots.search.answers import Answer
from whistlestop.bots.search.playouts import Budget, Judged, Trials

AT_ONCE = 8  # games between two looks at who has hope left
HOPE = 1.5  # standard errors that an answer may have to gain and still goes on
CERTAIN = 3.0  # standard errors that settle it
GLANCES = 2  # games in which every answer gets a glance, beside the budget
GLANCE = 0  # rounds
LAST = 4  # answers in the last stage, beside the favourite


@dataclass(frozen=True)
class Stage:
    """So many answers are tried for so many rounds, in at most so many games for a share of the budget."""

    answers: int
    rounds: int
    games: int
    share: float


STAGES = (Stage(20, 2, 4, 1 / 3), Stage(8, 4, 8, 1 / 3))
# Rounds of the last stage, by the games there are for each answer. At 124 positions of the USA the lead of an answer
# was off by 0.10, 0.08 and 0.05 of a victory after 2, 4 and 8 rounds, however many games there were, and varied from
# game to game by 0.12, 0.18 and 0.29, at the end by 0.7.
DEPTHS = ((12, 4), (150, 8))


@dataclass
class Contest:
    """What answers are tried at, and what may be spent on it.

    Answers that will hardly lead the favourite by `lead` are given up; without a lead, none is. With `to_end` all games
    are played to their end.
    """

    trials: Trials
    budget: Budget
    favourite: Answer
    lead: float | None = None
    to_end: bool = False
    rounds: int | None = None
    stage: int = 0

    def hold(self, answers: Sequence[Answer]) -> list[Judged]:
        """Return the answers that were worth more than a glance, tried as far as the budget goes."""
        left = tried = self._glance([Judged(answer) for answer in answers])
        for stage in STAGES:
            left = self._best(left, stage.answers)
            games = max(self.budget.games(self.trials, len(left), stage.share), 1)
            if not self._try_out(left, min(games, stage.games), stage.rounds):
                return tried
        self._finish(self._best(left, LAST))
        return tried

    def _glance(self, judged: list[Judged]) -> list[Judged]:
        """Return the answers that look best at a glance; one that costs no game of the budget."""
        if len(judged) > STAGES[0].answers:
            self.trials.try_out(judged, GLANCES, GLANCE)
        return self._best(judged, STAGES[0].answers)

    def _best(self, judged: Sequence[Judged], most: int) -> list[Judged]:
        if len(judged) <= most:
            return list(judged)
        ordered = sorted(judged, key=lambda one: -one.value)
        return [one for place, one in enumerate(ordered) if place < most or one.answer == self.favourite]

    def _finish(self, judged: list[Judged]) -> None:
        """Spend the rest on the last answers while anything is open."""
        games = self.budget.games(self.trials, len(judged), 1.0)
        rounds = next((rounds for fewer, rounds in DEPTHS if games < fewer), None)
        while len(judged) > 1 and self._try_out(judged, AT_ONCE, rounds):
            judged = self._hopeful(judged)

    def _try_out(self, judged: Sequence[Judged], games: int, rounds: int | None) -> bool:
        """Try answers in so many games more or as many as there may be; return whether there were any."""
        games = min(games, self.budget.games(self.trials, len(judged), 1.0))
        if games < 1:
            return False
        depth = None if self.to_end else rounds
        if self.stage == 0 or depth != self.rounds:  # what was seen of other games than these does not count
            self.rounds, self.stage = depth, self.stage + 1
        for one in judged:
            one.come_to(self.stage)
        self.trials.try_out(judged, games, depth)
        self.budget.pay(games * len(judged))
        return True

    def _hopeful(self, judged: list[Judged]) -> list[Judged]:
        """Return the answers that may yet be the best, and the favourite unless it has certainly lost."""
        if self.lead is None:
            return judged
        favourite = next(one for one in judged if one.answer == self.favourite)
        best = max(judged, key=lambda one: one.value)
        rest = [one for one in judged if one is not favourite and not best.clearly_better(one, HOPE)]
        rest = [one for one in rest if not favourite.clearly_better(one, HOPE, -self.lead)]
        if rest == [best] and best.clearly_better(favourite, CERTAIN, self.lead):
            return rest
        return [favourite, *rest]
