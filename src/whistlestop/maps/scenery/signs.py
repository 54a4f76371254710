"""Signs beside routes, of whatever mechanism: a row of small plates (R302).

A row lies along its route, on the side and at the spot where it covers least of what is on the board already; all
tracks between two places share one.
"""

from collections.abc import Callable, Iterator

import numpy as np

from whistlestop.maps.geometry.curves import at, directions, lengths, polylines
from whistlestop.maps.geometry.schema import Geometry, TrackGeometry
from whistlestop.maps.scenery.paths import Points
from whistlestop.maps.scenery.room import HIGH, WIDE, Room
from whistlestop.maps.schema import Map, Track
from whistlestop.records.mechanisms import collect, modules

BESIDE = "whistlestop.maps.scenery.beside"
APART = 18.5  # from the middle of a plate to the next
_ASIDE = (17.0, 20.0, 24.0, 29.0, 35.0)  # from the middle of a track to that of its row
_ALONG = (0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82)


def signs(map: Map, geometry: Geometry, room: Room) -> Iterator[str]:
    """What stands beside all routes; it takes its room."""
    for kind in modules(BESIDE):
        routes = list(_routes(map, geometry, kind.of_track))
        if routes and hasattr(kind, "definitions"):
            yield kind.definitions(map)
        for names, tracks in routes:
            for name, (x, y) in zip(names, _row(tracks, len(names), room), strict=True):
                yield kind.drawn(map, name, x, y)


def any_signs(map: Map) -> bool:
    """Whether anything stands beside the routes of a map."""
    return any(of_track(track) for of_track in collect(BESIDE, "of_track") for track in map.tracks)


def _routes(
    map: Map, geometry: Geometry, names_of: Callable[[Track], tuple[str, ...]]
) -> Iterator[tuple[tuple[str, ...], list[TrackGeometry]]]:
    """Every route with signs, and its tracks; those that show most come first, because they need most room."""
    routes: dict[frozenset[str], list[TrackGeometry]] = {}
    shown: dict[frozenset[str], tuple[str, ...]] = {}
    for track, lie in zip(map.tracks, geometry.tracks, strict=True):
        if here := names_of(track):
            routes.setdefault(frozenset((track.a, track.b)), []).append(lie)
            shown[frozenset((track.a, track.b))] = here
    for ends in sorted(routes, key=lambda ends: -len(shown[ends])):
        yield shown[ends], routes[ends]


def _row(tracks: list[TrackGeometry], count: int, room: Room) -> list[tuple[float, float]]:
    """The middles of a row of plates where they cover least; of equals the nearest to the middle of the route."""
    rows = [row for track in tracks for row in _rows(track, count)]
    best = min(rows, key=lambda row: sum(room.covered(box) for box in _boxes(row)))
    for box in _boxes(best):
        room.take(box)
    return [(float(x), float(y)) for x, y in best]


def _rows(track: TrackGeometry, count: int) -> Iterator[Points]:
    """Rows along a track, on either side of it."""
    points = polylines(np.array(track.curve).reshape(1, 4, 2), 40)[0]
    along, ahead = lengths(points), directions(points)
    for aside in _ASIDE:
        for part in _ALONG:
            spot = along[-1:] * part
            middle, way = at(points, along, spot)[0], at(ahead, along, spot)[0]
            way = way if way[0] >= 0 else -way  # plates are read from left to right
            steps = (np.arange(count) - (count - 1) / 2)[:, None] * _pitch(way) * way
            for side in (-1, 1):
                yield middle + side * aside * np.array([-way[1], way[0]]) + steps


def _pitch(way: Points) -> float:
    """How far apart plates stand in a direction: they are wider than high."""
    return min(APART / max(abs(way[0]), 1e-9), (HIGH + 1.5) / max(abs(way[1]), 1e-9))


def _boxes(row: Points) -> list[tuple[float, float, float, float]]:
    return [(x - WIDE / 2, y - HIGH / 2, x + WIDE / 2, y + HIGH / 2) for x, y in row]
