"""Signs beside routes: a row of small plates with the letters of companies, or a coin with a toll (R256, R302).

A row lies along its route, on the side and at the spot where it covers least of what is on the board already; all
tracks between two places share one.
"""

from collections.abc import Callable, Iterator
from xml.sax.saxutils import escape

import numpy as np

from whistlestop.maps.geometry.curves import at, directions, lengths, polylines
from whistlestop.maps.geometry.schema import Geometry, TrackGeometry
from whistlestop.maps.scenery.paths import Points
from whistlestop.maps.scenery.room import Room
from whistlestop.maps.schema import Map, Track

WIDE, HIGH, APART = 17.0, 13.0, 18.5  # a plate, and from the middle of one to the next
COIN = 7.5  # the radius of a toll
COLOURS = 9  # more companies than these share them; their letters tell them apart
_ASIDE = (17.0, 20.0, 24.0, 29.0, 35.0)  # from the middle of a track to that of its row
_ALONG = (0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82)


def signs(map: Map, geometry: Geometry, room: Room) -> Iterator[str]:
    """The plates of all routes; they take their room."""
    if any(track.toll for track in map.tracks):
        yield from _coins(map, geometry, room)
    if not map.companies:
        return
    yield f"<defs>{''.join(_plate(number, one.mark) for number, one in enumerate(map.companies))}</defs>"
    numbers = {company.id: number for number, company in enumerate(map.companies)}
    for companies, tracks in _routes(map, geometry, lambda track: track.companies):
        for company, (x, y) in zip(companies, _row(tracks, len(companies), room), strict=True):
            yield f'<use href="#sign-{numbers[company]}" x="{x:.1f}" y="{y:.1f}"/>'


def plate(number: int, mark: str) -> str:
    """The plate of a company, around the point (0, 0)."""
    box = f'x="{-WIDE / 2:g}" y="{-HIGH / 2:g}" width="{WIDE:g}" height="{HIGH:g}" rx="3"'
    letters = f'<text class="sign-letters" y="3.2">{escape(mark)}</text>'
    return f'<rect class="sign sign-{number % COLOURS}" {box}/>{letters}'


def coin(toll: int) -> str:
    """The coin of a toll, around the point (0, 0)."""
    return f'<circle class="toll" r="{COIN:g}"/><text class="toll-number" y="3.4">{toll}</text>'


def _coins(map: Map, geometry: Geometry, room: Room) -> Iterator[str]:
    """A coin beside every connection, with its toll."""
    for (toll,), tracks in _routes(map, geometry, lambda track: (str(track.toll),)):
        ((x, y),) = _row(tracks, 1, room)
        yield f'<g transform="translate({x:.1f} {y:.1f})">{coin(int(toll))}</g>'


def _plate(number: int, mark: str) -> str:
    return f'<g id="sign-{number}">{plate(number, mark)}</g>'


def _routes(
    map: Map, geometry: Geometry, signs_of: Callable[[Track], tuple[str, ...]]
) -> Iterator[tuple[tuple[str, ...], list[TrackGeometry]]]:
    """Every route with signs, and its tracks; those that show most come first, because they need most room."""
    routes: dict[frozenset[str], list[TrackGeometry]] = {}
    shown: dict[frozenset[str], tuple[str, ...]] = {}
    for track, lie in zip(map.tracks, geometry.tracks, strict=True):
        if here := signs_of(track):
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
