"""A table for tests: a position line (or a fresh deal), luck that follows a script, and actions as texts.

`play(..., luck="red locomotive")` says what luck answers during those actions: kinds of cards, tickets as words,
faces of dice and, when a game is set up, the first seat as a number. Luck must then be asked exactly that often, so a
test notices a card too many. Without `luck` the game's own generator answers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random

import numpy as np

from whistlestop import Game, compile_rules, maps
from whistlestop.batch.batch import fault_games
from whistlestop.notation.log import read_answers
from whistlestop.notation.words import words
from whistlestop.play.scores import Score
from whistlestop.records.events import Event
from whistlestop.rules import check
from whistlestop.ruleset.allowing import allowing
from whistlestop.ruleset.compile import Rules
from whistlestop.ruleset.options import Value

FACE_OF = {"S": "single", "D": "double", "T": "station", "W": "wild"}


class Table:
    """A game whose luck a test decides."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def legal(self, word: str = "") -> list[str]:
        """Return the legal actions that begin with `word`."""
        return [action.text for action in self.game.legal() if action.text.startswith(word)]

    def choices(self, word: str) -> set[str]:
        """Return what may follow a word in the legal actions: ways after "pay", places after "place alvin"."""
        return {text.removeprefix(f"{word} ") for text in self.legal(f"{word} ")}

    def play(self, *actions: str, luck: str | None = None) -> list[Event]:
        """Play actions, feed them the scripted luck and return what happened."""
        happened: list[Event] = []
        script = [] if luck is None else read_answers(words(self.game.map), luck.split())
        for text in actions:
            number = self.game.read(text)
            assert number in self.game.legal_ids(), f"'{text}' is not one of {self.legal()}"
            happened += self.game.play_scripted(number, script)
            script = script[len(self.game.history[-1].answers) :] if luck is not None else []
            _assert_luck(self.game, luck)
            assert faults(self.game) == []
        assert not script, f"luck was not asked for the last {len(script)} answers of '{luck}'"
        return happened

    def hand(self, seat: int = 0) -> dict[str, int]:
        """Return a seat's cards by kind."""
        return _counts(self.game.view(seat).facts()["hand"])

    def fact(self, name: str, seat: int | None = None) -> object:
        """Return one fact of a seat's view, or of a spectator's."""
        return self.game.view(seat).facts()[name]

    def display(self) -> list[str | None]:
        """Return the face-up cards, place by place."""
        shown = self.fact("display")
        assert isinstance(shown, list)
        return shown

    def score(self, seat: int = 0) -> Score:
        """Return a seat's score as if the game ended now."""
        return self.game.scores()[seat]

    def tracks(self, seat: int = 0) -> list[str]:
        """Return the tracks a seat owns, as words."""
        owner = self.fact("owner")
        assert isinstance(owner, dict)
        return [words(self.game.map).tracks[track] for track, owned_by in owner.items() if owned_by == seat]

    def tickets(self, name: str, seat: int = 0) -> list[str]:
        """Return the tickets a seat's view lists under `name`, as words."""
        numbers = self.game.view(seat).facts()[name]
        assert isinstance(numbers, list)
        return [words(self.game.map).tickets[number] for number in numbers]


def table(line: str, rules: Rules | None = None) -> Table:
    """Return the table a position line describes."""
    found = Table(Game.from_position(line, rules))
    assert faults(found.game) == [], f"the position itself is unsound: {faults(found.game)}"
    return found


def on(map: maps.Map, line: str, options: dict[str, Value] | None = None) -> Table:
    """Return a table on a small map of the test's own; `line` begins with the number of players."""
    return table(f"small base {line}", compile_rules(map, options))


def deal(
    map: str | maps.Map,
    luck: str | None = None,
    *,
    players: int = 2,
    ticket_set: str = "base",
    first: int | None = 0,
    options: Mapping[str, Value] | None = None,
) -> Table:
    """Return a game that has just been dealt from the scripted luck (cards of the hands, display, tickets)."""
    board = maps.load(map, ticket_set) if isinstance(map, str) else map
    script = [] if luck is None else read_answers(words(board), luck.split(), start=True)
    game = Game.dealt(compile_rules(board, options), players, 7, first, script)
    if luck is not None:
        assert len(game.start.answers) == len(luck.split()), "luck was asked more or less often than scripted"
    _assert_luck(game, luck)
    return Table(game)


def faults(game: Game) -> list[str]:
    """Return the names of the promises a game record breaks."""
    out = np.zeros(1, np.int64)
    fault_games(game.engine.games, 0, 1, game.rules.boards, game.engine.scratches, 0, out)
    return [name for flag, name in enumerate(check.NAMES) if int(out[0]) >> flag & 1]


def names(events: Iterable[Event]) -> list[str]:
    """Return the names of events in their order."""
    return [event.name for event in events]


def only(events: Sequence[Event], name: str) -> list[dict[str, int]]:
    """Return the arguments of the events of one kind."""
    return [event.arguments for event in events if event.name == name]


def all_but(*used: str) -> str:
    """Return, as the hand of a position line, every train card of the usual deck that is not in `used`.

    Given to a seat that is not to move, it empties the deck but for the cards named.
    """
    taken = Counter(cards(" ".join(used)).split())
    whole: dict[str, int] = {**dict.fromkeys(maps.COLOURS, 12), "locomotive": 14}
    return ",".join(f"{kind}:{count - taken[kind]}" for kind, count in whole.items() if count > taken[kind])


def no_tickets(board: str = "usa", ticket_set: str = "base", but: str = "") -> str:
    """Return the part of a position line that leaves a board's ticket decks empty but for the tickets named."""
    kept = but.split(",")
    return f"out={','.join(word for word in words(maps.load(board, ticket_set)).tickets if word not in kept)}"


def dice(letters: str) -> str:
    """Return `SSDTW` as the dice of a position line; T is a Station."""
    counts = Counter(letters)
    shown = (f"{face}:{counts[letter]}" for letter, face in FACE_OF.items() if counts[letter])
    return f"dice={','.join(shown) or '-'}"


def cards(text: str) -> str:
    """Return `red*3 blue` written out as `red red red blue`."""
    parts = (part.partition("*") for part in text.split())
    return " ".join(kind for kind, _, times in parts for _ in range(int(times or 1)))


def _assert_luck(game: Game, luck: str | None) -> None:
    scratch = game.engine.scratches[0]
    assert scratch.script_faults == 0, f"luck cannot give all of '{luck}'"
    if luck is not None:
        assert scratch.script_used == scratch.answer_count, f"luck was asked for more than '{luck}'"


def _counts(hand: object) -> dict[str, int]:
    assert isinstance(hand, dict)
    return hand


def played(board: str, ticket_set: str, players: int, seed: int, decisions: int, mode: str = "") -> Game:
    """Return a game after so many random decisions, or as many as it has; most claims that can be made are made.

    With more players than the board is for it has as many as it is for.
    """
    random = Random(seed)
    house_rules = allowing(maps.load(board), dict.fromkeys(mode.split(), True))
    players = min(players, maps.load(board).players[1])
    game = Game(board, players=players, ticket_set=ticket_set, seed=seed, options=house_rules)
    while not game.over and game.decision < decisions:
        legal = game.legal()
        game.play(random.choices(legal, [4 if action.text.startswith("claim") else 1 for action in legal])[0])
    return game
