"""Ship routes, pair routes and ports in the legend (R364, R366, R371)."""

from collections.abc import Iterator

from whistlestop.maps.scenery import marks
from whistlestop.maps.schema import Map
from whistlestop.maps.spaces.ships import pair, ship
from whistlestop.maps.swatches import DISC, SWATCH

PORT = "#235a86"
ANCHOR = (
    "M0-2.4V4.6M-2.2-1H2.2M-4.2 1.4Q-3.6 4.6 0 4.8Q3.6 4.6 4.2 1.4M-1.4-3.8a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0z"
)
ENTRIES = ("ship", "pair", "port")


def port(radius: float) -> str:
    """A port around the point (0, 0) as SVG: an anchor in its disc."""
    ring = f'<circle r="{radius:.1f}" fill="{PORT}" stroke="{marks.PAPER}" stroke-width="2"/>'
    look = f'fill="none" stroke="{marks.PAPER}" stroke-width="1.5" stroke-linecap="round"'
    return f'{ring}<path d="{ANCHOR}" {look}/>'


def entries(map: Map) -> Iterator[tuple[str, str, float]]:
    """A space of each kind of route, and a port."""
    if map.ships is None:
        return
    yield "ship", ship("gray", (38.0, 14.0)), SWATCH
    yield "pair", pair((38.0, 14.0)), SWATCH
    yield "port", port(DISC), 2 * DISC


def discs(map: Map) -> dict[str, str]:
    """What ports are drawn as."""
    return dict.fromkeys(map.ships.ports, "port") if map.ships is not None else {}


DISCS = {"port": port}
