"""The planner's plan: one network for all tickets it holds, found by laying ways and laying each of them again.

Tickets get their ways one after the other, the most valuable first, and later ones use the tracks of earlier ones for
nothing. Then each way is taken up and laid anew among the others, which is how tickets come to share tracks. A ticket
that costs more than it swings is given up, and so are the least profitable ones while trains or time are short.
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.planner import (
    demand,
    prices,
    ways,
    weights,
)
from whistlestop.bots.planner.prices import POINT
from whistlestop.bots.shared import (
    chaos,
    plan,
)
from whistlestop.compiler.kernel import drop_lowest, kernel, lowest, popcount
from whistlestop.records.board import Board
from whistlestop.records.scratch import PLAN_TICKETS, Scratch
from whistlestop.records.state import NONE, TRACK_WORDS, Game, Masks
from whistlestop.rules import halving, scoring, stations

NO_TICKET = -1


@kernel
def make(view: Game, board: Board, scratch: Scratch, turns: int) -> int:
    """Plan for the tickets of the player in turn, with so many turns to go; return the trains it takes."""
    plan.begin(view, board, scratch)
    scoring.list_held(view, board, scratch, int(view.player))
    plan.sort_by_worth(board, scratch, chaos.at_the_end(view, board))
    return arrange(view, board, scratch, turns)


@kernel
def arrange(view: Game, board: Board, scratch: Scratch, turns: int) -> int:
    """Plan for the listed tickets and return the trains it takes; those given up are inverted in the list."""
    scratch.plan_time = turns
    for word in range(TRACK_WORDS):
        scratch.plan_owned[word] = view.owned[view.player, word]
    count = min(int(scratch.held_count), PLAN_TICKETS)
    thrift, left = weights.TRAIN, int(view.trains[view.player])
    lay(view, board, scratch, count, thrift)
    merge(scratch, count, NO_TICKET)
    if trains_of(board, scratch.plan_tracks) > left:
        thrift = weights.SCARCE_TRAIN
        lay(view, board, scratch, count, thrift)
        merge(scratch, count, NO_TICKET)
    while trains_of(board, scratch.plan_tracks) > left or demand.turns_of(view, board, scratch) > turns + weights.LATE:
        if not give_up_worst(board, scratch, count):
            break
        merge(scratch, count, NO_TICKET)
    merge(scratch, count, NO_TICKET)
    finish(scratch, count)
    return trains_of(board, scratch.plan_tracks)


@kernel
def lay(view: Game, board: Board, scratch: Scratch, count: int, thrift: int) -> None:
    """Lay a way for each ticket, then each again among the others."""
    halved = chaos.at_the_end(view, board)
    for position in range(count):
        for word in range(TRACK_WORDS):
            scratch.plan_ways[position, word] = np.uint64(0)
    for position in range(count):
        lay_one(view, board, scratch, count, position, thrift, halved, False)
    for position in range(count):
        lay_one(view, board, scratch, count, position, thrift, halved, True)


@kernel
def lay_one(
    view: Game,
    board: Board,
    scratch: Scratch,
    count: int,
    position: int,
    thrift: int,
    halved: np.uint64,
    strict: bool,
) -> None:
    """Lay a ticket's way among those of the others, or none if there is none or, if strict, it does not pay."""
    ticket = int(scratch.held[position])
    survey(view, board, scratch, count, position, thrift)
    swing = (plan.worth(board, ticket, halved) + halving.loss(board, ticket, halved)) * weights.HOPE // 2
    for word in range(TRACK_WORDS):
        scratch.plan_ways[position, word] = np.uint64(0)
    scratch.plan_gain[position] = 0
    place = locate(view, board, scratch, ticket, halved)
    if place != NONE and not (strict and scratch.plan_distance[place] > swing):
        scratch.plan_gain[position] = max(swing, 1)
        mark_way(board, scratch, position, place)


@kernel
def survey(view: Game, board: Board, scratch: Scratch, count: int, without: int, thrift: int) -> None:
    """Make the ways of all tickets but one free, and set prices for what cards are then left."""
    merge(scratch, count, without)
    for word in range(TRACK_WORDS):
        scratch.plan_free[word] = scratch.plan_owned[word] | scratch.plan_tracks[word] | scratch.plan_borrowed[word]
    prices.count_hand(view, scratch)
    prices.reserve(board, scratch, scratch.plan_tracks)
    prices.set_all(view, board, scratch, thrift)


