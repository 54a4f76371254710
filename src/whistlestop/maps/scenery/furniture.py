"""What a mapmaker puts on a sheet besides the map: the cartouche with its name, a compass, a ship, landmarks, lines."""

import math
from collections.abc import Callable, Iterator
from itertools import product
from xml.sax.saxutils import escape

import numpy as np

from whistlestop.maps.geometry.carrying import Carrier
from whistlestop.maps.geometry.text import width
from whistlestop.maps.scenery.facts import Landmark, landmarks
from whistlestop.maps.scenery.paths import Points, smooth, spell
from whistlestop.maps.scenery.room import Room

_TITLE = 34.0
_SIZES = (1.35, 1.25, 1.15, 1.0, 0.88, 0.76, 0.66, 0.56, 0.48, 0.42)
_OF_THE_SHEET = 0.03  # a plate names the board, it is not the board
_OF_ITS_WIDTH = 0.28
_OF_A_CITY = 20.0  # units for a kilometre: a board of a city shows buildings
_BUTTONS = 95.0  # so far buttons may reach into the upper corners
_NEAR_BY = 150.0  # a landmark so far beyond the sheet is still drawn at its edge
_GRADES = (0.5, 1.0, 2.0, 5.0, 10.0, 20.0)  # degrees between lines of the net
_NET = 150.0  # units between them at least

_SHIP = (
    '<path class="sketch-face" d="M-30-6H26L20 4H-24zM-20-6V-13H14V-6zM-10-13V-27H-3V-13zM2-13V-27H9V-13z"/>'
    '<path class="sketch-shade" d="M-30-6H26L24-2H-28zM-5.4-13V-27H-3V-13zM6.6-13V-27H9V-13z"/>'
    '<path class="sketch-line" d="M-30-6H26L20 4H-24zM-20-6V-13H14V-6M-10-13V-27H-3V-13M2-13V-27H9V-13M-16-9.6h1'
    "M-11-9.6h1M-6-9.6h1M-1-9.6h1M4-9.6h1M9-9.6h1M-24-6V-24M19-6V-24M-10-23H-3M2-23H9M-7-29C-12-36-20-33-28-38"
    'M5-29C0-37-8-33-16-39M-40 6q5-4 10 0t10 0t10 0t10 0t10 0t10 0t10 0M-30 11q5-4 10 0t10 0t10 0t10 0"/>'
)


def placed(
    room: Room, size: tuple[float, float], cost: Callable[[Points, Points], Points]
) -> tuple[float, float] | None:
    """The middle of the free box of a size that costs least, taken at once; infinite cost means no."""
    middles, land = room.free_boxes((size[0] + 8, size[1] + 8))
    if not len(middles):
        return None
    costs = cost(middles, land)
    best = int(np.argmin(costs))
    if not np.isfinite(costs[best]):
        return None
    x, y = (float(value) for value in middles[best])
    room.take((x - size[0] / 2, y - size[1] / 2, x + size[0] / 2, y + size[1] / 2))
    return x, y


def cartouche(title: str, room: Room) -> Iterator[str]:
    """The board's name on a plate, as large as it finds room and becomes it, near a corner rather than anywhere."""
    for large, lines in _plates(title, room):
        wide, high = _plate(lines)
        spot = placed(room, (wide * large + 18, high * large + 18), lambda at, land: _from_corner(at, room) + 60 * land)
        if spot:
            yield f'<g class="cartouche" transform="translate({spot[0]:.0f} {spot[1]:.0f}) scale({large})">'
            yield from _plate_drawn(lines, wide, high)
            yield "</g>"
            return


def _plates(title: str, room: Room) -> Iterator[tuple[float, list[str]]]:
    """Sizes and lines of plates that leave the sheet to the board, the largest first; at last the smallest of all."""
    for large, lines in product(_SIZES, _ways(title)):
        wide, high = (large * side for side in _plate(lines))
        if wide * high <= _OF_THE_SHEET * room.area and wide <= _OF_ITS_WIDTH * (room.right - room.left):
            yield large, lines
    yield from product(_SIZES[-1:], _ways(title))


