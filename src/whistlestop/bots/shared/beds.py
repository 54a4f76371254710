"""Track beds as bots see them: who draws cards lays a piece, so a free bed is no obstacle for long (R322)."""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import GameRecord
from whistlestop.rules import beds


@kernel
def soon(view: GameRecord, board: BoardRecord, seat: int, word: int) -> np.uint64:
    """Return the free beds that a piece of the supply fits, where drawing cards lays one."""
    return beds.buildable(view, board, word) if board.track_pieces != 0 and board.dice == 0 else np.uint64(0)
