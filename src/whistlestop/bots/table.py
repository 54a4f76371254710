"""One game whose seats are asked from Python: the slow loop behind simulations and the conformance check."""

from __future__ import annotations

import operator

import numpy as np

from whistlestop import batch, state
from whistlestop.actions import ACTIONS
from whistlestop.board import Rules
from whistlestop.bots.bot import Bot, BotError
from whistlestop.rules import scoring
from whistlestop.state import NONE, OVER, SEATS
from whistlestop.view import View, see


class Table:
    """A running game and what its player in turn may choose from."""

    def __init__(self, rules: Rules, players: int, seed: int, first: int | None = None) -> None:
        """Start a game from a seed."""
        self.rules, self.seed, self.decisions = rules, seed, 0
        self.games, self._scratches = state.games(1), state.scratches()
        self._ids = np.zeros(ACTIONS, np.int64)
        seeds = np.array([seed], np.uint64)
        seat = NONE if first is None else first
        batch.start_games(self.games, 0, 1, rules.boards, self._scratches, 0, seeds, players, seat)
        self._advance(NONE)

    def _advance(self, action: int) -> None:
        count = batch.advance(self.games, 0, self.rules.boards, self._scratches, action, self._ids)
        self.legal = [int(number) for number in self._ids[:count]]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.games[0].phase == OVER)

    @property
    def seat(self) -> int:
        """The seat that decides now."""
        return int(self.games[0].player)

    def view(self) -> View:
        """Return what the seat that decides now may know."""
        views = state.games(1)
        see(self.games, 0, self.rules.boards, self.seat, views, 0)
        return View(self.rules, views, self.seat, self.legal)

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
        map = self.rules.map
        return f"on {map.id} {map.ticket_set}, seed {self.seed}, seat {self.seat}, decision {self.decisions}"

    def play(self, action: int) -> None:
        """Carry out a legal action."""
        self._advance(action)
        self.decisions += 1

    def is_faulty(self) -> bool:
        """Return whether the game breaks any promise of `rules.check`."""
        out = np.zeros(1, np.int64)
        batch.fault_games(self.games, 0, 1, self.rules.boards, self._scratches, 0, out)
        return bool(out[0])

    def sheet(self) -> scoring.Sheet:
        """Return the score sheet, seats by columns."""
        sheets = np.zeros((1, SEATS, scoring.WIDTH), np.int32)
        batch.score_games(self.games, 0, 1, self.rules.boards, self._scratches, 0, sheets)
        return sheets[0]
