"""Draw the map on the poster of the first page: a board with its routes in few strokes.

    python scripts/poster.py

The first page is there before any rule is compiled, and drawing a ground takes a busy machine seconds: so its picture
is a file of the page, which a test holds to what this draws. Its colours, by day and by night, are the page's own.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from whistlestop import maps
from whistlestop.maps import geometry, scenery
from whistlestop.maps.drawing_marks import PALETTE
from whistlestop.maps.geometry.schema import Geometry

BOARD = "europe"
FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "lobby" / "poster.svg"
EDGE_WIDTH, WIDTH, RADIUS = 16, 12, 13


def poster() -> str:
    """Return the text of the picture."""
    map = maps.load(BOARD)
    lie = geometry.of(map)
    sheet = scenery.sheet(map, lie).removesuffix("</svg>")
    return "".join([sheet, '<g fill="none">', *_routes(map, lie), "</g>", *_places(lie), "</svg>\n"])


def _routes(map: maps.Map, lie: Geometry) -> Iterator[str]:
    """One stroke for all routes of a colour, their edges below all of them."""
    for index, width in ((1, EDGE_WIDTH), (0, WIDTH)):
        for colour, paints in PALETTE.items():
            pairs = zip(map.tracks, lie.tracks, strict=True)
            path = "".join(_curve(track.curve) for one, track in pairs if one.colour == colour)
            yield f'<path stroke="{paints[index]}" stroke-width="{width}" d="{path}"/>'


def _curve(curve: tuple[float, ...]) -> str:
    x, y, *rest = (f"{value:.0f}" for value in curve)
    return f"M{x} {y}C{' '.join(rest)}"


def _places(lie: Geometry) -> Iterator[str]:
    return (f'<circle class="poster-place" cx="{one.x:.0f}" cy="{one.y:.0f}" r="{RADIUS}"/>' for one in lie.places)


if __name__ == "__main__":
    FILE.write_text(poster(), encoding="utf-8")
