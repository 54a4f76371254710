"""The coin beside a connection, in the legend (R256)."""

from collections.abc import Iterator

from whistlestop.maps.scenery.beside.tolls import RADIUS, coin
from whistlestop.maps.schema import Map

ENTRIES = ("toll",)


def entries(map: Map) -> Iterator[tuple[str, str, float]]:
    """A coin with a toll."""
    if map.tolls is not None:
        yield "toll", coin(3), 2 * RADIUS
