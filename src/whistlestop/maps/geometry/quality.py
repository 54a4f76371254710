"""How good a layout is: what overlaps, how deep, and how short its spaces became.

Boards of the package are chosen by these figures from several layouts, and the tests hold them to limits.
"""

import numpy as np

from whistlestop.maps.geometry.curves import Points
from whistlestop.maps.geometry.overlaps import depths, touching
from whistlestop.maps.geometry.schema import Geometry, Label
from whistlestop.maps.geometry.sketch import SHORTEST
from whistlestop.maps.geometry.text import ASCENT, DESCENT, width


def penalty(geometry: Geometry) -> float:
    """One figure for everything wrong with a layout; a perfect one has only its size against it."""
    short = sum(max(SHORTEST - track.space[0], 0) for track in geometry.tracks)
    under_names = float(np.sum([depth for _, _, depth in labels_on_spaces(geometry)]))
    piled = float(np.sum([depth for _, _, depth in spaces_on_spaces(geometry)]))
    return 3 * under_names + 3 * piled + short + 1e-5 * geometry.width * geometry.height


def label_box(label: Label, size: float, line_height: float) -> tuple[float, float, float, float]:
    """The left, top, right and bottom of a label."""
    wide = max(width(line, size) for line in label.lines)
    left = label.x - {"start": 0.0, "middle": wide / 2, "end": wide}[label.anchor]
    bottom = label.y + line_height * (len(label.lines) - 1) + DESCENT * size
    return left, label.y - ASCENT * size, left + wide, bottom


def labels_on_labels(geometry: Geometry) -> list[tuple[str, str]]:
    """The places whose names overlap."""
    boxes = _label_rows(geometry)
    one, other, _ = touching(boxes, np.arange(len(boxes)))
    return [(geometry.drawn[i].id, geometry.drawn[j].id) for i, j in zip(one, other, strict=True)]


def labels_on_places(geometry: Geometry) -> list[tuple[str, str]]:
    """The names that cover a place, with that place."""
    side = geometry.place_radius * 1.4  # a square within the circle
    dots = np.array([(place.x, place.y, 0, side, side) for place in geometry.drawn])
    found = _hits(_label_rows(geometry), dots)
    return [(geometry.drawn[i].id, geometry.drawn[j].id) for i, j, _ in found]


def labels_on_spaces(geometry: Geometry) -> list[tuple[str, int, float]]:
    """The names that cover a space, with the number of the track and how deep."""
    owner, rows = _space_rows(geometry)
    return [(geometry.drawn[i].id, owner[j], depth) for i, j, depth in _hits(_label_rows(geometry), rows)]


def spaces_on_spaces(geometry: Geometry) -> list[tuple[int, int, float]]:
    """The tracks that lie on one another, with how deep."""
    owner, rows = _space_rows(geometry)
    one, other, depth = touching(rows, np.array(owner))
    return [(owner[i], owner[j], float(deep)) for i, j, deep in zip(one, other, depth, strict=True)]


def spaces_on_places(geometry: Geometry) -> list[tuple[str, int]]:
    """The places that a space covers, with the number of its track."""
    owner, rows = _space_rows(geometry)
    side = geometry.place_radius * 1.4
    dots = np.array([(place.x, place.y, 0, side, side) for place in geometry.drawn])
    return [(geometry.drawn[i].id, owner[j]) for i, j, _ in _hits(dots, rows)]


def nearest_places(geometry: Geometry) -> float:
    """The least distance of two places."""
    at = np.array([(place.x, place.y) for place in geometry.drawn])
    distance = np.hypot(*np.moveaxis(at[:, None] - at, -1, 0))
    return float(distance[~np.eye(len(at), dtype=bool)].min())


def _hits(one: Points, other: Points) -> list[tuple[int, int, float]]:
    first, second = np.indices((len(one), len(other))).reshape(2, -1)
    depth = depths(one[first], other[second])
    return [(int(first[k]), int(second[k]), float(depth[k])) for k in np.flatnonzero(depth > 0)]


def _label_rows(geometry: Geometry) -> Points:
    boxes = np.array([label_box(place.label, geometry.label_size, geometry.line_height) for place in geometry.drawn])
    middles, sizes = (boxes[:, :2] + boxes[:, 2:]) / 2, boxes[:, 2:] - boxes[:, :2]
    return np.column_stack([middles, np.zeros(len(boxes)), sizes])


def _space_rows(geometry: Geometry) -> tuple[list[int], Points]:
    owner = [number for number, track in enumerate(geometry.tracks) for _ in track.spaces]
    rows = [(space.x, space.y, space.angle, *track.space) for track in geometry.tracks for space in track.spaces]
    return owner, np.array(rows)
