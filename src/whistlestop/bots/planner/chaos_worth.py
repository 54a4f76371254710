"""What chaos in a place is worth to the planner: tracks that have to wait and tickets that are halved (R164, R183).

Own tickets are known; which ones rivals hold is judged by their tracks. Halving counts for as much as it is likely that
the monster is still there at the end.
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.shared import chaos, planning
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.bots.shared.points import POINT, whole_eighths
from whistlestop.compiler.kernel import bit, kernel, popcount
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import NONE, UNKNOWN, GameRecord
from whistlestop.rules import halving, paths

NOWHERE = np.uint64(0)


@kernel
def measure(view: GameRecord, board: BoardRecord, plan: PlanRecord, monster: int, turns: int, stays: int) -> None:
    """Write what a monster's standing at each place is worth, the other one staying; there must be a plan.

    There are so many turns to go, and in so many of sixteen cases the monster stays for all of them.
    """
    other = chaos.place_of(view, 1 - monster)
    for place in range(board.places):
        # In the very last turn nobody claims anything any more after the move.
        tracks = 0 if view.last_turns == 1 else of_tracks(view, board, plan, place, other, turns)
        plan.chaos[place] = tracks
    halved = board.chaos[other] if other != NONE and board.halve_twice == 0 else NOWHERE
    for position in range(plan.ticket_count):
        halve_own(board, plan, position, halved, stays)
    for seat in range(view.players):
        if seat != view.player and view.ticket_count[seat] > 0:
            halve_rivals(view, board, plan, seat, halved, turns, stays)


@kernel
def of_tracks(view: GameRecord, board: BoardRecord, plan: PlanRecord, place: int, other: int, turns: int) -> int:
    """Return what it is worth that tracks at a place have to wait, but for those that wait for the other monster."""
    rivals = planned = others = 0
    for word in range(board.track_words):
        tracks = board.blocked[place, word]
        rivals += popcount(tracks & plan.rivals[word])
        if other != NONE:
            tracks &= ~board.blocked[other, word]
        planned += popcount(tracks & plan.tracks[word])
        others += popcount(tracks & view.open[word] & ~plan.tracks[word])
    value = others * (plan.weights.rivals_track if rivals > 0 else plan.weights.open_track)
    waiting = plan.weights.own_track + whole_eighths(plan.weights.own_track_late // max(turns, 1))
    return value - planned * waiting


@kernel
def halve_own(board: BoardRecord, plan: PlanRecord, position: int, halved: np.uint64, stays: int) -> None:
    """Add what the halving of a held ticket costs or, if it is given up, saves at each place."""
    ticket = int(plan.tickets[position])
    ends = named(board, ticket)
    if ends & halved != NOWHERE:
        return
    for place in range(board.places):
        if ends & board.chaos[place] != NOWHERE:
            if plan.given_up[position] == 0:
                value = planning.worth(board, ticket, board.chaos[place]) - planning.worth(board, ticket, NOWHERE)
            else:
                value = halving.loss(board, ticket, NOWHERE) - halving.loss(board, ticket, board.chaos[place])
            plan.chaos[place] += whole_eighths(value * POINT * stays // 16)


@kernel
def halve_rivals(
    view: GameRecord, board: BoardRecord, plan: PlanRecord, seat: int, halved: np.uint64, turns: int, stays: int
) -> None:
    """Add what a rival likely loses by halved tickets at each place."""
    paths.find_components(view, board, plan.scratch, seat)
    total, rivals = 0, int(view.players) - 1
    for ticket in range(board.tickets):
        if view.where[ticket] // 8 == UNKNOWN:
            total += odds(board, plan, ticket)
    for ticket in range(board.tickets):
        ends = named(board, ticket)
        if view.where[ticket] // 8 == UNKNOWN and ends & halved == NOWHERE:
            weight = odds(board, plan, ticket)
            held = min(256 * int(view.ticket_count[seat]) * weight // max(total, 1), 256) * stays
            if weight < plan.weights.joined:
                held = held * min(turns, 8) // 16
            for place in range(board.places):
                if ends & board.chaos[place] != NOWHERE:
                    loss = planning.worth(board, ticket, NOWHERE) - planning.worth(board, ticket, board.chaos[place])
                    plan.chaos[place] += whole_eighths(loss * held * plan.weights.rivals_halved // (256 * rivals))


@kernel
def odds(board: BoardRecord, plan: PlanRecord, ticket: int) -> int:
    """Return how much likelier a rival holds a ticket than one that he has not begun; his components must be there."""
    ends, reached, touched = named(board, ticket), NOWHERE, 0
    for place in range(board.places):
        if ends & bit(place) != NOWHERE and plan.scratch.component[place] != bit(place):
            touched += 1
            if board.ticket_from[ticket] & bit(place) != NOWHERE:
                reached |= plan.scratch.component[place]
    if reached & planning.targets(board, ticket) != NOWHERE:
        return plan.weights.joined
    return 1 + plan.weights.begun * min(touched, 2)


@kernel
def named(board: BoardRecord, ticket: int) -> np.uint64:
    """Return the places that a ticket names."""
    return board.ticket_from[ticket] | planning.targets(board, ticket)
