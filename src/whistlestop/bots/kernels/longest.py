"""What a track does for the longest path (R226): most at the ends of the player's network, little in its middle."""

from __future__ import annotations

from whistlestop.board import Board
from whistlestop.bots.kernels import weights
from whistlestop.kernel import kernel, popcount
from whistlestop.state import Scratch


@kernel
def bonus(board: Board, scratch: Scratch, track: int) -> int:
    """Return what hanging a track on to the network is worth, in eighths of a point."""
    one = tracks_at(board, scratch, int(board.end_a[track]))
    other = tracks_at(board, scratch, int(board.end_b[track]))
    if one + other == 0:
        return 0
    value = weights.TOUCHING
    if board.longest_path != 0 and (one == 1 or other == 1):
        value += weights.LENGTHENING * int(board.length[track])
    return value


@kernel
def tracks_at(board: Board, scratch: Scratch, place: int) -> int:
    """Return how many tracks of the network end at a place."""
    tracks = 0
    for word in range(board.track_words):
        tracks += popcount(board.incident[place, word] & scratch.plan_free[word])
    return tracks
