"""What attractions and parts of districts that a claim reaches are worth to the planner (R118, R119)."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.shared import planning
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.bots.shared.points import POINT
from whistlestop.compiler.kernel import kernel, popcount
from whistlestop.records.board import DISTRICTS, BoardRecord
from whistlestop.records.state import GameRecord


@kernel
def of_track(view: GameRecord, board: BoardRecord, plan: PlanRecord, track: int) -> int:
    """Return what the ends of a track are worth that no route of the player has reached yet."""
    if board.attractions == np.uint64(0) and board.districts[0] == np.uint64(0):
        return 0
    reached = planning.unreached(view, board, int(board.end_a[track]))
    reached |= planning.unreached(view, board, int(board.end_b[track]))
    points = popcount(reached & board.attractions) * int(board.attraction_points) * plan.weights.attraction
    for district in range(DISTRICTS):
        places = board.districts[district]
        part = int(board.district_points[district]) * popcount(reached & places)
        points += part * plan.weights.district // max(popcount(places), 1)
    return POINT * points // 16
