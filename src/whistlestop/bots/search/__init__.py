"""A bot that tries its actions out: one ply of search over games it cannot tell from the real one.

The compiled bot's own choice stays unless another answer did better in the same games, which are played on for some
rounds, the further the larger the budget, and then forecast. The budget is a number of games for each decision, or
seconds. Second cards, payments and other small questions are left to the compiled bot.
"""

from __future__ import annotations

from whistlestop.bots.bot import BotError
from whistlestop.bots.by_name import CompiledBot
from whistlestop.bots.search.answers import Answer, answer_of, every_answer
from whistlestop.bots.search.contest import Contest
from whistlestop.bots.search.playouts import Budget, Playouts, Seconds, Trials
from whistlestop.knowledge.view import View
from whistlestop.records.blocks import is_any
from whistlestop.records.state import CHOOSE_ACTION, CHOOSE_REROLL, CHOOSE_TICKETS, TUNNEL
from whistlestop.records.stations import Station

SEARCHED = (CHOOSE_ACTION, CHOOSE_TICKETS, CHOOSE_REROLL, TUNNEL)
PLAYOUTS = 400
ERRORS = 0.5  # standard errors by which an answer must lead the compiled bot's own
LEAD = 0.02  # and this much beside, of the value of a victory


class SearchBot:
    """A compiled bot that thinks its decisions over."""

    def __init__(
        self,
        seed: int = 0,
        *,
        playouts: int = PLAYOUTS,
        seconds: float | None = None,
        inner: str = "planner",
    ) -> None:
        """Take the budget of a decision: games played on, or seconds if they are given."""
        if playouts < 1 or (seconds is not None and seconds <= 0):
            raise BotError("a search needs a budget of at least one game, or some time")
        self.name, self.seed, self.playouts, self.seconds = "search", seed, playouts, seconds
        self.inner = CompiledBot(inner, seed)

    def decide(self, view: View) -> int:
        """Return the compiled bot's decision, or one that did better in the games played on."""
        if len(view.legal) == 1 or view.record.phase not in SEARCHED:
            return self.inner.decide(view)
        trials, budget = Trials(view, self.seed ^ view.lot, self.inner.name), self._budget()
        budget.games(trials, 1, 1.0)  # time runs from here
        own = answer_of(self.inner, view, trials.games(0, 1))
        return self._think(trials, budget, own).actions[0]

    def _think(self, trials: Trials, budget: Budget, own: Answer) -> Answer:
        answers = [one for one in every_answer(trials.view, trials.games(0, 1)) if one == own or not _is_station(one)]
        judged = Contest(trials, budget, own, LEAD).hold(answers)
        favourite = next(one for one in judged if one.answer == own)
        best = max(judged, key=lambda one: (one.stage, len(one.values), one.value))
        return best.answer if best.clearly_better(favourite, ERRORS, LEAD) else own

    def _budget(self) -> Budget:
        return Playouts(self.playouts) if self.seconds is None else Seconds(self.seconds)


def _is_station(answer: Answer) -> bool:
    """Return whether a station is built; the forecast rates one half a victory too high (8 of them, Europe)."""
    return is_any(answer.actions[0], Station)


def parse(name: str, seed: int) -> SearchBot:
    """Return the bot written `search`, `search@400` (games) or `search@0.5s` (seconds); raises BotError."""
    playouts, seconds = budget_of(name)
    return SearchBot(seed, playouts=playouts or PLAYOUTS, seconds=seconds)


def budget_of(name: str) -> tuple[int | None, float | None]:
    """Return the games or the seconds that a name asks for, as `search@400` and `search@0.5s` do; raises BotError."""
    bot, named, budget = name.partition("@")
    try:
        if not named:
            return None, None
        if budget.endswith("s"):
            return None, float(budget.removesuffix("s"))
        return int(budget) or -1, None
    except ValueError:
        raise BotError(f"'{name}' is not of the form {bot}@400 or {bot}@0.5s") from None
