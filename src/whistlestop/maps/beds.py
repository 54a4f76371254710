"""Track beds in a map file: the keys that ask for pieces, and what must hold of those (R320, R321, R324)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, TypeAlias

from msgspec import Meta, Struct

from whistlestop.maps.house_rules import Need
from whistlestop.maps.problem import Problem
from whistlestop.maps.source import Pointer
from whistlestop.maps.special import is_plain
from whistlestop.maps.values import PlaceId

if TYPE_CHECKING:
    from whistlestop.maps.schema import Map, Track

Length: TypeAlias = Annotated[int, Meta(ge=1, le=15)]
Pieces: TypeAlias = Annotated[int, Meta(ge=1, le=9)]


class Crossing(Struct, frozen=True, forbid_unknown_fields=True):
    """Two connections that cross: a piece or trains on one close the other for good (R324, R325)."""

    one: tuple[PlaceId, PlaceId]
    other: tuple[PlaceId, PlaceId]


class Beds(Struct, frozen=True, forbid_unknown_fields=True):
    """The coloured pieces that are laid on track beds, and the connections that cross."""

    pieces: dict[Length, Pieces]  # of each colour, by length
    crossings: tuple[Crossing, ...] = ()


BEDS = Need("no track is a bed", lambda board: any(track.bed for track in board.tracks))
HOUSE_RULES = {"france.pieces": (BEDS,), "france.dice_build": (BEDS,)}


def asked(map: "Map") -> Pointer | None:
    """The key with which a map asks for track beds, or None."""
    return ("beds",) if map.beds is not None else None


def problems(map: "Map") -> Iterator[Problem]:
    """Every problem of a map with its track beds."""
    if map.beds is None:
        yield from _without(map)
        return
    for index, track in enumerate(map.tracks):
        yield from _bed(map.beds, index, track)
    lengths = {track.length for track in map.tracks if track.bed}
    for length in map.beds.pieces:
        if length not in lengths:
            yield Problem(f"no bed has the length {length} of these pieces", ("beds", "pieces", str(length)))
    yield from _crossings(map, map.beds)


def _without(map: "Map") -> Iterator[Problem]:
    missing = 'but the key "beds" with their pieces is missing'
    for index, track in enumerate(map.tracks):
        if track.bed:
            yield Problem(f"the track is a bed, {missing}", ("tracks", index, "bed"))


def _bed(beds: Beds, index: int, track: "Track") -> Iterator[Problem]:
    if not track.bed:
        return
    if track.colour != "gray":
        yield Problem("a bed gets its colour from a piece: its own is gray", ("tracks", index, "colour"))
    if not is_plain(track):
        yield Problem("a bed is neither tunnel, ferry, mountain nor bullet route", ("tracks", index, "bed"))
    if track.length not in beds.pieces:
        yield Problem(f"no piece has the length {track.length} of this bed", ("tracks", index, "length"))


def _crossings(map: "Map", beds: Beds) -> Iterator[Problem]:
    joined = {frozenset((track.a, track.b)) for track in map.tracks}
    for index, crossing in enumerate(beds.crossings):
        for key, ends in (("one", crossing.one), ("other", crossing.other)):
            if frozenset(ends) not in joined:
                reason = f'no track joins "{ends[0]}" and "{ends[1]}"'
                yield Problem(reason, ("beds", "crossings", index, key))
        if frozenset(crossing.one) == frozenset(crossing.other):
            yield Problem("a connection does not cross itself", ("beds", "crossings", index))
