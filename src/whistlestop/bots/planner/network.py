"""The planner's plan: one network for all tickets it holds, found by laying ways and laying each of them again.

Tickets get their ways one after the other, the most valuable first, and later ones use the tracks of earlier ones for
nothing. Then each way is taken up and laid anew among the others, which is how tickets come to share tracks. A ticket
that costs more than it swings is given up, and so are the least profitable ones while trains or time are short.
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.planner import demand, prices, ways
from whistlestop.bots.shared import chaos, claims, planning, supply, track_sets
from whistlestop.bots.shared.answering import greatest
from whistlestop.bots.shared.plan import MOST_TICKETS, PlanRecord
from whistlestop.bots.shared.points import POINT, whole_eighths
from whistlestop.compiler.kernel import drop_lowest, kernel, lowest
from whistlestop.records.board import BoardRecord
from whistlestop.records.mechanisms import collect
from whistlestop.records.state import NONE, TRACK_WORDS, GameRecord, Masks
from whistlestop.rules import halving, stations

NO_TICKET = -1

# Trains that a plan takes beside, because there are not enough pieces of all for it: `trains_beyond` of a mechanism.
trains_beyond = greatest(collect("whistlestop.bots.planner.pieces", "trains_beyond"))


@kernel
def make(view: GameRecord, board: BoardRecord, plan: PlanRecord, turns: int) -> int:
    """Plan for the tickets of the player in turn, with so many turns to go; return the trains it takes."""
    planning.begin(view, board, plan)
    planning.list_tickets(view, board, plan)
    planning.sort_by_worth(board, plan, chaos.at_the_end(view, board))
    return arrange(view, board, plan, turns)


@kernel
def arrange(view: GameRecord, board: BoardRecord, plan: PlanRecord, turns: int) -> int:
    """Plan for the listed tickets and return the trains it takes; some may be given up."""
    plan.turns_left = turns
    for word in range(TRACK_WORDS):
        plan.own[word] = view.owned[view.player, word]
    count = min(int(plan.ticket_count), MOST_TICKETS)
    thrift, left = plan.weights.train, supply.own(view, board)
    lay(view, board, plan, count, thrift)
    merge(plan, count, NO_TICKET)
    if trains_for_plan(view, board, plan) > left:
        thrift = plan.weights.scarce_train
        lay(view, board, plan, count, thrift)
        merge(plan, count, NO_TICKET)
    while trains_for_plan(view, board, plan) > left or demand.turns_of(view, board, plan) > turns + plan.weights.late:
        if not give_up_worst(board, plan, count):
            break
        merge(plan, count, NO_TICKET)
    merge(plan, count, NO_TICKET)
    finish(plan, count)
    return trains_for_plan(view, board, plan)


@kernel
def lay(view: GameRecord, board: BoardRecord, plan: PlanRecord, count: int, thrift: int) -> None:
    """Lay a way for each ticket, then each again among the others."""
    halved = chaos.at_the_end(view, board)
    for position in range(count):
        for word in range(TRACK_WORDS):
            plan.ways[position, word] = np.uint64(0)
    for position in range(count):
        lay_one(view, board, plan, count, position, thrift, halved, False)
    for position in range(count):
        lay_one(view, board, plan, count, position, thrift, halved, True)


@kernel
def lay_one(
    view: GameRecord,
    board: BoardRecord,
    plan: PlanRecord,
    count: int,
    position: int,
    thrift: int,
    halved: np.uint64,
    strict: bool,
) -> None:
    """Lay a ticket's way among those of the others, or none if there is none or, if strict, it does not pay."""
    ticket = int(plan.tickets[position])
    survey(view, board, plan, count, position, thrift)
    swing = (planning.worth(board, ticket, halved) + halving.loss(board, ticket, halved)) * POINT
    swing = whole_eighths(swing * plan.weights.hope // 16) + bonus_of_ticket(board, plan)
    for word in range(TRACK_WORDS):
        plan.ways[position, word] = np.uint64(0)
    plan.swing[position] = 0
    spent = join_home(view, board, plan, position, ticket)
    toured = join_tour(view, board, plan, position, ticket)
    place = locate(view, board, plan, ticket, halved) if toured != NONE else NONE
    spent += max(toured, 0)
    if place != NONE and not (strict and spent + plan.distance[place] > swing):
        plan.swing[position] = max(swing, 2)
        mark_way(board, plan, position, place)
    elif spent > 0 or toured == NONE:
        for word in range(TRACK_WORDS):
            plan.ways[position, word] = np.uint64(0)


@kernel
def join_home(view: GameRecord, board: BoardRecord, plan: PlanRecord, position: int, ticket: int) -> int:
    """Write down the way from the network, where all must hang together, to a ticket's start; return its price."""
    home = claims.home(view, board)
    if home == np.uint64(0):
        return 0
    planning.allow(view, board, plan, False)
    place = ways.search(view, board, plan, home, board.ticket_from[ticket])
    if place == NONE:
        return 0
    mark_way(board, plan, position, place)
    for word in range(TRACK_WORDS):
        plan.free[word] |= plan.ways[position, word]
    return int(plan.distance[place])


@kernel
def join_tour(view: GameRecord, board: BoardRecord, plan: PlanRecord, position: int, ticket: int) -> int:
    """Write down ways between all places of a tour; return their price, 0 for other tickets and NONE without ways.

    A tour that lacks any place costs more than it would have brought (R370).
    """
    spent, stage, goal = 0, 1, claims.place_of_tour(view, board, ticket, 1)
    while goal != np.uint64(0):
        planning.allow(view, board, plan, False)
        place = ways.search(view, board, plan, claims.place_of_tour(view, board, ticket, stage - 1), goal)
        if place == NONE or planning.is_too_late(view, plan, place):
            return NONE
        spent += int(plan.distance[place])
        mark_way(board, plan, position, place)
        for word in range(TRACK_WORDS):
            plan.free[word] |= plan.ways[position, word]
        stage += 1
        goal = claims.place_of_tour(view, board, ticket, stage)
    return spent


@kernel
def bonus_of_ticket(board: BoardRecord, plan: PlanRecord) -> int:
    """Return what a fulfilled ticket is worth for the bonus that most of them bring."""
    return whole_eighths(int(board.most_tickets) * POINT * plan.weights.most_tickets // 16)


@kernel
def survey(view: GameRecord, board: BoardRecord, plan: PlanRecord, count: int, without: int, thrift: int) -> None:
    """Make the ways of all tickets but one free, and set prices for what cards are then left."""
    merge(plan, count, without)
    for word in range(TRACK_WORDS):
        plan.free[word] = plan.own[word] | plan.shared[word] | plan.tracks[word] | plan.borrowed[word]
    prices.count_hand(view, plan)
    prices.reserve(view, board, plan, plan.tracks)
    prices.set_all(view, board, plan, thrift)


@kernel
def merge(plan: PlanRecord, count: int, without: int) -> None:
    """Put the ways of all tickets but one together as the plan."""
    for word in range(TRACK_WORDS):
        tracks = np.uint64(0)
        for position in range(count):
            if position != without:
                tracks |= plan.ways[position, word]
        plan.tracks[word] = tracks & plan.claimable[word]
        plan.borrowed[word] = tracks & plan.rivals[word]


@kernel
def locate(view: GameRecord, board: BoardRecord, plan: PlanRecord, ticket: int, halved: np.uint64) -> int:
    """Return the place that a ticket's way ends at, or NONE; there must be stations enough for it."""
    left = int(board.stations) - stations.built(view, int(view.player)) - track_sets.size(plan.borrowed)
    planning.allow(view, board, plan, left > 0)
    place = ways.find(view, board, plan, ticket, halved)
    if place != NONE and left > 0 and planning.stations_on_way(board, plan, place) > left:
        planning.allow(view, board, plan, False)
        place = ways.find(view, board, plan, ticket, halved)
    if place != NONE and planning.is_too_late(view, plan, place):
        return NONE
    return place


@kernel
def mark_way(board: BoardRecord, plan: PlanRecord, position: int, place: int) -> None:
    """Write the way that ends at a place down as a ticket's own, but for tracks the player has."""
    while plan.via[place] != NONE:
        track = int(plan.via[place])
        if not track_sets.in_set(plan.own, track) and not track_sets.in_set(plan.shared, track):
            track_sets.add(plan.ways[position], track)
        place = planning.far_end(board, track, place)


@kernel
def finished_by(plan: PlanRecord, track: int) -> int:
    """Return what the tickets swing that a track fulfils."""
    value = 0
    for position in range(min(int(plan.ticket_count), MOST_TICKETS)):
        if plan.given_up[position] == 0 and track_sets.size(plan.ways[position]) == 1:
            value += int(plan.swing[position]) * int(track_sets.in_set(plan.ways[position], track))
    return value


@kernel
def brought_by(view: GameRecord, board: BoardRecord, plan: PlanRecord, track: int) -> int:
    """Return what a claim brings at once: the points of the track and the tickets that it fulfils."""
    return claims.gain(view, board, track) + finished_by(plan, track)


@kernel
def trains_for_plan(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> int:
    """Return how many own trains the plan takes, as long as pieces of all last."""
    trains = trains_of(board, plan, plan.tracks)
    return trains + trains_beyond(view, board, plan) if board.special_claims != 0 else trains


@kernel
def trains_of(board: BoardRecord, plan: PlanRecord, tracks: Masks) -> int:
    """Return how many own trains a set of tracks takes."""
    trains = 0
    for word in range(board.track_words):
        rest = tracks[word]
        while rest != np.uint64(0):
            trains += claims.own_trains(board, plan, word * 64 + lowest(rest))
            rest = drop_lowest(rest)
    return trains


@kernel
def give_up_worst(board: BoardRecord, plan: PlanRecord, count: int) -> bool:
    """Give up the ticket that swings least for the trains that it alone takes; return whether there was one."""
    worst, least = NONE, 1 << 30
    for position in range(count):
        alone = trains_alone(board, plan, count, position)
        if alone > 0:
            rate = int(plan.swing[position]) * 8 // alone
            if rate < least:
                worst, least = position, rate
    if worst == NONE:
        return False
    plan.swing[worst] = 0
    for word in range(TRACK_WORDS):
        plan.ways[worst, word] = np.uint64(0)
    return True


@kernel
def trains_alone(board: BoardRecord, plan: PlanRecord, count: int, position: int) -> int:
    """Return how many trains only this ticket needs, those of all counted."""
    merge(plan, count, position)
    trains = 0
    for word in range(board.track_words):
        tracks = plan.ways[position, word] & ~plan.tracks[word] & ~plan.borrowed[word]
        while tracks != np.uint64(0):
            trains += int(board.trains_needed[word * 64 + lowest(tracks)])
            tracks = drop_lowest(tracks)
    return trains


@kernel
def finish(plan: PlanRecord, count: int) -> None:
    """Note what finishes a ticket, which tickets were given up, and that planned tracks are as good as owned."""
    for position in range(plan.ticket_count):
        if position >= count or plan.swing[position] == 0:
            plan.given_up[position] = 1
    for word in range(TRACK_WORDS):
        plan.finishing[word] = np.uint64(0)
        plan.free[word] = plan.own[word] | plan.shared[word] | plan.tracks[word] | plan.borrowed[word]
    for position in range(count):
        if track_sets.size(plan.ways[position]) == 1:
            for word in range(TRACK_WORDS):
                plan.finishing[word] |= plan.ways[position, word] & plan.claimable[word]
