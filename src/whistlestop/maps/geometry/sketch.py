"""A board while it is being laid out: places and curves that may still move, and the room each needs.

Twins share one curve, the middle of their bundle. Positions begin where geography puts them, at the scale that gives
most tracks room for their spaces.
"""

import numpy as np
from numpy.typing import NDArray

from whistlestop.maps import Map
from whistlestop.maps.fiction import located
from whistlestop.maps.geometry.curves import Points
from whistlestop.maps.geometry.projection import Projection

# Sizes in units. A space is at least SHORTEST and at most LONGEST long; TWIN is the distance of parallel tracks.
SHORTEST, EASY, LONGEST, WIDE, GAP, TWIN = 27.0, 36.0, 42.0, 14.0, 4.0, 18.0
PLACE_RADIUS = 9.0

# So many of the tracks have room at the first scale; the others gain it by moving places and bending.
ROOMY = 0.55


class Sketch:
    """Places (n, 2) and the middle points of curves (bundles, 2, 2), with what stays fixed meanwhile."""

    def __init__(self, map: Map, roomy: float = ROOMY) -> None:
        """Begin with straight tracks between places where geography has them, or as the sheet of the map has all."""
        self._gather(map)
        if map.sheet is None:
            self._begin(map, roomy)
        else:
            self._take(map)

    def _gather(self, map: Map) -> None:
        """Find what stays fixed: which tracks lie side by side, and the room they need."""
        self.map = map
        self.bundles = _bundles(map)
        self.ends: NDArray[np.int64] = np.array(list(self.bundles), np.int64)
        members = list(self.bundles.values())
        self.spaces = np.array([max(map.tracks[track].length for track in each) for each in members], float)
        self.twin = np.array([_twin(map, each) for each in members])
        self.half = np.array(
            [WIDE / 2 + twin * (len(each) - 1) / 2 for each, twin in zip(members, self.twin, strict=True)]
        )
        self.start = _start(len(map.places), self.ends, self.half)

    def _begin(self, map: Map, roomy: float) -> None:
        degrees = [(place.lat, place.lon) for place in located(map).places]
        self.projection = Projection(degrees)
        plane = apart(self.projection(np.array(degrees)))
        self.scale = self._scale(plane, roomy)
        self.home: Points = plane * self.scale
        self.places = self.home.copy()
        self.controls = straight(self.places, self.ends)

    def _take(self, map: Map) -> None:
        """Take places and bends from the file; a bundle bends as the first of its tracks does."""
        self.home = self.places = np.array([(place.x, place.y) for place in map.places], float)
        bends = np.array([map.tracks[members[0]].bend for members in self.bundles.values()], float)
        self.controls = straight(self.places, self.ends) + bends[:, None, :] * 4 / 3  # the middle moves by the bend

    def room(self, length: float) -> Points:
        """How long each bundle's curve must be for spaces of a length, from place to place."""
        ends = self.start[self.ends].sum(axis=1)
        return np.asarray(self.spaces * (length + GAP) + ends)

    def curves(self) -> Points:
        """The curve of each bundle: shape (bundles, 4, 2)."""
        first, last = self.places[self.ends[:, 0]], self.places[self.ends[:, 1]]
        return np.stack([first, self.controls[:, 0], self.controls[:, 1], last], axis=1)

    def shift(self, by: Points) -> None:
        """Move everything, homes included."""
        self.home, self.places, self.controls = self.home + by, self.places + by, self.controls + by

    def _scale(self, plane: Points, roomy: float) -> float:
        distance = np.hypot(*(plane[self.ends[:, 0]] - plane[self.ends[:, 1]]).T)
        return float(np.quantile(self.room(EASY) / distance, roomy))


def straight(places: Points, ends: NDArray[np.int64]) -> Points:
    """The middle points of straight curves."""
    first, last = places[ends[:, 0]], places[ends[:, 1]]
    return np.stack([(2 * first + last) / 3, (first + 2 * last) / 3], axis=1)


def apart(plane: Points) -> Points:
    """The points with those that coincide moved a little apart, each its own way."""
    span = float(np.ptp(plane, axis=0).max()) or 1.0
    turn = np.arange(len(plane)) * 2.4
    return np.asarray(plane + 1e-4 * span * np.column_stack([np.cos(turn), np.sin(turn)]))


def _twin(map: Map, members: list[int]) -> float:
    """The distance of a bundle's tracks; tunnels need more because of their stones."""
    return TWIN + 3 if any(map.tracks[track].tunnel for track in members) else TWIN


def _bundles(map: Map) -> dict[tuple[int, int], list[int]]:
    """The indices of the tracks between each two places."""
    index = {place.id: number for number, place in enumerate(map.places)}
    found: dict[tuple[int, int], list[int]] = {}
    for number, track in enumerate(map.tracks):
        first, last = index[track.a], index[track.b]
        key = (last, first) if (last, first) in found else (first, last)
        found.setdefault(key, []).append(number)
    return found


def _start(places: int, ends: NDArray[np.int64], half: Points) -> Points:
    """How far from a place its spaces begin: far enough for all its tracks to stand around it."""
    around = np.zeros(places)
    np.add.at(around, ends.ravel(), np.repeat(2 * half + 3, 2))
    return np.clip(around * 1.15 / (2 * np.pi), PLACE_RADIUS + 6, 30)
