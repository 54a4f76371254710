"""Lay out the board that wraps around: `python scripts/lay_out_world.py FOLDER`.

FOLDER holds the unpacked source `world-atlas` (see docs/geometry.md); the script also needs `shapely`.

Places lie where the printed board has them. A track whose way around the edge is shorter is laid out to a copy of
its far end beyond the edge; the spaces that lie beyond it are put to the other edge, so that the track leaves at both.
A straight track that would run over a foreign place bends around it.
"""

from __future__ import annotations

import sys
from math import hypot
from pathlib import Path

import msgspec
import numpy as np
from make_outlines import outlines, sound
from make_outlines_sources import Topology
from msgspec.structs import replace
from numpy.typing import NDArray
from shapely import affinity, transform
from shapely.geometry import box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from whistlestop import maps
from whistlestop.maps import Map, Place, Sheet, Track
from whistlestop.maps.geometry import Geometry, PlaceGeometry, Space, TrackGeometry, drawn
from whistlestop.maps.geometry.schema import BLEED

ID = "rails-and-sails-world"
PRINTED = (2953, 1644)  # the size of the picture that `x` and `y` are counted on
WIDTH, HEIGHT = 2000, 1113
CLEAR, BEND = 26.0, 46  # units that a track keeps from a foreign place, and how far it bends to do so
GHOST = "beyond-"
INSIDE = 14.0  # units that the middle of a space keeps from the edges
# Bends and names that chance would put badly: so far the middle of a track lies from the straight line, and a name's
# middle from its place.
BENDS = {
    ("anchorage", "tiksi"): (0, -26),
    ("buenos-aires", "cape-town"): (0, 46),
    ("cape-town", "rio-de-janeiro"): (0, -14),
    ("christchurch", "valparaiso"): (0, 16),
    ("honolulu", "manila"): (0, 16),
    ("honolulu", "tokyo"): (-14, 18),
    ("luanda", "rio-de-janeiro"): (0, -16),
    ("new-york", "reykjavik"): (-22, -34),
    ("petropavlovsk", "tiksi"): (12, -18),
    ("petropavlovsk", "yakutsk"): (-22, 30),
    ("tokyo", "vancouver"): (0, -34),
}
NAMES = {
    "anchorage": (8.0, -19.0),
    "honolulu": (20.0, 36.0),
    "tokyo": (-34.0, -2.0),
    "valparaiso": (-32.0, 29.0),
    "vancouver": (-2.0, -18.0),
}
CUT = 135.0  # degrees west, where the edges of the sheet meet
AROUND = 25.0  # degrees of land that the sheet's frame may show beyond its edges
SOUTHERN, NORTHERN = -58.0, 84.0  # the poles are not on the board
GRIP = 3.0  # degrees: within this distance of a city land moves much as the city did
STRAY = 1.2  # units that a simplified shore may stray
DATA = Path(__file__).resolve().parents[1] / "src" / "whistlestop" / "maps" / "geometry" / "data"


def scaled(place: Place) -> Place:
    """Return a place as it lies on the sheet."""
    assert place.x is not None
    assert place.y is not None
    return replace(place, x=round(place.x * WIDTH / PRINTED[0]), y=round(place.y * HEIGHT / PRINTED[1]))


def way_around(a: Place, b: Place) -> int:
    """Return how far the far end of a track is moved to lie beyond the edge: a width to either side, or nothing."""
    assert a.x is not None
    assert b.x is not None
    if abs(a.x - b.x) * 2 <= WIDTH:
        return 0
    return WIDTH if b.x < a.x else -WIDTH


def bend(track: Track, places: dict[str, Place]) -> tuple[int, int]:
    """Return how a track bends: away from the nearest foreign place that it would run over, or not at all."""
    a, b = places[track.a], places[track.b]
    ax, ay, bx, by = float(a.x or 0), float(a.y or 0), float(b.x or 0), float(b.y or 0)
    length = hypot(bx - ax, by - ay)
    for other in places.values():
        if other.id.removeprefix(GHOST) in (track.a, track.b, track.b.removeprefix(GHOST)):
            continue
        x, y = float(other.x or 0) - ax, float(other.y or 0) - ay
        along, beside = (x * (bx - ax) + y * (by - ay)) / length, (x * (by - ay) - y * (bx - ax)) / length
        if CLEAR < along < length - CLEAR and abs(beside) < CLEAR:
            side = 1 if beside < 0 else -1  # away from it
            return round(-side * -(by - ay) / length * BEND), round(-side * (bx - ax) / length * BEND)
    return 0, 0


