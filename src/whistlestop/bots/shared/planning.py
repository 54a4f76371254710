"""A plan for the tickets a player holds: which tracks to claim, and where a station must help out.

Tickets are planned one after the other, the most valuable first. Each takes the way that costs the fewest trains, and
later tickets use the tracks planned before them for nothing. A ticket whose ways are all cut off is tried again with
rivals' tracks, for which a station would have to be built (R69). A track that a monster blocks counts as longer than it
is: the monster may leave, but a way around it is better. The record it is written into is told
of in `plan.py`.
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.shared import chaos, claims, needs, supply, track_sets
from whistlestop.bots.shared.plan import COSTS, PlanRecord
from whistlestop.compiler.kernel import bit, drop_lowest, has, kernel, lowest
from whistlestop.records.board import TARGETS, BoardRecord
from whistlestop.records.state import NONE, TRACK_WORDS, GameRecord
from whistlestop.rules import halving, routes, scoring, stations

FAR = 1000
STATION_PRICE = 5  # trains that a station is weighed against
RACE_TICKET = 20  # points that a ticket of a race is weighed as
DETOUR = 2  # trains worth spending to avoid a track that a monster blocks


@kernel
def make(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> int:
    """Plan for the tickets of the player in turn and return how many trains the plan takes.

    The tickets stay listed, the most valuable first, and those out of reach are given up.
    """
    begin(view, board, plan)
    list_tickets(view, board, plan)
    sort_by_worth(board, plan, chaos.at_the_end(view, board))
    trains = supply.own(view, board)
    budget = trains
    for position in range(plan.ticket_count):
        budget -= join_home(view, board, plan, int(plan.tickets[position]), budget)
        place = find(view, board, plan, int(plan.tickets[position]), budget)
        if place == NONE or is_too_late(view, plan, place):
            plan.given_up[position] = 1
        else:
            budget -= int(plan.distance[place])
            mark_way(view, board, plan, place)
    return trains - budget


@kernel
def is_too_late(view: GameRecord, plan: PlanRecord, place: int) -> bool:
    """Return whether the way that ends at a place needs a claim and the player has made his last."""
    return view.last_turns != NONE and view.acted != 0 and plan.distance[place] > 0


@kernel
def begin(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> None:
    """Empty the plan and sort the tracks into own, claimable and rivals' ones."""
    seat = int(view.player)
    claims.begin(view, board, plan)
    for word in range(TRACK_WORDS):
        plan.free[word] = view.owned[seat, word] | plan.shared[word]
        plan.claimable[word] = routes.open_to(view, board, seat, word)
        plan.claimable[word] &= ~claims.barred_for_ever(view, board, word)
        plan.rivals[word] = np.uint64(0)
        for other in range(view.players):
            if other != seat:
                plan.rivals[word] |= view.owned[other, word]
        plan.tracks[word] = plan.borrowed[word] = plan.finishing[word] = np.uint64(0)
    if board.own_decks != 0:
        for track in range(board.tracks):
            plan.lacking[track] = needs.draws_of_own(view, board, track)


