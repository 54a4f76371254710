"""Mountains in the legend (R121)."""

from collections.abc import Iterator

from whistlestop.maps.scenery import marks
from whistlestop.maps.schema import Map
from whistlestop.maps.swatches import SWATCH, swatch

ENTRIES = ("mountain",)


def entries(map: Map) -> Iterator[tuple[str, str, float]]:
    """A space with a mountain on it."""
    if any(track.mountains for track in map.tracks):
        yield "mountain", swatch("gray", f'<g transform="translate(16 0)">{marks.MOUNTAIN}</g>'), SWATCH
