"""Merchandise on the board and a passenger's journey, as plain data (R106, R109, R111)."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from whistlestop.maps.schema import Map


@dataclass
class Journey:
    """Where the travelling passenger is, the tracks it has used and the places it has visited."""

    place: str
    used: set[int] = field(default_factory=set)
    visited: set[str] = field(default_factory=set)


def stacks(map: Map) -> dict[str, Sequence[int]]:
    """Return the tokens of every place that has any, the top one first (R106)."""
    return {place.id: place.goods for place in map.places if place.goods}
