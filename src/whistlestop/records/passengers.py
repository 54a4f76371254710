"""Passengers and goods: what they add to a game, a board, actions and events (R106-R116)."""

from __future__ import annotations

from typing import NamedTuple, Protocol

import numpy as np

from whistlestop.records.actions import NO_PASSENGER, PASSENGER, STOP, TRAVEL
from whistlestop.records.blocks import Block
from whistlestop.records.kind import Kind
from whistlestop.records.numbers import (
    CHOOSE_PASSENGER,
    CHOOSE_TRAVEL,
    GOODS_HEIGHT,
    GOODS_STACKS,
    NONE,
    PASSENGERS,
    PLACES,
    SEATS,
    TRACK_WORDS,
    TRACKS,
    Bytes,
    Field,
    Masks,
    Shorts,
)


class NoPassenger(NamedTuple):
    """No passenger is put on the route just claimed."""


class Stop(NamedTuple):
    """The passenger's journey ends here."""


class Passenger(NamedTuple):
    """A passenger is put on a place, or sets out from it, as the moment is."""

    place: int


class Travel(NamedTuple):
    """The passenger travels along a track."""

    track: int


BLOCKS = (
    Block("no_passenger", NO_PASSENGER, NoPassenger),
    Block("stop", STOP, Stop),
    Block("passenger", PASSENGER, Passenger, (PLACES,)),
    Block("travel", TRAVEL, Travel, (TRACKS,)),
)

GAME: tuple[Field, ...] = (
    ("travelled", "u8", (TRACK_WORDS,)),  # tracks the travelling passenger has used (R109)
    ("visited", "u8"),  # places that count as visited in this journey (R111)
    ("goods_points", "i2", (SEATS,)),  # points of the tokens collected (R112)
    ("goods", "i1", (GOODS_STACKS,)),  # tokens taken from each stack (R106)
    ("standing", "i1", (SEATS, PASSENGERS)),  # places of passengers on the board, descending to NONE (R108)
    ("gone", "i1", (SEATS,)),  # passengers that have travelled (R113)
    ("travelling", "i1"),  # place the travelling passenger is in, or NONE
)
EMPTY = {"standing": NONE, "travelling": NONE}
BOARD: tuple[Field, ...] = (
    ("passengers", "i1"),
    ("cities", "u8"),  # places that are no border points
    ("one_passenger_each", "i1"),  # a city takes one passenger
    ("travel_tracks", "u8", (TRACK_WORDS,)),  # tracks a passenger may use: into countries only as a house rule
    ("parallel_tracks_apart", "i1"),  # each of them may be used in a journey
    ("collect_start", "i1"),
    ("collect_on_return", "i1"),
    ("reset_counts_passengers", "i1"),  # passenger cards count among those that replace the display (R107)
    ("stack", "i1", (PLACES,)),  # number of the stack of goods in a place, or NONE
    ("stack_height", "i1", (PLACES,)),
    ("goods_value", "i1", (PLACES, GOODS_HEIGHT)),  # from the top
)
PHASES = {CHOOSE_PASSENGER: "passenger", CHOOSE_TRAVEL: "travel"}

PASSENGER_PLACED = 36
PASSENGER_SET_OUT = 37
PASSENGER_TRAVELLED = 38
GOODS_TAKEN = 39
PASSENGER_ARRIVED = 40
DEEDS = {"passengers": (PASSENGER_SET_OUT,)}
EVENTS = {
    PASSENGER_PLACED: Kind("passenger_placed", ("place",)),
    PASSENGER_SET_OUT: Kind("passenger_set_out", ("place",)),
    PASSENGER_TRAVELLED: Kind("passenger_travelled", ("track", "place", "paid")),
    GOODS_TAKEN: Kind("goods_taken", ("place", "value")),
    PASSENGER_ARRIVED: Kind("passenger_arrived", ("place",)),
}


class GameFields(Protocol):
    """What a game record has of it."""

    travelled: Masks
    visited: np.uint64
    goods_points: Shorts
    goods: Bytes
    standing: Bytes
    gone: Bytes
    travelling: int


class BoardFields(Protocol):
    """What a board record has of it."""

    passengers: int
    cities: np.uint64
    one_passenger_each: int
    travel_tracks: Masks
    parallel_tracks_apart: int
    collect_start: int
    collect_on_return: int
    reset_counts_passengers: int
    stack: Bytes
    stack_height: Bytes
    goods_value: Bytes
