"""Where the planner starts and which cities it marks (R342, R344).

All growth begins at the start city, so it should lie on the ways of the tickets; and rivals' claims there bring points,
so much should be open around it. A marker costs two cards of a colour, which are nearly a turn.
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.greedy import markers as greedy_markers
from whistlestop.bots.shared import chaos, planning
from whistlestop.bots.shared.plan import COSTS, PlanRecord
from whistlestop.compiler.kernel import bit, has, kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.markers import CHOOSE_MARKER, MARKER, START_CITY
from whistlestop.records.state import NONE, GameRecord, Masks


@kernel
def start(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the city with the most open points around it, less what joining all tickets from there takes."""
    planning.begin(view, board, plan)
    planning.list_tickets(view, board, plan)
    planning.sort_by_worth(board, plan, chaos.at_the_end(view, board))
    best, most = NONE, 0
    for place in range(board.places):
        if has(legal[MARKER // 64], place):
            value = greedy_markers.open_points(view, board, place)
            value -= plan.weights.start_space * spaces_from(view, board, plan, place)
            if best == NONE or value > most:
                best, most = MARKER + place, value
    return best


@kernel
def spaces_from(view: GameRecord, board: BoardRecord, plan: PlanRecord, place: int) -> int:
    """Return about how many spaces one network takes that begins at a place and joins all listed tickets."""
    net, spaces = bit(place), 0
    for position in range(plan.ticket_count):
        ticket = int(plan.tickets[position])
        for end in range(2):
            goal = board.ticket_from[ticket] if end == 0 else planning.targets(board, ticket)
            reached = planning.search_between(view, board, plan, net, goal, COSTS - 1, planning.FAR)
            if reached == NONE:
                return planning.FAR
            spaces += int(plan.distance[reached])
            net |= way_to(board, plan, reached)
    return spaces


@kernel
def way_to(board: BoardRecord, plan: PlanRecord, place: int) -> np.uint64:
    """Return the places of the way that ends at a place."""
    places = bit(place)
    while plan.via[place] != NONE:
        place = planning.far_end(board, int(plan.via[place]), place)
        places |= bit(place)
    return places


@kernel
def choose(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the end to mark, or no marker where too little is open around both."""
    return greedy_markers.best_marker(view, board, legal, plan.weights.marker)


ANSWERS = {START_CITY: start, CHOOSE_MARKER: choose}
