"""A race has no last round."""

from __future__ import annotations

from whistlestop.records.board import BoardRecord
from whistlestop.records.state import GameRecord


def brings_end(game: GameRecord, board: BoardRecord, seat: int, track: int) -> bool | None:
    """Return that no claim brings one."""
    return False if board.race else None
