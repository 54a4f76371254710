"""Spaces that cards of any kind may pay for, in the legend (R84)."""

from collections.abc import Iterator

from whistlestop.maps.scenery import marks
from whistlestop.maps.schema import Map
from whistlestop.maps.swatches import SWATCH, swatch

ENTRIES = ("any_cards",)


def entries(map: Map) -> Iterator[tuple[str, str, float]]:
    """A space with the mark of any cards."""
    if any(track.any_cards for track in map.tracks):
        yield "any_cards", swatch("gray", marks.any_cards("gray")), SWATCH
