"""Track beds in the legend (R321)."""

from collections.abc import Iterator

from whistlestop.maps.schema import Map
from whistlestop.maps.spaces.beds import bed
from whistlestop.maps.swatches import SWATCH

ENTRIES = ("bed",)


def entries(map: Map) -> Iterator[tuple[str, str, float]]:
    """A space of an empty bed."""
    if any(track.bed for track in map.tracks):
        yield "bed", bed((38.0, 14.0)), SWATCH
