"""The persona `long-route`: it claims the longest track it can pay for at once, if that is a long one.

Otherwise it draws for the track with most points for the cards it lacks. Tickets are an afterthought: it keeps those
with fewest points and fulfils them by accident.
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.greedy import beginning, greedy
from whistlestop.bots.personas import persona
from whistlestop.bots.shared import planning
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import CHOOSE_TICKETS, NONE, GameRecord, Masks

LONG = 4
MISSING_CARD = 24


@kernel
def decide(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks, seed: np.uint64, decision: int) -> int:
    """Return the action of the player in turn."""
    action = beginning.begin(view, board, plan, legal, seed, decision)
    if action != NONE:
        return action
    if view.phase == CHOOSE_TICKETS:
        return persona.keep_fewest(view, board, legal)
    trains = planning.make(view, board, plan)
    if persona.wants_tickets(view, board, plan, trains):
        action = persona.draw_tickets(view, board, legal)
    if action == NONE:
        track = persona.best_now(board, plan, legal, 0, 0)
        if track == NONE or (board.length[track] < LONG and view.trains[view.player] > LONG):
            track = persona.longest(view, board, plan, MISSING_CARD)
        persona.plan_only(plan, track)
        action = greedy.play_on(view, board, plan, legal, trains, seed, decision)
    return action
