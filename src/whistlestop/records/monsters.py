"""Monsters: the blocks of actions that place and move them (R161, R167)."""

from __future__ import annotations

from typing import NamedTuple

from whistlestop.records.actions import MOVE, MOVE_WIDTH
from whistlestop.records.actions import PLACE as PLACE_ACTION
from whistlestop.records.blocks import Block
from whistlestop.records.board import RANGES
from whistlestop.records.state import MONSTERS, PLACES


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
