"""Goods in the legend, and what the best are worth in a place (R106)."""

from collections.abc import Iterator

from whistlestop.maps.schema import Map
from whistlestop.maps.swatches import DISC, numbered

ENTRIES = ("goods",)


def entries(map: Map) -> Iterator[tuple[str, str, float]]:
    """A place with the best goods of the board."""
    if goods := [place.goods[0] for place in map.places if place.goods]:
        yield "goods", numbered(max(goods)), 2 * DISC


def numbers(map: Map) -> dict[str, str]:
    """The value of the best goods of each place."""
    return {place.id: str(place.goods[0]) for place in map.places if place.goods}
