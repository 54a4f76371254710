"""The cheapest way between two sets of places at the planner's prices: own and planned tracks cost nothing."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.planner.prices import MOST
from whistlestop.bots.shared import planning
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.bots.shared.points import POINT
from whistlestop.compiler.kernel import bit, drop_lowest, has, kernel, lowest
from whistlestop.records.board import TARGETS, BoardRecord
from whistlestop.records.state import NONE, GameRecord
from whistlestop.rules import halving

FAR = 32000


@kernel
def search(view: GameRecord, board: BoardRecord, plan: PlanRecord, start: np.uint64, goal: np.uint64) -> int:
    """Return the nearest place of `goal`, or NONE; without a goal distances to all places are found."""
    for place in range(board.places):
        plan.distance[place] = 0 if has(start, place) else FAR
        plan.via[place] = NONE
    waiting, settled = start, np.uint64(0)
    while waiting != np.uint64(0):
        place = nearest(plan, waiting)
        if has(goal, place):
            return place
        settled |= bit(place)
        waiting = (waiting | spread(view, board, plan, place, settled)) & ~settled
    return NONE


@kernel
def nearest(plan: PlanRecord, places: np.uint64) -> int:
    """Return the place of a set, which must not be empty, with the shortest way."""
    best, least = NONE, FAR + 1
    while places != np.uint64(0):
        place = lowest(places)
        places = drop_lowest(places)
        if plan.distance[place] < least:
            best, least = place, int(plan.distance[place])
    return best


@kernel
def spread(view: GameRecord, board: BoardRecord, plan: PlanRecord, place: int, settled: np.uint64) -> np.uint64:
    """Carry a search on from a settled place; return the places that a shorter way was found to."""
    spent, found = int(plan.distance[place]), np.uint64(0)
    for word in range(board.track_words):
        free, claimable = plan.free[word], plan.claimable[word]
        tracks = board.incident[place, word] & plan.passable[word]
        while tracks != np.uint64(0):
            position = lowest(tracks)
            tracks = drop_lowest(tracks)
            track = word * 64 + position
            beyond = planning.far_end(board, track, place)
            if not has(settled, beyond):
                price = 0
                if has(free, position):
                    price = 0
                elif has(claimable, position):
                    price = int(plan.price[track])
                elif not planning.served(view, plan, place, beyond):
                    price = plan.weights.station
                if spent + price < plan.distance[beyond]:
                    plan.distance[beyond] = spent + price
                    plan.via[beyond] = track
                    found |= bit(beyond)
    return found


@kernel
def find(view: GameRecord, board: BoardRecord, plan: PlanRecord, ticket: int, chaos: np.uint64) -> int:
    """Return the place that the most profitable way of a ticket ends at, or NONE."""
    start = board.ticket_from[ticket]
    if board.ticket_to[ticket, 1] == np.uint64(0):
        return search(view, board, plan, start, board.ticket_to[ticket, 0])
    search(view, board, plan, start, np.uint64(0))
    best, most = NONE, -FAR
    for target in range(TARGETS):
        if board.ticket_to[ticket, target] != np.uint64(0):
            place = nearest(plan, board.ticket_to[ticket, target])
            profit = halving.gain(board, ticket, target, chaos) * POINT - int(plan.distance[place])
            if plan.distance[place] <= MOST and profit > most:
                best, most = place, profit
    return best
