"""A game of OpenSpiel: importing this module registers it, and OpenSpiel's programs find it by name.

    import pyspiel
    import whistlestop.environments.spiel_v3
    game = pyspiel.load_game("python_whistlestop(board=lake-constance,players=3)")

Luck is told to OpenSpiel in one of two ways. With `luck=deal` a single chance node at the root picks one of `deals`
equally likely deals, numbered from `seed` on; all later luck follows from it. With `luck=nodes` every card, ticket and
die is a chance node with its exact odds. Either way states are made again from their history, so they can be cloned
and serialised. Actions and observations are those that the table can use (`Layout`), or with `compact=false` all there
are (docs/research.md). The information state is everything a player saw when he decided and what he decided, so he has
a perfect memory; the observation is what he sees now. Needs the extra `spiel`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from hashlib import sha256
from threading import local
from typing import Any

import numpy as np
from numpy.typing import NDArray

from whistlestop.batch.buffers import NOTHING
from whistlestop.batch.jobs import advance, score_games, start_games
from whistlestop.batch.learning import observe_games
from whistlestop.batch.observation import write as observation
from whistlestop.bots.search.playouts import MOST_DECISIONS
from whistlestop.compiler.extras import need
from whistlestop.environments.compact import Layout
from whistlestop.environments.tables import MODES, rules
from whistlestop.knowledge.resample.resample import resample
from whistlestop.knowledge.view import see
from whistlestop.notation import write_action, write_position
from whistlestop.notation.log import write_answers
from whistlestop.notation.words import words
from whistlestop.records import luck, scratch, state
from whistlestop.records.actions import ACTIONS
from whistlestop.records.scratch import ODDS_ROOM, TELL_ODDS, Scratches
from whistlestop.records.state import NONE, OVER, SEATS
from whistlestop.rules import scoring

need("whistlestop.environments.spiel_v3", "spiel", "pyspiel")

import pyspiel  # noqa: E402 - it must be there

NAME = "python_whistlestop"
DEAL, NODES = "deal", "nodes"
START = NONE - 1  # the action that is under way before a game is dealt
Chosen = tuple[tuple[str, Any], ...]
USUAL: dict[str, Any] = {
    "board": "lake-constance",
    "mode": "cards",
    "players": 2,
    "luck": DEAL,
    "deals": 1024,
    "seed": 0,
    "compact": True,
}


def game_type() -> pyspiel.GameType:
    """Return what kind of game it is, in OpenSpiel's own words."""
    kind = pyspiel.GameType
    return kind(
        short_name=NAME,
        long_name="Whistlestop",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=SEATS,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=USUAL,
    )


class SharedTable:
    """What all states of a game share: rules, the layout of numbers and actions, and room to work in."""

    def __init__(self, given: Chosen) -> None:
        """Take a table; raises ValueError if there is none such."""
        self.chosen, chosen = given, {**USUAL, **dict(given)}
        if chosen["mode"] not in MODES or chosen["luck"] not in (DEAL, NODES):
            raise ValueError(f"mode is one of {', '.join(MODES)}, and luck is {DEAL} or {NODES}")
        if chosen["deals"] < 1 or chosen["seed"] < 0:
            raise ValueError("there is at least one deal, and seeds are not negative")
        self.rules, self.players = rules(chosen["board"], chosen["mode"], chosen["players"]), chosen["players"]
        self.layout = Layout(self.rules.boards, self.players) if chosen["compact"] else None
        self.nodes, self.deals, self.seed = chosen["luck"] == NODES, chosen["deals"], chosen["seed"]
        self.actions = np.arange(ACTIONS) if self.layout is None else self.layout.actions
        self.columns = np.arange(observation.SIZE) if self.layout is None else self.layout.columns
        self._room = local()

    def __reduce__(self) -> tuple[object, tuple[object]]:
        """Be this very table again, copied or read from a text: all states of a game share it."""
        return table_of, (self.chosen,)

    @property
    def scratches(self) -> Scratches:
        """Room to work in, for each thread its own."""
        if not hasattr(self._room, "scratches"):
            self._room.scratches = scratch.scratches()
        room: Scratches = self._room.scratches
        return room

    @property
    def ids(self) -> NDArray[np.int64]:
        """Room for a list of legal actions, for each thread its own."""
        if not hasattr(self._room, "ids"):
            self._room.ids = np.zeros(ACTIONS, np.int64)
        room: NDArray[np.int64] = self._room.ids
        return room

    def view(self, games: state.Games, player: int) -> state.Games:
        """Return what a player sees of a game."""
        views = state.games(1)
        see(games, 0, self.rules.boards, player, views, 0)
        return views

    def row(self, games: state.Games, player: int) -> NDArray[np.int8]:
        """Return what a player sees of a game as a row of numbers."""
        rows = np.zeros((1, observation.SIZE), np.int8)
        wanted = (NOTHING.seats, NOTHING.legal, NOTHING.masks, rows)
        observe_games(games, 0, 1, self.rules.boards, self.scratches, 0, player, *wanted)
        return rows[0, self.columns]


