"""The geometry of boards: made ready for the boards of the package, laid out on the spot for any other.

`load` reads what the package holds; `lay_out` works from coordinates alone; `of` takes whichever fits a map, its tracks
in the map's order. Rules are no concern of this package: a geometry says where things lie, the map what they are.
"""

from functools import lru_cache
from importlib.resources import files

import msgspec

from whistlestop.maps import Map, MapError
from whistlestop.maps.geometry.schema import Geometry, Inset, Label, Outlines, PlaceGeometry, Space, TrackGeometry
from whistlestop.maps.source import offer

__all__ = [
    "Geometry",
    "Inset",
    "Label",
    "Outlines",
    "PlaceGeometry",
    "Space",
    "TrackGeometry",
    "drawn",
    "fitted",
    "ids",
    "lay_out",
    "load",
    "of",
]

_DATA = files(__name__) / "data"
decoder = msgspec.json.Decoder(Geometry)


def ids() -> tuple[str, ...]:
    """The ids of the boards whose geometry is in the package, by name."""
    return tuple(sorted(file.name.removesuffix(".json") for file in _DATA.iterdir() if file.name.endswith(".json")))


@lru_cache(maxsize=32)
def load(map_id: str) -> Geometry:
    """The geometry of a board of the package; MapError if it holds none."""
    if map_id not in ids():
        raise MapError(map_id, None, f"no geometry for this map{offer(map_id, ids())}")
    return decoder.decode((_DATA / f"{map_id}.json").read_bytes())


def lay_out(map: Map) -> Geometry:
    """The geometry of any map, found from its coordinates in two or three seconds; it has no outlines."""
    from whistlestop.maps.geometry.layout import lay_out  # numpy is loaded only by those who need it

    return lay_out(map)


def drawn(map: Map) -> Geometry:
    """The geometry of a map that is drawn on a sheet: as the file says, on the outlines it names."""
    from whistlestop.maps.geometry.layout import drawn  # numpy is loaded only by those who need it

    assert map.sheet is not None
    made = drawn(map)
    known = map.sheet.outlines in ids()
    return msgspec.structs.replace(made, outlines=load(map.sheet.outlines or "").outlines) if known else made


def of(map: Map) -> Geometry:
    """The geometry of a map, its tracks in the map's order: the package's if it fits, as drawn, else laid out."""
    if map.sheet is not None:
        return drawn(map)
    made = fitted(load(map.id), map) if map.id in ids() else None
    return lay_out(map) if made is None else made


def fitted(geometry: Geometry, map: Map) -> Geometry | None:
    """The geometry with places and tracks in the map's order and directions; None if it is of another board."""
    places = {place.id: place for place in geometry.places}
    if sorted(places) != sorted(place.id for place in map.places):
        return None
    left = list(geometry.tracks)
    tracks: list[TrackGeometry] = []
    for track in map.tracks:
        found = next((each for each in left if _fits(each, track.a, track.b, track.length)), None)
        if found is None:
            return None
        left.remove(found)
        tracks.append(found if found.a == track.a else _turned(found))
    if left:
        return None
    ordered = tuple(places[place.id] for place in map.places)
    return msgspec.structs.replace(geometry, places=ordered, tracks=tuple(tracks))


def _fits(track: TrackGeometry, a: str, b: str, length: int) -> bool:
    return {track.a, track.b} == {a, b} and len(track.spaces) == length


def _turned(track: TrackGeometry) -> TrackGeometry:
    """The same track from b to a."""
    x1, y1, x2, y2, x3, y3, x4, y4 = track.curve
    spaces = tuple(Space(space.x, space.y, (space.angle + 360) % 360 - 180) for space in reversed(track.spaces))
    curve = (x4, y4, x3, y3, x2, y2, x1, y1)
    return msgspec.structs.replace(track, a=track.b, b=track.a, curve=curve, spaces=spaces)
