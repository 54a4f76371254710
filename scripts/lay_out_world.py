"""Lay out the board that wraps around: `python scripts/lay_out_world.py`.

Places lie where the printed board has them. A track whose way around the edge is shorter is laid out to a copy of
its far end beyond the edge; the spaces that lie beyond it are put to the other edge, so that the track leaves at both.
A straight track that would run over a foreign place bends around it.
"""

from __future__ import annotations

from math import hypot
from pathlib import Path

import msgspec
import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from whistlestop import maps
from whistlestop.maps import Map, Place, Sheet, Track
from whistlestop.maps.geometry import Geometry, Outlines, PlaceGeometry, Space, TrackGeometry, drawn

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
NEAREST = 6  # cities that decide how far the land around them is moved
# Shores drawn by hand from known landmarks: latitude and longitude.
LAND = {
    "north america": (
        "58,-134.5 55,-130 49,-124 43,-124.5 38,-123 34,-120 32.5,-117 28,-115 23,-110 27,-110.8 "
        "31.5,-114.5 27,-110 22,-105.5 19,-104.5 16,-98 14,-92 11,-86 8,-82.5 7.3,-80 8.5,-77.5 9.3,-79.5 "
        "11,-83.5 15,-83.5 16,-88.5 21.3,-87 21,-90 18.5,-94 22,-97.7 27.5,-97.3 29.5,-94 29.2,-89.5 "
        "30.2,-85 28,-82.8 25.2,-81 26.5,-80 31,-81.3 35.2,-75.6 39,-74.5 41.3,-71 44,-68.5 46,-64 47,-60.5 "
        "50,-60 52.5,-56 58,-62 62,-74 60,-78 55,-77.5 51.5,-80 55.5,-83 58.7,-94 64,-88 68,-83 70,-90 "
        "68,-97 69,-108 69.5,-117 70,-128 69,-134.5"
    ),
    "alaska": "69,-135.5 69.5,-141 71,-156 66,-166 60,-165 57,-158 55,-163 58.5,-153 61,-148 60,-141 58,-135.5",
    "south america": (
        "11,-74 12,-71.5 10.5,-64 6,-57 4,-51.5 0,-50 -2.5,-42 -5,-35.5 -9,-35 -13,-38.5 -18,-39.5 -23,-42 "
        "-25.5,-48.3 -30,-50.3 -34.8,-55 -36.5,-57 -39,-62 -42.5,-65 -47,-66 -51,-69 -54.5,-66 -55.5,-70 "
        "-50,-75.3 -44,-73.5 -37,-73.5 -30,-71.5 -18.5,-70.3 -14,-76.2 -6,-81 -2,-80.5 1.5,-79 7,-77.8 "
        "8.5,-77"
    ),
    "africa": (
        "35.8,-6 37,10 33,11 30.5,19 32.8,21.8 31,25 31.2,32.3 27,34 20,37.2 15,39.8 11.5,43 11.8,51 5,48.5 "
        "-2,41 -8,39.4 -15,40.6 -20,35 -26,32.8 -33,28 -34.8,20 -33,18 -26,15 -18,11.8 -9,13.2 -1,9 4,9.5 "
        "6.3,2 5,-4 4.5,-8 8,-13 12.5,-16.8 16,-16.5 21,-17 28,-12.8 33.5,-8"
    ),
    "eurasia": (
        "37,-9 43.3,-9 43.4,-1.7 46,-1.2 48.4,-4.6 49.6,-1.5 51,2 53.5,6 54,8.5 57,8.2 57.5,10.5 54.5,10.5 "
        "54,14 54.5,19 57,21.5 59.5,24 60,30 60.3,25 60,22 63,21.3 65.5,25 63,18.5 60,17.5 56,16 55.5,13 "
        "58.5,11 58.2,7 62,5 67,14 71,26 69.5,31 67,41 64.5,40 66,44 68.5,54 69,66 73,70 72,78 76,100 "
        "77.5,105 73.5,115 73,128 71,135 72.5,141 70,160 69,178 66,-170 62.5,179 60,170 56,163 51,157 "
        "57,156.5 61.5,162 59.5,152 59,143 54,136 53,141 47,138.5 43,132 40,128 36,129.5 34.5,126.5 38,125 "
        "39.5,121.5 38.5,118 37,122.3 34.5,119.5 30.5,122 25,119 22.3,114 21,110 19,106 15,109 11,109 9,105 "
        "13,100.3 8,100 1.5,104 5,100.3 13,98.5 16.5,95 20,93 22,90 16,82 10,79.8 8,77.5 13,74.8 19,72.8 "
        "21,70 25,66.5 25.3,58 27,52 30,48.5 25,50.5 24,54 26,56.4 22.5,59.8 17,55 13,45 21,39 28,35 "
        "31.5,34.5 36.5,36 36.5,31 37,27.5 40,26.2 41.2,31 41.2,38 41.6,41.5 45,36.5 46.5,38 46.5,31.5 "
        "43,28 40.8,26 40.5,23 38,24 36.6,22.8 39.5,20 45.3,14 42,16.5 40,18.3 38,16 40.5,14.8 44.2,8.8 "
        "43,4 40,0 36.8,-2"
    ),
    "britain": "50.2,-5.5 51,1.2 53,0.3 55.5,-1.7 58.5,-3.3 58,-6 55,-5 53,-4.5 51.5,-3",
    "ireland": "51.6,-9.7 52.2,-6.3 55.2,-6.5 54.2,-10",
    "iceland": "63.5,-19 65,-13.7 66.4,-16 65.8,-24 64,-22.5",
    "greenland": "60,-44 65,-40 70,-22.5 78,-19 82.5,-30 82,-58 78,-71 75.5,-60 70,-54 65,-53.5",
    "madagascar": "-12,49.3 -16,50.3 -25,47 -25,44 -20,44.4 -16,44.5",
    "japan": (
        "33.5,130 35.5,133 37.5,137 41.3,140.3 45.4,141.8 43.3,145.5 41.5,141.5 38,141.2 35.2,140.6 34,136.5 31.2,131"
    ),
    "borneo": "7,117 1,119 -4,115 -1,109.3 3,112",
    "sumatra and java": "5.5,95.3 0,104 -5.8,106 -6.8,111 -8.5,114.5 -7.5,106.5 -4,101.5 1,98",
    "philippines": "18.5,121 14,124 7,126.5 6,125 9,122 14,120.3",
    "new guinea": "-1,131.5 -2.5,140.5 -6,147 -10.5,150.5 -9,143 -8,138 -4,133",
    "australia": (
        "-11,142.5 -15,145.3 -19.5,147.5 -25,153.2 -32.5,152.5 -37.5,150 -39,146.4 -38,140.5 -35,138 "
        "-32,133.5 -31.5,129 -34,123 -35,118 -32,115.7 -26,113.5 -22,114 -19.5,121 -16.5,123 -14,127 "
        "-12,131 -12,136.5 -15,135.5 -17.7,140.5"
    ),
    "new zealand, north": "-34.5,172.7 -37.6,178.3 -41.5,175.2 -39.3,173.8",
    "new zealand, south": "-40.6,172.8 -43.5,172.9 -46.6,169 -45.5,166.6",
    "cuba": "22,-84.5 23.1,-81.5 20.2,-74.5 20,-77.5",
}
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
        self.cities = np.array([(self.east(place.lon), place.lat) for place in places])
        sheet = np.array([(place.x, place.y) for place in places], float)
        self.across, self.down = (
            np.polyfit(self.cities[:, 0], sheet[:, 0], 1),
            np.polyfit(self.cities[:, 1], sheet[:, 1], 3),
        )
        self.left = sheet - self.plain(self.cities)

    @staticmethod
    def east(longitude: float) -> float:
        """Return how far east of the cut a longitude is."""
        return (longitude + CUT) % 360

    def plain(self, points: NDArray[np.float64]) -> NDArray[np.float64]:
        """Return points as the line and the curve have them."""
        return np.column_stack([np.polyval(self.across, points[:, 0]), np.polyval(self.down, points[:, 1])])

    def __call__(self, shore: str) -> str:
        """Return a shore as SVG path data."""
        degrees = [tuple(float(part) for part in point.split(",")) for point in shore.split()]
        points = np.array([(self.east(longitude), latitude) for latitude, longitude in degrees])
        far = np.hypot(*(points[:, None, :] - self.cities[None]).transpose(2, 0, 1)) + 2.0
        weights = 1 / far**2 * (far <= np.sort(far, axis=1)[:, NEAREST - 1 : NEAREST])
        moved = self.plain(points) + weights @ self.left / weights.sum(axis=1, keepdims=True)
        first, *steps = np.vstack([np.round(moved[:1]), np.diff(np.round(moved), axis=0)])
        return f"M{first[0]:.0f} {first[1]:.0f}l" + " ".join(f"{x:.0f} {y:.0f}" for x, y in steps) + "z"


def main() -> None:
    """Write the geometry of the board."""
    board = maps.load(ID)
    laid = rolled_up(drawn(unrolled(board)[0]), board)
    sea = Sea(board)
    land = "".join(sea(shore) for shore in LAND.values())
    laid = replace(laid, outlines=Outlines(land=land, source="Shores drawn by hand"))
    lines = msgspec.json.format(msgspec.json.encode(laid), indent=0).decode()
    (DATA / f"{ID}.json").write_text(lines + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
