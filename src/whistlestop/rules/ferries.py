"""Ferries: the locomotive symbols printed on a route (R60-R62).

Each symbol must be paid with a locomotive; a ferry is claimed like any other route in every other respect.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import MOST_CARDS, BoardRecord


@kernel
def within(board: BoardRecord, locomotives: int, word: int) -> np.uint64:
    """Return one mask word of the tracks that have no more symbols than there are locomotives."""
    return board.symbols_at_most[min(locomotives, MOST_CARDS), word]


@kernel
def locomotives_needed(board: BoardRecord, track: int) -> int:
    """Return how many locomotives a payment for the track must contain (R60)."""
    return int(board.symbols[track])
