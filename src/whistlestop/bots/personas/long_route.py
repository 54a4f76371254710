"""The persona `long-route`: it claims the longest track it can pay for at once, if that is a long one.

Otherwise it draws for the track with most points for the cards it lacks. Tickets are an afterthought: it keeps those
with fewest points and fulfils them by accident.
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

LONG = 4
MISSING_CARD = 12  # eighths of a point


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
        track = persona.best_now(board, scratch, legal, 0, 0)
        if track == NONE or (board.length[track] < LONG and view.trains[view.player] > LONG):
            track = persona.longest(view, board, scratch, MISSING_CARD)
        persona.plan_only(scratch, track)
        action = greedy.play_on(view, board, scratch, legal, trains, seed, decision)
    return action
