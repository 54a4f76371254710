"""What the mapmaker knows about the Earth: ranges, uplands, forests, deserts, seas and landmarks, with coordinates."""

from functools import cache
from importlib.resources import files
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

Kind: TypeAlias = Literal["mountains", "hills", "forest", "desert", "streets", "sea", "lake"]
Degrees: TypeAlias = tuple[float, float]  # latitude and longitude


class Feature(Struct, frozen=True, forbid_unknown_fields=True):
    """Something of the land or the water along a line; `width` is in kilometres, `height` from 1 (low) to 3."""

    kind: Kind
    name: str
    line: tuple[Degrees, ...]
    width: float = 0.0
    height: int = 1


class Landmark(Struct, frozen=True, forbid_unknown_fields=True):
    """A building worth a sketch: where it stands, how large the sketch is, and its faces, shades and lines.

    A sketch stands on the point (0, 0) and rises towards negative y; only a bridge may stand over water.
    """

    name: str
    at: Degrees
    size: tuple[float, float]
    face: str
    line: str
    shade: str = ""
    over_water: bool = False


feature_decoder = msgspec.json.Decoder(list[Feature])
landmark_decoder = msgspec.json.Decoder(list[Landmark])


@cache
def features() -> tuple[Feature, ...]:
    """Every feature of the Earth that is written down."""
    found: list[Feature] = []
    for file in sorted((files(__name__.rpartition(".")[0]) / "facts").iterdir(), key=lambda file: file.name):
        if file.name != "landmarks.json":
            found += feature_decoder.decode(file.read_bytes())
    return tuple(found)


@cache
def landmarks() -> tuple[Landmark, ...]:
    """Every landmark that is written down."""
    file = files(__name__.rpartition(".")[0]) / "facts" / "landmarks.json"
    return tuple(landmark_decoder.decode(file.read_bytes()))
