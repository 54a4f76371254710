"""Passengers as text: `passenger berlin`, `no passenger`, `travel berlin leipzig`, `stop` (R108, R109)."""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop.notation.told import Told
from whistlestop.records.blocks import encode
from whistlestop.records.passengers import NoPassenger, Passenger, Stop, Travel
from whistlestop.records.state import GameRecord
from whistlestop.ruleset.compile import Rules


def tell_passenger(rules: Rules, game: GameRecord, parts: Passenger) -> Told:
    """Return where a passenger is put or sets out from, in words."""
    return Told("passenger", place=rules.map.places[parts.place].id)


def tell_no_passenger(rules: Rules, game: GameRecord, parts: NoPassenger) -> Told:
    """Return that no passenger is put on a route, in words."""
    return Told("no_passenger")


def tell_travel(rules: Rules, game: GameRecord, parts: Travel) -> Told:
    """Return a step of a journey, in words."""
    return Told("travel", track=parts.track)


def tell_stop(rules: Rules, game: GameRecord, parts: Stop) -> Told:
    """Return the end of a journey, in words."""
    return Told("stop")


TELL = {Passenger: tell_passenger, NoPassenger: tell_no_passenger, Travel: tell_travel, Stop: tell_stop}


def place_texts(name: str, place: int) -> Iterator[tuple[str, int]]:
    """Return how a passenger in a place is typed."""
    yield f"passenger {name}", encode(Passenger(place))


def track_texts(ends: str, track: int) -> Iterator[tuple[str, int]]:
    """Return how a step along a track is typed."""
    yield f"travel {ends}", encode(Travel(track))