@kernel
def list_tickets(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> None:
    """List the tickets of the player in turn, none of them given up."""
    scoring.list_held(view, board, plan.scratch, int(view.player))
    plan.ticket_count = 0
    for position in range(plan.scratch.held_count):
        list_ticket(plan, int(plan.scratch.held[position]))


@kernel
def list_ticket(plan: PlanRecord, ticket: int) -> None:
    """Add a ticket to those that are planned for."""
    plan.tickets[plan.ticket_count] = ticket
    plan.given_up[plan.ticket_count] = 0
    plan.ticket_count += 1


@kernel
def sort_by_worth(board: BoardRecord, plan: PlanRecord, places: np.uint64) -> None:
    """Put the listed tickets in order, the most valuable first."""
    for position in range(1, plan.ticket_count):
        ticket, slot = int(plan.tickets[position]), position
        while slot > 0 and worth(board, int(plan.tickets[slot - 1]), places) < worth(board, ticket, places):
            plan.tickets[slot] = plan.tickets[slot - 1]
            slot -= 1
        plan.tickets[slot] = ticket


@kernel
def worth(board: BoardRecord, ticket: int, places: np.uint64) -> int:
    """Return the most points a ticket can give if those places are in chaos at the end (R183).

    In a race every ticket is worth the same, and one in chaos is put off, not lost (R422).
    """
    most = 0
    for target in range(TARGETS):
        most = max(most, halving.gain(board, ticket, target, places))
    return RACE_TICKET * (1 + most) // 2 if board.by_points == 0 else most


@kernel
def all_given_up(plan: PlanRecord) -> bool:
    """Return whether no listed ticket is worth going on with."""
    going_on = 0
    for position in range(plan.ticket_count):
        going_on += int(plan.given_up[position] == 0)
    return going_on == 0


@kernel
def find(view: GameRecord, board: BoardRecord, plan: PlanRecord, ticket: int, budget: int) -> int:
    """Return the place where the cheapest way of a ticket ends, or NONE; the way itself is in `via`."""
    place = search(view, board, plan, ticket, budget, FAR)
    left = int(board.stations) - stations.built(view, int(view.player))
    if place == NONE and left > 0:
        place = search(view, board, plan, ticket, budget, STATION_PRICE)
        if place != NONE and stations_on_way(board, plan, place) > left:
            place = NONE
    return place


@kernel
def join_home(view: GameRecord, board: BoardRecord, plan: PlanRecord, ticket: int, budget: int) -> int:
    """Plan the way from the network, where all must hang together, to a ticket's start; return the trains it takes."""
    home = claims.home(view, board)
    if home == np.uint64(0):
        return 0
    place = search_between(view, board, plan, home, board.ticket_from[ticket], budget, FAR)
    if place == NONE:
        return 0
    trains = int(plan.distance[place])
    mark_way(view, board, plan, place)
    return trains


@kernel
def search(view: GameRecord, board: BoardRecord, plan: PlanRecord, ticket: int, budget: int, station_price: int) -> int:
    """Return the nearest target of a ticket that at most `budget` trains lead to, or NONE."""
    return search_between(view, board, plan, board.ticket_from[ticket], targets(board, ticket), budget, station_price)


@kernel
def search_between(
    view: GameRecord,
    board: BoardRecord,
    plan: PlanRecord,
    start: np.uint64,
    goal: np.uint64,
    budget: int,
    station_price: int,
) -> int:
    """Return the nearest place of `goal` that at most `budget` trains lead to from `start`, or NONE."""
    budget = min(budget, COSTS - 1)
    allow(view, board, plan, station_price < FAR)
    depart(board, plan, start, budget)
    settled = np.uint64(0)
    for spent in range(budget + 1):
        waiting = plan.frontier[spent] & ~settled
        while waiting != np.uint64(0):
            place = lowest(waiting)
            if has(goal, place):
                return place
            settled |= bit(place)
            spread(view, board, plan, place, budget, station_price)
            waiting = plan.frontier[spent] & ~settled
    return NONE


@kernel
def allow(view: GameRecord, board: BoardRecord, plan: PlanRecord, borrowing: bool) -> None:
    """Note which tracks a way may use; rivals' ones at own stations, or all of them when borrowing."""
    for word in range(TRACK_WORDS):
        plan.passable[word] = plan.free[word] | plan.claimable[word]
        if borrowing:
            plan.passable[word] |= plan.rivals[word]
    places = view.stations[view.player]
    while places != np.uint64(0):
        for word in range(TRACK_WORDS):
            plan.passable[word] |= plan.rivals[word] & board.incident[lowest(places), word]
        places = drop_lowest(places)


@kernel
def depart(board: BoardRecord, plan: PlanRecord, start: np.uint64, budget: int) -> None:
    """Begin a search at a set of places."""
    for place in range(board.places):
        plan.distance[place] = 0 if has(start, place) else FAR
        plan.via[place] = NONE
    for spent in range(1, budget + 1):
        plan.frontier[spent] = np.uint64(0)
    plan.frontier[0] = start


@kernel
def targets(board: BoardRecord, ticket: int) -> np.uint64:
    """Return every place that fulfils a ticket."""
    places = np.uint64(0)
    for target in range(TARGETS):
        places |= board.ticket_to[ticket, target]
    return places


@kernel
def spread(view: GameRecord, board: BoardRecord, plan: PlanRecord, place: int, budget: int, station_price: int) -> None:
    """Carry a search on from a settled place to its neighbours."""
    spent = int(plan.distance[place])
    for word in range(board.track_words):
        free, claimable = plan.free[word], plan.claimable[word]
        blocked = claims.barred(view, board, word)
        tracks = board.incident[place, word] & plan.passable[word]
        while tracks != np.uint64(0):
            position = lowest(tracks)
            tracks = drop_lowest(tracks)
            track = word * 64 + position
            beyond, price = far_end(board, track, place), 0
            if not has(free, position):
                price = trains_for(board, plan, track) + DETOUR * int(has(blocked, position))
                if not has(claimable, position):
                    price = 0 if served(view, plan, place, beyond) else station_price
            arrive(plan, beyond, track, spent + price, budget)


@kernel
def trains_for(board: BoardRecord, plan: PlanRecord, track: int) -> int:
    """Return the trains a track is weighed with: one that takes a bullet train costs cards all the same (R393)."""
    if track_sets.in_set(plan.lent, track):
        return (int(board.length[track]) + 1) // 2
    return int(board.trains_needed[track])


@kernel
def arrive(plan: PlanRecord, place: int, track: int, spent: int, budget: int) -> None:
    """Note a way to a place if it is affordable and cheaper than those known."""
    if spent <= budget and spent < plan.distance[place]:
        plan.distance[place] = spent
        plan.via[place] = track
        plan.frontier[spent] |= bit(place)


@kernel
def served(view: GameRecord, plan: PlanRecord, place: int, beyond: int) -> bool:
    """Return whether an own station lends a rival's track; each station lends one track only (R69)."""
    own = view.stations[view.player]
    if has(own, beyond):
        return True
    came_by = int(plan.via[place])
    return has(own, place) and (came_by == NONE or not track_sets.in_set(plan.rivals, came_by))


@kernel
def stations_on_way(board: BoardRecord, plan: PlanRecord, place: int) -> int:
    """Return how many stations the way that ends at a place would need."""
    count = 0
    while plan.via[place] != NONE:
        track = int(plan.via[place])
        before = far_end(board, track, place)
        costs = plan.distance[place] > plan.distance[before]
        count += int(costs and not track_sets.in_set(plan.claimable, track))
        place = before
    return count


@kernel
def mark_way(view: GameRecord, board: BoardRecord, plan: PlanRecord, place: int) -> None:
    """Add the way that ends at a place to the plan; its last missing track is noted as finishing a ticket."""
    missing, track = 0, NONE
    while plan.via[place] != NONE:
        via = int(plan.via[place])
        before = far_end(board, via, place)
        if plan.distance[place] > plan.distance[before]:
            track = mark(view, board, plan, via)
            missing += 1
        place = before
    if missing == 1 and track_sets.in_set(plan.tracks, track):
        track_sets.add(plan.finishing, track)


@kernel
def mark(view: GameRecord, board: BoardRecord, plan: PlanRecord, track: int) -> int:
    """Add a track, or the twin that is easiest to pay for, to the plan and return it."""
    if track_sets.in_set(plan.claimable, track):
        track = easiest_twin(view, board, plan, track)
        track_sets.add(plan.tracks, track)
    else:
        track_sets.add(plan.borrowed, track)
    track_sets.add(plan.free, track)
    return track


@kernel
def easiest_twin(view: GameRecord, board: BoardRecord, plan: PlanRecord, track: int) -> int:
    """Return the claimable track that takes as many trains between the same places and lacks the fewest cards (R28)."""
    best, fewest = track, needs.missing(view, board, track)
    for word in range(board.track_words):
        twins = board.twins[track, word] & plan.claimable[word]
        while twins != np.uint64(0):
            twin = word * 64 + lowest(twins)
            twins = drop_lowest(twins)
            lacking = needs.missing(view, board, twin)
            if lacking < fewest and board.trains_needed[twin] == board.trains_needed[track]:
                best, fewest = twin, lacking
    return best


@kernel
def unreached(view: GameRecord, board: BoardRecord, place: int) -> np.uint64:
    """Return a place as a set, or nothing if a route of the player in turn has reached it."""
    for word in range(board.track_words):
        if board.incident[place, word] & view.owned[view.player, word] != np.uint64(0):
            return np.uint64(0)
    return bit(place)


@kernel
def far_end(board: BoardRecord, track: int, place: int) -> int:
    """Return the other end of a track."""
    return int(board.end_a[track]) + int(board.end_b[track]) - place
