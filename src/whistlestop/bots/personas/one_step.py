"""The persona `one-step`: it looks one action ahead and takes what is worth most there and then.

Any track it can pay for counts with its points, and with more if a ticket needs it; tiny ones are left alone. Only when
it can claim nothing does it draw, and then for its tickets.
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.greedy import beginning, greedy
from whistlestop.bots.personas import persona
from whistlestop.bots.shared import offers, planning
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import CHOOSE_TICKETS, NONE, GameRecord, Masks

NEEDED = 5  # points that progress of a ticket counts for
LEAST = 4  # points for which a turn is spent


@kernel
def decide(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks, seed: np.uint64, decision: int) -> int:
    """Return the action of the player in turn."""
    action = beginning.begin(view, board, plan, legal, seed, decision)
    if action != NONE:
        return action
    if view.phase == CHOOSE_TICKETS:
        return offers.choose(view, board, plan, legal)
    trains = planning.make(view, board, plan)
    if persona.wants_tickets(view, board, plan, trains):
        action = persona.draw_tickets(view, board, legal)
    if action == NONE:
        track = persona.best_now(board, plan, legal, NEEDED, LEAST)
        if track != NONE:
            persona.plan_only(plan, track)
        action = greedy.play_on(view, board, plan, legal, trains, seed, decision)
    return action
