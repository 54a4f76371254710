"""All recorded games side by side, as arrays with one row a game, an event or a kept ticket."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from whistlestop.arena import Plan
from whistlestop.arena.statistics import NORMAL, Estimate, first_places, mean, share, wilson
from whistlestop.maps import Map
from whistlestop.records.events import TURN_STARTED
from whistlestop.rules import scoring
from whistlestop.study.recording import Recorded

Floats = NDArray[np.float64]
Numbers = NDArray[np.int64]
Figures = NDArray[np.float64] | NDArray[np.int64] | NDArray[np.bool_]

CODE, SEAT, ONE, TWO, THREE, FOUR = range(6)  # columns of an event
KEPT_SEAT, KEPT_TICKET, KEPT_POINTS, KEPT_DONE = range(4)  # columns of a kept ticket


@dataclass(frozen=True)
class Sample:
    """Recorded games of one plan."""

    plan: Plan
    games: Sequence[Recorded]

    def __len__(self) -> int:
        """Return the number of games."""
        return len(self.games)

    @property
    def map(self) -> Map:
        """The board."""
        return self.plan.rules().map

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.plan.players

    @cached_property
    def sheets(self) -> NDArray[np.int32]:
        """Score sheets, games by seats by columns."""
        return np.stack([game.sheet for game in self.games])

    @cached_property
    def wins(self) -> Floats:
        """Each seat's share of the first place, games by seats."""
        return first_places(self.sheets[:, :, scoring.RANK])

    @cached_property
    def events(self) -> NDArray[np.int16]:
        """All events of all games."""
        return np.concatenate([game.events for game in self.games])

    @cached_property
    def event_game(self) -> Numbers:
        """The game each event belongs to."""
        return np.repeat(np.arange(len(self)), [len(game.events) for game in self.games])

    @cached_property
    def turns(self) -> Numbers:
        """The number of turns of each game, all players together."""
        return self.count(self.events[:, CODE] == TURN_STARTED)

    @cached_property
    def event_turn(self) -> Numbers:
        """The turn in which each event happened, counted from 1 in every game; 0 before the first."""
        started = np.cumsum(self.events[:, CODE] == TURN_STARTED)
        before = np.concatenate([[0], np.cumsum(self.turns)[:-1]])
        turn: Numbers = started - before[self.event_game]
        return turn

    @cached_property
    def tickets(self) -> NDArray[np.int16]:
        """All tickets kept in all games."""
        return np.concatenate([game.tickets for game in self.games])

    @cached_property
    def ticket_game(self) -> Numbers:
        """The game each kept ticket belongs to."""
        return np.repeat(np.arange(len(self)), [len(game.tickets) for game in self.games])

    def count(self, chosen: NDArray[np.bool_], weights: NDArray[np.int16] | None = None) -> Numbers:
        """Return how many of the chosen events each game has, or what their weights come to."""
        weighted = None if weights is None else weights[chosen]
        return np.bincount(self.event_game[chosen], weighted, len(self)).astype(np.int64)

    def told(self, code: int) -> NDArray[np.bool_]:
        """Return which events have a code."""
        return self.events[:, CODE] == code

    def mean(self, values: NDArray[np.generic]) -> Estimate:
        """Return the mean of one figure a game."""
        return mean(values.astype(np.float64), len(values))

    def share(self, values: NDArray[np.generic]) -> Estimate:
        """Return the mean of one share a game."""
        return share(values.astype(np.float64), len(values))

    def ratio(self, parts: Figures, wholes: Figures) -> Estimate:
        """Return the sum of parts over the sum of wholes, games being what varies."""
        total = float(wholes.sum())
        if total == 0:
            return Estimate(float("nan"), float("nan"), float("nan"), 0)
        value = float(parts.sum()) / total
        residuals = (parts.astype(np.float64) - value * wholes.astype(np.float64)) * len(wholes) / total
        spread = mean(residuals, int((wholes != 0).sum()))
        return Estimate(value, value + spread.low, value + spread.high, spread.games)

    def part(self, parts: Figures, wholes: Figures) -> Estimate:
        """Return the sum of parts over the sum of wholes that they are part of, with Wilson's interval."""
        found = self.ratio(parts, wholes)
        error = (found.high - found.low) / (2 * NORMAL)
        value = min(max(found.value, 0.0), 1.0) if found.games else found.value
        worth = value * (1 - value) / error**2 if error > 0 else float(wholes.sum())
        # A handful of games may agree by chance: they are worth no more than the times they are counted.
        low, high = wilson(value, min(worth, float(wholes.sum()))) if found.games else (value, value)
        return Estimate(value, low, high, found.games)

    def lift(self, game: Numbers, seat: NDArray[np.int16]) -> Estimate:
        """Return how much more than a fair share the chosen seats of the chosen games win."""
        fair = 1 / self.players
        won = np.bincount(game, self.wins[game, seat], len(self))
        found = self.part(won, np.bincount(game, minlength=len(self)))
        return Estimate(found.value - fair, found.low - fair, found.high - fair, found.games)
