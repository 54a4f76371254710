"""Ferries: the locomotive symbols printed on a route (R60-R62).

Each symbol must be paid with a locomotive; a ferry is claimed like any other route in every other respect.
"""

from __future__ import annotations

from whistlestop.board import MOST_CARDS, Board
from whistlestop.kernel import kernel
from whistlestop.state import Masks


@kernel
def within(board: Board, locomotives: int) -> Masks:
    """Return the tracks that have no more symbols than there are locomotives, as the words of a mask."""
    return board.symbols_at_most[min(locomotives, MOST_CARDS)]


@kernel
def locomotives_needed(board: Board, track: int) -> int:
    """Return how many locomotives a payment for the track must contain (R60)."""
    return int(board.symbols[track])
