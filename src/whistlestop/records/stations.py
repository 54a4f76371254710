"""Stations: what they add to a game, a board, actions and events (R67, R68)."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from whistlestop.records.actions import STATION
from whistlestop.records.blocks import Block
from whistlestop.records.kind import Kind
from whistlestop.records.numbers import NONE, PLACES, SEATS, Field, Masks


class Station(NamedTuple):
    """A station is built in a place; payment follows."""

    place: int


BLOCKS = (Block("station", STATION, Station, (PLACES,)),)

GAME: tuple[Field, ...] = (
    ("stations", "u8", (SEATS,)),  # places with a station of each seat
    ("building", "i1"),  # place of the station being paid for, or NONE
)
EMPTY = {"building": NONE}
BOARD: tuple[Field, ...] = (
    ("unused_station", "i2"),
    ("stations", "i1"),
)

STATION_BUILT = 16
EVENTS = {
    STATION_BUILT: Kind("station_built", ("place", "kind", "cards", "locomotives")),
}


class GameFields(Protocol):
    """What a game record has of it."""

    stations: Masks
    building: int


class BoardFields(Protocol):
    """What a board record has of it."""

    unused_station: int
    stations: int
