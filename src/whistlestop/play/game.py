"""One table, the safe door: readable actions, refusals with a cause, views, events and scores.

    >>> game = Game("europe", players=3, seed=7)
    >>> game.play("keep")[0].name
    'ticket_kept'

Everything is checked before the record is touched: a refused action changes nothing. For millions of games use `Batch`.
"""

from __future__ import annotations

import operator
import secrets
from collections.abc import Mapping, Sequence
from typing import cast

import numpy as np

from whistlestop import maps
from whistlestop.compiler.kernel import interpreted
from whistlestop.knowledge.view import View
from whistlestop.knowledge.visible import visible
from whistlestop.notation import (
    Log,
    LogError,
    NotationError,
    read_action,
    read_log,
    read_position,
    write_action,
    write_log,
    write_position,
)
from whistlestop.notation.log import read_answers, write_answers
from whistlestop.notation.told import Fetched
from whistlestop.notation.words import words_of
from whistlestop.play.decision import Action as Action
from whistlestop.play.decision import Deal, Decision
from whistlestop.play.engine import Board, Engine, Heard, rules_of
from whistlestop.play.refusal import Refusal, RefusalCode
from whistlestop.play.scores import Score
from whistlestop.play.why import Why, why_not
from whistlestop.records import state
from whistlestop.records.events import Event
from whistlestop.records.state import OVER, PHASES
from whistlestop.rules import tickets
from whistlestop.ruleset import options
from whistlestop.ruleset.compile import Rules
from whistlestop.ruleset.options import with_expansions
from whistlestop.ruleset.table import refuse_bad_table, refuse_impossible_deal, whole_number, whole_seat, whole_seed

is_opening = interpreted(tickets.is_opening)
LATEST, SPACING = 2, 64  # records that stay whole when a game is thinned out


