"""A plan for the tickets a player holds: which tracks to claim, and where a station must help out.

Tickets are planned one after the other, the most valuable first. Each takes the way that costs the fewest trains, and
later tickets use the tracks planned before them for nothing. A ticket whose ways are all cut off is tried again with
rivals' tracks, for which a station would have to be built (R69). A track that a monster blocks counts as longer than it
is: the monster may leave, but a way around it is better. The plan stands in the fields `plan_*` of the scratch.
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.shared import (
    chaos,
    needs,
)
from whistlestop.compiler.kernel import bit, drop_lowest, has, kernel, lowest
from whistlestop.records.board import TARGETS, Board
from whistlestop.records.scratch import PLAN_COSTS, Scratch
from whistlestop.records.state import NONE, TRACK_WORDS, Game, Masks
from whistlestop.rules import halving, routes, scoring, stations

FAR = 1000
STATION_PRICE = 5  # trains that a station is weighed against
DETOUR = 2  # trains worth spending to avoid a track that a monster blocks


@kernel
def make(view: Game, board: Board, scratch: Scratch) -> int:
    """Plan for the tickets of the player in turn and return how many trains the plan takes.

    The tickets stay listed in `held`, the most valuable first, those out of reach inverted.
    """
    begin(view, board, scratch)
    scoring.list_held(view, board, scratch, int(view.player))
    sort_by_worth(board, scratch, chaos.at_the_end(view, board))
    trains = int(view.trains[view.player])
    budget = trains
    for position in range(scratch.held_count):
        place = find(view, board, scratch, int(scratch.held[position]), budget)
        if place == NONE or is_too_late(view, scratch, place):
            scratch.held[position] = ~scratch.held[position]
        else:
            budget -= int(scratch.plan_distance[place])
            mark_way(view, board, scratch, place)
    return trains - budget


@kernel
def is_too_late(view: Game, scratch: Scratch, place: int) -> bool:
    """Return whether the way that ends at a place needs a claim and the player has made his last."""
    return view.last_turns != NONE and view.acted != 0 and scratch.plan_distance[place] > 0


@kernel
def begin(view: Game, board: Board, scratch: Scratch) -> None:
    """Empty the plan and sort the tracks into own, claimable and rivals' ones."""
    seat = int(view.player)
    for word in range(TRACK_WORDS):
        scratch.plan_free[word] = view.owned[seat, word]
        scratch.plan_claimable[word] = routes.claimable(view, board, seat, word)
        scratch.plan_claimable[word] &= ~chaos.blocked_for_ever(view, board, word)
        scratch.plan_rivals[word] = np.uint64(0)
        for other in range(view.players):
            if other != seat:
                scratch.plan_rivals[word] |= view.owned[other, word]
        scratch.plan_tracks[word] = scratch.plan_borrowed[word] = scratch.plan_finishing[word] = np.uint64(0)


@kernel
def sort_by_worth(board: Board, scratch: Scratch, places: np.uint64) -> None:
    """Put the listed tickets in order, the most valuable first."""
    for position in range(1, scratch.held_count):
        ticket, slot = int(scratch.held[position]), position
        while slot > 0 and worth(board, int(scratch.held[slot - 1]), places) < worth(board, ticket, places):
            scratch.held[slot] = scratch.held[slot - 1]
            slot -= 1
        scratch.held[slot] = ticket


@kernel
def worth(board: Board, ticket: int, places: np.uint64) -> int:
    """Return the most points a ticket can give if those places are in chaos at the end (R183)."""
    most = 0
    for target in range(TARGETS):
        most = max(most, halving.gain(board, ticket, target, places))
    return most


@kernel
def find(view: Game, board: Board, scratch: Scratch, ticket: int, budget: int) -> int:
    """Return the place where the cheapest way of a ticket ends, or NONE; the way itself is in `plan_via`."""
    place = search(view, board, scratch, ticket, budget, FAR)
    left = int(board.stations) - stations.built(view, int(view.player))
    if place == NONE and left > 0:
        place = search(view, board, scratch, ticket, budget, STATION_PRICE)
        if place != NONE and stations_on_way(board, scratch, place) > left:
            place = NONE
    return place


@kernel
def search(view: Game, board: Board, scratch: Scratch, ticket: int, budget: int, station_price: int) -> int:
    """Return the nearest target of a ticket that at most `budget` trains lead to, or NONE."""
    budget = min(budget, PLAN_COSTS - 1)
    allow(view, board, scratch, station_price < FAR)
    depart(board, scratch, board.ticket_from[ticket], budget)
    goal, settled = targets(board, ticket), np.uint64(0)
    for spent in range(budget + 1):
        waiting = scratch.plan_frontier[spent] & ~settled
        while waiting != np.uint64(0):
            place = lowest(waiting)
            if has(goal, place):
                return place
            settled |= bit(place)
            spread(view, board, scratch, place, budget, station_price)
            waiting = scratch.plan_frontier[spent] & ~settled
    return NONE


@kernel
def allow(view: Game, board: Board, scratch: Scratch, borrowing: bool) -> None:
    """Note which tracks a way may use; rivals' ones at own stations, or all of them when borrowing."""
    for word in range(TRACK_WORDS):
        scratch.plan_passable[word] = scratch.plan_free[word] | scratch.plan_claimable[word]
        if borrowing:
            scratch.plan_passable[word] |= scratch.plan_rivals[word]
    places = view.stations[view.player]
    while places != np.uint64(0):
        for word in range(TRACK_WORDS):
            scratch.plan_passable[word] |= scratch.plan_rivals[word] & board.incident[lowest(places), word]
        places = drop_lowest(places)


