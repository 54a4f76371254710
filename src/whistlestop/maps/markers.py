"""City markers in a map file: the keys that ask for them, and what must hold of those (R340-R352)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, TypeAlias

from msgspec import Meta, Struct

from whistlestop.maps.house_rules import Need
from whistlestop.maps.problem import Problem
from whistlestop.maps.source import Pointer
from whistlestop.maps.values import PlaceId

if TYPE_CHECKING:
    from whistlestop.maps.schema import Map

Each: TypeAlias = Annotated[int, Meta(ge=1, le=3)]
Price: TypeAlias = Annotated[int, Meta(ge=1, le=5)]
Points: TypeAlias = Annotated[int, Meta(ge=0, le=50)]


class Markers(Struct, frozen=True, forbid_unknown_fields=True):
    """Markers of each player, the one of the start city included, and what others of them cost (R342, R344).

    `alien` is where Alvin starts in the variant with him, `alien_points` what capturing and keeping him bring (R349).
    """

    each: Each = 3
    price: Price = 2
    alien: PlaceId | None = None
    alien_points: Points = 10


MARKERS = Need('the key "markers" is missing', lambda board: board.markers is not None)
ALVIN = Need(
    'the key "alien" of markers is missing', lambda board: board.markers is not None and bool(board.markers.alien)
)
HOUSE_RULES = {"oldwest.alvin": (MARKERS, ALVIN), "oldwest.allow_monsters": (MARKERS,)}


def asked(map: "Map") -> Pointer | None:
    """The key with which a map asks for city markers, or None."""
    return ("markers",) if map.markers is not None else None


def problems(map: "Map") -> Iterator[Problem]:
    """R342: everybody finds a start city; R349: Alvin starts on the map, where a route leads and nobody starts."""
    if map.markers is None:
        return
    alien = map.markers.alien
    if alien is not None and alien not in {place.id for place in map.places}:
        yield Problem(f'Alvin starts in "{alien}", which is not on the map', ("markers", "alien"))
    cities = len(map.places) - (alien is not None)
    if cities < map.players[1]:
        yield Problem(f"{map.players[1]} players need as many start cities, the map has {cities}", ("markers",))
