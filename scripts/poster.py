"""Draw the poster of the first page: a board with its routes in few strokes, and a train with a car of every colour.

    python scripts/poster.py

The first page is there before any rule is compiled, and drawing a ground takes a busy machine seconds: so its picture
is made of files of the page, which a test holds to what this draws. The map's colours, by day and by night, are the
page's own.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from whistlestop import maps
from whistlestop.maps import geometry, scenery
from whistlestop.maps.geometry.schema import Geometry
from whistlestop.maps.scenery.marks import PALETTE
from whistlestop.maps.scenery.pieces import mixed, piece
from whistlestop.maps.schema import TrackColour

BOARD = "europe"
LOBBY = Path(__file__).resolve().parent.parent / "web" / "src" / "lobby"
EDGE_WIDTH, WIDTH, RADIUS = 16, 12, 13
ENGINE = ("#6c5b8f", "#3f3360")
CARS: tuple[TrackColour, ...] = ("red", "yellow", "green", "blue", "orange", "pink", "white", "black")
CAR = 98  # from the middle of one car to that of the next


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


def train() -> str:
    """Return the text of the picture of a train that runs to the right."""
    paints = {"locomotive": ENGINE} | {colour: PALETTE[colour][:2] for colour in CARS}
    cars = "".join(
        f'<g transform="translate({CAR * nth})">{piece(f"car-{name}", _paints(*both))}</g>'
        for nth, (name, both) in enumerate(paints.items())
    )
    long = CAR * len(paints)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {long} 66" width="{long}" height="66">'
    return f'{head}<g transform="matrix(-1 0 0 1 {long - 50} 39)">{cars}</g></svg>\n'


def _paints(fill: str, edge: str) -> dict[str, str]:
    return {"body": fill, "edge": edge, "light": mixed(fill, 255, 0.36)}


FILES = {LOBBY / "poster.svg": poster, LOBBY / "train.svg": train}

if __name__ == "__main__":
    for file, drawn in FILES.items():
        file.write_text(drawn(), encoding="utf-8")
