"""A batch with learners in some seats and bots in the others: what the environments of Gymnasium stand on."""

from __future__ import annotations

import os
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from whistlestop.batch.batch import Batch, Buffers
from whistlestop.batch.observation import write as observation
from whistlestop.bots.roster import NAMES, number_of
from whistlestop.bots.seats import bot_tables
from whistlestop.environments.kernels import LEARNER, answer_games
from whistlestop.environments.tables import rules
from whistlestop.play.engine import Board
from whistlestop.records import state
from whistlestop.records.actions import ACTIONS


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
    ) -> None:
        """Seat a learner at seat 0 and opponents at the others, or learners everywhere if there are none."""
        threads = threads or min(os.cpu_count() or 1, max(1, games // 256))
        self.batch = Batch(rules(board, mode, players), games, players=players, threads=threads, reward=reward)
        self.codes = codes(opponents, players)
        self.rows, self.masks = np.zeros((games, observation.SIZE), np.int8), np.zeros((games, ACTIONS), np.int8)
        self.rewards, self.ends = np.zeros((games, state.SEATS), np.float32), np.zeros(games, np.uint8)
        self.seats = np.zeros(games, np.int8)
        self.stride, self.steps = games if refill else 0, 0
        self._tables = bot_tables(self.codes, self.batch.threads)

    def reset(self, seeds: NDArray[np.uint64]) -> None:
        """Start all games and let bots answer."""
        self.steps = 0
        self.batch.reset(seeds)
        self.rewards.fill(0)
        self.ends.fill(0)
        self._answer()

    def step(self, actions: NDArray[np.int64]) -> None:
        """Carry out the learners' actions, let bots answer and write what is to be decided next."""
        self.steps += 1
        self.batch.advance(actions, Buffers(rewards=self.rewards, ends=self.ends), refill=self.stride != 0)
        self._answer()

    def _answer(self) -> None:
        batch = self.batch
        if self.codes != [LEARNER] * state.SEATS:
            batch.run(
                answer_games,
                self._tables,
                self.steps,
                self.stride,
                batch.first,
                batch.reward,
                batch.thread_sheets,
                batch.totals,
                batch.ranks,
                self.rewards,
                self.ends,
            )
        batch.observe(Buffers(observations=self.rows, masks=self.masks, seats=self.seats))


def codes(opponents: str | Sequence[str] | None, players: int) -> list[int]:
    """Return the bot of each seat; raises ValueError for a bot that there is not, or too many of them."""
    if opponents is None:
        return [LEARNER] * state.SEATS
    chosen = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    unknown = [bot for bot in chosen if bot not in NAMES]
    if unknown or len(chosen) != players - 1:
        raise ValueError(f"opponents are {players - 1} of {', '.join(NAMES)}, not {', '.join(chosen) or 'none'}")
    return [LEARNER, *(number_of(bot) for bot in chosen), *([LEARNER] * (state.SEATS - players))]
