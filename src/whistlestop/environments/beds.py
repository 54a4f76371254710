"""What tables use of track beds in compact layouts (R320-R330)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from whistlestop.environments.compact import Axis, PlayedBoard, axis, members
from whistlestop.records import state
from whistlestop.records.beds import CHOOSE_BED, CHOOSE_PIECE, Build, BuildForDice, Piece
from whistlestop.records.blocks import Parts

bed = axis(state.TRACKS, lambda table: members(table.board.beds))


def piece_numbers(table: PlayedBoard) -> list[bool]:
    """Return which numbers about a piece being laid there are: with dice that one was, with cards its bed."""
    with_dice = bool(table.board.track_pieces and not table.cards)
    return [with_dice, *(bool(there) and table.cards for there in bed(table))]


SECTION_AXES: dict[str, tuple[Axis, ...]] = {
    "pieces": (bed,),
    "bed": (axis(1 + state.TRACKS, piece_numbers),),
}
ASKED = {
    CHOOSE_BED: lambda table: table.board.track_pieces,
    CHOOSE_PIECE: lambda table: table.board.track_pieces and table.cards,
}


def closable(table: PlayedBoard) -> list[bool]:
    """Return the tracks that what crosses them may close (R324)."""
    return [bool(np.any(crossed)) for crossed in table.board.crossed]


def can_lay(table: PlayedBoard, piece: Piece) -> bool:
    """Return whether pieces of a colour are ever chosen."""
    return bool(table.cards and int(table.board.bed_colours) >> piece.colour & 1)


POSSIBLE: dict[type[Parts], Callable[[PlayedBoard, Any], Any]] = {
    Build: lambda table, built: bed(table)[built.track],
    Piece: can_lay,
    BuildForDice: lambda table, given: table.board.track_pieces and not table.cards,
}
