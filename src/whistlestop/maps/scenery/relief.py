"""Relief: symbols of mountains, hills, forests and deserts wherever there is room, and a wash of colour under each."""

from collections.abc import Iterator
from typing import NamedTuple
from zlib import crc32

import numpy as np

from whistlestop.maps.geometry.carrying import Carrier
from whistlestop.maps.scenery.facts import Feature, features
from whistlestop.maps.scenery.paths import Points, polyline, tenths
from whistlestop.maps.scenery.room import CELL, Room
from whistlestop.maps.scenery.symbols import SIZES, WAYS, definitions

_SYMBOLS = {"mountains": "mountain", "hills": "hill", "forest": "tree", "desert": "sand"}
_TALL = {1: 0.72, 2: 0.95, 3: 1.2}  # how large symbols are drawn for the height of their feature
_BROAD = 62.0  # a range this broad on the board has symbols of that size, a broader one larger, a narrower one smaller
_ORDER = ("desert", "forest", "hills", "mountains")  # in which washes lie one over the other
_NARROWEST = 9.0  # a narrower wash would hardly be seen
_SMALL = 40.0  # a wash up to this breadth is done with fewer strokes
_BROADEST = 170.0  # a broader wash would end in steps that can be seen
_TOO_BROAD = 3.0  # sheets: so broad a feature says nothing about the small piece of Earth that a board shows
_BLOCK = (11.0, 27.0)  # how far streets are apart along their line and across it
_BRUSH = (1.45, 1.15, 0.85, 0.55)  # widths of the strokes of a wash


class Laid(NamedTuple):
    """A feature as it lies on a board: its line, and how wide it is."""

    feature: Feature
    line: Points
    width: float


class Spot(NamedTuple):
    """Where a symbol stands: the middle of its foot, and how large it is."""

    y: float
    x: float
    name: str
    scale: float


def laid_features(carrier: Carrier, room: Room) -> list[Laid]:
    """The features that touch the sheet, brought to the board."""
    found, broadest = [], _TOO_BROAD * max(room.right - room.left, room.bottom - room.top)
    for feature in features():
        line = carrier(_dense(np.array(feature.line)))
        width = carrier.units(feature.width)
        low, high = line.min(axis=0) - width / 2, line.max(axis=0) + width / 2
        if width < broadest and (low < (room.right, room.bottom)).all() and (high > (room.left, room.top)).all():
            found.append(Laid(feature, line, width))
    return found


def washes(laid: list[Laid], id: str) -> str:
    """Soft colour under each range and forest: strokes of a brush, one over the other."""
    painted = [one for one in laid if one.feature.kind in _SYMBOLS and one.width > _NARROWEST]
    prefix = f"{crc32(id.encode()) % 4096:x}"  # several boards may stand on one page, and a whole id is long
    lines, strokes = "", ""
    for number, one in enumerate(sorted(painted, key=lambda one: _ORDER.index(one.feature.kind))):
        broad = min(one.width, _BROADEST)
        brush = _BRUSH[:: 1 if broad > _SMALL else 2]
        lines += f'<path id="w{prefix}-{number}" d="{polyline(np.round(one.line[::3]))}"/>'
        drawn = "".join(f'<use href="#w{prefix}-{number}" stroke-width="{broad * part:.0f}"/>' for part in brush)
        strokes += f'<g class="{one.feature.kind}-wash">{drawn}</g>'
    return f"<defs>{lines}</defs>{strokes}"


def relief(laid: list[Laid], room: Room) -> str:
    """The symbols of all features, from the back of the board to its front."""
    chance = np.random.default_rng(7)
    spots = [
        spot for kind in _SYMBOLS for one in laid if one.feature.kind == kind for spot in _spots(one, room, chance)
    ]
    spots += _groves(room, chance)
    drawn = definitions({spot.name for spot in spots})
    for name, home in (("abroad", False), ("relief", True)):
        here = [_use(spot) for spot in sorted(spots) if room.is_home(spot.x, spot.y) == home]
        drawn += f'<g class="{name}">{"".join(here)}</g>'
    return drawn


def _use(spot: Spot) -> str:
    move = f"translate({spot.x:.0f} {spot.y:.0f})scale({tenths(spot.scale)})"
    return f'<use href="#{spot.name}" transform="{move}"/>'