def _ways(title: str) -> list[list[str]]:
    """The title on one line, or on two as even as its words allow."""
    words = title.split(" ")
    if len(words) == 1:
        return [[title]]
    cut = min(range(1, len(words)), key=lambda at: max(len(" ".join(words[:at])), len(" ".join(words[at:]))))
    return [[title], [" ".join(words[:cut]), " ".join(words[cut:])]]


def _plate(lines: list[str]) -> tuple[float, float]:
    """The width and height of a plate for some lines."""
    longest = max(width(line.upper(), _TITLE) * 1.02 + 4.5 * len(line) for line in lines)
    return max(longest + 56, 150), 42 * len(lines) + 44


def _plate_drawn(lines: list[str], wide: float, high: float) -> Iterator[str]:
    for name, inset in (("plate", 0.0), ("plate-rule", 5.0), ("plate-hair", 8.5)):
        yield f'<path class="{name}" d="{_notched(wide - 2 * inset, high - 2 * inset, 12.0)}"/>'
    for index, line in enumerate(lines):
        y = -high / 2 + 46 + 41 * index
        yield f'<text class="title" y="{y:.0f}" font-size="{_TITLE:.0f}">{escape(line.upper())}</text>'
    foot = high / 2 - 20
    rule = min(wide / 2 - 26, 70)
    yield f'<path class="plate-hair" d="M{-rule:.0f} {foot:.0f}H-17M17 {foot:.0f}H{rule:.0f}"/>'
    yield f'<path class="plate-mark" transform="translate(0 {foot:.0f})" d="{_WHEEL}"/>'


def _notched(wide: float, high: float, notch: float) -> str:
    """A plate with its corners taken out in quarter circles."""
    x, y = wide / 2, high / 2
    across, down = wide - 2 * notch, high - 2 * notch
    return (
        f"M{-x + notch:.1f} {-y:.1f}h{across:.1f}a{notch} {notch} 0 0 0 {notch} {notch}v{down:.1f}"
        f"a{notch} {notch} 0 0 0 {-notch} {notch}h{-across:.1f}a{notch} {notch} 0 0 0 {-notch} {-notch}"
        f"v{-down:.1f}a{notch} {notch} 0 0 0 {notch} {-notch}z"
    )


def _wheel() -> str:
    """A wheel with six spokes, and a wing to each side."""
    path = "M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0M-1.6 0a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0"
    for turn in range(6):
        angle = math.pi * turn / 3
        path += spell("M", (1.6 * math.cos(angle), 1.6 * math.sin(angle)))
        path += spell("L", (7 * math.cos(angle), 7 * math.sin(angle)))
    return path


_WHEEL = _wheel()


def _from_corner(at: Points, room: Room) -> Points:
    """How far spots are from the nearest corner, one below rather than above, where a screen has its buttons."""
    across = np.minimum(at[:, 0] - room.left, room.right - at[:, 0])
    above = at[:, 1] - room.top
    down = np.minimum(above + 200, room.bottom - at[:, 1])
    return np.asarray(across + down + 250 * ((across < _BUTTONS) & (above < _BUTTONS)))


def compass(room: Room) -> Iterator[str]:
    """A rose of the winds where there is water to spare, or land if there is none."""
    for radius in (46.0, 38.0, 30.0, 24.0):
        box = 2 * radius + 14
        spot = placed(room, (box, box + 14), lambda at, land: _from_corner(at, room) + 600 * land)
        if spot:
            move = f"translate({spot[0]:.0f} {spot[1] + 7:.0f}) scale({radius / 40:.2f})"
            yield f'<g class="compass" transform="{move}">{_rose()}</g>'
            return


def _rose() -> str:
    """Rings, eight points with a light and a dark half, and the letter of north."""
    light = dark = ""
    for turn in (1, 3, 5, 7, 0, 2, 4, 6):
        far, near, angle = (38.0, 8.0, math.pi * turn / 4) if turn % 2 == 0 else (24.0, 7.0, math.pi * turn / 4)
        tip = (far * math.sin(angle), -far * math.cos(angle))
        for side in (-1, 1):
            edge = angle + side * math.pi / 8
            half = (
                spell("M", (0, 0)) + spell("L", tip) + spell("L", (near * math.sin(edge), -near * math.cos(edge))) + "z"
            )
            light, dark = (light + half, dark) if side < 0 else (light, dark + half)
    rings = "".join(f"M{-r} 0a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0" for r in (16, 28, 31))
    return (
        f'<path class="sketch-line" d="{rings}"/><path class="compass-light" d="{light}"/>'
        f'<path class="compass-dark" d="{dark}"/><text class="title" y="-42" font-size="15">N</text>'
    )


