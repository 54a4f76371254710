"""The persona `hungry`: it draws tickets as long as its plan leaves trains over, and lives for fulfilling them.

It keeps every ticket that its trains reach for, so it wins high or loses high.
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.greedy import (
    beginning,
    greedy,
)
from whistlestop.bots.greedy.payments import may
from whistlestop.bots.personas import persona
from whistlestop.bots.shared import (
    offers,
    plan,
)
from whistlestop.compiler.kernel import kernel
from whistlestop.records.actions import KEEP, RETURN
from whistlestop.records.board import Board
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import CHOOSE_TICKETS, NONE, Game, Masks


@kernel
def decide(view: Game, board: Board, scratch: Scratch, legal: Masks, seed: np.uint64, decision: int) -> int:
    """Return the action of the player in turn."""
    action = beginning.begin(view, board, scratch, legal, seed, decision)
    if action != NONE:
        return action
    if view.phase == CHOOSE_TICKETS:
        return keep(view, board, scratch, legal)
    trains = plan.make(view, board, scratch)
    if view.last_turns == NONE and int(view.trains[view.player]) - trains > persona.MANY_TRAINS:
        action = persona.draw_tickets(view, board, legal)
    if action == NONE:
        action = greedy.play_on(view, board, scratch, legal, trains, seed, decision)
    return action


@kernel
def keep(view: Game, board: Board, scratch: Scratch, legal: Masks) -> int:
    """Return KEEP for every ticket that the trains beyond the plan reach for, else what `greedy` would do."""
    budget = int(view.trains[view.player]) - plan.make(view, board, scratch)
    if may(legal, KEEP) and offers.cost(view, board, scratch, int(view.asking), budget) < budget:
        return KEEP
    return offers.choose(view, board, scratch, legal) if may(legal, RETURN) else KEEP
