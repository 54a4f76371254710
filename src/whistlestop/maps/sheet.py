"""Boards drawn on a sheet: every place lies on it, where its file says, and tracks bend by hand."""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop.maps.problem import Problem
from whistlestop.maps.schema import Map, Sheet


def problems(map: Map) -> Iterator[Problem]:
    """Every problem of a map with the sheet it is drawn on."""
    if map.sheet is None:
        yield from _bent(map)
    else:
        yield from _beside(map, map.sheet)


def _bent(map: Map) -> Iterator[Problem]:
    for index, track in enumerate(map.tracks):
        if track.bend != (0, 0):
            yield Problem("only tracks of a board with a sheet are bent by hand", ("tracks", index, "bend"))


def _beside(map: Map, sheet: Sheet) -> Iterator[Problem]:
    for index, place in enumerate(map.places):
        if place.x is None or place.y is None:
            yield Problem(f'"{place.id}" lies nowhere on the sheet: give it x and y', ("places", index))
        elif not (0 <= place.x <= sheet.width and 0 <= place.y <= sheet.height):
            yield Problem(f'"{place.id}" lies beside the sheet', ("places", index))
        if place.inset is not None or place.also_in is not None:
            yield Problem("a board with a sheet has no enlarged parts", ("places", index))
