"""What the planner loses if a rival takes a planned track from it: the way around, or the tickets that need it."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.planner import prices, ways
from whistlestop.bots.shared import chaos, planning, track_sets
from whistlestop.bots.shared.plan import MOST_TICKETS, PlanRecord
from whistlestop.compiler.kernel import bit, kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import NONE, GameRecord


@kernel
def prepare(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> None:
    """Set the prices of ways around planned tracks."""
    prices.count_hand(view, plan)
    prices.reserve(view, board, plan, plan.tracks)
    prices.set_all(view, board, plan, plan.weights.train)
    planning.allow(view, board, plan, False)


@kernel
def of_losing(view: GameRecord, board: BoardRecord, plan: PlanRecord, track: int) -> int:
    """Return what the tickets that need a planned track lose without it, and how likely that is; prices must be set.

    What rivals claim for all is not lost.
    """
    if track_sets.in_set(plan.lent, track):
        return 0
    hide(view, board, plan, track)
    halved, loss = chaos.at_the_end(view, board), 0
    for position in range(min(int(plan.ticket_count), MOST_TICKETS)):
        if plan.given_up[position] == 0 and track_sets.in_set(plan.ways[position], track):
            place = ways.find(view, board, plan, int(plan.tickets[position]), halved)
            swing = int(plan.swing[position])
            loss += swing if place == NONE else min(int(plan.distance[place]), swing)
    planning.allow(view, board, plan, False)
    return loss * (2 + plan.weights.near * rivals_near(view, board, track)) * plan.weights.danger // 256


@kernel
def hide(view: GameRecord, board: BoardRecord, plan: PlanRecord, track: int) -> None:
    """Take a track out of those a way may use, and its twins where they close with it (R27)."""
    plan.passable[track // 64] &= ~bit(track % 64)
    if board.closes_twins[view.players] != 0:
        for word in range(board.track_words):
            plan.passable[word] &= ~board.twins[track, word]


@kernel
def rivals_near(view: GameRecord, board: BoardRecord, track: int) -> int:
    """Return how many ends of a track rivals have reached, each counted once."""
    near = 0
    for seat in range(view.players):
        if seat != view.player:
            one = other = np.uint64(0)
            for word in range(board.track_words):
                one |= board.incident[board.end_a[track], word] & view.owned[seat, word]
                other |= board.incident[board.end_b[track], word] & view.owned[seat, word]
            near += int(one != np.uint64(0)) + int(other != np.uint64(0))
    return min(near, 3)
