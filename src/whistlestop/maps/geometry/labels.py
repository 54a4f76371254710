"""Placing names: each goes to one of some forty spots around its place, so that all together disturb least.

A name must not touch another name or a place, should not touch the spaces of a track, and would rather stand to the
right of its place than elsewhere. Names take the best spot in turn until none wants to move.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from whistlestop.maps.geometry.curves import Points
from whistlestop.maps.geometry.forces import Boxes
from whistlestop.maps.geometry.overlaps import depths
from whistlestop.maps.geometry.schema import Anchor
from whistlestop.maps.geometry.sketch import PLACE_RADIUS, WIDE, Sketch
from whistlestop.maps.geometry.text import ASCENT, DESCENT, LABEL_SIZE, LINE_HEIGHT, breaks, width

_SWEEPS = 12


class Spot(NamedTuple):
    """One way to set one name: its box relative to the place, how the text hangs, its lines, what it costs."""

    edges: tuple[float, float, float, float]
    anchor: Anchor
    lines: tuple[str, ...]
    cost: float

    def baseline(self) -> tuple[float, float]:
        """The point on the first line's baseline that the text hangs on, relative to the place."""
        left, top, right, _ = self.edges
        x = {"start": left + 1, "middle": (left + right) / 2, "end": right - 1}[self.anchor]
        return x, top + LABEL_SIZE * ASCENT + 1


def place_labels(sketch: Sketch, track_points: Points) -> list[Spot]:
    """The spot of each place's name while tracks may still move, given points along them."""

    def cost(boxes: Points, number: int) -> Points:
        away = np.hypot(*(track_points - sketch.places[number]).T)
        near = track_points[(away >= sketch.start[number] - 4) & (away < _reach(boxes, sketch, number))]
        return np.maximum(WIDE / 2 + 3 - _distance(boxes, near), 0).sum(axis=1) * 1.5

    return _placed(sketch, cost)


def place_labels_on(sketch: Sketch, spaces: Points, track_points: Points) -> list[Spot]:
    """The spot of each place's name among spaces at rest: rows of x, y, angle, length and width.

    A name may stand on a bare end of a track, but would rather not.
    """

    def cost(boxes: Points, number: int) -> Points:
        away = np.hypot(*(spaces[:, :2] - sketch.places[number]).T)
        near = spaces[away < _reach(boxes, sketch, number) + 20]
        depth = depths(np.repeat(_upright(boxes), len(near), axis=0), np.tile(near, (len(boxes), 1)))
        lines = track_points[np.hypot(*(track_points - sketch.places[number]).T) < 60]
        on_lines = np.maximum(3 - _distance(boxes, lines), 0).sum(axis=1)
        return np.maximum(depth.reshape(len(boxes), -1) + 1, 0).sum(axis=1) * 6 + 0.5 * on_lines

    return _placed(sketch, cost)


def rows(sketch: Sketch, spots: list[Spot]) -> Points:
    """The labels as rows of x, y, angle, length and width."""
    return _upright(np.array([spot.edges for spot in spots]) + np.tile(sketch.places, 2))


def _upright(boxes: Points) -> Points:
    middles, sizes = (boxes[:, :2] + boxes[:, 2:]) / 2, boxes[:, 2:] - boxes[:, :2]
    return np.column_stack([middles, np.zeros(len(boxes)), sizes])


def _placed(sketch: Sketch, cost: Callable[[Points, int], Points]) -> list[Spot]:
    """The spot of each name, given what boxes cost for touching tracks."""
    spots = [_spots(place.name) for place in sketch.map.places]
    edges = [
        np.array([spot.edges for spot in each]) + np.tile(at, 2) for each, at in zip(spots, sketch.places, strict=True)
    ]
    fixed = [
        np.array([spot.cost for spot in each]) + cost(boxes, number) + _on_places(boxes, sketch, number)
        for number, (each, boxes) in enumerate(zip(spots, edges, strict=True))
    ]
    return [each[choice] for each, choice in zip(spots, _settled(edges, fixed), strict=True)]


