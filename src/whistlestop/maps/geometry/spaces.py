"""Cutting a bundle's curve into its tracks and their spaces.

Twins lie side by side at even distances. Spaces begin some way from both places, further where tracks crowd around one;
where a curve is longer than its spaces, they are gathered in the middle and the line shows at both ends.
"""

import numpy as np

from whistlestop.maps.geometry import curves
from whistlestop.maps.geometry.curves import Points
from whistlestop.maps.geometry.overlaps import touching
from whistlestop.maps.geometry.schema import Cubic, Space, TrackGeometry
from whistlestop.maps.geometry.sketch import GAP, LONGEST, SHORTEST, WIDE, Sketch

_FINE = 120
_LEAST = 6.0  # a space has some length even where places crowd too much for it
_LOOSE = 5.0  # the most that gaps widen on a long curve before its ends stay bare
_RETREATS, _RETREAT, _AIR = 14, 2.0, 1.0  # how often and how far spaces draw back from a crowd, and to what distance


def tracks(sketch: Sketch, labels: Points | None = None) -> tuple[TrackGeometry, ...]:
    """The geometry of every track, in the map's order; spaces draw back from crowds and labels (rows as below)."""
    labels = np.zeros((0, 5)) if labels is None else labels
    lines = curves.polylines(sketch.curves(), _FINE)
    starts = sketch.start[sketch.ends]
    found: dict[int, TrackGeometry] = {}
    changed = set(range(len(lines)))
    for _ in range(_RETREATS):
        for bundle in sorted(changed):
            found |= _cut(sketch, bundle, lines[bundle], starts[bundle])
        crowded = _crowded(sketch, found, labels)
        if not crowded:
            break
        changed = {bundle for bundle, _ in crowded}
        for bundle, end in crowded:
            starts[bundle, end] += _RETREAT
    return tuple(found[number] for number in range(len(found)))


def tracks_as_drawn(sketch: Sketch) -> tuple[TrackGeometry, ...]:
    """The geometry of every track, in the map's order, cut from its curve as it is: whoever drew it sees to crowds."""
    lines = curves.polylines(sketch.curves(), _FINE)
    found: dict[int, TrackGeometry] = {}
    for bundle, line in enumerate(lines):
        found |= _cut(sketch, bundle, line, sketch.start[sketch.ends[bundle]])
    return tuple(found[number] for number in range(len(found)))


def points(sketch: Sketch, apart: float = 7.0) -> Points:
    """Points along all tracks, about evenly spread."""
    found = []
    lines = curves.polylines(sketch.curves(), _FINE)
    for line, twin, members in zip(lines, sketch.twin, sketch.bundles.values(), strict=True):
        along = curves.lengths(line)
        where = np.linspace(0, along[-1], max(int(along[-1] / apart), 2))
        for place in range(len(members)):
            moved = curves.parallel(line, twin * (place - (len(members) - 1) / 2))
            found.append(curves.at(moved, along, where))
    return np.concatenate(found)


def rows(tracks: tuple[TrackGeometry, ...]) -> Points:
    """Every space as a row of x, y, angle, length and width."""
    return np.array([(space.x, space.y, space.angle, *track.space) for track in tracks for space in track.spaces])


def _cut(sketch: Sketch, bundle: int, line: Points, starts: Points) -> dict[int, TrackGeometry]:
    """The tracks of a bundle by number, given how far from each end spaces begin."""
    members = list(sketch.bundles.values())[bundle]
    span = _span(line, starts)
    found = {}
    for ordinal, number in enumerate(members, 1):
        offset = float(sketch.twin[bundle]) * (ordinal - (len(members) + 1) / 2)
        track = sketch.map.tracks[number]
        if sketch.map.places[sketch.ends[bundle][0]].id == track.a:
            found[number] = _track(track.a, track.b, ordinal, track.length, line, offset, span)
        else:  # a twin may be named the other way round
            whole = float(curves.lengths(line)[-1])
            back = whole - span[1], whole - span[0]
            found[number] = _track(track.a, track.b, ordinal, track.length, line[::-1], -offset, back)
    return found


def _track(
    a: str, b: str, ordinal: int, count: int, line: Points, offset: float, span: tuple[float, float]
) -> TrackGeometry:
    """One track: the middle of the bundle moved aside, its spaces within a span of it."""
    along = curves.lengths(line)
    first, last = span
    pitch = min((last - first) / count, LONGEST + GAP + _LOOSE)
    middle = np.asarray((first + last - pitch * count) / 2 + pitch * (np.arange(count) + 0.5), float)
    moved, ahead = curves.parallel(line, offset), curves.directions(line)
    at, heading = curves.at(moved, along, middle), curves.at(ahead, along, middle)
    steps = np.hypot(*np.diff(at, axis=0).T)
    length = max(min(float(steps.min(initial=pitch)) - GAP, LONGEST), _LEAST)
    angles = np.degrees(np.arctan2(heading[:, 1], heading[:, 0]))
    return TrackGeometry(
        a=a,
        b=b,
        ordinal=ordinal,
        curve=_cubic(curves.fit(curves.at(moved, along, np.linspace(first, last, 40)))),
        space=(round(length, 1), WIDE),
        spaces=tuple(_space(x, y, angle) for (x, y), angle in zip(at, angles, strict=True)),
    )


def _span(line: Points, starts: Points) -> tuple[float, float]:
    """Where on a line its spaces may begin and end: far enough from both its ends."""
    along = curves.lengths(line)
    inside = along[(np.hypot(*(line - line[0]).T) >= starts[0]) & (np.hypot(*(line - line[-1]).T) >= starts[1])]
    if len(inside) < 2:  # two places so close that nothing is clear of both
        return float(along[-1] * 0.3), float(along[-1] * 0.7)
    return float(inside[0]), float(inside[-1])


def _crowded(sketch: Sketch, found: dict[int, TrackGeometry], labels: Points) -> set[tuple[int, int]]:
    """The ends of bundles whose spaces touch a label or those of another bundle and have room to draw back."""
    bundle_of = {number: bundle for bundle, members in enumerate(sketch.bundles.values()) for number in members}
    ends = [(-1, row) for row in range(len(labels))]
    for number, track in sorted(found.items()):
        turned = sketch.map.places[sketch.ends[bundle_of[number]][0]].id != track.a
        late = [2 * index + 1 > len(track.spaces) for index in range(len(track.spaces))]
        ends += [(bundle_of[number], int(second != turned)) for second in late]
    everything = np.vstack([labels, rows(tuple(track for _, track in sorted(found.items())))])
    one, other, _ = touching(everything, np.array([bundle for bundle, _ in ends]), _AIR)
    tight = {bundle_of[number] for number, track in found.items() if track.space[0] < SHORTEST}
    hit = {ends[row] for row in {*one.tolist(), *other.tolist()}}
    return {(bundle, end) for bundle, end in hit if bundle >= 0 and bundle not in tight}


def _cubic(points: Points) -> Cubic:
    a, b, c, d, e, f, g, h = (round(float(number), 1) for number in points.ravel())
    return (a, b, c, d, e, f, g, h)


def _space(x: float, y: float, angle: float) -> Space:
    return Space(round(float(x), 1), round(float(y), 1), round(float(angle), 1))