@kernel
def depart(board: Board, scratch: Scratch, start: np.uint64, budget: int) -> None:
    """Begin a search at a set of places."""
    for place in range(board.places):
        scratch.plan_distance[place] = 0 if has(start, place) else FAR
        scratch.plan_via[place] = NONE
    for spent in range(1, budget + 1):
        scratch.plan_frontier[spent] = np.uint64(0)
    scratch.plan_frontier[0] = start


@kernel
def targets(board: Board, ticket: int) -> np.uint64:
    """Return every place that fulfils a ticket."""
    places = np.uint64(0)
    for target in range(TARGETS):
        places |= board.ticket_to[ticket, target]
    return places


@kernel
def spread(view: Game, board: Board, scratch: Scratch, place: int, budget: int, station_price: int) -> None:
    """Carry a search on from a settled place to its neighbours."""
    spent = int(scratch.plan_distance[place])
    for word in range(board.track_words):
        free, claimable = scratch.plan_free[word], scratch.plan_claimable[word]
        blocked = chaos.blocked(view, board, word)
        tracks = board.incident[place, word] & scratch.plan_passable[word]
        while tracks != np.uint64(0):
            position = lowest(tracks)
            tracks = drop_lowest(tracks)
            track = word * 64 + position
            beyond, price = far_end(board, track, place), 0
            if not has(free, position):
                price = int(board.trains_needed[track]) + DETOUR * int(has(blocked, position))
                if not has(claimable, position):
                    price = 0 if served(view, scratch, place, beyond) else station_price
            arrive(scratch, beyond, track, spent + price, budget)


@kernel
def arrive(scratch: Scratch, place: int, track: int, spent: int, budget: int) -> None:
    """Note a way to a place if it is affordable and cheaper than those known."""
    if spent <= budget and spent < scratch.plan_distance[place]:
        scratch.plan_distance[place] = spent
        scratch.plan_via[place] = track
        scratch.plan_frontier[spent] |= bit(place)


@kernel
def served(view: Game, scratch: Scratch, place: int, beyond: int) -> bool:
    """Return whether an own station lends a rival's track; each station lends one track only (R69)."""
    own = view.stations[view.player]
    if has(own, beyond):
        return True
    came_by = int(scratch.plan_via[place])
    return has(own, place) and (came_by == NONE or not in_set(scratch.plan_rivals, came_by))


@kernel
def stations_on_way(board: Board, scratch: Scratch, place: int) -> int:
    """Return how many stations the way that ends at a place would need."""
    count = 0
    while scratch.plan_via[place] != NONE:
        track = int(scratch.plan_via[place])
        before = far_end(board, track, place)
        costs = scratch.plan_distance[place] > scratch.plan_distance[before]
        count += int(costs and not in_set(scratch.plan_claimable, track))
        place = before
    return count


@kernel
def mark_way(view: Game, board: Board, scratch: Scratch, place: int) -> None:
    """Add the way that ends at a place to the plan; its last missing track is noted as finishing a ticket."""
    claims, track = 0, NONE
    while scratch.plan_via[place] != NONE:
        via = int(scratch.plan_via[place])
        before = far_end(board, via, place)
        if scratch.plan_distance[place] > scratch.plan_distance[before]:
            track = mark(view, board, scratch, via)
            claims += 1
        place = before
    if claims == 1 and in_set(scratch.plan_tracks, track):
        add(scratch.plan_finishing, track)


@kernel
def mark(view: Game, board: Board, scratch: Scratch, track: int) -> int:
    """Add a track, or the twin that is easiest to pay for, to the plan and return it."""
    if in_set(scratch.plan_claimable, track):
        track = easiest_twin(view, board, scratch, track)
        add(scratch.plan_tracks, track)
    else:
        add(scratch.plan_borrowed, track)
    add(scratch.plan_free, track)
    return track


@kernel
def easiest_twin(view: Game, board: Board, scratch: Scratch, track: int) -> int:
    """Return the claimable track that takes as many trains between the same places and lacks the fewest cards (R28)."""
    best, fewest = track, needs.missing(view, board, track)
    for word in range(board.track_words):
        twins = board.twins[track, word] & scratch.plan_claimable[word]
        while twins != np.uint64(0):
            twin = word * 64 + lowest(twins)
            twins = drop_lowest(twins)
            lacking = needs.missing(view, board, twin)
            if lacking < fewest and board.trains_needed[twin] == board.trains_needed[track]:
                best, fewest = twin, lacking
    return best


@kernel
def far_end(board: Board, track: int, place: int) -> int:
    """Return the other end of a track."""
    return int(board.end_a[track]) + int(board.end_b[track]) - place


@kernel
def in_set(tracks: Masks, track: int) -> bool:
    """Return whether a set of tracks has one."""
    return has(tracks[track // 64], track % 64)


@kernel
def add(tracks: Masks, track: int) -> None:
    """Put a track into a set."""
    tracks[track // 64] |= bit(track % 64)


@kernel
def is_empty(tracks: Masks) -> bool:
    """Return whether a set of tracks has none."""
    found = np.uint64(0)
    for word in range(TRACK_WORDS):
        found |= tracks[word]
    return found == np.uint64(0)
