"""A reward that comes as points are made, and comes to the same as winning.

The worth of a position to a seat is its route points ahead of the mean of the others, a hundredth each; `shaped` adds
what a step has changed in it to the reward of `win`. When a game is over the worth counts as nothing again, so all that
was added is taken back: without discounting a whole game is worth exactly what it is with `win`, and the best play is
the same (potential-based shaping).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from whistlestop.batch.learning import REWARDS
from whistlestop.records.state import Games

SHAPED, UNSHAPED = "shaped", "win"
A_POINT = 0.01

Floats = NDArray[np.float32]


def unshaped(reward: str) -> str:
    """Return what a batch itself is to tell; raises ValueError for a reward that there is not."""
    known = (*REWARDS, SHAPED)
    if reward not in known:
        raise ValueError(f"a reward is one of {', '.join(known)}, not '{reward}'")
    return UNSHAPED if reward == SHAPED else reward


class Shaping:
    """What is added to the rewards of some games; nothing unless it is asked for."""

    def __init__(self, reward: str, games: Games, players: int) -> None:
        """Look at games that are changed in place."""
        self._wanted, self._games, self._players = reward == SHAPED, games, players
        self._before: Floats = np.zeros((len(games), players), np.float32)

    def begin(self) -> None:
        """Begin with the games as they stand."""
        self._before = self._worth()

    def add(self, rewards: Floats, ends: NDArray[np.uint8]) -> None:
        """Add to the rewards of all seats what has changed since; `ends` are the games that are over."""
        if self._wanted:
            now = self._worth()
            now[ends != 0] = 0
            rewards[:, : self._players] += now - self._before
            self._before = now

    def _worth(self) -> Floats:
        points = self._games["points"][:, : self._players].astype(np.float32)
        others = (points.sum(axis=1, keepdims=True) - points) / (self._players - 1)
        return np.asarray(A_POINT * (points - others), np.float32)
