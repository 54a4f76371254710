"""Monsters: what they add to a game, a board, actions and events (R160-R190)."""

from __future__ import annotations

from typing import NamedTuple, Protocol

import numpy as np

from whistlestop.records.actions import MOVE, MOVE_WIDTH
from whistlestop.records.actions import PLACE as PLACE_ACTION
from whistlestop.records.blocks import Block
from whistlestop.records.kind import Kind
from whistlestop.records.numbers import (
    MONSTERS,
    NONE,
    PLACE_MONSTER,
    PLACES,
    RANGES,
    SEATS,
    TRACK_WORDS,
    Bytes,
    Field,
    Masks,
)


class Place(NamedTuple):
    """The monster that is put on the board next goes to a place."""

    place: int


class Move(NamedTuple):
    """A monster goes to a place for one or two locomotives."""

    monster: int
    locomotives: int
    place: int


BLOCKS = (
    Block("move", MOVE, Move, (MONSTERS, RANGES, MOVE_WIDTH), lowest=(0, 1, 0)),
    Block("place", PLACE_ACTION, Place, (PLACES,)),
)

GAME: tuple[Field, ...] = (
    ("moving", "i2"),  # the monster's move being paid for, as its number in the block MOVE, or NONE
    ("monster_place", "i1", (MONSTERS,)),
    ("monster_deck", "i1", (MONSTERS,)),
    ("face_up", "i1", (MONSTERS,)),  # seat with a face-up card of each monster, or NONE (R176)
    ("face_down", "i1", (SEATS, MONSTERS)),
    ("moved", "i1"),  # monster moved this turn, or NONE (R178)
)
EMPTY = {"moving": NONE, "monster_place": NONE, "face_up": NONE, "moved": NONE}
BOARD: tuple[Field, ...] = (
    ("monsters", "i1"),
    ("chaos", "u8", (PLACES,)),  # places in chaos when a monster stands at each: itself, or its whole country
    ("blocked", "u8", (PLACES, TRACK_WORDS)),  # tracks that end in one of those
    ("reach", "u8", (PLACES, RANGES)),  # where one and two locomotives take a monster (R167, R171)
    ("first_places", "u8"),  # where monsters may be put before the first turn (R161, R163)
    ("monster_bonus", "i2"),
    ("stay_allowed", "i1"),
    ("sharing_allowed", "i1"),
    ("halve_twice", "i1"),
    ("halve_any_named", "i1"),
    ("chaos_blocks_all", "i1"),  # stations and passengers too (R201, R202)
    ("monster_payment", "i1"),
)
PHASES = {PLACE_MONSTER: "place monster"}

MONSTER_PLACED = 20
MONSTER_MOVED = 21
MONSTER_CARD_TURNED = 22
MONSTER_PAID = 23
DEEDS = {"monsters": (MONSTER_MOVED,)}
EVENTS = {
    MONSTER_PLACED: Kind("monster_placed", ("monster", "place")),
    MONSTER_MOVED: Kind("monster_moved", ("monster", "place", "locomotives", "left")),
    MONSTER_CARD_TURNED: Kind("monster_card_turned", ("monster",)),
    MONSTER_PAID: Kind("monster_paid", ("one", "two")),  # faces that stood for locomotives; -1 for none
}


class GameFields(Protocol):
    """What a game record has of it."""

    moving: int
    monster_place: Bytes
    monster_deck: Bytes
    face_up: Bytes
    face_down: Bytes
    moved: int


class BoardFields(Protocol):
    """What a board record has of it."""

    monsters: int
    chaos: Masks
    blocked: Masks
    reach: Masks
    first_places: np.uint64
    monster_bonus: int
    stay_allowed: int
    sharing_allowed: int
    halve_twice: int
    halve_any_named: int
    chaos_blocks_all: int
    monster_payment: int
