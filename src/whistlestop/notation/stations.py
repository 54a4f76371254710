"""Stations as text: `station boston`."""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop.notation.told import Told
from whistlestop.records.blocks import encode
from whistlestop.records.state import GameRecord
from whistlestop.records.stations import Station
from whistlestop.ruleset.compile import Rules


def tell_station(rules: Rules, game: GameRecord, parts: Station) -> Told:
    """Return a station being built, in words."""
    return Told("station", place=rules.map.places[parts.place].id)


TELL = {Station: tell_station}


def place_texts(name: str, place: int) -> Iterator[tuple[str, int]]:
    """Return how a station in a place is typed."""
    yield f"station {name}", encode(Station(place))
