"""One game whose seats are asked from Python: the slow loop behind simulations and the conformance check."""

from __future__ import annotations

import operator

from whistlestop.bots.bot import Bot, BotError
from whistlestop.knowledge.view import View
from whistlestop.play.engine import Engine
from whistlestop.records.state import OVER
from whistlestop.rules import scoring
from whistlestop.ruleset import options
from whistlestop.ruleset.compile import Rules


class Table:
    """A running game and what its player in turn may choose from."""

    def __init__(self, rules: Rules, players: int, seed: int, first: int | None = None) -> None:
        """Start a game from a seed."""
        self.rules, self.seed, self.decisions = rules, seed, 0
        self.engine = Engine(rules)
        self.engine.start(seed, players, first)

    @property
    def legal(self) -> list[int]:
        """The ids of the legal actions."""
        return self.engine.legal

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.engine.record.phase == OVER)

    @property
    def seat(self) -> int:
        """The seat that decides now."""
        return int(self.engine.record.player)

    def view(self) -> View:
        """Return what the seat that decides now may know."""
        return self.engine.view(self.seat)

    def ask(self, bot: Bot, view: View) -> int:
        """Return the bot's decision; raises BotError if it is not legal."""
        answer = bot.decide(view)
        try:
            action = operator.index(answer)
        except TypeError:
            raise BotError(f"{bot.name} decided {answer!r}, which is not the id of an action") from None
        if action not in self.legal:
            raise BotError(f"{bot.name} decided {action}, which is not legal {self.where()}")
        return action

    def where(self) -> str:
        """Return the spot of the game in words, for messages."""
        table = [self.rules.map.id, self.rules.map.ticket_set]
        table += [f"{key}={options.write(value)}" for key, value in options.changed(self.rules.options).items()]
        return f"on {' '.join(table)}, seed {self.seed}, seat {self.seat}, decision {self.decisions}"

    def play(self, action: int) -> None:
        """Carry out a legal action."""
        self.engine.step(action)
        self.decisions += 1

    def is_faulty(self) -> bool:
        """Return whether the game breaks any promise of `rules.check`."""
        return self.engine.faults() != 0

    def sheet(self) -> scoring.Sheet:
        """Return the score sheet, seats by columns."""
        return self.engine.sheet()