def unrolled(board: Map) -> tuple[Map, dict[int, int]]:
    """Return the board on its sheet with copies beyond the edges, and by how much the far end of each track moved."""
    places = {place.id: scaled(place) for place in board.places}
    moved, tracks = dict[int, int](), list[Track]()
    for index, track in enumerate(board.tracks):
        by = way_around(places[track.a], places[track.b])
        if by:
            far = places[track.b]
            name = f"{GHOST}{'west' if by < 0 else 'east'}-{track.b}"
            places[name] = replace(far, id=name, x=(far.x or 0) + by)
            moved[index] = by
            track = replace(track, b=name)
        ends = (track.a, board.tracks[index].b)
        tracks.append(replace(track, bend=BENDS.get(ends) or bend(track, places)))
    sheet = Sheet(width=WIDTH, height=HEIGHT)
    return replace(board, places=tuple(places.values()), tracks=tuple(tracks), sheet=sheet), moved


def rolled_up(laid: Geometry, board: Map) -> Geometry:
    """Return the geometry without the copies, its spaces beyond an edge put to the other one."""
    real = {place.id for place in board.places}
    tracks = [_back(track, here) for track, here in zip(laid.tracks, board.tracks, strict=True)]
    places = tuple(_named(place) for place in laid.places if place.id in real)
    return replace(laid, places=places, tracks=tuple(tracks))


def _named(place: PlaceGeometry) -> PlaceGeometry:
    """Return a place with its name where it shall stand."""
    if place.id not in NAMES:
        return place
    right, down = NAMES[place.id]
    label = replace(place.label, x=place.x + right, y=place.y + down, anchor="middle")
    return replace(place, label=label)


def _back(track: TrackGeometry, here: Track) -> TrackGeometry:
    around = [min(max(space.x % WIDTH, INSIDE), WIDTH - INSIDE) for space in track.spaces]
    spaces = tuple(Space(round(x, 1), space.y, space.angle) for x, space in zip(around, track.spaces, strict=True))
    return replace(track, a=here.a, b=here.b, spaces=spaces)


class Sea:
    """Where points of the Earth lie on the sheet: fitted to the cities, and moved along with those nearby."""

    def __init__(self, board: Map) -> None:
        """Fit a line to longitudes and a curve to latitudes, and keep what that leaves at each city."""
        places = [scaled(place) for place in board.places]
        self.cities = np.array([((place.lon + CUT) % 360, place.lat) for place in places])
        sheet = np.array([(place.x, place.y) for place in places], float)
        self.across, self.down = (
            np.polyfit(self.cities[:, 0], sheet[:, 0], 1),
            np.polyfit(self.cities[:, 1], sheet[:, 1], 3),
        )
        self.left = sheet - self.plain(self.cities)

    def plain(self, points: NDArray[np.float64]) -> NDArray[np.float64]:
        """Return points, degrees east of the cut and latitudes, as the line and the curve have them."""
        return np.column_stack([np.polyval(self.across, points[:, 0]), np.polyval(self.down, points[:, 1])])

    def __call__(self, points: NDArray[np.float64]) -> NDArray[np.float64]:
        """Return points moved by the mean of all cities' movements, in which the near ones count most."""
        far = ((points[:, None, :] - self.cities[None]) ** 2).sum(axis=2)
        weights = (far + GRIP**2) ** -1.5
        moved: NDArray[np.float64] = self.plain(points) + weights @ self.left / weights.sum(axis=1, keepdims=True)
        return moved


def land(data: Path, sea: Sea) -> BaseGeometry:
    """Return the land of the Earth as it lies on the sheet, from edge to edge and a little beyond."""
    earth = Topology(data / "world-atlas" / "land-110m.json").areas("land")
    twice = unary_union([affinity.translate(earth, CUT + turn, 0) for turn in (0, 360)])
    seamless = twice.buffer(0.02)  # at the date line the source cuts what belongs together
    shown = seamless.intersection(box(-AROUND, SOUTHERN, 360 + AROUND, NORTHERN))
    beyond = 3 * BLEED
    frame = box(-beyond, -beyond, WIDTH + beyond, HEIGHT + beyond)
    return sound(transform(shown.segmentize(2.0), sea), area=True).intersection(frame)


def main() -> None:
    """Write the geometry of the board."""
    board = maps.load(ID)
    laid = rolled_up(drawn(unrolled(board)[0]), board)
    shores = land(Path(sys.argv[1]), Sea(board))
    laid = replace(laid, outlines=outlines({"land": shores}, ID, STRAY))
    lines = msgspec.json.format(msgspec.json.encode(laid), indent=0).decode()
    (DATA / f"{ID}.json").write_text(lines + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
