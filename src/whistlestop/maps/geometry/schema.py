"""The geometry of a board: where everything lies when the board is drawn, and nothing of its rules.

The same structs serve the picture, the browser (as JSON) and heat maps. One unit is a pixel at the board's natural
size; x runs to the right and y down. Colours, tunnels, ferries and names stay in the map file.
"""

from typing import Literal, TypeAlias

from msgspec import Struct, field

Anchor: TypeAlias = Literal["start", "middle", "end"]
BLEED = 22.0  # so far land and water go on around the board, up to the frame of its sheet
Cubic: TypeAlias = tuple[float, float, float, float, float, float, float, float]


class Label(Struct, frozen=True, forbid_unknown_fields=True):
    """A place's name: the baseline point of its first line, how text hangs on that point, and the lines."""

    x: float
    y: float
    anchor: Anchor
    lines: tuple[str, ...]


class PlaceGeometry(Struct, frozen=True, forbid_unknown_fields=True):
    """The middle of a place, and its label."""

    id: str
    x: float
    y: float
    label: Label


class Space(Struct, frozen=True, array_like=True):
    """The middle of a space and the direction of its track there, in degrees clockwise from the right."""

    x: float
    y: float
    angle: float


class TrackGeometry(Struct, frozen=True, forbid_unknown_fields=True):
    """One track from a to b; `ordinal` tells twins apart, counted from 1 as they stand in the map.

    `curve` is the cubic Bézier curve (four points) under the spaces; it ends short of both places. The `spaces` run
    from a to b, each `space` long and wide.
    """

    a: str
    b: str
    ordinal: int
    curve: Cubic
    space: tuple[float, float]
    spaces: tuple[Space, ...]


class Outlines(Struct, frozen=True, forbid_unknown_fields=True):
    """What lies behind the tracks, as SVG path data: areas of land, lakes and parks, lines of rivers and borders.

    `home` is the land of the countries that the board is about, where it is about some.
    """

    land: str = ""
    home: str = ""
    parks: str = ""
    lakes: str = ""
    rivers: str = ""
    borders: str = ""
    source: str = ""


class Inset(Struct, frozen=True, forbid_unknown_fields=True):
    """An enlarged part of a board in its frame; `again` are the places of the board that it shows a second time."""

    id: str
    x: float
    y: float
    width: float
    height: float
    again: tuple[PlaceGeometry, ...] = ()
    outlines: Outlines = field(default_factory=Outlines)


class Geometry(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A board's geometry: its size, the sizes of what is drawn on it, places, tracks, outlines and enlarged parts."""

    map: str
    width: float
    height: float
    place_radius: float
    label_size: float
    line_height: float
    places: tuple[PlaceGeometry, ...]
    tracks: tuple[TrackGeometry, ...]
    outlines: Outlines = field(default_factory=Outlines)
    insets: tuple[Inset, ...] = ()

    @property
    def drawn(self) -> tuple[PlaceGeometry, ...]:
        """Every place as often as it is drawn: those that an enlarged part shows again come last."""
        return (*self.places, *(place for inset in self.insets for place in inset.again))
