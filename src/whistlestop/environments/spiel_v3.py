"""A game and its states as OpenSpiel's Python algorithms use them.

    game = SpielGame("lake-constance")
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(), 2.0, 100)
    state = game.new_initial_state(seed=7)
    while not state.is_terminal():
        state.apply_action(bot.step(state))

Luck is not a player here: a state has no chance nodes, its cards come from its seed, and `resample_from_infostate`
draws new luck for all that the player cannot see. That is what determinising algorithms such as ISMCTS need; algorithms
that enumerate chance outcomes do not fit. The tensor is the observation row of docs/research.md. It is what a player
sees, not the history of it, so it stands for an information set only as far as the player has no better memory.
"""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace

import numpy as np
from numpy.typing import NDArray

from whistlestop.batch.buffers import NOTHING
from whistlestop.batch.jobs import advance, score_games, start_games
from whistlestop.batch.learning import observe_games
from whistlestop.batch.observation import write as observation
from whistlestop.environments.tables import VERSION, rules
from whistlestop.knowledge.resample.resample import resample
from whistlestop.knowledge.view import see
from whistlestop.play.engine import Board
from whistlestop.records import scratch, state
from whistlestop.records.actions import ACTIONS
from whistlestop.records.state import NONE, OVER, SEATS
from whistlestop.rules import scoring

TERMINAL = -4  # OpenSpiel's number of the player who decides when nobody does


class SpielGame:
    """A table with OpenSpiel's questions about a game."""

    def __init__(self, board: Board = "lake-constance", mode: str = "cards", players: int = 2) -> None:
        """Take a table; raises ValueError if there is none such."""
        self.rules, self.players = rules(board, mode, players), players
        self.name = f"whistlestop_{board}_{mode}_{players}_v{VERSION}"

    def new_initial_state(self, seed: int | None = None) -> SpielState:
        """Return a newly dealt game; without a seed its luck is new every time."""
        number = np.random.default_rng().integers(0, 2**63) if seed is None else seed
        made = SpielState(self, state.games(1))
        seeds = np.array([number], np.uint64)
        start_games(made.games, 0, 1, self.rules.boards, made.scratches, 0, seeds, self.players, NONE)
        made.list_legal(NONE)
        return made

    def get_type(self) -> SimpleNamespace:
        """Return what kind of game it is, in OpenSpiel's own words."""
        import pyspiel  # only OpenSpiel's algorithms ask

        kind = pyspiel.GameType
        return SimpleNamespace(
            short_name=self.name,
            dynamics=kind.Dynamics.SEQUENTIAL,
            chance_mode=kind.ChanceMode.SAMPLED_STOCHASTIC,
            information=kind.Information.IMPERFECT_INFORMATION,
            utility=kind.Utility.ZERO_SUM,
            reward_model=kind.RewardModel.TERMINAL,
        )

    def num_players(self) -> int:
        """Return the number of players."""
        return self.players

    def num_distinct_actions(self) -> int:
        """Return the number of action ids."""
        return ACTIONS

    def min_utility(self) -> float:
        """Return the least a game can be worth."""
        return -1.0

    def max_utility(self) -> float:
        """Return the most a game can be worth."""
        return 1.0

    def information_state_tensor_shape(self) -> list[int]:
        """Return the shape of the tensor."""
        return [observation.SIZE]


class SpielState:
    """One position with OpenSpiel's questions about a state."""

    def __init__(self, game: SpielGame, games: state.Games) -> None:
        """Take over the first record of an array; `list_legal` must be called before anything is asked."""
        self.game, self.games, self.scratches = game, games, scratch.scratches()
        self._ids, self._count = np.zeros(ACTIONS, np.int64), 0

    def list_legal(self, action: int) -> None:
        """Carry out an action (NONE: nothing) and list what is legal then."""
        self._count = advance(self.games, 0, self.game.rules.boards, self.scratches, action, self._ids)

    def get_game(self) -> SpielGame:
        """Return the game this is a state of."""
        return self.game

    def clone(self) -> SpielState:
        """Return an independent copy."""
        twin = SpielState(self.game, self.games.copy())
        twin._ids, twin._count = self._ids.copy(), self._count
        return twin

    def current_player(self) -> int:
        """Return the seat that decides, TERMINAL once nobody does."""
        return TERMINAL if self.is_terminal() else int(self.games[0].player)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return bool(self.games[0].phase == OVER)

    def is_chance_node(self) -> bool:
        """Return False: luck is part of the action that asks it."""
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the legal actions of the player who decides; another one has none."""
        mine = player is None or player == self.current_player()
        legal: list[int] = self._ids[: self._count].tolist()
        return legal if mine else []

    def apply_action(self, action: int) -> None:
        """Carry out a legal action; raises ValueError if it is not."""
        if action not in self._ids[: self._count]:
            raise ValueError(f"action {action} is not legal here")
        self.list_legal(int(action))

    def returns(self) -> list[float]:
        """Return what the game is worth to each player: 1 for winning alone, -1 shared by the losers, 0 before."""
        players = self.game.players
        if not self.is_terminal():
            return [0.0] * players
        sheets = np.zeros((1, SEATS, scoring.WIDTH), np.int32)
        score_games(self.games, 0, 1, self.game.rules.boards, self.scratches, 0, sheets)
        winners = sheets[0, :players, scoring.RANK] == 1
        share = (players - winners.sum()) / (winners.sum() * (players - 1))
        return [float(share) if won else -1 / (players - 1) for won in winners]

    def information_state_tensor(self, player: int | None = None) -> list[int]:
        """Return what a player sees as one row of numbers."""
        return list(self._row(player).tolist())

    def information_state_string(self, player: int | None = None) -> str:
        """Return what a player sees as a text; equal texts are equal views."""
        return self._view(player).tobytes().hex()

    observation_tensor = information_state_tensor
    observation_string = information_state_string

    def resample_from_infostate(
        self, player: int, probability_sampler: Callable[[], float] | None = None
    ) -> SpielState:
        """Return a state that `player` cannot tell from this one, drawn with a number from the sampler."""
        drawn = np.random.default_rng().random() if probability_sampler is None else probability_sampler()
        made = SpielState(self.game, state.games(1))
        seed = np.uint64(int(drawn * 2**53))
        resample(self._view(player), 0, self.game.rules.boards, self.scratches, player, seed, made.games, 0)
        made.list_legal(NONE)
        return made

    def _view(self, player: int | None) -> state.Games:
        views = state.games(1)
        seat = int(self.games[0].player) if player is None else player
        see(self.games, 0, self.game.rules.boards, seat, views, 0)
        return views

    def _row(self, player: int | None) -> NDArray[np.int8]:
        rows = np.zeros((1, observation.SIZE), np.int8)
        seat = NONE if player is None else player
        wanted = (NOTHING.seats, NOTHING.legal, NOTHING.masks, rows)
        observe_games(self.games, 0, 1, self.game.rules.boards, self.scratches, 0, seat, *wanted)
        return rows[0]
