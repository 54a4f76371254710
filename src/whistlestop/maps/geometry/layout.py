"""Laying out a board by itself: geography first, then bends, rest, names, and rest again around the names.

A board of a hundred tracks takes two or three seconds. The result has no outlines; only boards of the package do.
"""

import numpy as np

from whistlestop.maps import Map
from whistlestop.maps.geometry import labels, spaces
from whistlestop.maps.geometry.bends import lead_around
from whistlestop.maps.geometry.curves import Points
from whistlestop.maps.geometry.descent import settle
from whistlestop.maps.geometry.insets import parts_of, put_together
from whistlestop.maps.geometry.labels import Spot, boxes, place_labels, place_labels_on
from whistlestop.maps.geometry.schema import Geometry, Label, PlaceGeometry, TrackGeometry
from whistlestop.maps.geometry.sketch import PLACE_RADIUS, ROOMY, WIDE, Sketch
from whistlestop.maps.geometry.text import LABEL_SIZE, LINE_HEIGHT

MARGIN = 34.0


def lay_out(map: Map) -> Geometry:
    """The geometry of any map, found from its coordinates alone; enlarged parts are laid out by themselves."""
    laid = {name: finish(arrange(part, patience=0.5)) for name, part in parts_of(map).items()}
    return put_together(map, laid) if len(laid) > 1 else laid[None]


def drawn(map: Map) -> Geometry:
    """The geometry of a map with a sheet: everything lies where the file says, names alone look for room."""
    assert map.sheet is not None
    sketch = Sketch(map)
    cut = spaces.tracks_as_drawn(sketch)
    spots = place_labels_on(sketch, spaces.rows(cut), spaces.points(sketch))
    return _put_down(sketch, spots, (float(map.sheet.width), float(map.sheet.height)), cut)


def arrange(map: Map, roomy: float = ROOMY, patience: float = 1.0) -> Sketch:
    """The board at rest, begun at the scale that gives so much of its tracks room; less patience is quicker."""
    sketch = Sketch(map, roomy)
    lead_around(sketch)
    settle(sketch, int(280 * patience), 4.0)
    for steps, largest in ((120, 2.5), (120, 2.0), (100, 1.5)):
        spots = place_labels(sketch, spaces.points(sketch))
        settle(sketch, int(steps * patience), largest, boxes(spots))
    settle(sketch, int(80 * patience), 1.0, boxes(_best(sketch)))
    return sketch


def finish(sketch: Sketch) -> Geometry:
    """The sketch as geometry, moved so that everything fits with a margin around it."""
    spots = _best(sketch)
    low, high = _bounds(sketch, spots)
    sketch.shift(MARGIN - low)
    width, height = np.ceil(high - low + 2 * MARGIN)
    return _put_down(sketch, spots, (float(width), float(height)), spaces.tracks(sketch, labels.rows(sketch, spots)))


def _put_down(sketch: Sketch, spots: list[Spot], size: tuple[float, float], cut: tuple[TrackGeometry, ...]) -> Geometry:
    pairs = zip(sketch.map.places, sketch.places, spots, strict=True)
    return Geometry(
        map=sketch.map.id,
        width=size[0],
        height=size[1],
        place_radius=PLACE_RADIUS,
        label_size=LABEL_SIZE,
        line_height=LINE_HEIGHT,
        places=tuple(_place(place.id, at, spot) for place, at, spot in pairs),
        tracks=cut,
    )


def _best(sketch: Sketch) -> list[Spot]:
    """The spots of names among the spaces as they would be cut now."""
    return place_labels_on(sketch, spaces.rows(spaces.tracks(sketch)), spaces.points(sketch))


def _bounds(sketch: Sketch, spots: list[Spot]) -> tuple[Points, Points]:
    edges = np.array([spot.edges for spot in spots]) + np.tile(sketch.places, 2)
    points = spaces.points(sketch)
    low = np.vstack([edges[:, :2], points - WIDE / 2, sketch.places - PLACE_RADIUS])
    high = np.vstack([edges[:, 2:], points + WIDE / 2, sketch.places + PLACE_RADIUS])
    return low.min(axis=0), high.max(axis=0)


def _place(id: str, at: Points, spot: Spot) -> PlaceGeometry:
    x, y = spot.baseline()
    label = Label(round(float(at[0] + x), 1), round(float(at[1] + y), 1), spot.anchor, spot.lines)
    return PlaceGeometry(id, round(float(at[0]), 1), round(float(at[1]), 1), label)
