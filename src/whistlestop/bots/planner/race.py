"""When the planner changes its tickets in a race to six: once new ones promise more than the turn costs (R416).

The larger its network, the more tickets it joins before they are drawn, and each of those is shown and replaced at once
(R414). So what a change brings is reckoned in turns: tickets that are joined already, and how much nearer the nearer
one of two new tickets lies than the nearer one of those held. What nobody has seen may be drawn.
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.planner import weights
from whistlestop.bots.shared import planning
from whistlestop.bots.shared.plan import Plan
from whistlestop.compiler.kernel import kernel
from whistlestop.records.actions import CLAIM_WORD
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import NONE, TRACK_WORDS, UNKNOWN, GameRecord, Masks
from whistlestop.rules import tickets

OUT_OF_REACH = 12  # trains that a ticket is weighed as which no way leads to any more


@kernel
def wants_change(view: GameRecord, board: BoardRecord, plan: Plan) -> bool:
    """Return whether two new tickets promise more than a turn and those held; the plan is begun anew after it."""
    planning.begin(view, board, plan)
    nearest, joined, count = OUT_OF_REACH, 0, 0
    for ticket in range(board.tickets):
        if tickets.held(view, ticket, int(view.player)):
            nearest = min(nearest, trains_to(view, board, plan, ticket))
        elif view.where[ticket] // 8 == UNKNOWN:
            trains = trains_to(view, board, plan, ticket)
            if trains == 0:
                joined += 1
            else:
                insert(plan, count, trains)
                count += 1
    if count < 2:
        return joined > 0
    at_once = 2 * joined * weights.RACE_TICKET_TURNS // count
    turn_of_train = weights.RACE_DICE_TRAIN if board.dice != 0 else weights.RACE_TRAIN
    nearer = (16 * nearest - nearer_of_two(plan, count)) * turn_of_train // 16
    return at_once + nearer > weights.RACE_CHANGE


@kernel
def trains_to(view: GameRecord, board: BoardRecord, plan: Plan, ticket: int) -> int:
    """Return how many trains complete a ticket, 0 if it is joined."""
    place = planning.search(view, board, plan, ticket, int(view.trains[view.player]), planning.FAR)
    return OUT_OF_REACH if place == NONE else min(int(plan.distance[place]), OUT_OF_REACH)


@kernel
def insert(plan: Plan, count: int, trains: int) -> None:
    """Add a distance to those that are sorted, the nearest first."""
    slot = count
    while slot > 0 and plan.drawn_gain[slot - 1] > trains:
        plan.drawn_gain[slot] = plan.drawn_gain[slot - 1]
        slot -= 1
    plan.drawn_gain[slot] = trains


@kernel
def nearer_of_two(plan: Plan, count: int) -> int:
    """Return the mean distance of the nearer of two tickets among those sorted, in sixteenths of a train."""
    total = 0
    for slot in range(count - 1):
        total += int(plan.drawn_gain[slot]) * (count - 1 - slot)
    return 32 * total // (count * (count - 1))


@kernel
def can_finish(plan: Plan, legal: Masks) -> bool:
    """Return whether a claim completes a ticket right now."""
    found = np.uint64(0)
    for word in range(TRACK_WORDS):
        found |= plan.finishing[word] & legal[CLAIM_WORD + word]
    return found != np.uint64(0)
