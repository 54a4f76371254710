"""Names of seas, lakes and ranges: along a gentle curve, wherever every letter finds room."""

from collections.abc import Iterator
from itertools import product
from xml.sax.saxutils import escape

import numpy as np
from numpy.typing import NDArray

from whistlestop.maps.geometry.text import width
from whistlestop.maps.scenery.paths import Points, smooth
from whistlestop.maps.scenery.relief import Laid
from whistlestop.maps.scenery.room import Room

# Sizes of type to try and how far letters are set apart, as parts of the size, the finest first.
_SIZES = {"sea": (36, 30, 26, 22, 18, 15), "lake": (15, 13, 11)}
_RANGE_SIZES = (22, 19, 17, 15, 13)
_APART = {"sea": (0.5, 0.3, 0.16, 0.06), "lake": (0.12, 0.02)}
_RANGE_APART = (0.7, 0.4, 0.2, 0.08)
_ASIDE = (0.0, -12.0, 12.0, -24.0, 24.0, -38.0, 38.0, -54.0, 54.0)
_ALONG = (0.0, -0.12, 0.12, -0.25, 0.25, -0.4, 0.4)
_SHORTEST = 62.0  # a range must be so long on the board to be named
_STEEPEST, _LONG = 66.0, 190.0  # degrees; a name that stands on end is hard to read, only long ranges have such names
_KNOTS = 5  # points of a baseline


def names(laid: list[Laid], room: Room, id: str) -> Iterator[str]:
    """The names that find room, each once; seas first, because they are the largest, then the longest ranges."""
    order = {"sea": 0, "lake": 2}
    written: set[str] = set()
    for one in sorted(laid, key=lambda one: (order.get(one.feature.kind, 1), -_length(one.line))):
        if one.feature.name and one.feature.name not in written:
            for text in _written(one, room, f"{id}-name-{len(written)}"):
                written.add(one.feature.name)
                yield text


def _length(line: Points) -> float:
    return float(np.hypot(*np.diff(line, axis=0).T).sum())


def _written(one: Laid, room: Room, id: str) -> Iterator[str]:
    """The name of a feature in the largest size that has room."""
    kind, name, long = one.feature.kind, one.feature.name, _length(one.line)
    water = kind in ("sea", "lake")
    if not water and long < _SHORTEST:
        return
    for size, apart in product(_SIZES.get(kind, _RANGE_SIZES), _APART.get(kind, _RANGE_APART)):
        needed = width(name, size) * 1.04 + apart * size * (len(name) - 1)
        if not 0.1 * long < needed < (1.6 * long + 60 if kind == "sea" else 1.15 * long + 14):
            continue
        curve = _found(one.line, needed, size, len(name), water, room)
        if curve is not None:
            look = f'font-size="{size}" letter-spacing="{apart * size:.1f}"'
            along = f'<textPath href="#{id}" startOffset="50%">{escape(name)}</textPath>'
            yield f'<path id="{id}" class="baseline" d="{smooth(curve)}"/>'
            yield f'<text class="name {kind}-name" {look}>{along}</text>'
            return


def _found(line: Points, needed: float, size: float, count: int, water: bool, room: Room) -> Points | None:
    """A baseline of a length on which every letter has room; its room is taken."""
    curves = _baselines(line, needed)
    curves = curves[_readable(curves, 92.0 if water or _length(line) > _LONG else _STEEPEST)]
    boxes = _letters(curves, count, size)
    fits = room.are_free(boxes) & (room.are_wet(boxes) if water else room.are_dry(boxes))
    if not fits.any():
        return None
    best = int(np.argmax(fits))
    for box in boxes[best]:
        room.take(tuple(box))
    return np.asarray(curves[best])


def _readable(curves: Points, steep: float) -> NDArray[np.bool_]:
    """Which curves neither stand on end nor bend sharply."""
    steps = np.diff(curves, axis=1)
    angles = np.degrees(np.unwrap(np.arctan2(steps[..., 1], steps[..., 0]), axis=1))
    return np.asarray((np.abs(angles).max(axis=1) < steep) & (np.abs(np.diff(angles, axis=1)).max(axis=1) < 16))


def _baselines(line: Points, needed: float) -> Points:
    """Smooth curves of a length along a line and beside it, read from left to right, the best first."""
    line = line if line[-1][0] >= line[0][0] else line[::-1]
    at = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    middles = at[-1] * (0.5 + np.array(_ALONG))
    wanted = middles[:, None] + np.linspace(-0.6, 0.6, _KNOTS) * needed
    bend = np.stack([_beyond(wanted, at, line[:, axis]) for axis in (0, 1)], axis=2)
    chord = bend[:, -1:] - bend[:, :1]
    eased = bend[:, :1] + np.linspace(0, 1, _KNOTS)[None, :, None] * chord
    eased = eased + 0.6 * (bend - eased)
    long = np.hypot(*np.moveaxis(np.diff(eased, axis=1), 2, 0)).sum(axis=1)
    grown = np.maximum(1.1 * needed / np.maximum(long, 1e-9), 1.0)[:, None, None]  # easing has made bends shorter
    middle = eased.mean(axis=1, keepdims=True)
    across = (
        np.stack([-chord[..., 1], chord[..., 0]], axis=2)
        / np.maximum(np.hypot(*np.moveaxis(chord, 2, 0)), 1e-9)[..., None]
    )
    beside = np.array(_ASIDE)[None, :, None, None] * across[:, None]
    return np.asarray(((middle + grown * (eased - middle))[:, None] + beside).reshape(-1, _KNOTS, 2))


def _beyond(wanted: Points, at: Points, values: Points) -> Points:
    """Values along a line that goes straight on beyond its ends."""
    found = np.interp(wanted, at, values)
    before, after = wanted < 0, wanted > at[-1]
    slope = (values[-1] - values[0]) / max(float(at[-1]), 1e-9)
    found[before] = values[0] + slope * wanted[before]
    found[after] = values[-1] + slope * (wanted[after] - at[-1])
    return np.asarray(found)


def _letters(curves: Points, count: int, size: float) -> Points:
    """The boxes of the letters along each curve, with a little air around them."""
    last = _KNOTS - 1
    steps = np.linspace(0.04 * last, 0.96 * last, max(2 * count, 8))
    parts = np.maximum(1 - np.abs(steps[:, None] - np.arange(_KNOTS)), 0)  # how much of each knot is in each letter
    at = parts @ curves
    slope = np.gradient(at, axis=1)
    up = (
        np.stack([slope[..., 1], -slope[..., 0]], axis=2)
        / np.maximum(np.hypot(*np.moveaxis(slope, 2, 0)), 1e-9)[..., None]
    )
    middles = at + 0.33 * size * up
    half = 0.46 * size + 2
    return np.concatenate([middles - half, middles + half], axis=2)
