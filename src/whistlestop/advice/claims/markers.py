"""Who has markers at the ends of a track decides what a claim of it scores (R345)."""

from __future__ import annotations

from whistlestop.records.board import BoardRecord
from whistlestop.records.state import GameRecord


def points(game: GameRecord, board: BoardRecord, seat: int, track: int, printed: int) -> int:
    """Return the points as often as the seat has markers there, once where nobody has any."""
    if not board.markers:
        return printed
    ends = 1 << int(board.end_a[track]) | 1 << int(board.end_b[track])
    marked = [int(own) & ends for own in game.marked[: int(game.players)]]
    return printed * (marked[seat].bit_count() if any(marked) else 1)
