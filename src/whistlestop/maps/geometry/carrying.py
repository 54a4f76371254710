"""From degrees on Earth to a board that has been laid out: geography moves along with the places, near ones most."""

import numpy as np

from whistlestop.maps import Map
from whistlestop.maps.fiction import located
from whistlestop.maps.geometry.projection import Cylinder, Points, Projection
from whistlestop.maps.geometry.schema import Geometry

_GRIP = 25.0  # within this distance of a place everything moves much as it does
_EARTH = 6371.0  # radius in kilometres


def _projection(map: Map, geometry: Geometry, degrees: list[tuple[float, float]]) -> Projection | Cylinder:
    """The projection of a board: around the Earth where tracks leave it at one edge and go on at the other (R374)."""
    if all(0 <= track.curve[6] <= geometry.width for track in geometry.tracks):
        return Projection(degrees)
    across = [place.x for place in geometry.places]
    longitude = {place.id: place.lon for place in located(map).places}
    first = longitude[geometry.places[across.index(min(across))].id]
    last = longitude[geometry.places[across.index(max(across))].id]
    edge = last + ((first - last) % 360) / 2  # half way from the last place on to the first
    return Cylinder(edge + 180)


class Carrier:
    """Where anything on Earth comes to lie on a board."""

    def __init__(self, map: Map, geometry: Geometry) -> None:
        """Learn from where the places lie how the board was scaled, and how far each has moved since."""
        degrees = [(place.lat, place.lon) for place in located(map).places]
        at = {place.id: (place.x, place.y) for place in geometry.places}
        self.projection = _projection(map, geometry, degrees)
        plane, board = self.projection(np.array(degrees)), np.array([at[place.id] for place in map.places])
        around, about = plane - plane.mean(axis=0), board - board.mean(axis=0)
        self.scale = float((around * about).sum() / max((around**2).sum(), 1e-12))
        self.origin = board.mean(axis=0) - self.scale * plane.mean(axis=0)
        self.home = plane * self.scale + self.origin
        self.moved = board - self.home

    def __call__(self, degrees: Points) -> Points:
        """Where latitudes and longitudes, one pair a row, come to lie."""
        plain = self.plain(degrees)
        return np.concatenate([self._dragged(part) for part in np.array_split(plain, len(plain) // 4096 + 1)])

    def plain(self, degrees: Points) -> Points:
        """Where latitudes and longitudes would lie if no place had moved."""
        return self.projection(degrees) * self.scale + self.origin

    def units(self, kilometres: float) -> float:
        """So many kilometres in units of the board."""
        return kilometres / _EARTH * self.scale

    def _dragged(self, points: Points) -> Points:
        """Points moved by the mean of all places' movements, in which the near ones count most."""
        distance = ((points[:, None] - self.home) ** 2).sum(axis=2)
        weight = (distance + _GRIP**2) ** -1.5
        return np.asarray(points + weight @ self.moved / weight.sum(axis=1, keepdims=True))
