"""Why a bullet route cannot be claimed, and for which routes trains of one's own do not matter (R393-R395)."""

from __future__ import annotations

from whistlestop.compiler.kernel import interpreted
from whistlestop.play.why.reason import Why, WhyCode, has
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import GameRecord
from whistlestop.rules import bullets

takes_bullet_train = interpreted(bullets.takes_bullet_train)


def why_built(board: BoardRecord, game: GameRecord, track: int) -> Why | None:
    """Return that a bullet train stands on a track, if one does."""
    if board.bullet_trains and has(game.bullets, track):
        return Why(WhyCode.BULLET_TRAIN_STANDS)
    return None
