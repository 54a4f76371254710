"""What tables use of tourist tokens in compact layouts (R425-R430)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from whistlestop.environments.compact import Axis, PlayedBoard, axis, members, seat, within
from whistlestop.records import state
from whistlestop.records.blocks import Parts
from whistlestop.records.tourists import MOST_PUT, SYMBOLS, PutStack, TakeToken

symbol = axis(SYMBOLS, lambda table: [bool(table.board.tourists >> number & 1) for number in range(SYMBOLS)])
stack_place = within(state.PLACES, lambda table: table.board.places if table.board.tourists else 0)


def put_by_players(table: PlayedBoard) -> int:
    """Return how many stacks players put on the board."""
    stand = int(members(table.board.tourist_places).sum())
    return min(int(table.board.tourists).bit_count() - stand, MOST_PUT)


waiting = axis(SYMBOLS, lambda table: [bool(put_by_players(table)) and bool(there) for there in symbol(table)])

SECTION_AXES: dict[str, tuple[Axis, ...]] = {
    "tourist_stacks": (symbol, stack_place),
    "waiting_stacks": (waiting,),
    "tourists": (seat, symbol),
}


def can_put(table: PlayedBoard, put: PutStack) -> bool:
    """Return whether a stack can ever be put on a place: one that has none from the start."""
    free = put.place < table.board.places and not members(table.board.tourist_places)[put.place]
    return bool(free and put.which < put_by_players(table))


POSSIBLE: dict[type[Parts], Callable[[PlayedBoard, Any], Any]] = {
    PutStack: can_put,
    TakeToken: lambda table, taken: table.board.tourists,
}
