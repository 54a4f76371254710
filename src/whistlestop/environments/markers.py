"""What tables use of city markers in compact layouts (R342-R349)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from whistlestop.environments.compact import Axis, PlayedBoard, axis, seat, within
from whistlestop.records import state
from whistlestop.records.blocks import Parts
from whistlestop.records.markers import MOVE_ALIEN, Mark, MoveAlien, NoMarker

place = within(state.PLACES, lambda table: table.board.places if table.board.markers else 0)
alien_place = within(state.PLACES, lambda table: table.board.places if table.board.alien else 0)
captor = axis(state.SEATS, lambda table: [bool(table.board.alien) and bool(here) for here in seat(table)])

SECTION_AXES: dict[str, tuple[Axis, ...]] = {
    "markers": (seat, place),
    "networks": (seat, place),
    "marking": (place,),
    "alien": (alien_place,),
    "captures": (captor,),
}


def has_alien(table: PlayedBoard) -> bool:
    """Return whether Alvin is played with."""
    return bool(table.board.alien)


def can_mark(table: PlayedBoard, marked: Mark) -> bool:
    """Return whether a place can ever get a marker: any but the one where Alvin starts."""
    return bool(place(table)[marked.place]) and table.board.alien != marked.place + 1


ASKED = {MOVE_ALIEN: has_alien}
POSSIBLE: dict[type[Parts], Callable[[PlayedBoard, Any], Any]] = {
    Mark: can_mark,
    NoMarker: lambda table, none: table.board.markers > 1,
    MoveAlien: lambda table, moved: table.board.alien and moved.which < table.board.markers and table.board.markers > 1,
}
