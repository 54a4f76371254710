"""One game record with all that is needed to drive it: scripted luck, the answers given, the events, the legal actions.

It is what `Game` stands on. It trusts its caller: an action must be one of `legal`.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from os import PathLike
from typing import NamedTuple

import numpy as np

from whistlestop import maps
from whistlestop.batch import batch
from whistlestop.knowledge.view import SPECTATOR, View, see
from whistlestop.play.scores import Score, read_scores
from whistlestop.records import actions, state
from whistlestop.records.events import Event, read_events
from whistlestop.records.scratch import ANSWER_ROOM, Scratches, scratches
from whistlestop.records.state import NONE
from whistlestop.rules import scoring
from whistlestop.ruleset import options
from whistlestop.ruleset.compile import Rules, compile_rules, shared_rules

Board = str | PathLike[str] | maps.Map


def rules_of(
    board: Board,
    ticket_set: str,
    chosen: Mapping[str, options.Value] | None = None,
    rules_version: int = options.RULES_VERSION,
    digest: str | None = None,
) -> Rules:
    """Return the rules of a table on a board of the package, of a file or made by a program.

    Equal tables on boards of the package share them; with a fingerprint such a board is the one that has it, a former
    one too. Raises MapError or OptionError.
    """
    if not isinstance(ticket_set, str):
        raise maps.MapError(str(board), None, f"a ticket set is given by its name, not by {ticket_set!r}")
    if isinstance(board, maps.Map):
        return compile_rules(board, chosen, rules_version)
    if maps.is_path(board):
        return compile_rules(maps.read(board, ticket_set), chosen, rules_version)
    return shared_rules(str(board), ticket_set, chosen or {}, rules_version, digest)


class Heard(NamedTuple):
    """What one step brought: luck's answers, as coded by `luck`, the events, and these as they were written."""

    answers: tuple[int, ...]
    events: tuple[Event, ...]
    rows: bytes = b""


class Room:
    """Where steps are worked out. None leaves anything there for the next, so that a thread needs one for all games.

    The fields of arrays are fetched once: fields of records take twenty times as long to look into.
    """

    def __init__(self) -> None:
        """Make room for one step."""
        self.scratches = scratches()
        self.scratches["listening"] = 1
        self.ids = np.zeros(actions.ACTIONS, np.int64)
        self.script, self.answers, self.events = (self.scratches[name][0] for name in ("script", "answers", "events"))
        self.scripted, self.used, self.faults, self.answered, self.happened = (
            self.scratches[name]
            for name in ("script_length", "script_used", "script_faults", "answer_count", "event_count")
        )


class Rooms(threading.local):
    """The room of each thread."""

    def __init__(self) -> None:
        """Make that of a thread which is here for the first time."""
        self.own = Room()


rooms = Rooms()


def _listening(script: Sequence[int]) -> Room:
    """Return the room of this thread, with a script and nothing heard yet."""
    room, length = rooms.own, len(script)
    if length > ANSWER_ROOM:
        raise ValueError(f"a script has at most {ANSWER_ROOM} answers, not {length}")
    if length:
        room.script[:length] = script
    room.scripted[0] = length
    room.used[0] = room.faults[0] = room.answered[0] = room.happened[0] = 0
    return room


class Engine:
    """A record, a room and the entry points that work on them."""

    def __init__(self, rules: Rules) -> None:
        """Make room for one game under the given rules."""
        self.rules = rules
        self.games = state.games(1)
        self.legal: list[int] = []
        self._kept_to_script = True
        self._phase, self._player, self._turn, self._giving = (
            self.games[name] for name in ("phase", "player", "turn", "giving")
        )

    @property
    def scratches(self) -> Scratches:
        """The scratch of this thread, as the last step of any game in it left it."""
        return rooms.own.scratches

    @property
    def record(self) -> state.GameRecord:
        """The game record itself."""
        return self.games[0]

    @property
    def phase(self) -> int:
        """The phase of the game."""
        return int(self._phase[0])

    @property
    def player(self) -> int:
        """The seat that decides, or decided last."""
        return int(self._player[0])

    @property
    def turn(self) -> int:
        """The number of the turn; 0 in the opening."""
        return int(self._turn[0])

    @property
    def giving(self) -> int:
        """How many cards of any kind are still to be given for something else (R83, R84)."""
        return int(self._giving[0])

    def start(self, seed: int, players: int, first: int | None, script: Sequence[int] = ()) -> Heard:
        """Start a game and return what was dealt; `script` answers luck's questions before the seed does."""
        room = _listening(script)
        seat = NONE if first is None else first
        seeds = np.array([seed], np.uint64)
        batch.start_games(self.games, 0, 1, self.rules.boards, room.scratches, 0, seeds, players, seat)
        heard = self._heard(room, len(script))
        self._advance(room, NONE)
        return heard

    def step(self, action: int, script: Sequence[int] = ()) -> Heard:
        """Carry out a legal action and return what came of it."""
        room = _listening(script)
        self._advance(room, action)
        return self._heard(room, len(script))

    def put(self, games: state.Games) -> None:
        """Go on from the first record of an array."""
        # As bytes: numpy copies records field by field, which takes fifty times as long.
        self.games.view(np.uint8)[:] = games[:1].view(np.uint8)
        self._advance(rooms.own, NONE)

    def luck_kept_to_script(self) -> bool:
        """Return whether the last step asked luck exactly what its script answered."""
        return self._kept_to_script

    def _heard(self, room: Room, scripted: int) -> Heard:
        answers, rows = tuple(room.answers[: room.answered[0]].tolist()), room.events[: room.happened[0]]
        self._kept_to_script = len(answers) == scripted and not room.faults[0]
        return Heard(answers, tuple(read_events(rows.tolist())), rows.tobytes())

    def _advance(self, room: Room, action: int) -> None:
        count = batch.advance(self.games, 0, self.rules.boards, room.scratches, action, room.ids)
        self.legal = room.ids[:count].tolist()

    def view(self, seat: int | None) -> View:
        """Return what a seat (None: a spectator) may know."""
        views = np.frombuffer(bytearray(state.GAME.itemsize), state.GAME)  # numpy needs thirty times as long for zeros
        see(self.games, 0, self.rules.boards, SPECTATOR if seat is None else seat, views, 0)
        return View(self.rules, views, seat, self.legal if seat == self.record.player else [])

    def sheet(self) -> scoring.Sheet:
        """Return the score sheet, seats by columns, as if the game ended now."""
        sheets = np.zeros((1, state.SEATS, scoring.WIDTH), np.int32)
        batch.score_games(self.games, 0, 1, self.rules.boards, self.scratches, 0, sheets)
        return sheets[0]

    def scores(self) -> list[Score]:
        """Return every seat's score, part by part, as if the game ended now."""
        return read_scores(self.rules, self.record, self.scratches[0], self.sheet())

    def faults(self) -> int:
        """Return the promises of `rules.check` that the record breaks, as flags."""
        out = np.zeros(1, np.int64)
        batch.fault_games(self.games, 0, 1, self.rules.boards, self.scratches, 0, out)
        return int(out[0])
