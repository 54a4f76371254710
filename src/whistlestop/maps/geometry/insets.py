"""Boards with enlarged parts: each part is laid out by itself, then all of them are put on one sheet (R392).

An enlarged part stands in a frame where the board has room for it, beside the board otherwise. A place that both show
has its own position on the board and a second one in the frame; tracks of a part lie within it.
"""

from collections.abc import Mapping

import msgspec
import numpy as np

from whistlestop.maps.geometry.curves import Points
from whistlestop.maps.geometry.quality import label_box
from whistlestop.maps.geometry.schema import Geometry, Inset, Label, PlaceGeometry, Space, TrackGeometry
from whistlestop.maps.points import shown_in
from whistlestop.maps.schema import Map, Track

Part = str | None  # the name of an enlarged part; None is the board itself
Box = tuple[float, float, float, float]

_APART = 22.0  # between a frame and whatever lies beside it
_STEP = 12.0  # spots for a frame lie so far from each other
_ACROSS = 1.45  # a sheet is best so many times as wide as it is high


def parts_of(map: Map) -> dict[Part, Map]:
    """The parts of a board as maps of their own, the board itself first."""
    names: list[Part] = [None, *dict.fromkeys(place.inset for place in map.places if place.inset is not None)]
    places = {part: tuple(place for place in map.places if part in shown_in(place)) for part in names}
    tracks = {part: tuple(track for track in map.tracks if _part_of(map, track) == part) for part in names}
    return {part: msgspec.structs.replace(map, places=places[part], tracks=tracks[part]) for part in names}


def _part_of(map: Map, track: Track) -> Part:
    """The part a track lies in: the board itself if that shows both ends."""
    a, b = (next(place for place in map.places if place.id == id) for id in (track.a, track.b))
    common = shown_in(a) & shown_in(b)
    return None if None in common else next(iter(common))


def part_geometry(map: Map, geometry: Geometry, part: Part) -> Geometry:
    """One part of a board that has been put together, where it lies there: its places and its tracks."""
    second = {place.id: place for inset in geometry.insets if inset.id == part for place in inset.again}
    here = parts_of(map)[part]
    at = {place.id: second.get(place.id, place) for place in geometry.places}
    pairs = {(track.a, track.b) for track in here.tracks} | {(track.b, track.a) for track in here.tracks}
    tracks = tuple(track for track in geometry.tracks if (track.a, track.b) in pairs)
    return msgspec.structs.replace(geometry, places=tuple(at[place.id] for place in here.places), tracks=tracks)


def put_together(map: Map, laid: Mapping[Part, Geometry]) -> Geometry:
    """One geometry of a board and its enlarged parts, each of which was laid out by itself."""
    board, rest = laid[None], {part: lie for part, lie in laid.items() if part is not None}
    spots: dict[Part, tuple[float, float]] = {None: (0.0, 0.0)}
    taken, bounds = _boxes(board), (0.0, 0.0, board.width, board.height)
    for part in sorted(rest, key=lambda part: -rest[part].width * rest[part].height):
        x, y = _spot(taken, bounds, rest[part])
        frame = (x, y, x + rest[part].width, y + rest[part].height)
        spots[part], taken, bounds = (x, y), np.vstack([taken, frame]), _around(bounds, frame)
    left, top, right, bottom = bounds
    moved = {part: _moved(lie, spots[part][0] - left, spots[part][1] - top) for part, lie in laid.items()}
    places = {place.id: place for part in [*rest, None] for place in moved[part].places}
    return msgspec.structs.replace(
        board,
        width=right - left,
        height=bottom - top,
        places=tuple(places[place.id] for place in map.places),
        tracks=tuple(track for lie in moved.values() for track in lie.tracks),
        insets=tuple(_inset(map, part, moved[part], spots[part], (left, top)) for part in rest),
    )


def _inset(map: Map, part: str, lie: Geometry, spot: tuple[float, float], corner: tuple[float, float]) -> Inset:
    twice = {place.id for place in map.places if place.also_in == part}
    again = tuple(place for place in lie.places if place.id in twice)
    return Inset(part, spot[0] - corner[0], spot[1] - corner[1], lie.width, lie.height, again)


def _boxes(lie: Geometry) -> Points:
    """What a board has drawn on it, as boxes: names, places and spaces."""
    names = [label_box(place.label, lie.label_size, lie.line_height) for place in lie.places]
    round_ = [_square(place.x, place.y, lie.place_radius) for place in lie.places]
    tracks = [_square(space.x, space.y, track.space[0] / 2) for track in lie.tracks for space in track.spaces]
    return np.array([*names, *round_, *tracks])


def _square(x: float, y: float, half: float) -> Box:
    return x - half, y - half, x + half, y + half


def _around(one: Box, other: Box) -> Box:
    return min(one[0], other[0]), min(one[1], other[1]), max(one[2], other[2]), max(one[3], other[3])


def _spot(taken: Points, bounds: Box, lie: Geometry) -> tuple[float, float]:
    """Where a frame fits so that the sheet stays small and broad."""
    left, top, right, bottom = bounds
    across = np.arange(left - lie.width - _APART, right + _APART + _STEP, _STEP)
    down = np.arange(top - lie.height - _APART, bottom + _APART + _STEP, _STEP)
    corners = np.stack(np.meshgrid(across, down), axis=-1).reshape(-1, 2)
    frames = np.hstack([corners, corners + np.array([lie.width, lie.height])])
    free = np.ones(len(frames), bool)
    for box in taken:
        beside = (frames[:, 0] > box[2] + _APART) | (frames[:, 2] < box[0] - _APART)
        free &= beside | (frames[:, 1] > box[3] + _APART) | (frames[:, 3] < box[1] - _APART)
    low, high = np.minimum(frames[:, :2], (left, top)), np.maximum(frames[:, 2:], (right, bottom))
    wide, high_ = (high - low).T
    cost = wide * high_ * (1 + 0.3 * np.abs(np.log(wide / high_ / _ACROSS))) + 1e-3 * frames[:, :2].sum(axis=1)
    best = int(np.argmin(np.where(free, cost, np.inf)))
    return float(corners[best, 0]), float(corners[best, 1])


def _moved(lie: Geometry, x: float, y: float) -> Geometry:
    """A geometry moved as a whole."""
    return msgspec.structs.replace(
        lie,
        places=tuple(_moved_place(place, x, y) for place in lie.places),
        tracks=tuple(_moved_track(track, x, y) for track in lie.tracks),
    )


def _moved_place(place: PlaceGeometry, x: float, y: float) -> PlaceGeometry:
    label = place.label
    there = Label(round(label.x + x, 1), round(label.y + y, 1), label.anchor, label.lines)
    return PlaceGeometry(place.id, round(place.x + x, 1), round(place.y + y, 1), there)


def _moved_track(track: TrackGeometry, x: float, y: float) -> TrackGeometry:
    x1, y1, x2, y2, x3, y3, x4, y4 = (round(at + by, 1) for at, by in zip(track.curve, (x, y) * 4, strict=True))
    spaces = tuple(Space(round(space.x + x, 1), round(space.y + y, 1), space.angle) for space in track.spaces)
    return msgspec.structs.replace(track, curve=(x1, y1, x2, y2, x3, y3, x4, y4), spaces=spaces)
