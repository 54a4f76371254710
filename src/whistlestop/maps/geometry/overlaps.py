"""Whether the spaces of different tracks lie on top of one another, and how deep.

A space is a rectangle at an angle. Two rectangles are apart if some side of either separates them (the separating axis
theorem), so the least overlap over the four directions of their sides says how deep they overlap.
"""

import numpy as np
from numpy.typing import NDArray

from whistlestop.maps.geometry.curves import Points

Indices = NDArray[np.intp]


def depths(one: Points, other: Points) -> Points:
    """How deep rectangles overlap, pair by pair; rows of x, y, angle in degrees, length and width. Negative: apart."""
    between = other[:, :2] - one[:, :2]
    least = np.full(len(one), np.inf)
    for base in (one, other):
        for turn in (0.0, 90.0):
            angle = np.radians(base[:, 2] + turn)
            axis = np.column_stack([np.cos(angle), np.sin(angle)])
            reach = _reach(one, angle) + _reach(other, angle)
            least = np.minimum(least, reach - np.abs((between * axis).sum(axis=1)))
    return least


def touching(spaces: Points, owner: Indices, room: float = 0.0) -> tuple[Indices, Indices, Points]:
    """The pairs of spaces of different owners that are nearer than `room`, as two lists of rows and their depth."""
    distance = ((spaces[:, None, :2] - spaces[:, :2]) ** 2).sum(axis=2)
    widest = float(np.hypot(spaces[:, 3], spaces[:, 4]).max(initial=0.0)) + room
    one, other = np.nonzero(np.triu((distance < widest**2) & (owner[:, None] != owner), 1))
    depth = depths(spaces[one], spaces[other])
    hit = depth > -room
    return one[hit], other[hit], depth[hit]


def _reach(rectangle: Points, angle: Points) -> Points:
    """Half the extent of rectangles in a direction."""
    turn = angle - np.radians(rectangle[:, 2])
    return np.asarray((np.abs(np.cos(turn)) * rectangle[:, 3] + np.abs(np.sin(turn)) * rectangle[:, 4]) / 2)