def streets(laid: list[Laid]) -> str:
    """The streets of a city: along a feature's line and across it."""
    path = ""
    for feature, line, width in laid:
        if feature.kind == "streets" and width > _BLOCK[0]:  # elsewhere a city is no more than a dot
            start, along = line[0], line[-1] - line[0]
            long = float(np.hypot(*along))
            ahead = along / long
            aside = np.array([-ahead[1], ahead[0]])
            for off in np.arange(-width / 2, width / 2, _BLOCK[0]):
                path += polyline(np.array([start + off * aside, start + off * aside + along]))
            for far in np.arange(0, long, _BLOCK[1]):
                path += polyline(
                    np.array([start + far * ahead - width / 2 * aside, start + far * ahead + width / 2 * aside])
                )
    return f'<path class="streets" d="{path}"/>' if path else ""


def _groves(room: Room, chance: np.random.Generator) -> Iterator[Spot]:
    """Trees in the parks of a city."""
    for row, column in np.argwhere(room.park[::3, ::2]) * (3, 2):
        x, y = room.left + column * CELL + chance.uniform(-3, 3), room.top + row * CELL + chance.uniform(-3, 3)
        if chance.random() < 0.5:
            yield from _stood(x, y, "tree", f"t{chance.integers(WAYS['tree'])}", 1.1, room)


def _spots(one: Laid, room: Room, chance: np.random.Generator) -> Iterator[Spot]:
    """Where the symbols of a feature stand: near its ridge first, where they are largest."""
    symbol = _SYMBOLS[one.feature.kind]
    large = _scale(one, symbol)
    wide, high = SIZES[symbol][0] * large, SIZES[symbol][1] * large
    across, down = 0.86 * wide, 0.78 * high + 2
    reach = max(one.width / 2, across * 0.8)
    points = _lattice(one, reach, (across, down), room, chance)
    away = _distance(points, one.line)
    for index in np.argsort(away):
        if away[index] > reach:
            break
        size = large * (1.1 - 0.42 * away[index] / reach + chance.uniform(-0.12, 0.12))
        name = f"{symbol[0]}{chance.integers(WAYS[symbol])}"
        yield from _stood(float(points[index][0]), float(points[index][1]), symbol, name, size, room)


def _scale(one: Laid, symbol: str) -> float:
    """How large a feature's symbols are: mountains by their height and by how broad their range lies on the board."""
    if symbol in ("tree", "sand"):
        return 1.0
    return _TALL[one.feature.height] * float(np.clip((one.width / _BROAD) ** 0.4, 0.92, 1.45))


def _lattice(one: Laid, reach: float, step: tuple[float, float], room: Room, chance: np.random.Generator) -> Points:
    """Points in rows, each a little out of place, around a feature's line."""
    across, down = step
    low = np.maximum(one.line.min(axis=0) - reach, (room.left, room.top))
    top = np.minimum(one.line.max(axis=0) + reach, (room.right, room.bottom))
    columns, rows = np.meshgrid(np.arange(low[0], top[0], across), np.arange(low[1], top[1], down))
    columns = columns + across / 2 * (np.arange(len(rows)) % 2)[:, None]
    points = np.column_stack([columns.ravel(), rows.ravel()])
    return np.asarray(points + chance.uniform(-0.25, 0.25, points.shape) * step)


def _stood(x: float, y: float, symbol: str, name: str, size: float, room: Room) -> Iterator[Spot]:
    """A symbol at a spot if it has room there, smaller or a little aside if need be."""
    for part, aside in ((1.0, 0.0), (0.85, -0.25), (0.85, 0.25), (0.65, 0.0)):
        scale = size * part
        w, h = SIZES[symbol][0] * scale, SIZES[symbol][1] * scale
        at = x + aside * w
        if room.is_free((at - w / 2, y - h, at + w / 2, y + 1)) and room.is_dry((at - w / 2, y - 3, at + w / 2, y + 1)):
            room.take((at - 0.36 * w, y - 0.6 * h, at + 0.36 * w, y))
            yield Spot(y, at, name, scale)
            return


def _dense(line: Points) -> Points:
    """A line with points between its corners, so that it bends as the Earth does."""
    steps = np.linspace(0, len(line) - 1, 6 * (len(line) - 1) + 1)
    return np.column_stack([np.interp(steps, np.arange(len(line)), line[:, axis]) for axis in (0, 1)])


def _distance(points: Points, line: Points) -> Points:
    """How far each point is from a line."""
    start, along = line[:-1], np.diff(line, axis=0)
    long = np.maximum((along**2).sum(axis=1), 1e-9)
    part = np.clip(((points[:, None] - start) * along).sum(axis=2) / long, 0, 1)
    return np.asarray(np.hypot(*np.moveaxis(points[:, None] - start - part[..., None] * along, -1, 0)).min(axis=1))
