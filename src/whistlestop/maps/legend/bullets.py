"""Bullet routes in the legend (R393)."""

from collections.abc import Iterator

from whistlestop.maps.scenery import marks
from whistlestop.maps.schema import Map
from whistlestop.maps.swatches import SWATCH

ENTRIES = ("bullet",)


def entries(map: Map) -> Iterator[tuple[str, str, float]]:
    """A space of a bullet route."""
    if any(track.bullet for track in map.tracks):
        yield "bullet", marks.bullet((38.0, 14.0)), SWATCH
