"""The bot `hoarder`: it saves cards for the tracks with most points, however long that takes, and keeps few tickets.

New tickets it draws only when it has fulfilled all it holds, which for a hoarder is luck.
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.greedy import (
    beginning,
    greedy,
)
from whistlestop.bots.personas import persona
from whistlestop.bots.shared import plan
from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import Board
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import CHOOSE_TICKETS, NONE, Game, Masks

MISSING_CARD = 4  # eighths of a point: it waits long for two points more


@kernel
def decide(view: Game, board: Board, scratch: Scratch, legal: Masks, seed: np.uint64, decision: int) -> int:
    """Return the action of the player in turn."""
    action = beginning.begin(view, board, scratch, legal, seed, decision)
    if action != NONE:
        return action
    if view.phase == CHOOSE_TICKETS:
        return persona.keep_fewest(view, board, legal)
    trains = plan.make(view, board, scratch)
    if persona.wants_tickets(view, scratch, trains):
        action = persona.draw_tickets(view, board, legal)
    if action == NONE:
        persona.plan_only(scratch, persona.longest(view, board, scratch, MISSING_CARD))
        action = greedy.play_on(view, board, scratch, legal, trains, seed, decision)
    return action
