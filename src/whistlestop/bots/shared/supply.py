"""Pieces that players can still lay: trains and, where there are any, ships (R24, R361)."""

from __future__ import annotations

from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import GameRecord


@kernel
def left(view: GameRecord, board: BoardRecord, seat: int) -> int:
    """Return how many pieces a seat has."""
    trains = int(view.trains[seat])
    return trains + int(view.ships[seat]) if board.ships > 0 else trains


@kernel
def own(view: GameRecord, board: BoardRecord) -> int:
    """Return how many pieces the player in turn has."""
    return left(view, board, int(view.player))


@kernel
def whole(board: BoardRecord) -> int:
    """Return how many pieces everybody begins with."""
    return int(board.pieces_each) if board.pieces_each > 0 else int(board.trains)
