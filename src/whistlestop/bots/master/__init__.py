"""A bot that tries out what the learned bot likes: its policy says what is worth a look, its value what came of it.

The learned bot's own answer stays unless another one leads, by what the policy and the games played on say together.
Games are played on by the planner for some rounds, and a network that was fitted to who won tells the rest. Second
cards, payments and other small questions are the learned bot's.
"""

from __future__ import annotations

from whistlestop.bots.bot import BotError
from whistlestop.bots.learned import shelf
from whistlestop.bots.master import value
from whistlestop.bots.master.policy import Policy
from whistlestop.bots.master.race import Race, Way
from whistlestop.bots.search import SEARCHED, budget_of
from whistlestop.bots.search.answers import Answer, answer_of, every_answer
from whistlestop.bots.search.playouts import Budget, LookAhead, Playouts, Seconds, Trials
from whistlestop.knowledge.view import View
from whistlestop.records.blocks import decode, encode
from whistlestop.records.monsters import Move
from whistlestop.records.state import CHOOSE_TICKETS
from whistlestop.records.stations import Station

PLAYOUTS = 400
PLAYED_ON_BY = "planner"


class MasterBot:
    """The learned bot, thinking its decisions over."""

    def __init__(
        self, seed: int = 0, *, playouts: int = PLAYOUTS, seconds: float | None = None, way: Way | None = None
    ) -> None:
        """Take the budget of a decision: games played on, or seconds if they are given."""
        if playouts < 1 or (seconds is not None and seconds <= 0):
            raise BotError("a search needs a budget of at least one game, or some time")
        self.name, self.seed, self.playouts, self.seconds = "master", seed, playouts, seconds
        self.inner, self.way = Policy(seed), way or Way()
        self.judge: LookAhead = value.look_ahead

    def decide(self, view: View) -> int:
        """Return the learned bot's decision, or one that did better in the games played on."""
        if len(view.legal) == 1 or view.record.phase not in SEARCHED:
            return self.inner.decide(view)
        budget = self._budget()
        trials = Trials(view, self.seed ^ view.lot, PLAYED_ON_BY, self.judge)
        budget.games(trials, 1, 1.0)  # time runs from here
        own = answer_of(self.inner, view, trials.games(0, 1))
        answers = [one for one in every_answer(view, trials.games(0, 1)) if is_sensible(one, view)]
        doubt = self.way.doubt if shelf.has_learned(view.rules, trials.players) else self.way.lent_doubt
        return Race(trials, budget, self.way, doubt).run(own, answers, self._priors(view)).actions[0]

    def _priors(self, view: View) -> dict[Answer, float]:
        """Return by how much the policy likes answers better than the planner's; tickets are judged one by one only."""
        if view.record.phase == CHOOSE_TICKETS:
            return {}
        return {Answer((action,)): lead for action, lead in self.inner.leads().items()}

    def _budget(self) -> Budget:
        return Playouts(self.playouts) if self.seconds is None else Seconds(self.seconds)


def is_sensible(answer: Answer, view: View) -> bool:
    """Return whether an answer may be tried: no station, and no move of a monster that fewer locomotives pay for."""
    parts = decode(answer.actions[0])
    if isinstance(parts, Move) and parts.locomotives > 1:
        return encode(parts._replace(locomotives=parts.locomotives - 1)) not in view.legal
    return not isinstance(parts, Station)


def parse(name: str, seed: int) -> MasterBot:
    """Return the bot written `master`, `master@400` (games) or `master@0.1s` (seconds); raises BotError."""
    playouts, seconds = budget_of(name)
    return MasterBot(seed, playouts=playouts or PLAYOUTS, seconds=seconds)
