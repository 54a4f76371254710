"""A table for libraries that know PettingZoo's parallel interface only.

In every cycle each agent gives an action, and the one of the seat that decides counts. If that is not legal nothing
happens and the seat is asked again in the next cycle; `max_cycles` cuts the game off after so many of them. `table_v2`
is the better choice wherever it can be used: here most actions are asked for in vain.
"""

from __future__ import annotations

from typing import Any, ClassVar

from pettingzoo import ParallelEnv

from whistlestop.environments.table_v2 import raw_env
from whistlestop.environments.tables import VERSION, Observation
from whistlestop.play.engine import Board


class parallel_env(ParallelEnv):  # type: ignore[misc] # noqa: N801 - the name PettingZoo's games use
    """One game in which everybody is asked all the time."""

    metadata: ClassVar[dict[str, Any]] = {"name": f"whistlestop_parallel_v{VERSION}", "render_modes": []}

    def __init__(self, board: Board = "usa", max_cycles: int | None = None, **settings: Any) -> None:  # noqa: ANN401
        """Make room for one game, with the settings of `table_v2.raw_env`."""
        self.render_mode = None
        self._table = raw_env(board, **settings)
        self.possible_agents = self._table.possible_agents
        self.agents = self.possible_agents[:]
        self._most, self._cycles = max_cycles, 0

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
        table, everybody, self._cycles = self._table, self.agents, self._cycles + 1
        rewards = dict.fromkeys(everybody, 0.0)
        deciding = table.agent_selection
        if table.observe(deciding)["action_mask"][actions[deciding]]:
            table.step(actions[deciding])
            rewards = {agent: table.rewards[agent] for agent in everybody}
        over = table.terminations[deciding]
        cut_off = not over and self._cycles == self._most
        seen, infos = self._seen(), {agent: dict[str, Any]() for agent in everybody}
        if over or cut_off:
            self.agents = []
        return seen, rewards, dict.fromkeys(everybody, over), dict.fromkeys(everybody, cut_off), infos

    def _seen(self) -> dict[str, Observation]:
        return {agent: self._table.observe(agent) for agent in self.agents}