@kernel
def merge(scratch: Scratch, count: int, without: int) -> None:
    """Put the ways of all tickets but one together as the plan."""
    for word in range(TRACK_WORDS):
        tracks = np.uint64(0)
        for position in range(count):
            if position != without:
                tracks |= scratch.plan_ways[position, word]
        scratch.plan_tracks[word] = tracks & scratch.plan_claimable[word]
        scratch.plan_borrowed[word] = tracks & scratch.plan_rivals[word]


@kernel
def locate(view: Game, board: Board, scratch: Scratch, ticket: int, halved: np.uint64) -> int:
    """Return the place that a ticket's way ends at, or NONE; there must be stations enough for it."""
    left = int(board.stations) - stations.built(view, int(view.player)) - size(scratch.plan_borrowed)
    plan.allow(view, board, scratch, left > 0)
    place = ways.find(view, board, scratch, ticket, halved)
    if place != NONE and left > 0 and plan.stations_on_way(board, scratch, place) > left:
        plan.allow(view, board, scratch, False)
        place = ways.find(view, board, scratch, ticket, halved)
    if place != NONE and plan.is_too_late(view, scratch, place):
        return NONE
    return place


@kernel
def mark_way(board: Board, scratch: Scratch, position: int, place: int) -> None:
    """Write the way that ends at a place down as a ticket's own, but for tracks the player has."""
    while scratch.plan_via[place] != NONE:
        track = int(scratch.plan_via[place])
        if not plan.in_set(scratch.plan_owned, track):
            plan.add(scratch.plan_ways[position], track)
        place = plan.far_end(board, track, place)


@kernel
def finished_by(scratch: Scratch, track: int) -> int:
    """Return what the tickets swing that a track fulfils."""
    value = 0
    for position in range(min(int(scratch.held_count), PLAN_TICKETS)):
        if scratch.held[position] >= 0 and size(scratch.plan_ways[position]) == 1:
            value += int(scratch.plan_gain[position]) * int(plan.in_set(scratch.plan_ways[position], track))
    return value


@kernel
def brought_by(board: Board, scratch: Scratch, track: int) -> int:
    """Return what a claim brings at once: the points of the track and the tickets that it fulfils."""
    return int(board.track_points[track]) * POINT + finished_by(scratch, track)


@kernel
def size(tracks: Masks) -> int:
    """Return how many tracks a set has."""
    count = 0
    for word in range(TRACK_WORDS):
        count += popcount(tracks[word])
    return count


@kernel
def trains_of(board: Board, tracks: Masks) -> int:
    """Return how many trains a set of tracks takes."""
    trains = 0
    for word in range(board.track_words):
        rest = tracks[word]
        while rest != np.uint64(0):
            trains += int(board.trains_needed[word * 64 + lowest(rest)])
            rest = drop_lowest(rest)
    return trains


@kernel
def give_up_worst(board: Board, scratch: Scratch, count: int) -> bool:
    """Give up the ticket that swings least for the trains that it alone takes; return whether there was one."""
    worst, least = NONE, 1 << 30
    for position in range(count):
        alone = trains_alone(board, scratch, count, position)
        if alone > 0:
            rate = int(scratch.plan_gain[position]) * 16 // alone
            if rate < least:
                worst, least = position, rate
    if worst == NONE:
        return False
    scratch.plan_gain[worst] = 0
    for word in range(TRACK_WORDS):
        scratch.plan_ways[worst, word] = np.uint64(0)
    return True


@kernel
def trains_alone(board: Board, scratch: Scratch, count: int, position: int) -> int:
    """Return how many trains only this ticket needs."""
    merge(scratch, count, position)
    trains = 0
    for word in range(board.track_words):
        tracks = scratch.plan_ways[position, word] & ~scratch.plan_tracks[word] & ~scratch.plan_borrowed[word]
        while tracks != np.uint64(0):
            trains += int(board.trains_needed[word * 64 + lowest(tracks)])
            tracks = drop_lowest(tracks)
    return trains


@kernel
def finish(scratch: Scratch, count: int) -> None:
    """Note what finishes a ticket, which tickets were given up, and that planned tracks are as good as owned."""
    for position in range(scratch.held_count):
        if position >= count or scratch.plan_gain[position] == 0:
            scratch.held[position] = ~scratch.held[position]
    for word in range(TRACK_WORDS):
        scratch.plan_finishing[word] = np.uint64(0)
        scratch.plan_free[word] = scratch.plan_owned[word] | scratch.plan_tracks[word] | scratch.plan_borrowed[word]
    for position in range(count):
        if size(scratch.plan_ways[position]) == 1:
            for word in range(TRACK_WORDS):
                scratch.plan_finishing[word] |= scratch.plan_ways[position, word] & scratch.plan_claimable[word]