def boxes(spots: list[Spot]) -> Boxes:
    """The chosen spots as boxes for the forces."""
    return Boxes(np.array([spot.edges for spot in spots]))


def _settled(edges: list[Points], fixed: list[Points]) -> list[int]:
    """The choice of each name after all took their best spot in turn, the most cramped first."""
    chosen = [int(np.argmin(costs)) for costs in fixed]
    current = np.array([boxes[choice] for boxes, choice in zip(edges, chosen, strict=True)])
    order = sorted(range(len(fixed)), key=lambda number: -float(fixed[number].min()))
    for _ in range(_SWEEPS):
        before = list(chosen)
        for number in order:
            others = np.delete(current, number, axis=0)
            costs = fixed[number] + 40 * _overlap(edges[number], others).sum(axis=1)
            chosen[number] = int(np.argmin(costs))
            current[number] = edges[number][chosen[number]]
        if chosen == before:
            break
    return chosen


def _on_places(boxes: Points, sketch: Sketch, number: int) -> Points:
    """What each box costs for touching other places."""
    others = np.delete(sketch.places, number, axis=0)
    return np.asarray(30 * np.maximum(PLACE_RADIUS + 4 - _distance(boxes, others), 0).sum(axis=1))


def _reach(boxes: Points, sketch: Sketch, number: int) -> float:
    """How far from the place any of the boxes reaches."""
    return float(np.abs(boxes - np.tile(sketch.places[number], 2)).max() * 1.5 + WIDE)


def _distance(boxes: Points, points: Points) -> Points:
    """The distance of each point from each box; within, how deep, as a negative number."""
    beyond = np.maximum(boxes[:, None, :2] - points[None], points[None] - boxes[:, None, 2:])
    outside = np.hypot(*np.moveaxis(np.maximum(beyond, 0), -1, 0))
    return np.asarray(outside + np.minimum(beyond.max(axis=2), 0))


def _overlap(one: Points, others: Points) -> Points:
    """How deep boxes overlap, with a little air between them."""
    depth = np.minimum(one[:, None, 2:], others[None, :, 2:]) - np.maximum(one[:, None, :2], others[None, :, :2])
    return np.maximum(depth + 3, 0).min(axis=2)


def _spots(name: str) -> list[Spot]:
    """All spots for a name, on one line and on two."""
    return [
        spot
        for broken, lines in enumerate(breaks(name))
        for far, distance in enumerate((PLACE_RADIUS + 3, PLACE_RADIUS + 10, PLACE_RADIUS + 18))
        for spot in _around(lines, distance, 3.0 * broken + 12.0 * far)
    ]


def _around(lines: tuple[str, ...], distance: float, cost: float) -> list[Spot]:
    """The spots for some lines at a distance from the place, beside, above and below it."""
    wide = max(map(width, lines)) + 2
    high = LABEL_SIZE * (ASCENT + DESCENT) + LINE_HEIGHT * (len(lines) - 1) + 2
    slant = distance * 0.6
    beside: list[tuple[float, float, Anchor, float]] = [
        (distance, -high / 2, "start", 0.0),
        (-distance - wide, -high / 2, "end", 2.0),
        (slant, -slant - high, "start", 2.0),
        (slant, slant, "start", 2.0),
        (-slant - wide, -slant - high, "end", 4.0),
        (-slant - wide, slant, "end", 4.0),
        (distance, -high, "start", 3.0),
        (distance, 0.0, "start", 3.0),
        (-distance - wide, -high, "end", 5.0),
        (-distance - wide, 0.0, "end", 5.0),
    ]
    beside += [(-wide * part, -distance - high, "middle", 3.0 + abs(part - 0.5) * 6) for part in _PARTS]
    beside += [(-wide * part, distance, "middle", 3.0 + abs(part - 0.5) * 6) for part in _PARTS]
    return [
        Spot((left, top, left + wide, top + high), anchor, lines, cost + extra) for left, top, anchor, extra in beside
    ]


_PARTS = (0.5, 0.35, 0.65, 0.2, 0.8)
