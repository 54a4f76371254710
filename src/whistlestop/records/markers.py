"""City markers: what they add to a game, a board, actions and events (R342-R352)."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from whistlestop.records.blocks import Block
from whistlestop.records.kind import Kind
from whistlestop.records.numbers import PLACES, SEATS, Bytes, Field, Masks, Shorts

MOST_MARKERS = 3  # of one player: Alvin goes to one of them

START_CITY, CHOOSE_MARKER, PAY_MARKER, MOVE_ALIEN = 22, 23, 31, 32
NO_MARKER = 60
ALIEN = 61
MARKER = 2240


class NoMarker(NamedTuple):
    """No marker is put on the ends of the route just claimed."""


class MoveAlien(NamedTuple):
    """Alvin is taken to one of the player's own marked cities, counted in the order of places."""

    which: int


class Mark(NamedTuple):
    """One of the player's markers is put on a place."""

    place: int


BLOCKS = (
    Block("no_marker", NO_MARKER, NoMarker),
    Block("alien", ALIEN, MoveAlien, (MOST_MARKERS,)),
    Block("marker", MARKER, Mark, (PLACES,)),
)

ROOM: tuple[Field, ...] = (
    ("marked", "u8", (SEATS,)),  # places with a marker of each seat
    ("network", "u8", (SEATS,)),  # places that a seat's own routes join to its start city, that one included (R343)
    ("shifted", "i2", (SEATS,)),  # route points that came to a seat by its markers, less those lost to others (R345)
    ("start_city", "i1", (SEATS,)),  # 1 + the place, 0 before it is chosen
    ("captures", "i1", (SEATS,)),  # how often each seat has captured Alvin (R349)
    ("marking", "i1"),  # 1 + the place whose marker is being paid for
    ("alien_place", "i1"),  # 1 + the place where Alvin is
)
BOARD: tuple[Field, ...] = (
    ("markers", "i1"),  # of each player
    ("marker_price", "i1"),  # cards or dice that one costs after the first
    ("alien", "i1"),  # 1 + the place where Alvin starts, which takes no marker; 0 without him (R349)
    ("alien_points", "i1"),
)
PHASES = {
    START_CITY: "start city",
    CHOOSE_MARKER: "marker",
    PAY_MARKER: "marker payment",
    MOVE_ALIEN: "alien",
}

START_CITY_CHOSEN = 63
MARKER_BOUGHT = 64
MARKER_BOUGHT_WITH_DICE = 65
ROUTE_SCORED = 66
ALIEN_CAPTURED = 81
DEEDS = {"markers": (MARKER_BOUGHT, MARKER_BOUGHT_WITH_DICE)}
EVENTS = {
    START_CITY_CHOSEN: Kind("start_city_chosen", ("place",)),
    MARKER_BOUGHT: Kind("marker_bought", ("place", "kind", "cards", "locomotives")),
    MARKER_BOUGHT_WITH_DICE: Kind("marker_bought_with_dice", ("place", "dice", "wilds")),
    ROUTE_SCORED: Kind("route_scored", ("track", "points")),
    ALIEN_CAPTURED: Kind("alien_captured", ("place", "points")),
}


class GameFields(Protocol):
    """What a game record has of it."""

    marked: Masks
    network: Masks
    shifted: Shorts
    start_city: Bytes
    captures: Bytes
    marking: int
    alien_place: int


class BoardFields(Protocol):
    """What a board record has of it."""

    markers: int
    marker_price: int
    alien: int
    alien_points: int
