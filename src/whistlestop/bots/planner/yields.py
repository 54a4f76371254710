"""What a claim brings at once: the points of the track, meeples from its ends, a share (R25, R117, R302)."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.planner import meeples, shares, weights
from whistlestop.bots.shared.plan import Plan
from whistlestop.bots.shared.points import POINT
from whistlestop.compiler.kernel import drop_lowest, kernel, lowest
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import GameRecord

DRAWS_A_TURN = 2
USUAL = 57  # what a turn brings on the board of the USA
LONGEST = 9  # spaces


@kernel
def of_track(view: GameRecord, board: BoardRecord, plan: Plan, track: int) -> int:
    """Return what claiming a track brings."""
    value = int(board.track_points[track]) * POINT
    if board.meeples > 0:
        value += meeples.of_track(view, board, track)
    if board.companies > 0:
        value += shares.of_track(view, board, plan, track)
    return value


@kernel
def weigh_turn(view: GameRecord, board: BoardRecord, plan: Plan) -> None:
    """Write what shares are worth, and what a turn is: what it would bring if all trains went to the longest tracks."""
    if board.companies > 0:
        shares.weigh(view, board, plan)
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
                    gained += of_track(view, board, plan, track)
                    spent += DRAWS_A_TURN + length + int(board.symbols[track]) + int(board.tunnel[track] != 0)
                    left -= length
    usual = 16 * 2 * gained // max(USUAL * spent, 1)
    plan.turn_worth = 16 + (min(max(usual, 4), 24) - 16) * weights.ADAPTING // 16


@kernel
def has_earlier_twin(view: GameRecord, board: BoardRecord, track: int) -> bool:
    """Return whether another open track between the same places has a lower number."""
    for word in range(board.track_words):
        twins = board.twins[track, word] & view.open[word]
        if twins != np.uint64(0) and word * 64 + lowest(twins) < track:
            return True
    return False
