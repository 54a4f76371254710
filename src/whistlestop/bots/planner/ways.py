"""The cheapest way between two sets of places at the planner's prices: own and planned tracks cost nothing."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.planner import weights
from whistlestop.bots.planner.prices import MOST, POINT
from whistlestop.bots.shared import plan
from whistlestop.compiler.kernel import bit, drop_lowest, has, kernel, lowest
from whistlestop.records.board import TARGETS, Board
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import NONE, Game
from whistlestop.rules import halving

FAR = 30000


@kernel
def search(view: Game, board: Board, scratch: Scratch, start: np.uint64, goal: np.uint64) -> int:
    """Return the nearest place of `goal`, or NONE; without a goal distances to all places are found."""
    for place in range(board.places):
        scratch.plan_distance[place] = 0 if has(start, place) else FAR
        scratch.plan_via[place] = NONE
    waiting, settled = start, np.uint64(0)
    while waiting != np.uint64(0):
        place = nearest(scratch, waiting)
        if has(goal, place):
            return place
        settled |= bit(place)
        waiting = (waiting | spread(view, board, scratch, place, settled)) & ~settled
    return NONE


@kernel
def nearest(scratch: Scratch, places: np.uint64) -> int:
    """Return the place of a set, which must not be empty, with the shortest way."""
    best, least = NONE, FAR + 1
    while places != np.uint64(0):
        place = lowest(places)
        places = drop_lowest(places)
        if scratch.plan_distance[place] < least:
            best, least = place, int(scratch.plan_distance[place])
    return best


@kernel
def spread(view: Game, board: Board, scratch: Scratch, place: int, settled: np.uint64) -> np.uint64:
    """Carry a search on from a settled place; return the places that a shorter way was found to."""
    spent, found = int(scratch.plan_distance[place]), np.uint64(0)
    for word in range(board.track_words):
        free, claimable = scratch.plan_free[word], scratch.plan_claimable[word]
        tracks = board.incident[place, word] & scratch.plan_passable[word]
        while tracks != np.uint64(0):
            position = lowest(tracks)
            tracks = drop_lowest(tracks)
            track = word * 64 + position
            beyond = plan.far_end(board, track, place)
            if not has(settled, beyond):
                price = 0
                if has(free, position):
                    price = 0
                elif has(claimable, position):
                    price = int(scratch.plan_price[track])
                elif not plan.served(view, scratch, place, beyond):
                    price = weights.STATION
                if spent + price < scratch.plan_distance[beyond]:
                    scratch.plan_distance[beyond] = spent + price
                    scratch.plan_via[beyond] = track
                    found |= bit(beyond)
    return found


@kernel
def find(view: Game, board: Board, scratch: Scratch, ticket: int, chaos: np.uint64) -> int:
    """Return the place that the most profitable way of a ticket ends at, or NONE."""
    start = board.ticket_from[ticket]
    if board.ticket_to[ticket, 1] == np.uint64(0):
        return search(view, board, scratch, start, board.ticket_to[ticket, 0])
    search(view, board, scratch, start, np.uint64(0))
    best, most = NONE, -FAR
    for target in range(TARGETS):
        if board.ticket_to[ticket, target] != np.uint64(0):
            place = nearest(scratch, board.ticket_to[ticket, target])
            profit = halving.gain(board, ticket, target, chaos) * POINT - int(scratch.plan_distance[place])
            if scratch.plan_distance[place] <= MOST and profit > most:
                best, most = place, profit
    return best