def copied(games: state.Games) -> state.Games:
    """Return a copy of one game, as bytes: numpy copies records field by field."""
    made = state.games(1)
    made.view(np.uint8)[:] = games.view(np.uint8)
    return made


@lru_cache(maxsize=32)
def table_of(chosen: Chosen) -> SharedTable:
    """Return the table with some parameters, always the same one."""
    return SharedTable(chosen)


class WhistlestopGame(pyspiel.Game):  # type: ignore[misc] # it is not typed here
    """A table as a game of OpenSpiel."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Take the parameters that `USUAL` lists; raises ValueError for a table that there is not."""
        self.table = table_of(tuple(sorted((params or {}).items())))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.table.actions),
            max_chance_outcomes=ODDS_ROOM if self.table.nodes else self.table.deals,
            num_players=self.table.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(game_type(), info, params or {})

    def new_initial_state(self) -> WhistlestopState:
        """Return a table where nothing has been dealt yet."""
        return WhistlestopState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> Observer:
        """Return who looks at states for players; raises ValueError for another kind of observation than theirs."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        own = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if params or not own:
            raise ValueError("a player sees what is public and what is his own, and there are no parameters")
        return Observer(self.table, perfect_recall=kind.perfect_recall)


class WhistlestopState(pyspiel.State):  # type: ignore[misc] # it is not typed here
    """One position. An action whose luck is still open is under way: the record stands as it was before."""

    def __init__(self, game: WhistlestopGame) -> None:
        """Begin before the deal."""
        super().__init__(game)
        self._table, self._games = game.table, state.games(1)
        self._legal: list[int] = []
        self._memory = [b""] * game.table.players  # a digest of what each player saw and decided
        self._under_way, self._script, self._stream = START, list[int](), NONE
        self._odds: list[int] = [1] * game.table.deals
        if game.table.nodes:
            self._go_on()

    @property
    def games(self) -> state.Games:
        """The record of the game, as an array of one."""
        return self._games

    def current_player(self) -> int:
        """Return the seat that decides, or OpenSpiel's numbers for luck and for the end."""
        if self._odds:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL if self.is_terminal() else self._games[0].player)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return not self._odds and bool(self._games[0].phase == OVER)

    def _legal_actions(self, player: int) -> list[int]:
        """Return the legal actions of the player who decides, in ascending order."""
        return list(self._legal) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return luck's possible answers and how likely each is."""
        total = sum(self._odds)
        return [(answer, odds / total) for answer, odds in enumerate(self._odds) if odds]

    def _apply_action(self, action: int) -> None:
        if not self._odds:
            self._remember(action)
            self._under_way = int(self._table.actions[action])
        elif self._table.nodes:
            self._script.append(self._stream * luck.STREAM_WIDTH + action)
        self._go_on(self._table.seed + action if self._odds and not self._table.nodes else 0)

    def _remember(self, action: int) -> None:
        player = int(self._games[0].player)
        seen = self._table.view(self._games, player).tobytes()
        self._memory[player] = sha256(self._memory[player] + seen + action.to_bytes(8)).digest()

    def _go_on(self, seed: int = 0) -> None:
        """Carry out what is under way as far as luck's answers go; ask for the next one if they do not suffice."""
        games = copied(self._games) if self._table.nodes else self._games
        if self._table.nodes:
            self._listen()
        legal = self._carry_out(games, seed)
        room = self._table.scratches
        if self._table.nodes and room["open_stream"][0] != NONE:
            self._stream, self._odds = int(room["open_stream"][0]), room["odds"][0].tolist()
            return
        self._games, self._under_way, self._script, self._odds = games, NONE, [], []
        self._legal = np.searchsorted(self._table.actions, legal).tolist()

    def _listen(self) -> None:
        room, length = self._table.scratches, len(self._script)
        room["script"][0, :length] = self._script
        room["script_length"], room["listening"], room["open_stream"] = length, TELL_ODDS, NONE
        for name in ("script_used", "script_faults", "answer_count", "event_count"):
            room[name] = 0

    def _carry_out(self, games: state.Games, seed: int) -> NDArray[np.int64]:
        """Carry out what is under way and return the ids that are legal then."""
        table, action = self._table, self._under_way
        if action == START:
            seeds = np.array([seed], np.uint64)
            start_games(games, 0, 1, table.rules.boards, table.scratches, 0, seeds, table.players, NONE)
            action = NONE
        ids = table.ids
        return ids[: advance(games, 0, table.rules.boards, table.scratches, action, ids)]

    def returns(self) -> list[float]:
        """Return what the game is worth to each player: 1 for winning alone, -1 shared by the losers, 0 before."""
        players = self._table.players
        if not self.is_terminal():
            return [0.0] * players
        sheets = np.zeros((1, SEATS, scoring.WIDTH), np.int32)
        score_games(self._games, 0, 1, self._table.rules.boards, self._table.scratches, 0, sheets)
        winners = sheets[0, :players, scoring.RANK] == 1
        share = (players - winners.sum()) / (winners.sum() * (players - 1))
        return [float(share) if won else -1 / (players - 1) for won in winners]

    def resample_from_infostate(
        self, player: int, probability_sampler: Callable[[], float] | None = None
    ) -> WhistlestopState:
        """Return a state that `player` cannot tell from this one, drawn with a number from the sampler."""
        drawn = np.random.default_rng().random() if probability_sampler is None else probability_sampler()
        table, twin = self._table, self.clone()
        seed, view = np.uint64(int(drawn * 2**53)), table.view(self._games, player)
        resample(view, 0, table.rules.boards, table.scratches, player, seed, twin._games, 0)
        twin._go_on()
        return twin

    def memory(self, player: int) -> str:
        """Return a digest of what a player saw and did whenever he decided, and of what he sees now."""
        return sha256(self._memory[player] + self._table.view(self._games, player).tobytes()).hexdigest()

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return write_action(self._table.rules, self._games[0], int(self._table.actions[action]))
        if not self._table.nodes:
            return f"deal {self._table.seed + action}"
        return _told(self._table, [self._stream * luck.STREAM_WIDTH + action])

    def __str__(self) -> str:
        if self._under_way == START:
            return f"deal {_told(self._table, self._script)}".strip()
        where = write_position(self._table.rules, self._games[0])
        asked = f" {self._under_way} {_told(self._table, self._script)}" if self._odds else ""
        return f"{where}{asked}".strip()


def _told(table: SharedTable, answers: Sequence[int]) -> str:
    return " ".join(write_answers(words(table.rules.map), answers))


class Observer:
    """Writes what players see into one tensor."""

    def __init__(self, table: SharedTable, *, perfect_recall: bool) -> None:
        """Begin with zeros; a perfect memory is in the text only."""
        self._table, self._perfect_recall = table, perfect_recall
        self.tensor = np.zeros(len(table.columns), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: WhistlestopState, player: int) -> None:
        """Write what a player sees."""
        self.tensor[:] = self._table.row(state.games, player)

    def string_from(self, state: WhistlestopState, player: int) -> str:
        """Return what a player sees as a text; equal texts are equal views, or equal memories."""
        return state.memory(player) if self._perfect_recall else self._table.view(state.games, player).tobytes().hex()


pyspiel.register_game(game_type(), WhistlestopGame)
