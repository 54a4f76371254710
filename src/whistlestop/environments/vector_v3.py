"""Thousands of games in one object, as Gymnasium's vector environments are used.

    envs = gymnasium.make_vec("whistlestop/usa-cards-2-v3", num_envs=4096, opponents="greedy")
    seen, info = envs.reset(seed=7)
    seen, rewards, over, cut_off, info = envs.step(actions)

Without opponents every decision is the learner's, whichever seat it is for, and a reward is that of the seat which made
the last decision; `info["seats"]` says who decides now and `info["rewards"]` has the rewards of all seats. With
opponents the learner sits in seat 0. A finished game is replaced in the same step (`AutoresetMode.SAME_STEP`): what is
seen is the next game's beginning already. What has become of the games that ended stands in `info["final_info"]` as
Gymnasium has it: `points` and `ranks` by seat, with a flag for each game that they hold for in `_points`, `_ranks` and
`info["_final_info"]`. With `final_obs=True` the last observation of those games stands in `info["final_obs"]`, that of
the learner or of who decided last; nothing is ever cut off, so most programs need none and save the time. An action
that is not legal is refused with a ValueError before any game has moved; `action_masks()` has those that are.

Every array given out may be kept: the next step writes into new ones. That costs time, see docs/research.md; with
`copy=False` the next step writes over them. With `compact` rows and actions are those that the table can use, see
`compact.py`; `layout` says which.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from whistlestop.environments.seating import SeatedBatch
from whistlestop.environments.tables import Observation, action_space, observation_space
from whistlestop.play.engine import Board


class VectorTable(VectorEnv):  # type: ignore[misc] # it is not typed here
    """A batch with the face of a vector environment."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        num_envs: int = 1,
        board: Board = "usa",
        mode: str = "cards",
        players: int = 2,
        opponents: str | Sequence[str] | None = None,
        reward: str = "win",
        threads: int | None = None,
        copy: bool = True,
        compact: bool = False,
        final_obs: bool = False,
    ) -> None:
        """Make room for `num_envs` games, played on all cores unless `threads` says otherwise."""
        self.num_envs = num_envs
        self.games = SeatedBatch(
            board,
            mode,
            players,
            num_envs,
            opponents=opponents,
            reward=reward,
            threads=threads,
            refill=True,
            compact=compact,
            copy=copy,
            keep_last=final_obs,
        )
        self.layout = self.games.layout
        self.single_observation_space = observation_space(self.layout)
        self.single_action_space = action_space(self.layout)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._alone, self._final_obs = opponents is None, final_obs
        self._index = np.arange(num_envs)
        self._never = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start all games anew, from consecutive seeds."""
        super().reset(seed=seed)
        start = int(self.np_random.integers(0, 2**62))
        self.games.reset(np.arange(start, start + self.num_envs, dtype=np.uint64))
        return self.games.seen(), self._told()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Carry out one action in each game; raises ValueError, with nothing carried out, if one is not legal."""
        deciding = self.games.seats.copy() if self._alone else 0
        self.games.step(actions)
        rewards, over = self.games.rewards[self._index, deciding], self.games.ends != 0
        return self.games.seen(), rewards, over, self._never.copy(), {**self._told(), **self._results(over)}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal now, games by actions."""
        return self.games.action_masks()

    def _told(self) -> dict[str, Any]:
        return {"seats": self.games.seats, "rewards": self.games.rewards}

    def _results(self, over: NDArray[np.bool_]) -> dict[str, Any]:
        if not over.any():
            return {}
        final: dict[str, NDArray[Any]] = {}
        for name, array in self.games.results().items():
            array[~over] = 0
            final |= {name: array, f"_{name}": over.copy()}
        return {"final_info": final, "_final_info": over.copy(), **self._last(over)}

    def _last(self, over: NDArray[np.bool_]) -> dict[str, Any]:
        if not self._final_obs:
            return {}
        last = np.array([self.games.last.get(game) for game in range(self.num_envs)], object)
        return {"final_obs": last, "_final_obs": over.copy()}
