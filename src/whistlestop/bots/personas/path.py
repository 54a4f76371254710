"""The persona `path`: it keeps every ticket and works on one at a time, along the way with fewest tracks.

It looks neither at lengths nor at its other tickets, as players do in their first game.
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.greedy import (
    beginning,
    greedy,
)
from whistlestop.bots.greedy.payments import may
from whistlestop.bots.personas import persona
from whistlestop.bots.planner import (
    network,
    ways,
)
from whistlestop.bots.shared import (
    chaos,
    plan,
)
from whistlestop.compiler.kernel import kernel
from whistlestop.records.actions import KEEP, RETURN
from whistlestop.records.board import Board
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import CHOOSE_TICKETS, NONE, TRACKS, Game, Masks
from whistlestop.rules import scoring


@kernel
def decide(view: Game, board: Board, scratch: Scratch, legal: Masks, seed: np.uint64, decision: int) -> int:
    """Return the action of the player in turn."""
    action = beginning.begin(view, board, scratch, legal, seed, decision)
    if action != NONE:
        return action
    if view.phase == CHOOSE_TICKETS:
        return KEEP if may(legal, KEEP) else RETURN
    trains = make_plan(view, board, scratch)
    if persona.wants_tickets(view, scratch, trains):
        action = persona.draw_tickets(view, board, legal)
    if action == NONE:
        action = greedy.play_on(view, board, scratch, legal, trains, seed, decision)
    return action


@kernel
def make_plan(view: Game, board: Board, scratch: Scratch) -> int:
    """Plan the way with fewest tracks for the first ticket that is not fulfilled; return the trains it takes."""
    plan.begin(view, board, scratch)
    scoring.list_held(view, board, scratch, int(view.player))
    for track in range(TRACKS):
        scratch.plan_price[track] = 1
    plan.allow(view, board, scratch, False)
    for position in range(scratch.held_count):
        place = ways.find(view, board, scratch, int(scratch.held[position]), chaos.at_the_end(view, board))
        if place == NONE:
            scratch.held[position] = ~scratch.held[position]
        elif scratch.plan_distance[place] > 0:
            plan.mark_way(view, board, scratch, place)
            return network.trains_of(board, scratch.plan_tracks)
    return 0
