"""The persona `path`: it keeps every ticket and works on one at a time, along the way with fewest tracks.

It looks neither at lengths nor at its other tickets, as players do in their first game.
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.greedy import beginning, greedy
from whistlestop.bots.greedy.payments import may
from whistlestop.bots.personas import persona
from whistlestop.bots.planner import network, ways
from whistlestop.bots.shared import chaos, planning
from whistlestop.bots.shared.plan import COSTS, PlanRecord
from whistlestop.compiler.kernel import kernel
from whistlestop.records.actions import KEEP, RETURN
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import CHOOSE_TICKETS, NONE, TRACKS, GameRecord, Masks

A_TRACK = 2  # every one costs the same, and little beside the points of a ticket


@kernel
def decide(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks, seed: np.uint64, decision: int) -> int:
    """Return the action of the player in turn."""
    action = beginning.begin(view, board, plan, legal, seed, decision)
    if action != NONE:
        return action
    if view.phase == CHOOSE_TICKETS:
        return KEEP if may(legal, KEEP) else RETURN
    trains = make_plan(view, board, plan)
    if persona.wants_tickets(view, board, plan, trains):
        action = persona.draw_tickets(view, board, legal)
    if action == NONE:
        action = greedy.play_on(view, board, plan, legal, trains, seed, decision)
    return action


@kernel
def make_plan(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> int:
    """Plan the way with fewest tracks for the first ticket that is not fulfilled; return the trains it takes."""
    planning.begin(view, board, plan)
    planning.list_tickets(view, board, plan)
    for track in range(TRACKS):
        plan.price[track] = A_TRACK
    planning.allow(view, board, plan, False)
    for position in range(plan.ticket_count):
        planning.join_home(view, board, plan, int(plan.tickets[position]), COSTS)
        place = ways.find(view, board, plan, int(plan.tickets[position]), chaos.at_the_end(view, board))
        if place == NONE:
            plan.given_up[position] = 1
        elif plan.distance[place] > 0:
            planning.mark_way(view, board, plan, place)
            return network.trains_of(board, plan, plan.tracks)
    return 0
