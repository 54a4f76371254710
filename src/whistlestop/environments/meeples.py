"""What tables use of meeples in compact layouts (R117)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from whistlestop.environments.compact import Axis, Flags, PlayedBoard, axis
from whistlestop.records import state
from whistlestop.records.blocks import Parts
from whistlestop.records.meeples import Meeple

colour = axis(state.MEEPLE_COLOURS, lambda table: table.board.meeple_bag != 0)
asked_place = axis(state.PLACES, lambda table: table.board.meeple_slots != 0)


def collected(table: PlayedBoard) -> Flags:
    """Return the colours that a seat can have."""
    return [bool(table.board.meeples) and bool(there) for there in colour(table)]


SECTION_AXES: dict[str, tuple[Axis, ...]] = {"meeples": (colour, asked_place)}
SEAT_NUMBERS: dict[int, Axis] = {1: collected}
POSSIBLE: dict[type[Parts], Callable[[PlayedBoard, Any], Any]] = {
    Meeple: lambda table, taken: collected(table)[taken.colour],
}
