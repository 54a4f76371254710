"""One learner at one table against bots, as Gymnasium knows it.

    env = gymnasium.make("whistlestop/usa-cards-2-v2", opponents="greedy")
    seen, info = env.reset(seed=7)
    seen, reward, over, cut_off, info = env.step(int(seen["action_mask"].argmax()))

The learner sits in seat 0; luck decides who begins. An action that is not legal loses the game: it ends with a reward
of -1 and `info["illegal"]` is true. Nothing is ever cut off. After the end `info["points"]` has everybody's points.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np

from whistlestop.environments.seating import SeatedBatch
from whistlestop.environments.tables import Observation, action_space, observation_space
from whistlestop.play.engine import Board

ILLEGAL = -1.0


class SingleTable(gymnasium.Env):  # type: ignore[misc] # it is not typed here
    """One game at a time; the bots' decisions are part of a step."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": []}

    def __init__(
        self,
        board: Board = "usa",
        mode: str = "cards",
        players: int = 2,
        opponents: str | Sequence[str] = "greedy",
        reward: str = "win",
    ) -> None:
        """Seat the learner and the opponents: a bot's name, or one for each of the other seats."""
        self.observation_space, self.action_space = observation_space(), action_space()
        self._games = SeatedBatch(board, mode, players, 1, opponents=opponents, reward=reward, threads=1, refill=False)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game; Gymnasium's own generator, seeded if a seed is given, chooses its luck."""
        super().reset(seed=seed)
        self._games.reset(self.np_random.integers(0, 2**63, 1, np.int64).astype(np.uint64))
        return self._seen(), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out an action and all that the bots decide after it."""
        if not self._seen()["action_mask"][action]:
            return self._seen(), ILLEGAL, True, False, {"illegal": True}
        self._games.step(np.array([action], np.int64))
        over = bool(self._games.ends[0])
        return self._seen(), float(self._games.rewards[0, 0]), over, False, self._told(over)

    def _told(self, over: bool) -> dict[str, Any]:
        players = self._games.batch.players
        return {"points": self._games.batch.totals[0, :players].tolist()} if over else {}

    def _seen(self) -> Observation:
        return {"observation": self._games.rows[0].copy(), "action_mask": self._games.masks[0].copy()}
