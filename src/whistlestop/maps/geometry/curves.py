"""Cubic Bézier curves by the armful: points along them, parallels, and fitting one through points.

A curve is four points; many curves are one array of shape (curves, 4, 2).
"""

import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]

SAMPLES = 20


def weights(count: int = SAMPLES) -> Points:
    """The weights of the four points at evenly spread parameters, ends included: shape (count, 4)."""
    t = np.linspace(0, 1, count)
    return np.column_stack([(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t**2 * (1 - t), t**3])


def polylines(curves: Points, count: int = SAMPLES) -> Points:
    """Points along each curve: shape (curves, count, 2)."""
    return np.einsum("tk,gkd->gtd", weights(count), curves)


def lengths(points: Points) -> Points:
    """The distance along a polyline from its start to each of its points."""
    steps = np.hypot(*np.diff(points, axis=0).T)
    return np.concatenate([[0.0], np.cumsum(steps)])


def at(points: Points, along: Points, where: Points) -> Points:
    """The points of a polyline at the distances `where`, given the distances `along` of its corners."""
    return np.column_stack([np.interp(where, along, points[:, axis]) for axis in (0, 1)])


def directions(points: Points) -> Points:
    """The unit direction of a polyline at each of its points."""
    ahead = np.gradient(points, axis=0)
    return ahead / np.maximum(np.hypot(*ahead.T), 1e-9)[:, None]


def parallel(points: Points, offset: float) -> Points:
    """The polyline moved sideways, to the right of its direction where y runs down."""
    ahead = directions(points)
    return points + offset * np.column_stack([-ahead[:, 1], ahead[:, 0]])


def fit(points: Points) -> Points:
    """The cubic curve that begins and ends as the points do and comes nearest to them: four points."""
    along = lengths(points)
    t = along / max(along[-1], 1e-9)
    basis = np.column_stack([(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t**2 * (1 - t), t**3])
    rest = points - basis[:, :1] * points[0] - basis[:, 3:] * points[-1]
    middle, *_ = np.linalg.lstsq(basis[:, 1:3], rest, rcond=None)
    return np.vstack([points[:1], middle, points[-1:]])
