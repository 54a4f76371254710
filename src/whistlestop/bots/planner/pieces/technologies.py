"""What technologies make a track worth to the planner: the points that they add (R280)."""

from __future__ import annotations

from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.bots.shared.points import POINT
from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import GameRecord
from whistlestop.records.technologies import BOILER_LAGGING, STEAM_TURBINES
from whistlestop.rules.claims.technologies import LAGGING_POINTS, TURBINES_POINTS, owned


@kernel
def of_track(view: GameRecord, board: BoardRecord, plan: PlanRecord, track: int) -> int:
    """Return what technologies add to the points of a track."""
    if board.technologies == 0:
        return 0
    worth = LAGGING_POINTS * owned(view, board, BOILER_LAGGING)
    if board.symbols[track] > 0:
        worth += TURBINES_POINTS * owned(view, board, STEAM_TURBINES)
    return POINT * worth
