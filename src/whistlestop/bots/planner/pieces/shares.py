"""What the share that a claim brings is worth to the planner, and which it takes (R302, R307)."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.shared import shares as worths
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import drop_lowest, kernel, lowest
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import GameRecord
from whistlestop.rules import shares


@kernel
def weigh(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> None:
    """Write what the next share of each company is worth to the player."""
    for company in range(board.companies):
        gain = worths.gain(view, board, company, int(view.player), plan.weights.rivalry)
        plan.share_worth[company] = gain * plan.weights.share // 16


@kernel
def of_track(view: GameRecord, board: BoardRecord, plan: PlanRecord, track: int) -> int:
    """Return what the best share is worth that claiming a track would bring; shares must be weighed."""
    if board.companies == 0:
        return 0
    companies, most = shares.offered(view, board, track), 0
    while companies != np.uint64(0):
        most = max(most, int(plan.share_worth[lowest(companies)]))
        companies = drop_lowest(companies)
    return most
