"""Events as messages have them, and the list of them that each viewer has heard.

A viewer is a seat or None, a spectator. Which events he hears of, and how much of them, is decided in
`knowledge/visible.py` and nowhere else; here they get words for numbers that stand for kinds and places.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Callable, Iterable

from whistlestop import maps
from whistlestop.knowledge.visible import visible
from whistlestop.notation.words import FACE_NAMES, KIND_NAMES, MONSTER_NAMES
from whistlestop.play.decision import Decision
from whistlestop.records import events
from whistlestop.records.events import Event
from whistlestop.records.mechanisms import merge
from whistlestop.server.match.match import Match
from whistlestop.server.protocol.parts import GameEvent

Viewer = int | None


def heard(map: maps.Map, events: Iterable[Event], viewer: Viewer) -> list[GameEvent]:
    """Return what a viewer hears of events."""
    return [game_event(map, event) for event in visible(events, viewer)]


def game_event(map: maps.Map, event: Event) -> GameEvent:
    """Return an event with words for numbers that stand for kinds, places and reasons."""
    told = {key: _word(map, key, value) for key, value in event.arguments.items()}
    return GameEvent(name=event.name, seat=event.seat, arguments=told)


def _word(map: maps.Map, key: str, value: int) -> str | int:
    if key in ("place", "left"):
        return map.places[value].id
    if key in OF_BOARDS:
        return OF_BOARDS[key](map, value)
    if key == "reason":
        return events.REASONS[value]
    return value if key not in NAMES else NAMES[key].get(value, NOTHING)


# Numbers that only the board gives a name.
OF_BOARDS: dict[str, Callable[[maps.Map, int], str]] = merge("whistlestop.notation", "BOARD_NAMES")
NOTHING = "none"  # a second die where one was enough
NAMES: dict[str, dict[int, str]] = {
    "kind": KIND_NAMES,
    "monster": MONSTER_NAMES,
    "token": FACE_NAMES,
    "one": FACE_NAMES,
    "two": FACE_NAMES,
    **merge("whistlestop.notation", "EVENT_NAMES"),
}


class Story:
    """The events of a match as one viewer saw them; only how many there were is kept, all else is told again."""

    def __init__(self, match: Match, viewer: Viewer) -> None:
        """Begin with what happened so far."""
        self._match, self._viewer = match, viewer
        self._length = len(self._heard(match.game.start.events))
        self._told: list[Decision] = []
        self._before = array("I")  # how many events there were before each decision
        self.catch_up()

    def __len__(self) -> int:
        """Return how many events there are."""
        return self._length

    def catch_up(self) -> tuple[int, list[GameEvent]]:
        """Take in what was decided or taken back meanwhile; return from where on the list is new, and what is."""
        while self._told and not self._stands(len(self._told) - 1):
            self._told.pop()
            self._length = self._before.pop()
        start, news = self._length, list[GameEvent]()
        for decision in self._match.game.history[len(self._told) :]:
            self._told.append(decision)
            self._before.append(start + len(news))
            news += self._heard(decision.events)
        self._length += len(news)
        return start, news

    def since(self, start: int) -> list[GameEvent]:
        """Return the events from a place on."""
        first = bisect_right(self._before, start) - 1  # the decision in which that place is
        if first < 0:
            told, at, first = self._heard(self._match.game.start.events), 0, 0
        else:
            told, at = [], self._before[first]
        for decision in self._told[first:]:
            told += self._heard(decision.events)
        return told[start - at :]

    def _stands(self, number: int) -> bool:
        history = self._match.game.history
        return number < len(history) and history[number] is self._told[number]

    def _heard(self, events: Iterable[Event]) -> list[GameEvent]:
        return heard(self._match.game.map, events, self._viewer)

    def move_of(self, event: int) -> int:
        """Return after how many decisions one of the events had happened."""
        return bisect_right(self._before, event)
