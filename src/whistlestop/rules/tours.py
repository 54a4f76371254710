"""The grand tour of India: tickets whose two cities are joined twice over (R120).

Two places are joined by two paths that share no route if no single route separates them. A route whose ends stay joined
without it lies on a ring; the places that such routes join are joined twice over. So are two places with two routes of
a seat between them, which only tracks that are no twins can be (R26, R246).
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import bit, drop_lowest, has, kernel, lowest
from whistlestop.records.board import BoardRecord
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import GameRecord


@kernel
def count(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> int:
    """Return how many of the listed tickets are fulfilled and joined twice over; tickets must have been scored."""
    find_rings(game, board, scratch, seat)
    found = 0
    for position in range(scratch.held_count):
        ticket = int(scratch.held[position])
        if scratch.ticket_fulfilled[ticket] != 0 and is_tour(board, scratch, ticket):
            found += 1
    return found


@kernel
def is_tour(board: BoardRecord, scratch: Scratch, ticket: int) -> bool:
    """Return whether a ticket's start and its first goal are joined twice over."""
    start = lowest(board.ticket_from[ticket])
    return scratch.ring[start] & board.ticket_to[ticket, 0] != np.uint64(0)


@kernel
def find_rings(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> None:
    """Write, for each place, the places a seat's routes join it to twice over, itself included."""
    for place in range(board.places):
        scratch.ring[place] = bit(place)
    list_neighbours(game, board, scratch, seat)
    for a in range(board.places):
        others = scratch.neighbours[a]
        while others != np.uint64(0):
            b = lowest(others)
            others = drop_lowest(others)
            if a < b and joined_without(board, scratch, a, b):
                merge(scratch, a, b)


@kernel
def list_neighbours(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> None:
    """Write which places are next to each other on a seat's routes, and join the ends of two such routes twice over."""
    for place in range(board.places):
        scratch.neighbours[place] = np.uint64(0)
    for word in range(board.track_words):
        tracks = game.owned[seat, word]
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            a, b = int(board.end_a[track]), int(board.end_b[track])
            if has(scratch.neighbours[a], b):
                merge(scratch, a, b)
            scratch.neighbours[a] |= bit(b)
            scratch.neighbours[b] |= bit(a)


@kernel
def joined_without(board: BoardRecord, scratch: Scratch, a: int, b: int) -> bool:
    """Return whether two neighbours stay joined without the route between them."""
    reached = frontier = bit(a)
    while frontier != np.uint64(0):
        place = lowest(frontier)
        frontier = drop_lowest(frontier)
        near = scratch.neighbours[place] & ~reached
        if place == a:
            near &= ~bit(b)
        if has(near, b):
            return True
        reached |= near
        frontier |= near
    return False


@kernel
def merge(scratch: Scratch, a: int, b: int) -> None:
    """Make one ring of those of two places."""
    both = scratch.ring[a] | scratch.ring[b]
    places = both
    while places != np.uint64(0):
        scratch.ring[lowest(places)] = both
        places = drop_lowest(places)
