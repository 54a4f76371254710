"""The bot `hoarder`: it saves cards for the tracks with most points, however long that takes, and keeps few tickets.

New tickets it draws only when it has fulfilled all it holds, which for a hoarder is luck.
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

MISSING_CARD = 8  # it waits long for two points more


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
        persona.plan_only(plan, persona.longest(view, board, plan, MISSING_CARD))
        action = greedy.play_on(view, board, plan, legal, trains, seed, decision)
    return action
