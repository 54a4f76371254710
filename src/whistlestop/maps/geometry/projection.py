"""From degrees on Earth to a plane: Lambert's azimuthal projection, which keeps areas.

It is centred on the board, so shapes stay familiar from a city to a continent, and neither the equator nor the date
line needs a special case. Lengths are in radii of the Earth; x runs east and y south.
"""

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]


class Projection:
    """A projection centred on the middle of some coordinates."""

    def __init__(self, degrees: Iterable[tuple[float, float]]) -> None:
        """Centre on the middle of the given latitudes and longitudes."""
        on_sphere = _sphere(np.array(list(degrees), float))
        middle = (on_sphere.max(axis=0) + on_sphere.min(axis=0)) / 2
        self.latitude = float(np.arctan2(middle[2], np.hypot(middle[0], middle[1])))
        self.longitude = float(np.arctan2(middle[1], middle[0]))

    def __call__(self, degrees: Points) -> Points:
        """The points on the plane of latitudes and longitudes, one pair a row."""
        latitude = np.radians(degrees[:, 0])
        turn = np.radians(degrees[:, 1]) - self.longitude
        sine, cosine = np.sin(self.latitude), np.cos(self.latitude)
        facing = sine * np.sin(latitude) + cosine * np.cos(latitude) * np.cos(turn)
        stretch = np.sqrt(2 / np.maximum(1 + facing, 1e-9))  # the antipode alone has no image
        x = np.cos(latitude) * np.sin(turn)
        y = cosine * np.sin(latitude) - sine * np.cos(latitude) * np.cos(turn)
        return np.column_stack([stretch * x, -stretch * y])


class Cylinder:
    """A projection of the whole Earth around a middle meridian; Miller's, a little higher as printed worlds are."""

    def __init__(self, longitude: float) -> None:
        """Begin and end opposite to a longitude, given in degrees."""
        self.latitude, self.longitude = 0.0, float(np.radians(longitude))

    def __call__(self, degrees: Points) -> Points:
        """The points on the plane of latitudes and longitudes, one pair a row."""
        turn = np.radians(degrees[:, 1]) - self.longitude
        y = 1.5 * np.log(np.tan(np.pi / 4 + 0.4 * np.radians(degrees[:, 0])))
        return np.column_stack([(turn + np.pi) % (2 * np.pi) - np.pi, -y])


def _sphere(degrees: Points) -> Points:
    latitude, longitude = np.radians(degrees).T
    level = np.cos(latitude)
    return np.column_stack([level * np.cos(longitude), level * np.sin(longitude), np.sin(latitude)])
