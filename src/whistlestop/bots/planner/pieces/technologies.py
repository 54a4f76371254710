"""What technologies make a track worth to the planner: points that they add, less the price of those it still needs."""

from __future__ import annotations

from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.bots.shared.points import POINT
from whistlestop.bots.shared.technologies import is_missing
from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import GameRecord
from whistlestop.records.technologies import BOILER_LAGGING, STEAM_TURBINES, TECHNOLOGIES
from whistlestop.rules.claims.technologies import LAGGING_POINTS, TURBINES_POINTS, owned

LOCOMOTIVE_WORTH = 1  # points for each locomotive of a price: it opens other tracks too


@kernel
def of_track(view: GameRecord, board: BoardRecord, plan: PlanRecord, track: int) -> int:
    """Return what technologies change of the worth of a track (R278, R280)."""
    if board.technologies == 0:
        return 0
    worth = LAGGING_POINTS * owned(view, board, BOILER_LAGGING)
    if board.symbols[track] > 0:
        worth += TURBINES_POINTS * owned(view, board, STEAM_TURBINES)
    for technology in range(TECHNOLOGIES):
        if is_missing(view, board, technology, track):
            worth -= LOCOMOTIVE_WORTH * int(board.technology_price[technology])
    return POINT * worth
