"""What the planner loses if a rival takes a planned track from it: the way around, or the tickets that need it."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.planner import (
    ways,
    weights,
)
from whistlestop.bots.shared import (
    chaos,
    plan,
)
from whistlestop.compiler.kernel import bit, kernel
from whistlestop.records.board import Board
from whistlestop.records.scratch import PLAN_TICKETS, Scratch
from whistlestop.records.state import NONE, Game


@kernel
def of_losing(view: Game, board: Board, scratch: Scratch, track: int) -> int:
    """Return what the tickets that need a planned track lose without it, and how likely that is; prices must be set."""
    hide(view, board, scratch, track)
    halved, loss = chaos.at_the_end(view, board), 0
    for position in range(min(int(scratch.held_count), PLAN_TICKETS)):
        if scratch.held[position] >= 0 and plan.in_set(scratch.plan_ways[position], track):
            place = ways.find(view, board, scratch, int(scratch.held[position]), halved)
            swing = int(scratch.plan_gain[position])
            loss += swing if place == NONE else min(int(scratch.plan_distance[place]), swing)
    plan.allow(view, board, scratch, False)
    return loss * (2 + weights.NEAR * rivals_near(view, board, track)) * weights.DANGER // 128


@kernel
def hide(view: Game, board: Board, scratch: Scratch, track: int) -> None:
    """Take a track out of those a way may use, and its twins where they close with it (R27)."""
    scratch.plan_passable[track // 64] &= ~bit(track % 64)
    if view.players < board.double_routes_players:
        for word in range(board.track_words):
            scratch.plan_passable[word] &= ~board.twins[track, word]


@kernel
def rivals_near(view: Game, board: Board, track: int) -> int:
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
