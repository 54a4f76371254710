"""What pushes and pulls in a layout, as the uphill direction of an energy.

Places want to stay where geography has them, relative to their neighbours most of all; tracks want to be as long as
their spaces need, straight, clear of other tracks, of foreign places and of labels. Forces on a curve act on points
along it and are handed to its four points by their weights.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from whistlestop.maps.geometry.curves import SAMPLES, Points, weights
from whistlestop.maps.geometry.sketch import EASY, LONGEST, PLACE_RADIUS, SHORTEST, Sketch

Indices = NDArray[np.int64]

# Clear space between a track and what it must not touch, and between two places.
CLEAR, BETWEEN_PLACES = 6.0, 64.0
_WEIGHTS = weights(SAMPLES)
_NEAR = 14.0  # how far two things may be from touching and still be watched until the next look


class Boxes(NamedTuple):
    """Labels as boxes hung on places: left, top, right and bottom relative to the place, a row for each place."""

    edges: Points


class Contacts(NamedTuple):
    """Points of curves (numbered through all curves) near some other thing each, and the room they want."""

    point: Indices
    other: Indices
    wanted: Points


class Forces:
    """The forces on one sketch; `watch` must be called now and then as things move."""

    def __init__(self, sketch: Sketch, boxes: Boxes | None = None) -> None:
        """Prepare what does not change while things move."""
        self.sketch, self.boxes = sketch, boxes
        self.rooms = sketch.room(SHORTEST + 1), sketch.room(EASY), sketch.room(LONGEST + 4)
        self.neighbours = _neighbours(sketch.home)
        self.half = np.repeat(sketch.half, SAMPLES)
        self.bundle = np.repeat(np.arange(len(sketch.ends)), SAMPLES)
        self.watch()

    def watch(self) -> None:
        """Note which points of curves are near other curves, places that are not theirs, and labels."""
        points = self._points()
        self.tracks = self._near_tracks(points.reshape(-1, SAMPLES, 2))
        ends = self.sketch.ends
        self.shared = _shared(ends[self.bundle[self.tracks.point]], ends[self.bundle[self.tracks.other]])
        self.foreign = self._near_places(points)
        self.labels = self._near_labels(points)

    def gradient(self) -> tuple[Points, Points]:
        """The uphill direction for places and for the middle points of curves."""
        points = self._points()
        force = self._between_tracks(points) + self._lengths(points.reshape(-1, SAMPLES, 2)).reshape(-1, 2)
        on_places = self._geography() + self._between_places()
        self._foreign_places(points, force, on_places)
        self._labels(points, force, on_places)
        by_curve = force.reshape(-1, SAMPLES, 2)
        on_curves = np.einsum("tk,gtd->gkd", _WEIGHTS, by_curve) + self._straightness()
        start, one, other, end = np.moveaxis(on_curves, 1, 0)
        # A place carries its curves' middle points along, two thirds of the near one and a third of the far one.
        _add(on_places, self.sketch.ends[:, 0], start + (2 * one + other) / 3)
        _add(on_places, self.sketch.ends[:, 1], end + (one + 2 * other) / 3)
        return on_places, on_curves[:, 1:3]

    def _points(self) -> Points:
        return np.einsum("tk,gkd->gtd", _WEIGHTS, self.sketch.curves()).reshape(-1, 2)

    def _near_tracks(self, points: Points) -> Contacts:
        low, high = points.min(axis=1) - _NEAR, points.max(axis=1) + _NEAR
        meet = (low[:, None] < high[None]).all(axis=2) & (low[None] < high[:, None]).all(axis=2)
        first, second = np.nonzero(np.triu(meet, 1))
        away = points[first][:, :, None] - points[second][:, None]
        wanted = self.sketch.half[first] + self.sketch.half[second] + CLEAR
        pair, one, other = np.nonzero((away**2).sum(axis=3) < ((wanted + _NEAR) ** 2)[:, None, None])
        return Contacts(first[pair] * SAMPLES + one, second[pair] * SAMPLES + other, wanted[pair])

    def _near_places(self, points: Points) -> Contacts:
        away = points[:, None] - self.sketch.places
        wanted = self.half + PLACE_RADIUS + CLEAR + 2
        near = (away**2).sum(axis=2) < ((wanted + _NEAR) ** 2)[:, None]
        near &= (self.sketch.ends[self.bundle][:, :, None] != np.arange(len(self.sketch.places))).all(axis=1)
        point, place = np.nonzero(near)
        return Contacts(point, place, wanted[point])

    def _near_labels(self, points: Points) -> Contacts:
        if self.boxes is None:
            nothing = np.zeros(0, np.int64)
            return Contacts(nothing, nothing, np.zeros(0))
        inside = points[:, None] - self.sketch.places
        edges = self.boxes.edges
        depth = np.minimum(inside - edges[:, :2], edges[:, 2:] - inside).min(axis=2)
        point, label = np.nonzero(depth > -(self.half + 2 + _NEAR)[:, None])
        return Contacts(point, label, self.half[point] + 2)

    def _between_tracks(self, points: Points) -> Points:
        """Tracks keep clear of one another; towards a place they share, as far as the distance to it allows."""
        one, other = points[self.tracks.point], points[self.tracks.other]
        wanted = self.tracks.wanted.copy()
        join = np.flatnonzero(self.shared >= 0)
        centre = self.sketch.places[self.shared[join]]
        to_centre = np.minimum(_distance(one[join] - centre), _distance(other[join] - centre))
        wanted[join] = np.minimum(wanted[join], 0.85 * to_centre)
        push = 0.6 * _push(one - other, wanted)
        force = np.zeros_like(points)
        _add(force, self.tracks.point, -push)
        _add(force, self.tracks.other, push)
        return force

    def _lengths(self, points: Points) -> Points:
        """Curves too short for their spaces grow, gently up to easy ones; those too long shrink a little."""
        steps = np.diff(points, axis=1)
        step = np.maximum(np.hypot(steps[..., 0], steps[..., 1]), 1e-6)
        length = step.sum(axis=1)
        room, easy, most = self.rooms
        lack = 1.2 * np.maximum(room - length, 0) + 0.25 * np.maximum(easy - length, 0)
        lack -= 0.12 * np.maximum(length - most, 0)
        pull = steps / step[..., None] * lack[:, None, None]
        force = np.zeros_like(points)
        force[:, :-1] += pull
        force[:, 1:] -= pull
        return force

    def _straightness(self) -> Points:
        """Curves would rather be straight, and bend one way rather than two."""
        curves = self.sketch.curves()
        first, last = curves[:, 0], curves[:, 3]
        one, other = curves[:, 1] - (2 * first + last) / 3, curves[:, 2] - (first + 2 * last) / 3
        # A bend of so many units looks the sharper the shorter the track.
        stiff = np.clip(130 / np.maximum(_distance(last - first), 1), 0.7, 3)[:, None]
        force = np.zeros_like(curves)
        force[:, 1] = 0.15 * stiff * one + 0.25 * (one - other)
        force[:, 2] = 0.15 * stiff * other + 0.25 * (other - one)
        force[:, 0] = -(2 * force[:, 1] + force[:, 2]) / 3
        force[:, 3] = -(force[:, 1] + 2 * force[:, 2]) / 3
        return force

    def _geography(self) -> Points:
        """Places return home, and keep their bearings to their neighbours."""
        moved = self.sketch.places - self.sketch.home
        near, weight = self.neighbours
        return np.asarray(0.008 * moved + (weight[..., None] * (moved[:, None] - moved[near])).sum(axis=1))

    def _between_places(self) -> Points:
        away = self.sketch.places[:, None] - self.sketch.places
        wanted = np.full(away.shape[:2], BETWEEN_PLACES)
        np.fill_diagonal(wanted, 0)
        return -1.5 * _push(away.reshape(-1, 2), wanted.ravel()).reshape(away.shape).sum(axis=1)

    def _foreign_places(self, points: Points, force: Points, on_places: Points) -> None:
        """Tracks keep clear of places they do not serve."""
        point, place, wanted = self.foreign
        push = 4.0 * _push(points[point] - self.sketch.places[place], wanted)
        _add(force, point, -push)
        _add(on_places, place, push)

    def _labels(self, points: Points, force: Points, on_places: Points) -> None:
        """Tracks leave labels sideways, by the edge that is nearest that way."""
        if self.boxes is None:
            return
        point, label, margin = self.labels
        inside = points[point] - self.sketch.places[label]
        low = inside - self.boxes.edges[label, :2] + margin[:, None]
        high = self.boxes.edges[label, 2:] - inside + margin[:, None]
        depth = np.minimum(low, high)
        hit = np.maximum(depth.min(axis=1), 0) > 0
        way = depth / np.maximum(np.abs(self._normals(points)[point]), 0.1)
        nearest = (way == way.min(axis=1, keepdims=True)) & hit[:, None]
        push = 2.5 * np.minimum(depth, 20) * nearest * np.where(low < high, -1.0, 1.0)
        _add(force, point, -push)
        _add(on_places, label, push)

    def _normals(self, points: Points) -> Points:
        """The direction across its curve at each point."""
        ahead = np.asarray(np.gradient(points.reshape(-1, SAMPLES, 2), axis=1)).reshape(-1, 2)
        return np.asarray(ahead[:, ::-1] * [-1, 1] / np.maximum(_distance(ahead), 1e-6)[:, None])


def _add(total: Points, where: Indices, what: Points) -> None:
    """Add vectors to the rows they belong to; several may belong to one."""
    for axis in (0, 1):
        total[:, axis] += np.bincount(where, what[:, axis], len(total))


def _distance(away: Points) -> Points:
    return np.hypot(away[:, 0], away[:, 1])


def _push(away: Points, wanted: Points) -> Points:
    """Along each vector, as much as it is shorter than wanted."""
    distance = np.maximum(_distance(away), 1e-6)
    return np.asarray((np.maximum(wanted - distance, 0) / distance)[:, None] * away)


def _neighbours(home: Points, count: int = 6) -> tuple[Indices, Points]:
    """The nearest places of each, and how strongly it keeps its bearing to them: the nearer the more."""
    distance = np.hypot(*np.moveaxis(home[:, None] - home, -1, 0))
    near = np.argsort(distance, axis=1, kind="stable")[:, 1 : count + 1]
    span = np.take_along_axis(distance, near, axis=1)
    return near, np.asarray(0.07 * np.clip(80 / np.maximum(span, 1), 0.2, 1.0))


def _shared(one: Indices, other: Indices) -> Indices:
    """The place that two bundles share, or -1."""
    first = (one[:, :1] == other).any(axis=1)
    second = (one[:, 1:] == other).any(axis=1)
    return np.where(first, one[:, 0], np.where(second, one[:, 1], -1))
