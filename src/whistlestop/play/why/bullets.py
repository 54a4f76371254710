"""Why a bullet route cannot be claimed: a bullet train stands there (R393)."""

from __future__ import annotations

from whistlestop.play.why.reason import Why, WhyCode, has
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import GameRecord


def why_taken(board: BoardRecord, game: GameRecord, track: int) -> Why | None:
    """Return that a bullet train stands on a track, if one does."""
    if board.bullet_trains and has(game.bullets, track):
        return Why(WhyCode.BULLET_TRAIN_STANDS)
    return None
