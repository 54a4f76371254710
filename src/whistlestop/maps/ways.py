"""Shortest ways on a board, and what printed boards give a ticket for one.

On printed boards a ticket is worth the trains of its shortest way, mountains included; `scripts/fit_tickets.py` fits
that and docs/tickets.md shows how well it holds. Spaces of bullet routes, which cost nobody trains, count in part.
"""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush

from whistlestop.maps.points import trains_needed
from whistlestop.maps.schema import Map, Track
from whistlestop.maps.special import is_shared

SHARED_SPACE = 0.5  # what a space of a bullet route adds to a ticket's value: the fit on the one board that has them
FAR = 10_000.0  # where there is no way
MOST_POINTS = 127


def effort(track: Track) -> float:
    """What a track adds to the value of a way that leads over it."""
    return SHARED_SPACE * track.length if is_shared(track) else float(trains_needed(track))


def own_trains(track: Track) -> float:
    """The trains that a track takes of whoever uses it; a bullet route takes none of his own."""
    return 0.0 if is_shared(track) else float(trains_needed(track))


def ways_from(map: Map, start: str, cost: Callable[[Track], float] = effort) -> dict[str, float]:
    """The length of the shortest way from a place or country to every place and country that has one."""
    tracks: dict[str, list[tuple[str, float]]] = {}
    for track in map.tracks:
        for here, there in ((track.a, track.b), (track.b, track.a)):
            tracks.setdefault(here, []).append((there, cost(track)))
    reached = {place.id: 0.0 for place in map.places if start in (place.id, place.country)}
    queue = [(0.0, id) for id in reached]
    while queue:
        length, here = heappop(queue)
        for there, more in tracks.get(here, ()) if length <= reached[here] else ():
            if length + more < reached.get(there, FAR):
                reached[there] = length + more
                heappush(queue, (length + more, there))
    return reached | _countries(map, reached)


def _countries(map: Map, reached: dict[str, float]) -> dict[str, float]:
    """A country is reached at the nearest of its border points (R93)."""
    found: dict[str, float] = {}
    for place in map.places:
        if place.country is not None and place.id in reached:
            found[place.country] = min(found.get(place.country, FAR), reached[place.id])
    return found


def value(way: float) -> int:
    """What printed boards give a ticket for a way of a length."""
    return max(1, min(MOST_POINTS, round(way)))