class Game:
    """One game with everything a program or a player needs to play, watch, save and score it."""

    def __init__(
        self,
        map: Board = "usa",
        *,
        players: int = 2,
        ticket_set: str = "base",
        seed: int | None = None,
        first: int | None = None,
        dice: bool = False,
        monsters: bool = False,
        options: Mapping[str, options.Value] | None = None,
    ) -> None:
        """Start a game; without a seed luck is new every time. Raises MapError, OptionError or ValueError.

        The map is a board's name, the path of a file, or a `Map`.
        `dice` and `monsters` switch the two expansions on, as the options of the same names do.
        A map made by a program is checked only as far as it can be dealt; `maps.validate` checks all of it.
        """
        rules = rules_of(map, ticket_set, with_expansions(options, dice=dice, monsters=monsters))
        self._prepare(rules, players, secrets.randbits(63) if seed is None else seed, first)
        refuse_impossible_deal(rules.map, self.players)
        self.start = _deal(self.engine.start(self.seed, self.players, self.first_chosen))

    @classmethod
    def _undealt(cls, rules: Rules, players: int, seed: int, first: int | None) -> Game:
        """Return a table where nothing has happened yet, not even the deal."""
        game = cls.__new__(cls)
        game._prepare(rules, players, seed, first)
        return game

    @classmethod
    def dealt(cls, rules: Rules, players: int, seed: int, first: int | None, script: Sequence[int]) -> Game:
        """Return a new game whose deal luck answered as scripted; the seed answers what the script does not."""
        game = cls._undealt(rules, players, seed, first)
        game.start = _deal(game.engine.start(seed, players, first, script))
        return game

    def _prepare(self, rules: Rules, players: int, seed: int, first: int | None) -> None:
        refuse_bad_table(rules.map, players, seed, first)
        self.rules, self.players, self.seed, self.start = rules, int(players), int(seed), Deal()
        self.first_chosen: int | None = None if first is None else int(first)
        self.history: list[Decision] = []
        self._befores: list[bytes | None] = []  # the record before each decision; None: found by replaying
        self._thinned = 0  # decisions whose records have been thinned out
        self._anew: dict[int, int] = {}  # after how many decisions luck began to answer anew, for which time
        self.engine: Engine = Engine(rules)
        self._started_from: state.Games | None = None  # where a game began that was not dealt

    def __repr__(self) -> str:
        turn = "over" if self.over else f"turn {self.record.turn}, seat {self.to_move} decides ({self.phase})"
        return f"<Game on {self.map.id}, {self.players} players: {turn}>"

    def _repr_svg_(self) -> str:
        """Return the board with everybody's trains and stations as a picture: what a notebook shows."""
        return self.view(None)._repr_svg_()

    @property
    def record(self) -> state.GameRecord:
        """The game record itself; change it only if you know what you are doing."""
        return self.engine.record

    @property
    def map(self) -> maps.Map:
        """The map the game is played on."""
        return self.rules.map

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.engine.phase == OVER

    @property
    def to_move(self) -> int | None:
        """The seat that decides now; None once the game is over."""
        return None if self.over else self.engine.player

    @property
    def phase(self) -> str:
        """What kind of question is open: one of `state.PHASES`."""
        return PHASES[self.engine.phase]

    @property
    def decision(self) -> int:
        """How many decisions have been made; a client quotes it so that a late move is noticed."""
        return len(self.history)

    def legal(self) -> list[Action]:
        """Return every legal action, in the order of their ids."""
        record = cast(state.GameRecord, Fetched(self.record))
        return [Action(number, write_action(self.rules, record, number)) for number in self.engine.legal]

    def legal_ids(self) -> list[int]:
        """Return the ids of the legal actions."""
        return list(self.engine.legal)

    def read(self, action: str | int | Action) -> int:
        """Return the id of an action given as text, id or Action; raises Refusal if it cannot be read."""
        if type(action) is int:  # the usual case, and quickly told
            return action
        if isinstance(action, Action):
            return action.id
        if not isinstance(action, str):
            try:
                return operator.index(action)  # numbers of numpy too
            except TypeError:
                detail = "an action is a text, an id or an Action"
                raise Refusal(RefusalCode.UNREADABLE, str(action), detail=detail) from None
        try:
            return read_action(self.rules, self.record, action)
        except NotationError as error:
            raise Refusal(RefusalCode.UNREADABLE, action, detail=str(error)) from None

    def play(self, *moves: str | int | Action, seat: int | None = None, decision: int | None = None) -> list[Event]:
        """Carry out actions one after the other and return what happened; raises Refusal and then stops.

        With `seat` the action is refused unless it is that seat's turn, with `decision` unless it answers the
        current question.
        """
        happened: list[Event] = []
        for move in moves:
            self._refuse_unless_current(move, seat, decision)
            action = self.read(move)
            if action not in self.engine.legal:
                raise Refusal(RefusalCode.ILLEGAL, str(move), why=self.why_not(action))
            happened += self.play_scripted(action, [])
        return happened

    def _refuse_unless_current(self, move: object, seat: int | None, decision: int | None) -> None:
        if self.over:
            raise Refusal(RefusalCode.GAME_OVER, str(move))
        if decision is not None and decision != self.decision:
            raise Refusal(RefusalCode.STALE, str(move))
        if seat is not None and seat != self.to_move:
            raise Refusal(RefusalCode.NOT_YOUR_TURN, str(move))

    def play_scripted(self, action: int, script: Sequence[int]) -> tuple[Event, ...]:
        """Carry out a legal action, luck answering as scripted, and return what happened.

        The fast door of this class: it trusts its caller, and answers that cannot be are replaced by the seed's.
        """
        del self._befores[len(self.history) :]  # of what somebody took out of the history
        self._befores.append(self.engine.games.tobytes())
        seat, text = self.engine.player, write_action(self.rules, self.record, action)
        heard = self.engine.step(action, script)
        self.history.append(Decision(seat, action, text, heard.answers, heard.rows))
        return heard.events

    def why_not(self, action: str | int | Action) -> Why | None:
        """Return why an action is not legal now, or None if it is."""
        number = self.read(action)
        return None if number in self.engine.legal else why_not(self.rules, self.record, number)

    def can_undo(self, seat: int | None = None) -> bool:
        """Return whether the last decision (of `seat`) can be taken back: nothing hidden may have been seen since.

        Luck must not have answered, and the last of the opening choices stands: with it everybody has heard how many
        tickets the others kept (R4).
        """
        asked = self._known(seat)
        if not self.history:
            return False
        last = self.history[-1]
        if last.answers or asked not in (None, last.seat):
            return False
        return bool(is_opening(self.record)) or not is_opening(self.record_at(self.decision - 1)[0])

    def undo(self, seat: int | None = None) -> None:
        """Take the last decision back; raises Refusal if hidden information was seen since."""
        if not self.can_undo(seat):
            raise Refusal(RefusalCode.CANNOT_UNDO, "undo")
        self.take_back(1)

    def take_back(self, decisions: int) -> None:
        """Take the last decisions back, whatever was seen since: for a table that has agreed on it."""
        if whole_number("number of decisions", decisions):
            self._refuse_other_decisions(decisions)
            self.engine.put(self.record_at(self.decision - decisions))
            del self.history[-decisions:]
            self._thinned = min(self._thinned, self.decision)
            self._anew = {number: times for number, times in self._anew.items() if number <= self.decision}

    def record_at(self, decisions: int) -> state.Games:
        """Return the record, as an array of one, as it stood after so many decisions; raises ValueError for others."""
        self._refuse_other_decisions(decisions)
        if decisions == self.decision:
            return self.engine.games
        before = self._befores[decisions]
        return self._found_again(decisions) if before is None else np.frombuffer(before, state.GAME)

    def _refuse_other_decisions(self, decisions: int) -> None:
        if not 0 <= whole_number("number of decisions", decisions) <= self.decision:
            raise ValueError(f"{self.decision} decisions have been made, not {decisions}")

    def thin_out(self) -> None:
        """Keep whole but the latest records and every sixty-fourth; others are found again by replaying from those.

        For a game that lies long beside a thousand others: records are most of what it occupies.
        """
        for number in range(self._thinned, self.decision - LATEST):
            if number % SPACING and number not in self._anew:
                self._befores[number] = None
        self._thinned = max(self._thinned, self.decision - LATEST)

    def _found_again(self, decisions: int) -> state.Games:
        first = decisions
        while (whole := self._befores[first]) is None:
            first -= 1
        engine = Engine(self.rules)
        engine.put(np.frombuffer(whole, state.GAME))
        for decision in self.history[first:decisions]:
            engine.step(decision.action, decision.answers)
        return engine.games

    def engine_at(self, decisions: int) -> Engine:
        """Return an engine of its own in which the game stands as it did after so many decisions."""
        engine = Engine(self.rules)
        engine.put(self.record_at(decisions))
        return engine

    def copy(self) -> Game:
        """Return an independent game in the same position with the same history."""
        twin = Game._undealt(self.rules, self.players, self.seed, self.first_chosen)
        twin.start, twin._started_from, twin.history = self.start, self._started_from, list(self.history)
        twin._befores, twin._thinned, twin._anew = list(self._befores), self._thinned, dict(self._anew)
        twin.engine.put(self.engine.games)
        return twin

    __copy__ = copy

    def view(self, seat: int | None = None) -> View:
        """Return what a seat may know, or what a spectator may (None)."""
        return self.engine.view(self._known(seat))

    def _known(self, seat: int | None) -> int | None:
        return None if seat is None else whole_seat(seat, self.players)

    def events(self, seat: int | None = None, *, everything: bool = False) -> list[Event]:
        """Return all that happened as a seat (None: a spectator) saw it; `everything` for the open record."""
        past = [*self.start.events, *(event for decision in self.history for event in decision.events)]
        return past if everything else visible(past, self._known(seat))

    def scores(self) -> list[Score]:
        """Return every seat's score with its parts; before the end, what it would be if the game ended now."""
        return self.engine.scores()

    def winners(self) -> list[int]:
        """Return the seats that share the first place (R229)."""
        return [score.seat for score in self.scores() if score.rank == 1]

    def position(self) -> str:
        """Return the position as one line."""
        return write_position(self.rules, self.record)

    @classmethod
    def from_position(cls, line: str, rules: Rules | None = None) -> Game:
        """Return a game that stands as a position line says; its history begins there."""
        rules, games = read_position(line, rules)
        game = cls.from_record(rules, games)
        if not game.over and not game.engine.legal:
            raise NotationError("nothing could be done in that position")
        return game

    @classmethod
    def from_record(cls, rules: Rules, games: state.Games) -> Game:
        """Return a game that goes on from the first record of an array."""
        if getattr(games, "dtype", None) != state.GAME or not len(games):
            raise ValueError(
                f"a game goes on from an array of records, as `record_at` returns them, not from {games!r}"
            )
        game = cls._undealt(rules, *(games[name].item(0) for name in ("players", "seed", "first")))
        game.engine.put(games)
        game._started_from = np.frombuffer(game.engine.games.tobytes(), state.GAME)
        return game

    def log(self) -> str:
        """Return the whole game as text; it replays without the random generator."""
        names, first = words_of(self.rules), self.first_chosen
        log = Log(self.map.id, self.map.ticket_set, self.rules.digest, self.players, self.seed, first)
        log.rules_version, log.options = self.rules.version, self.rules.chosen
        log.start = write_answers(names, self.start.answers)
        if self._started_from is not None:
            log.position = write_position(self.rules, self._started_from[0])
        log.decisions = [(made.seat, made.text, write_answers(names, made.answers)) for made in self.history]
        log.anew = self._answered_anew()
        log.result = [score.total for score in self.scores()] if self.over else None
        return write_log(log)

    def _answered_anew(self) -> dict[int, int]:
        """Return from which decisions on luck answered anew, because people took something back before them."""
        found, last = dict[int, int](), 0
        if self._started_from is not None:
            last = int(self._started_from["anew"][0])
        for number, times in sorted(self._anew.items()):
            if times != last:
                found[number] = last = times
        return found

    def answer_anew(self, times: int) -> None:
        """Let luck go on at a further place of the same seed, for the given time."""
        self.record.anew = whole_number("number of times", times)
        self._anew[self.decision] = times

    @classmethod
    def from_log(cls, text: str, map: Board | None = None) -> Game:
        """Return the game a log tells, replayed from luck's written answers by the rules it names; raises LogError.

        A game on a board of one's own needs that board: the path of its file, or a `Map`.
        """
        log = read_log(text)
        board = log.map if map is None else map
        rules = rules_of(board, log.ticket_set, log.options, log.rules_version, log.digest)
        if rules.digest != log.digest:
            raise LogError(log.where["map"], f"the log was played on another version of {log.map} ({log.digest})")
        if log.position is not None:
            game = cls.from_position(log.position, rules)
        else:
            script = read_answers(words_of(rules), log.start, start=True)
            game = cls.dealt(rules, log.players, log.seed, log.first, script)
            game._refuse_other_luck(log.where.get("start", 1), log.start)
        game._replay(log)
        return game

    def _replay(self, log: Log) -> None:
        names = words_of(self.rules)
        for line, (seat, action, answers) in zip(log.lines, log.decisions, strict=True):
            if len(self.history) in log.anew:
                self.answer_anew(log.anew[len(self.history)])
            try:
                number = self.read(action)
                self._refuse_unless_current(action, seat, None)
                script = read_answers(names, answers)
            except (Refusal, NotationError) as error:
                raise LogError(line, str(error)) from None
            if number not in self.engine.legal:
                raise LogError(line, f"'{action}' is not legal there")
            self.play_scripted(number, script)
            self._refuse_other_luck(line, answers)
        if len(self.history) in log.anew:
            self.answer_anew(log.anew[len(self.history)])
        if log.result is not None and log.result != [score.total for score in self.scores()]:
            raise LogError(log.where["result"], f"the log ends {log.result}, the replay does not")

    def _refuse_other_luck(self, line: int, answers: Sequence[str]) -> None:
        if not self.engine.luck_kept_to_script():
            raise LogError(line, f"luck is not asked what the log answers there: {' '.join(answers) or 'nothing'}")

    def resample(self, seat: int | None = None, seed: int | None = None) -> Game:
        """Return a random game that `seat` (None: a spectator) cannot tell from this one."""
        games = self.view(seat).resample(None if seed is None else whole_seed(seed))
        # The moves were public, so a player who remembers knows everybody's cards (R180); a view does not.
        games["face_down"] = self.record.face_down
        return Game.from_record(self.rules, games)

    def __str__(self) -> str:
        """Return the position line."""
        return self.position()


def _deal(heard: Heard) -> Deal:
    return Deal(heard.answers, heard.rows)
