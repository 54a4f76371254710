"""Meeples: what they add to a game, a board, actions and events (R117)."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from whistlestop.records.actions import MEEPLE
from whistlestop.records.blocks import Block
from whistlestop.records.kind import Kind
from whistlestop.records.numbers import CHOOSE_MEEPLE, MEEPLE_COLOURS, MEEPLE_SLOTS, NONE, PLACES, SEATS, Bytes, Field


class Meeple(NamedTuple):
    """A meeple of a colour is taken."""

    colour: int


BLOCKS = (Block("meeple", MEEPLE, Meeple, (MEEPLE_COLOURS,)),)

GAME: tuple[Field, ...] = (
    ("meeples", "i1", (MEEPLE_SLOTS,)),  # colour in each slot of the board; a place's slots descend to NONE (R117)
    ("collected", "i1", (SEATS, MEEPLE_COLOURS)),
)
EMPTY = {"meeples": NONE}
BOARD: tuple[Field, ...] = (
    ("meeples", "i1"),  # slots in all
    ("meeple_start", "i1", (PLACES,)),
    ("meeple_slots", "i1", (PLACES,)),
    ("meeple_bag", "i1", (MEEPLE_COLOURS,)),
    ("meeple_points", "i1", (2,)),
)
PHASES = {CHOOSE_MEEPLE: "meeple"}

MEEPLE_TAKEN = 35
DEEDS = {"meeples": (MEEPLE_TAKEN,)}
EVENTS = {
    MEEPLE_TAKEN: Kind("meeple_taken", ("place", "colour")),
}


class GameFields(Protocol):
    """What a game record has of it."""

    meeples: Bytes
    collected: Bytes


class BoardFields(Protocol):
    """What a board record has of it."""

    meeples: int
    meeple_start: Bytes
    meeple_slots: Bytes
    meeple_bag: Bytes
    meeple_points: Bytes
