"""Meeples in the legend, and how many stand in a place (R117)."""

from collections.abc import Iterator

from whistlestop.maps.schema import Map
from whistlestop.maps.swatches import DISC, numbered

ENTRIES = ("meeples",)


def entries(map: Map) -> Iterator[tuple[str, str, float]]:
    """A place with the most meeples."""
    if any(place.meeples for place in map.places):
        yield "meeples", numbered(max(place.meeples for place in map.places)), 2 * DISC


def numbers(map: Map) -> dict[str, str]:
    """How many meeples stand in each place at the start."""
    return {place.id: str(place.meeples) for place in map.places if place.meeples}
