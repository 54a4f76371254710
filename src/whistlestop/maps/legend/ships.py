"""Ship routes, pair routes and ports in the legend (R364, R366, R371)."""

from collections.abc import Iterator

from whistlestop.maps import drawing_marks as marks
from whistlestop.maps.legend.swatches import DISC, SWATCH
from whistlestop.maps.schema import Map
from whistlestop.maps.spaces.ships import pair, ship

ENTRIES = ("ship", "pair", "port")


def entries(map: Map) -> Iterator[tuple[str, str, float]]:
    """A space of each kind of route, and a port."""
    if map.ships is None:
        return
    yield "ship", ship("gray", (38.0, 14.0)), SWATCH
    yield "pair", pair((38.0, 14.0)), SWATCH
    yield "port", marks.port(DISC), 2 * DISC


def discs(map: Map) -> dict[str, str]:
    """What ports are drawn as."""
    return dict.fromkeys(map.ships.ports, "port") if map.ships is not None else {}
