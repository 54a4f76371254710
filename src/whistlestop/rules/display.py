"""The cards that lie face up, counted: for one deck and for two (R9, R363)."""

from __future__ import annotations

from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import GameRecord


@kernel
def face_up(game: GameRecord, board: BoardRecord, kind: int) -> int:
    """Return how many cards of a kind lie face up."""
    count = 0
    for slot in range(board.display):
        count += int(game.display[slot] == kind)
    return count
