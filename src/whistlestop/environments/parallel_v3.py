"""A table for libraries that know PettingZoo's parallel interface only.

In every cycle each agent gives an action, and the one of the seat that decides counts. If that is not legal nothing
happens and the seat is asked again in the next cycle; `max_cycles` cuts the game off after so many of them. `table_v3`
is the better choice wherever it can be used: here most actions are asked for in vain. `env` is the same table behind
PettingZoo's sequential interface, as the parallel games of PettingZoo itself have one.
"""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import Any, ClassVar

from whistlestop.compiler.extras import need

need("whistlestop.environments.parallel_v3", "environments", "pettingzoo")

from pettingzoo import ParallelEnv  # noqa: E402 - what is imported from here on needs it
from pettingzoo.utils import wrappers  # noqa: E402
from pettingzoo.utils.conversions import parallel_to_aec  # noqa: E402

from whistlestop.environments.rendering import METADATA, Picture  # noqa: E402
from whistlestop.environments.table_v3 import raw_env  # noqa: E402
from whistlestop.environments.tables import VERSION, Observation, cycles  # noqa: E402
from whistlestop.play.engine import Board  # noqa: E402


def env(board: Board = "usa", **settings: Any) -> Any:  # noqa: ANN401
    """Return the parallel table as PettingZoo's AEC interface has it: agents act in turn, a cycle is all of them."""
    table: Any = parallel_to_aec(parallel_env(board, **settings))
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))


class parallel_env(ParallelEnv):  # type: ignore[misc] # noqa: N801 - the name PettingZoo's games use
    """One game in which everybody is asked all the time."""

    metadata: ClassVar[dict[str, Any]] = {"name": f"whistlestop_parallel_v{VERSION}", **METADATA}

    def __init__(self, board: Board = "usa", max_cycles: int | None = None, **settings: Any) -> None:  # noqa: ANN401
        """Make room for one game, with the settings of `table_v3.raw_env`."""
        self._table = raw_env(board, **settings)
        self.layout, self.render_mode = self._table.layout, self._table.render_mode
        self.possible_agents = self._table.possible_agents
        self.agents = self.possible_agents[:]
        self._most, self._cycles = cycles(max_cycles), 0

    def observation_space(self, agent: str) -> Any:  # noqa: ANN401 - as PettingZoo has it
        """Return the space of what an agent sees."""
        return self._table.observation_space(agent)

    def action_space(self, agent: str) -> Any:  # noqa: ANN401
        """Return the space of an agent's actions."""
        return self._table.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Start a new game."""
        self._table.reset(seed)
        self.agents, self._cycles = self.possible_agents[:], 0
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """Carry out the action of the agent that decides, if it is legal."""
        table, everybody = self._table, self.agents
        deciding = self._deciding(actions)
        rewards, self._cycles = dict.fromkeys(everybody, 0.0), self._cycles + 1
        action, mask = operator.index(actions[deciding]), table.observe(deciding)["action_mask"]
        if 0 <= action < len(mask) and mask[action]:
            table.step(action)
            rewards = {agent: table.rewards[agent] for agent in everybody}
        over = table.terminations[deciding]
        cut_off = not over and self._cycles == self._most
        seen, infos = self._seen(), {agent: table.infos[agent] for agent in everybody}
        if over or cut_off:
            self.agents = []
        return seen, rewards, dict.fromkeys(everybody, over), dict.fromkeys(everybody, cut_off), infos

    def _deciding(self, actions: dict[str, int]) -> str:
        """Return the agent that decides; raises ValueError if there is none, or no action of its."""
        if not hasattr(self._table, "agent_selection"):
            raise ValueError("reset() comes before the first step")
        deciding: str = self._table.agent_selection
        if not isinstance(actions, Mapping) or deciding not in actions:
            raise ValueError(f"actions are given as {{agent: action}}, with one of {deciding}, not as {actions!r}")
        return deciding

    def render(self) -> str | Picture | None:
        """Return what the agent that decides sees, as `render_mode` says."""
        return self._table.render()

    def _seen(self) -> dict[str, Observation]:
        return {agent: self._table.observe(agent) for agent in self.agents}
