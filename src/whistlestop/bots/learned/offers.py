"""Tickets on offer as the learned bot sees them: the one asked about is kept or returned."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.learned import choices
from whistlestop.bots.learned.choices import KEPT, RETURNED
from whistlestop.bots.learned.claims import put
from whistlestop.bots.planner import pace, settlement
from whistlestop.bots.shared import chaos, planning
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import has, kernel, popcount
from whistlestop.records.actions import KEEP, RETURN
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import GameRecord, Masks


@kernel
def add_all(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks, proposal: int) -> int:
    """Write a row for keeping and one for returning, if both are allowed; return how many there are."""
    if not has(legal[0], KEEP) or not has(legal[0], RETURN):
        return 0
    turns = pace.turns_left(view, board, plan) - plan.weights.turns_for_keeping * int(view.turn > 0)
    due = int(view.must_keep) - int(view.kept[0]) - int(view.kept[1])
    undecided = settlement.undecided(view, board)
    lead = best(view, board, plan, undecided, due, turns, 1) - best(view, board, plan, undecided, due, turns, 0)
    count = choices.add(plan, 0, KEEP, KEPT, proposal)
    count = choices.add(plan, count, RETURN, RETURNED, proposal)
    worth = planning.worth(board, int(view.asking), chaos.at_the_end(view, board))
    for row in range(count):
        put(plan, row, choices.SETTLED, lead // 8 if row == 0 else -(lead // 8))
        put(plan, row, choices.TICKET_POINTS, 4 * worth)
        put(plan, row, choices.TICKETS_KEPT, 24 * (int(view.kept[0]) + int(view.kept[1])))
        put(plan, row, choices.TICKETS_DUE, 24 * due)
        put(plan, row, choices.TICKETS_OPEN, 24 * undecided)
    return count


@kernel
def best(
    view: GameRecord, board: BoardRecord, plan: PlanRecord, undecided: int, due: int, turns: int, kept: int
) -> int:
    """Return what the best choice is worth that keeps (1) or returns (0) the ticket asked about."""
    most = settlement.NEVER
    for others in range(1 << (undecided - 1)):
        choice = 2 * others + kept
        if popcount(np.uint64(choice)) >= due:
            most = max(most, settlement.settle(view, board, plan, choice, turns))
    return most
