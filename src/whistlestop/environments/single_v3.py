"""One learner at one table against bots, as Gymnasium knows it.

    env = gymnasium.make("whistlestop/usa-cards-2-v3", opponents="greedy", compact=True)
    seen, info = env.reset(seed=7)
    seen, reward, over, cut_off, info = env.step(int(seen["action_mask"].argmax()))

The learner sits in seat 0; luck decides who begins. An action that is not legal loses the game: it ends with a reward
of -1 and `info["illegal"]` is true. Nothing is ever cut off. After the end `info["points"]` and `info["ranks"]` have
everybody's points and ranks. `action_masks()` is what MaskablePPO asks for. With `compact` rows and actions are those
that the table can use, see `compact.py`; `env.unwrapped.layout` says which.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from numpy.typing import NDArray

from whistlestop.environments.rendering import METADATA, Picture, Rendering
from whistlestop.environments.seating import SeatedBatch
from whistlestop.environments.tables import Observation, action_space, observation_space
from whistlestop.play.engine import Board

ILLEGAL = -1.0
LEARNERS_SEAT = 0


class SingleTable(gymnasium.Env):  # type: ignore[misc] # it is not typed here
    """One game at a time; the bots' decisions are part of a step."""

    metadata: ClassVar[dict[str, Any]] = {**METADATA}

    def __init__(
        self,
        board: Board = "usa",
        mode: str = "cards",
        players: int = 2,
        opponents: str | Sequence[str] = "greedy",
        reward: str = "win",
        compact: bool = False,
        render_mode: str | None = None,
    ) -> None:
        """Seat the learner and the opponents: a bot's name, or one for each of the other seats."""
        if opponents is None:
            raise ValueError(
                "one learner plays against `opponents`; `vector_v3` and `table_v3` have learners in all seats"
            )
        self._games = SeatedBatch(
            board,
            mode,
            players,
            1,
            opponents=opponents,
            reward=reward,
            threads=1,
            refill=False,
            compact=compact,
            copy=False,
        )
        self.layout, self.render_mode = self._games.layout, render_mode
        self._rendering = Rendering(self._games.batch, render_mode)
        self.observation_space, self.action_space = observation_space(self.layout), action_space(self.layout)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game; Gymnasium's own generator, seeded if a seed is given, chooses its luck."""
        super().reset(seed=seed)
        self._games.reset(self.np_random.integers(0, 2**63, 1, np.int64).astype(np.uint64))
        self._show_people()
        return self._seen(), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out an action and all that the bots decide after it."""
        masks = self.action_masks()
        if not masks.any() and not self._games.ends[0]:
            raise gymnasium.error.ResetNeeded("reset() comes before the first step")
        number = operator.index(action)
        if not 0 <= number < len(masks) or not masks[number]:
            return self._seen(), ILLEGAL, True, False, {"illegal": True}
        self._games.step(np.array([number], np.int64))
        self._show_people()
        over = bool(self._games.ends[0])
        seen = self._games.sight(0, LEARNERS_SEAT) if over else self._seen()
        return seen, float(self._games.rewards[0, LEARNERS_SEAT]), over, False, self._told(over)

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal now."""
        return self._games.action_masks()[0]

    def render(self) -> str | Picture | None:
        """Return what the learner sees, as `render_mode` says: text, an SVG picture or pixels."""
        return self._rendering.show(LEARNERS_SEAT)

    def _show_people(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _told(self, over: bool) -> dict[str, Any]:
        return {name: array[0].tolist() for name, array in self._games.results().items()} if over else {}

    def _seen(self) -> Observation:
        return {name: array[0].copy() for name, array in self._games.seen().items()}
