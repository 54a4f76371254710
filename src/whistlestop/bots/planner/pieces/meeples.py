"""What the meeples that a claim brings are worth to the planner (R117)."""

from __future__ import annotations

from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import NONE, GameRecord


@kernel
def of_track(view: GameRecord, board: BoardRecord, plan: PlanRecord, track: int) -> int:
    """Return what the meeples at both ends of a track are worth."""
    if board.meeples == 0:
        return 0
    return plan.weights.meeple * (
        waiting(view, board, int(board.end_a[track])) + waiting(view, board, int(board.end_b[track]))
    )


@kernel
def waiting(view: GameRecord, board: BoardRecord, place: int) -> int:
    """Return 1 if a meeple waits at a place, else 0."""
    return int(board.meeple_slots[place] > 0 and view.meeples[board.meeple_start[place]] != NONE)
