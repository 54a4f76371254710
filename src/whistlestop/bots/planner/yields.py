"""What a claim brings at once: the points of the track and, in Germany, a meeple from each of its ends (R25, R117)."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.planner import weights
from whistlestop.compiler.kernel import drop_lowest, kernel, lowest
from whistlestop.records.board import Board
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import NONE, Game

POINT = 8
DRAWS_A_TURN = 2
USUAL = 57  # what a turn brings on the board of the USA, in sixteenths of a point
LONGEST = 9  # spaces


@kernel
def of_track(view: Game, board: Board, track: int) -> int:
    """Return what claiming a track brings, in eighths of a point."""
    value = int(board.track_points[track]) * POINT
    if board.meeples > 0:
        value += weights.MEEPLE * waiting(view, board, int(board.end_a[track]))
        value += weights.MEEPLE * waiting(view, board, int(board.end_b[track]))
    return value


@kernel
def waiting(view: Game, board: Board, place: int) -> int:
    """Return 1 if a meeple waits at a place, else 0."""
    return int(board.meeple_slots[place] > 0 and view.meeples[board.meeple_start[place]] != NONE)


@kernel
def weigh_turn(view: Game, board: Board, scratch: Scratch) -> None:
    """Write what a turn is worth: what it would bring if all trains went to the longest tracks left."""
    left, gained, spent = int(view.trains[view.player]), 0, 0
    for length in range(LONGEST, 0, -1):
        for word in range(board.track_words):
            tracks = view.open[word]
            while tracks != np.uint64(0):
                track = word * 64 + lowest(tracks)
                tracks = drop_lowest(tracks)
                if min(int(board.length[track]), LONGEST) == length <= left and not has_earlier_twin(
                    view, board, track
                ):
                    gained += of_track(view, board, track)
                    spent += DRAWS_A_TURN + length + int(board.symbols[track]) + int(board.tunnel[track] != 0)
                    left -= length
    usual = 16 * 4 * gained // max(USUAL * spent, 1)
    scratch.plan_turn = 16 + (min(max(usual, 4), 24) - 16) * weights.ADAPTING // 16


@kernel
def has_earlier_twin(view: Game, board: Board, track: int) -> bool:
    """Return whether another open track between the same places has a lower number."""
    for word in range(board.track_words):
        twins = board.twins[track, word] & view.open[word]
        if twins != np.uint64(0) and word * 64 + lowest(twins) < track:
            return True
    return False
