"""What a track does for the longest path (R226), measured with the planned tracks as if they were laid.

Only long tracks are measured, because it takes a search for each; they are the ones that are claimed for their points.
"""

from __future__ import annotations

import numpy as np

from whistlestop.board import Board
from whistlestop.bots.kernels import weights
from whistlestop.kernel import bit, drop_lowest, kernel, lowest
from whistlestop.rules import paths
from whistlestop.scratch import Scratch
from whistlestop.state import Game

LEAST_MEASURED = 4  # spaces
FAR_AHEAD = 16  # spaces before the longest path of any rival: no more is needed


@kernel
def measure(view: Game, board: Board, scratch: Scratch) -> None:
    """Write by how many spaces each long claimable track would lengthen the longest path; there must be a plan."""
    for track in range(board.tracks):
        scratch.plan_path[track] = 0
    if board.longest_path == 0 or weights.LENGTHENING == 0:
        return
    seat = int(view.player)
    for word in range(board.track_words):
        view.owned[seat, word] |= scratch.plan_tracks[word]
    now = length_of(view, board, scratch, seat)
    if now < most_of_rivals(view, board, scratch) + FAR_AHEAD:
        for word in range(board.track_words):
            tracks = scratch.plan_claimable[word] & ~view.owned[seat, word]
            while tracks != np.uint64(0):
                track = word * 64 + lowest(tracks)
                tracks = drop_lowest(tracks)
                if board.length[track] >= LEAST_MEASURED and touches(board, scratch, track):
                    view.owned[seat, word] ^= bit(track % 64)
                    scratch.plan_path[track] = length_of(view, board, scratch, seat) - now
                    view.owned[seat, word] ^= bit(track % 64)
    for word in range(board.track_words):
        view.owned[seat, word] = scratch.plan_owned[word]


@kernel
def length_of(view: Game, board: Board, scratch: Scratch, seat: int) -> int:
    """Return the length of a seat's longest path."""
    paths.find_components(view, board, scratch, seat)
    return paths.longest_path(view, board, scratch, seat)


@kernel
def most_of_rivals(view: Game, board: Board, scratch: Scratch) -> int:
    """Return the length of the longest path of any rival."""
    most = 0
    for seat in range(view.players):
        if seat != view.player:
            most = max(most, length_of(view, board, scratch, seat))
    return most


@kernel
def bonus(board: Board, scratch: Scratch, track: int) -> int:
    """Return what hanging a track on to the network is worth, in eighths of a point; tracks must be measured."""
    value = weights.LENGTHENING * int(scratch.plan_path[track])
    return value + weights.TOUCHING if touches(board, scratch, track) else value


@kernel
def touches(board: Board, scratch: Scratch, track: int) -> bool:
    """Return whether a track would hang on to the player's network."""
    for word in range(board.track_words):
        around = board.incident[board.end_a[track], word] | board.incident[board.end_b[track], word]
        if around & scratch.plan_free[word] != np.uint64(0):
            return True
    return False
