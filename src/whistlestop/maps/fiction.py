"""Boards of places that are nowhere on Earth: they are written with `x` and `y` alone.

Everything that draws works with latitudes, so such a board is laid into the middle of the South Pacific, as far from
any land as a board can be: nothing real shows under it.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from whistlestop.maps.problem import Problem
from whistlestop.maps.schema import NOWHERE, Map, Place

MIDDLE = (-48.0, -123.0)
WIDTH = 4.0  # degrees


def located(map: Map) -> Map:
    """The map with a latitude and a longitude for every place; itself if its file gives them."""
    if all(is_on_earth(place) for place in map.places):
        return map
    across, down = [place.x or 0 for place in map.places], [place.y or 0 for place in map.places]
    unit = WIDTH / max(max(across) - min(across), max(down) - min(down), 1)
    middle = (max(across) + min(across)) / 2, (max(down) + min(down)) / 2
    places = tuple(_laid(place, unit, middle) for place in map.places)
    return msgspec.structs.replace(map, places=places)


def _laid(place: Place, unit: float, middle: tuple[float, float]) -> Place:
    east, south = ((place.x or 0) - middle[0]) * unit, ((place.y or 0) - middle[1]) * unit
    return msgspec.structs.replace(place, lat=MIDDLE[0] - south, lon=MIDDLE[1] + east)


def is_on_earth(place: Place) -> bool:
    """Whether a place has both a latitude and a longitude."""
    return NOWHERE not in (place.lat, place.lon)


def problems(map: Map) -> Iterator[Problem]:
    """A place lies somewhere, and all places of a board in the same kind of somewhere."""
    real = [is_on_earth(place) for place in map.places]
    for index, place in enumerate(map.places):
        if NOWHERE in (place.lat, place.lon) and place.lat != place.lon:
            yield Problem(f'"{place.id}" has a latitude or a longitude and not the other', ("places", index))
        elif not real[index] and any(real):
            yield Problem(f'"{place.id}" has no latitude and longitude, other places have', ("places", index))
        elif not real[index] and None in (place.x, place.y):
            yield Problem(f'"{place.id}" lies nowhere: give it lat and lon, or x and y', ("places", index))
