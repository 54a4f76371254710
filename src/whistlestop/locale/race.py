"""The race to six in words (R410-R422)."""

from __future__ import annotations

from whistlestop.locale import alternatives, say
from whistlestop.locale.arguments import nothing, ticket
from whistlestop.locale.topics import Topic
from whistlestop.maps import COASTS, Map

# A race has sentences of its own for what is dealt, counted and ends it.
TOLD_OTHERWISE = ("opening_tickets", "drawn_tickets", "route_points", "bonuses", "end_trains", "ties")


def untold(map: Map) -> tuple[str, ...]:
    """Return the rules that a race tells in its own words."""
    return TOLD_OTHERWISE if map.race else ()


def _race(map: Map) -> list[str]:
    """Return how tickets decide where there are no points (R410-R418)."""
    told = [say("difference-race", count=map.race), say("difference-race-tickets"), say("difference-race-change")]
    west, east = ([place.name for place in map.places if place.coast == coast] for coast in COASTS)
    told += [say("difference-coasts", west=alternatives(west), east=alternatives(east))] if west else []
    return [*told, say("difference-race-end")]


EVENTS = {"ticket_completed": ticket, "coast_to_coast": nothing, "tickets_changed": nothing}
DIFFERENCES = {"race": _race}
INSTEAD = {
    "turn": ("race-turn", Topic()),
    "tickets": ("race", Topic()),
    "monster": ("race-monster", Topic()),
    "chaos": ("race-chaos", Topic()),
    "end": ("race-end", Topic(told=lambda rules: {"count": rules.map.race})),
}