def ship(room: Room) -> Iterator[str]:
    """A steamer on the open sea, far from the corners."""
    for large in (1.25, 1.0, 0.8):
        size = (90 * large, 56 * large)
        spot = placed(room, size, lambda at, land: np.where(land > 0, np.inf, -_from_corner(at, room)))
        if spot:
            move = f"translate({spot[0]:.0f} {spot[1] + 14 * large:.0f}) scale({large})"
            yield f'<g class="ship" transform="{move}">{_SHIP}</g>'
            return


def sketches(carrier: Carrier, room: Room) -> Iterator[str]:
    """The landmarks near a board's places, each as near to where it stands as there is room."""
    if carrier.units(1.0) < _OF_A_CITY:
        return
    low, high = np.array((room.left, room.top)), np.array((room.right, room.bottom))
    for landmark in landmarks():
        at = carrier(np.array([landmark.at]))[0]
        if (at > low - _NEAR_BY).all() and (at < high + _NEAR_BY).all():
            yield from _sketch(landmark, np.clip(at, low, high), room)


def _sketch(landmark: Landmark, stands: Points, room: Room) -> Iterator[str]:
    wide, high = landmark.size
    for large, far in ((1.5, 70.0), (1.3, 90.0), (1.1, 110.0), (0.95, 140.0), (0.8, 170.0), (0.65, 220.0)):
        foot = np.array([0.0, high * large / 2])

        def cost(at: Points, land: Points, foot: Points = foot, far: float = far) -> Points:
            away = np.hypot(*(at + foot - stands).T) + (0 if landmark.over_water else 1000 * (1 - land))
            return np.where(away < far, away, np.inf)

        spot = placed(room, (wide * large, high * large), cost)
        if spot:
            yield f'<g class="sketch" transform="translate({spot[0]:.0f} {spot[1] + foot[1]:.0f}) scale({large})">'
            for part in ("face", "shade", "line"):
                if path := getattr(landmark, part):
                    yield f'<path class="sketch-{part}" d="{path}"/>'
            yield "</g>"
            return


def net(carrier: Carrier, room: Room) -> Iterator[str]:
    """Lines of latitude and longitude, as far apart as they do not crowd."""
    grade = next((grade for grade in _GRADES if carrier.units(111 * grade) > _NET), None)
    if grade is None or carrier.units(1.0) > 8:
        return
    middle = np.degrees((carrier.projection.latitude, carrier.projection.longitude))
    reach = np.hypot(room.right - room.left, room.bottom - room.top) / carrier.units(111) / 2
    path = ""
    for axis, stretch in ((0, 1.0), (1, 1 / max(math.cos(math.radians(float(middle[0]))), 0.2))):
        first = math.floor((middle[axis] - reach * stretch) / grade) * grade
        for value in np.arange(first, middle[axis] + reach * stretch + grade, grade):
            path += _net_line(carrier, room, axis, float(value), middle, reach)
    yield f'<path class="net" d="{path}"/>'


def _net_line(carrier: Carrier, room: Room, axis: int, value: float, middle: Points, reach: float) -> str:
    stretch = 1 / max(math.cos(math.radians(float(middle[0]))), 0.2) if axis == 0 else 1.0
    other = np.linspace(middle[1 - axis] - 1.3 * reach * stretch, middle[1 - axis] + 1.3 * reach * stretch, 6)
    degrees = np.zeros((6, 2))
    degrees[:, axis], degrees[:, 1 - axis] = value, other
    degrees[:, 0] = np.clip(degrees[:, 0], -89, 89)
    points = carrier.plain(degrees)
    low, high = points.min(axis=0), points.max(axis=0)
    seen = (low < (room.right, room.bottom)).all() and (high > (room.left, room.top)).all()
    return smooth(points) if seen else ""
