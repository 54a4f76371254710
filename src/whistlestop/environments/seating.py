"""A batch with learners in some seats and bots in the others: what the environments of Gymnasium stand on."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from whistlestop.batch.batch import Batch, Buffers
from whistlestop.batch.buffers import NOTHING
from whistlestop.batch.checks import refuse_actions
from whistlestop.batch.jobs import start_games
from whistlestop.batch.learning import observe_games
from whistlestop.batch.observation import write as observation
from whistlestop.bots import tuned
from whistlestop.bots.learned import shelf
from whistlestop.bots.roster import LEARNED, NAMES, number_of
from whistlestop.bots.seats import ANSWERS, LEARNER, answer_learners, bot_tables
from whistlestop.environments.compact import Layout
from whistlestop.environments.kernels import observe_compact
from whistlestop.environments.shaping import Shaping, unshaped
from whistlestop.environments.tables import Observation, rules
from whistlestop.play.engine import Board
from whistlestop.records import state
from whistlestop.records.actions import ACTIONS
from whistlestop.ruleset.table import whole_number


class SeatedBatch:
    """Games in which every question to a bot is answered before anybody else hears of it."""

    def __init__(
        self,
        board: Board,
        mode: str,
        players: int,
        games: int,
        *,
        opponents: str | Sequence[str] | None,
        reward: str,
        threads: int | None,
        refill: bool,
        compact: bool,
        copy: bool,
        keep_last: bool = False,
    ) -> None:
        """Seat a learner at seat 0 and opponents at the others, or learners everywhere if there are none.

        With `copy` every step writes into new arrays: what was given out before stays as it is. With `keep_last` the
        last sight of games that end is kept before others take their places.
        """
        table = rules(board, mode, players)
        games = whole_number("number of games", games)
        threads = min(os.cpu_count() or 1, max(1, games // 256)) if threads is None else threads
        self.batch = Batch(table, games, players=players, threads=threads, reward=unshaped(reward))
        self._shaping = Shaping(reward, self.batch.games, players)
        self._keep_last, self.last = keep_last, dict[int, Observation]()
        self.layout = Layout(table.boards, players) if compact else None
        self._copy = copy
        self.codes = codes(opponents, players)
        numbers, actions = (observation.SIZE, ACTIONS) if self.layout is None else self.layout.sizes
        self.rows, self.masks = np.zeros((games, numbers), np.int8), np.zeros((games, actions), np.int8)
        self._sights = np.zeros((self.batch.threads, observation.SIZE), np.int8)
        self._words = np.zeros((self.batch.threads, ACTIONS // 8), np.uint64)
        self.rewards, self.ends = np.zeros((games, state.SEATS), np.float32), np.zeros(games, np.uint8)
        self.seats, self._index = np.zeros(games, np.int8), np.arange(games)
        self.stride, self.steps = games if refill else 0, 0
        self._tables = bot_tables(self.codes, tuned.setting(table, players), self.batch.threads)
        self._tables["learners"], self._tables["reward"] = True, self.batch.reward
        if number_of(LEARNED) in self.codes:
            self._tables["plan"]["judge"] = shelf.judge_of(table, players)

    def reset(self, seeds: NDArray[np.uint64]) -> None:
        """Start all games and let bots answer."""
        self.steps = 0
        self.batch.reset(seeds)
        self.rewards.fill(0)
        self.ends.fill(0)
        self._answer(self.stride)
        self._shaping.begin()
        self._look()

    def step(self, actions: ArrayLike) -> None:
        """Carry out the learners' actions, let bots answer and write what is to be decided next.

        Raises ValueError, with nothing carried out, if an action is not legal.
        """
        chosen = self._refuse_illegal(actions)
        self.steps += 1
        if self._copy:
            self.rewards, self.ends = np.empty_like(self.rewards), np.empty_like(self.ends)
        stride, deciding = 0 if self._keep_last else self.stride, self.seats.copy()
        self.batch.advance(chosen, Buffers(rewards=self.rewards, ends=self.ends), refill=stride != 0)
        self._answer(stride)
        if self._keep_last:
            self._replace(np.flatnonzero(self.ends), deciding)
        self._shaping.add(self.rewards, self.ends)
        self._look()

    def _refuse_illegal(self, actions: ArrayLike) -> NDArray[np.int64]:
        """Return the ids of actions that all are legal; an illegal one could keep the engine busy for ever."""
        ids = np.asarray(self.ids(actions))
        refuse_actions(ids, len(self.rewards))
        numbers = ids if self.layout is None else np.asarray(actions)
        if self.masks[self._index, numbers].all():
            return ids
        legal = self.batch.masks()  # the truth: who was given the mask may have written into it
        if (wrong := np.flatnonzero(~legal[self._index, ids])).size:
            game = wrong[0]
            raise ValueError(f"action {numbers[game]} is not legal in game {game}; action_masks() has those that are")
        return ids

    def _replace(self, over: NDArray[np.int64], deciding: NDArray[np.int8]) -> None:
        """Keep the last sight of games that are over and start others in their places."""
        alone = LEARNER in self.codes[: self.batch.players][1:]
        self.last = {int(game): self.sight(int(game), int(deciding[game]) if alone else 0) for game in over}
        batch = self.batch
        seeds = batch.games["seed"] + np.uint64(self.stride)
        for game in over:
            where = (batch.games, game, game + 1, batch.boards, batch.scratches, 0)
            start_games(*where, seeds, batch.players, batch.first)
        if len(over):
            self._answer(0)

    def sight(self, game: int, seat: int) -> Observation:
        """Return what a seat sees in one game, and that it has nothing to decide."""
        rows = np.zeros((1, observation.SIZE), np.int8)
        where = (self.batch.games[game : game + 1], 0, 1, self.batch.boards, self.batch.scratches, 0)
        observe_games(*where, seat, NOTHING.seats, NOTHING.legal, NOTHING.masks, rows)
        seen = rows[0] if self.layout is None else self.layout.rows(rows[0])
        return {"observation": seen, "action_mask": np.zeros(self.masks.shape[1], np.int8)}

    def ids(self, actions: ArrayLike) -> ArrayLike:
        """Return the ids of actions as learners give them; raises ValueError for a compact number there is not."""
        return actions if self.layout is None else self.layout.ids(actions)

    def seen(self) -> Observation:
        """Return what is seen in every game by who decides, and what is legal for him."""
        return {"observation": self.rows, "action_mask": self.masks}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal in every game, as a new array."""
        return self.masks.astype(np.bool_)

    def results(self) -> dict[str, NDArray[Any]]:
        """Return points and ranks by seat of each place's last finished game, as new arrays."""
        players = self.batch.players
        return {"points": self.batch.totals[:, :players].copy(), "ranks": self.batch.ranks[:, :players].copy()}

    def _answer(self, stride: int) -> None:
        """Let bots decide until learners have to."""
        if self.codes == [LEARNER] * state.SEATS:
            return
        batch, tables = self.batch, self._tables
        tables["decision"], tables["stride"], tables["first"] = self.steps * ANSWERS, stride, batch.first
        told = (batch.totals, batch.ranks, self.rewards, self.ends)
        batch.run(answer_learners, tables, batch.thread_sheets, *told)

    def _look(self) -> None:
        """Write what is seen by who decides."""
        batch = self.batch
        if self._copy:
            self.rows, self.masks = np.empty_like(self.rows), np.empty_like(self.masks)
            self.seats = np.empty_like(self.seats)
        if self.layout is None:
            batch.observe(Buffers(observations=self.rows, masks=self.masks, seats=self.seats))
        else:
            full, out = (self._sights, self._words, self._words.view(np.int8)), (self.rows.ravel(), self.masks.ravel())
            batch.run(observe_compact, *self.layout.runs, *full, self.seats, *out)


def codes(opponents: str | Sequence[str] | None, players: int) -> list[int]:
    """Return the bot of each seat; raises ValueError for a bot that there is not, or too many of them."""
    if opponents is None:
        return [LEARNER] * state.SEATS
    alike = isinstance(opponents, str) or not isinstance(opponents, Sequence)
    chosen: list[Any] = [opponents] * (players - 1) if alike else list(opponents)
    unknown = [bot for bot in chosen if bot not in NAMES]
    if unknown or len(chosen) != players - 1:
        given = ", ".join(map(str, chosen)) or "none"
        raise ValueError(f"opponents are {players - 1} of {', '.join(NAMES)}, not {given}")
    return [LEARNER, *(number_of(bot) for bot in chosen), *([LEARNER] * (state.SEATS - players))]
