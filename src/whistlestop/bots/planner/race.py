"""The planner in a race to six: both coasts are one more ticket to plan for, and tickets are changed with reason.

The larger its network, the more tickets it joins before they are drawn, and each of those is shown and replaced at once
(R414). So what a change brings is reckoned in turns: tickets that are joined already, and how much nearer the nearer
one of two new tickets lies than the nearer one of those held. What nobody has seen may be drawn (R416). The last
train is laid by who is ahead: then trains are laid anywhere, and otherwise never (R418).
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.planner import weights
from whistlestop.bots.shared import aims, planning, track_sets
from whistlestop.bots.shared.plan import Plan
from whistlestop.compiler.kernel import kernel
from whistlestop.records.actions import CLAIM, CLAIM_WORD
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import NONE, TRACK_WORDS, UNKNOWN, GameRecord, Masks
from whistlestop.rules import tickets

BURNING = 5  # trains from where on a player who is ahead gets rid of them
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


@kernel
def lead(view: GameRecord) -> int:
    """Return by how many completed tickets the player is ahead of the best other seat."""
    best = 0
    for seat in range(view.players):
        if seat != view.player:
            best = max(best, int(view.completed[seat]))
    return int(view.completed[view.player]) - best


@kernel
def ends(view: GameRecord, board: BoardRecord, action: int) -> bool:
    """Return whether an action is a claim that takes the player's last trains."""
    track = action - CLAIM
    if track < 0 or track >= board.tracks:
        return False
    return int(view.trains[view.player]) - int(board.trains_needed[track]) <= int(board.end_trains)


@kernel
def end_ahead(view: GameRecord, board: BoardRecord, plan: Plan, legal: Masks) -> int:
    """Return a claim that brings the end nearer for a player who is ahead, the longest he can pay for, or NONE."""
    ahead, best, most = lead(view), NONE, 0
    if view.trains[view.player] > BURNING:
        return NONE
    for track in range(board.tracks):
        if aims.can_claim(legal, track):
            after = ahead + int(track_sets.in_set(plan.finishing, track))
            trains = int(board.trains_needed[track])
            if after > 0 and trains > most:
                best, most = CLAIM + track, trains
    return best


@kernel
def too_early(view: GameRecord, board: BoardRecord, plan: Plan, action: int) -> bool:
    """Return whether a claim would end the game for a player who is not ahead then."""
    if not ends(view, board, action):
        return False
    return lead(view) + int(track_sets.in_set(plan.finishing, action - CLAIM)) <= 0
