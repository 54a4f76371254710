"""The persona `hungry`: it draws tickets as long as its plan leaves trains over, and lives for fulfilling them.

It keeps every ticket that its trains reach for, so it wins high or loses high.
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.greedy import beginning, greedy
from whistlestop.bots.greedy.payments import may
from whistlestop.bots.personas import persona
from whistlestop.bots.shared import offers, planning
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import kernel
from whistlestop.records.actions import KEEP, RETURN
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import CHOOSE_TICKETS, NONE, GameRecord, Masks


@kernel
def decide(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks, seed: np.uint64, decision: int) -> int:
    """Return the action of the player in turn."""
    action = beginning.begin(view, board, plan, legal, seed, decision)
    if action != NONE:
        return action
    if view.phase == CHOOSE_TICKETS:
        return keep(view, board, plan, legal)
    trains = planning.make(view, board, plan)
    if view.last_turns == NONE and int(view.trains[view.player]) - trains > persona.MANY_TRAINS:
        action = persona.draw_tickets(view, board, legal)
    if action == NONE:
        action = greedy.play_on(view, board, plan, legal, trains, seed, decision)
    return action


@kernel
def keep(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return KEEP for every ticket that the trains beyond the plan reach for, else what `greedy` would do."""
    budget = int(view.trains[view.player]) - planning.make(view, board, plan)
    if may(legal, KEEP) and offers.cost(view, board, plan, int(view.asking), budget) < budget:
        return KEEP
    return offers.choose(view, board, plan, legal) if may(legal, RETURN) else KEEP
