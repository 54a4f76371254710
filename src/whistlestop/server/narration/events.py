"""Events as messages have them, and the list of them that each viewer has heard.

A viewer is a seat or None, a spectator. Which events he hears of, and how much of them, is decided in
`knowledge/visible.py` and nowhere else; here they get words for numbers that stand for kinds and places.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable
from operator import itemgetter

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
    """The events of a match as one viewer saw them."""

    def __init__(self, match: Match, viewer: Viewer) -> None:
        """Begin with what happened so far."""
        self._match, self._viewer = match, viewer
        self.events: list[GameEvent] = self._heard(match.game.start.events)
        self._told: list[tuple[Decision, int]] = []  # each decision, and how many events there were before it
        self.catch_up()

    def catch_up(self) -> int:
        """Take in what was decided or taken back meanwhile; return from where on the list is new."""
        history = self._match.game.history
        start = len(self.events)
        while self._told and not self._stands(len(self._told) - 1):
            start = self._told.pop()[1]
        del self.events[start:]
        for decision in history[len(self._told) :]:
            self._told.append((decision, len(self.events)))
            self.events += self._heard(decision.events)
        return start

    def _stands(self, number: int) -> bool:
        history = self._match.game.history
        return number < len(history) and history[number] is self._told[number][0]

    def _heard(self, events: Iterable[Event]) -> list[GameEvent]:
        return heard(self._match.game.map, events, self._viewer)

    def move_of(self, event: int) -> int:
        """Return after how many decisions one of the events had happened."""
        return bisect_right(self._told, event, key=itemgetter(1))
