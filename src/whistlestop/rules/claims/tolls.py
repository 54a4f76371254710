"""The neutral player among claims: its tracks are taken and no seat's, and it ends with the deck (R264, R266)."""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import GameRecord


@kernel
def standing(game: GameRecord, board: BoardRecord, seat: int, word: int) -> np.uint64:
    """Return the tracks of the neutral player, which serve nobody's tickets."""
    return game.neutral[word] if board.tolls != 0 else np.uint64(0)


@kernel
def ran_out(game: GameRecord, board: BoardRecord, deck: int) -> None:
    """End the neutral player once the last ticket of the deck was drawn or turned up (R266)."""
    if board.tolls != 0 and game.players == board.neutral_players:
        game.neutral_ended = 1
