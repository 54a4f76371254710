"""A table as PettingZoo knows it: an AEC environment with an agent for every seat.

    env = table_v3.env("europe", mode="dice-monsters", players=3)
    env.reset(seed=7)
    for agent in env.agent_iter():
        seen, reward, over, cut_off, info = env.last()
        env.step(None if over or cut_off else int(seen["action_mask"].argmax()))

Agents are called `seat_0`, `seat_1` and so on; luck decides who begins. Who does not decide sees an empty mask. `env`
wraps `raw_env` as PettingZoo's own games are: an illegal action loses the game. `max_cycles` cuts a game off after so
many decisions of all seats together. After the end `infos` has everybody's `points` and `ranks`. With `compact` rows
and actions are those that the table can use, see `compact.py`; `layout` says which.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from whistlestop.batch.batch import Batch, Buffers, buffers
from whistlestop.batch.checks import refuse_actions
from whistlestop.compiler.extras import need
from whistlestop.environments.compact import Layout
from whistlestop.environments.rendering import METADATA, Picture, Rendering
from whistlestop.environments.shaping import Shaping, unshaped
from whistlestop.environments.tables import VERSION as VERSION
from whistlestop.environments.tables import Observation, action_space, cycles, observation_space, rules
from whistlestop.play.engine import Board
from whistlestop.records.actions import ACTION_WORDS
from whistlestop.records.state import OVER

need("whistlestop.environments.table_v3", "environments", "pettingzoo")

from pettingzoo import AECEnv  # noqa: E402 - it must be there
from pettingzoo.utils import wrappers  # noqa: E402


def env(board: Board = "usa", **settings: Any) -> Any:  # noqa: ANN401
    """Return a table behind PettingZoo's guards: illegal actions lose, steps come in order."""
    table: Any = wrappers.TerminateIllegalWrapper(raw_env(board, **settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))


class raw_env(AECEnv):  # type: ignore[misc] # noqa: N801 - the name PettingZoo's games use
    """One game, seat by seat."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": f"whistlestop_table_v{VERSION}",
        **METADATA,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        board: Board = "usa",
        mode: str = "cards",
        players: int = 2,
        ticket_set: str = "base",
        reward: str = "win",
        max_cycles: int | None = None,
        compact: bool = False,
        render_mode: str | None = None,
    ) -> None:
        """Make room for one game on a board, with the expansions of a mode."""
        super().__init__()
        table = rules(board, mode, players, ticket_set)
        self.layout, self.render_mode = Layout(table.boards, players) if compact else None, render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents = self.possible_agents[:]
        self._spaces = {agent: observation_space(self.layout) for agent in self.possible_agents}
        self._actions = {agent: action_space(self.layout) for agent in self.possible_agents}
        self._batch = Batch(table, 1, players=players, reward=unshaped(reward))
        self._shaping = Shaping(reward, self._batch.games, players)
        self._rendering = Rendering(self._batch, render_mode)
        full = buffers(1)
        self._ends, self._rewards, self._words = full.ends, full.rewards, np.zeros((1, ACTION_WORDS), np.uint64)
        self._told, self._out = Buffers(rewards=full.rewards, ends=full.ends), full._replace(legal=None)
        self._luck, self._most, self._decisions = np.random.default_rng(), cycles(max_cycles), 0

    def observation_space(self, agent: str) -> Any:  # noqa: ANN401 - as PettingZoo has it
        """Return the space of what an agent sees."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> Any:  # noqa: ANN401
        """Return the space of an agent's actions."""
        return self._actions[agent]

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees and what it may do; only the agent that decides may do anything."""
        self._batch.observe(self._out, self.possible_agents.index(agent))
        rows, masks = self._out.observations, self._out.masks
        assert rows is not None
        assert masks is not None
        if self.layout is not None:
            rows, masks = self.layout.rows(rows), self.layout.masks(masks)
        return {"observation": rows[0].copy(), "action_mask": masks[0].astype(np.int8)}

    def render(self) -> str | Picture | None:
        """Return what the agent that decides sees, as `render_mode` says: text, an SVG picture or pixels."""
        return self._rendering.show(int(self._batch.games[0].player))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; without a seed the next one of the running generator."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self._batch.reset(self._luck.integers(0, 2**63, dtype=np.int64))
        self._decisions = 0
        self._shaping.begin()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        if self.render_mode == "human":
            self.render()
        self.agent_selection = self.possible_agents[self._batch.games[0].player]

    def step(self, action: int | None) -> None:
        """Carry out the action of the agent that decides."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._batch.advance(self._legal(action), self._told, refill=False)
        assert self._rewards is not None
        assert self._ends is not None
        self._shaping.add(self._rewards, self._ends)
        self._decisions += 1
        self._tell()
        self._accumulate_rewards()

    def _legal(self, action: int | None) -> NDArray[np.int64]:
        """Return an action as a batch takes it; raises ValueError for one that could keep the engine busy for ever."""
        chosen = np.array([action])
        ids = chosen if self.layout is None else self.layout.ids(chosen)
        refuse_actions(ids, 1)
        self._batch.observe(Buffers(legal=self._words))
        id = int(ids[0])
        if not int(self._words[0, id // 64]) >> id % 64 & 1:
            raise ValueError(f"action {action} is not legal; the mask of the observation has those that are")
        return ids

    def _tell(self) -> None:
        assert self._rewards is not None
        over = bool(self._batch.games[0].phase == OVER)
        cut_off = not over and self._decisions == self._most
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = float(self._rewards[0, seat])
            self.terminations[agent], self.truncations[agent] = over, cut_off
            self.infos[agent] = self._results() if over else {}
        self._select()

    def _results(self) -> dict[str, list[int]]:
        players = self._batch.players
        return {
            "points": self._batch.totals[0, :players].tolist(),
            "ranks": self._batch.ranks[0, :players].tolist(),
        }
