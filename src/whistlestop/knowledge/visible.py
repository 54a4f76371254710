"""What a seat hears of what happens: the only door through which events and decisions are told to one viewer.

A viewer is a seat, or None for a spectator. Which events are nobody else's business, and which of an event's arguments,
is written in the list of events; whoever tells a game to somebody asks here and filters nothing himself.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from whistlestop.records.actions import KEEP, RETURN
from whistlestop.records.events import BY_NAME, Event
from whistlestop.records.mechanisms import collect


def visible(events: Iterable[Event], viewer: int | None) -> list[Event]:
    """Return the events a viewer hears of, each without what is private to another seat (R4, R8)."""
    return [_as_heard(event, viewer) for event in events if _is_heard(event, viewer)]


def is_choice_hidden(action: int, seat: int, viewer: int | None) -> bool:
    """Return whether a seat's action is its answer about a ticket, or another secret one, which a viewer does not see.

    (R4, R8) A mechanism names the ids of its own secret actions in its file of `records/` (`SECRET`).
    """
    return seat != viewer and (action in (KEEP, RETURN) or any(action in ids for ids in _secret()))


@cache
def _secret() -> tuple[range, ...]:
    return collect("whistlestop.records", "SECRET")


def _is_heard(event: Event, viewer: int | None) -> bool:
    return event.seat == viewer or not BY_NAME[event.name].own


def _as_heard(event: Event, viewer: int | None) -> Event:
    private = BY_NAME[event.name].private
    if not private or event.seat == viewer:
        return event
    return Event(event.name, event.seat, {key: value for key, value in event.arguments.items() if key not in private})
