"""What a seat's routes join, and the longest continuous path through them (R226).

A longest path that does not use every route of its network begins and ends where an odd number of the seat's routes
meet: anywhere else it could be made longer. So a network with at most two such places is one path in full, and in any
other the search starts at those places only. It gives up a branch as soon as the routes still within reach cannot
lead to more than the best path found.
"""

from __future__ import annotations

import numpy as np

from whistlestop.board import Board
from whistlestop.kernel import bit, drop_lowest, has, kernel, lowest, popcount
from whistlestop.state import NONE, PLACES, STATIONS, Game, Scratch


@kernel
def find_components(game: Game, board: Board, scratch: Scratch, seat: int) -> None:
    """Write, for each place, the places a seat's routes join it to, itself included."""
    for place in range(board.places):
        scratch.component[place] = bit(place)
    for word in range(board.track_words):
        tracks = game.owned[seat, word]
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            join(scratch, int(board.end_a[track]), int(board.end_b[track]))


@kernel
def join(scratch: Scratch, a: int, b: int) -> None:
    """Make one component of those of two places."""
    if has(scratch.component[a], b):
        return
    joined = scratch.component[a] | scratch.component[b]
    places = joined
    while places != np.uint64(0):
        scratch.component[lowest(places)] = joined
        places = drop_lowest(places)


@kernel
def reach(board: Board, scratch: Scratch, start: np.uint64) -> np.uint64:
    """Return the places joined to any place of `start` by own routes and the borrowed ones being tried."""
    reached = np.uint64(0)
    while start != np.uint64(0):
        reached |= scratch.component[lowest(start)]
        start = drop_lowest(start)
    for _ in range(STATIONS):
        for station in range(STATIONS):
            track = int(scratch.trial[station])
            if track != NONE:
                reached = cross(scratch, reached, int(board.end_a[track]), int(board.end_b[track]))
    return reached


@kernel
def cross(scratch: Scratch, reached: np.uint64, a: int, b: int) -> np.uint64:
    """Return `reached` with both ends of a borrowed route if it touches one of them."""
    if has(reached, a) or has(reached, b):
        return reached | scratch.component[a] | scratch.component[b]
    return reached


@kernel
def longest_path(game: Game, board: Board, scratch: Scratch, seat: int) -> int:
    """Return the length of a seat's longest continuous path (R226); components must have been found."""
    list_edges(game, board, scratch, seat)
    best = 0
    for place in range(board.places):
        whole = scratch.component[place]
        if scratch.incident[place] != np.uint64(0) and lowest(whole) == place:
            best = max(best, longest_in_component(board, scratch, whole, best))
    return best


@kernel
def list_edges(game: Game, board: Board, scratch: Scratch, seat: int) -> None:
    """Number a seat's tracks and note which of them meet at each place."""
    for place in range(PLACES):
        scratch.incident[place] = np.uint64(0)
    count = 0
    for word in range(board.track_words):
        tracks = game.owned[seat, word]
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            scratch.edges[count] = track
            scratch.incident[board.end_a[track]] |= bit(count)
            scratch.incident[board.end_b[track]] |= bit(count)
            count += 1


@kernel
def longest_in_component(board: Board, scratch: Scratch, places: np.uint64, best: int) -> int:
    """Return the longest path within one component if it is longer than `best`, else `best`."""
    odd, edges = odd_places(scratch, places, np.uint64(0))
    total = total_length(board, scratch, edges)
    if total <= best or popcount(odd) <= 2:
        return max(total, best)
    while odd != np.uint64(0):
        best = longest_from(board, scratch, lowest(odd), best)
        odd = drop_lowest(odd)
    return best


@kernel
def odd_places(scratch: Scratch, places: np.uint64, used: np.uint64) -> tuple[np.uint64, np.uint64]:
    """Return the places where an odd number of unused edges meet, and all those edges."""
    odd, edges = np.uint64(0), np.uint64(0)
    while places != np.uint64(0):
        place = lowest(places)
        here = scratch.incident[place] & ~used
        edges |= here
        if popcount(here) % 2 == 1:
            odd |= bit(place)
        places = drop_lowest(places)
    return odd, edges


@kernel
def total_length(board: Board, scratch: Scratch, edges: np.uint64) -> int:
    """Return the spaces of a set of edges."""
    total = 0
    while edges != np.uint64(0):
        total += int(board.length[scratch.edges[lowest(edges)]])
        edges = drop_lowest(edges)
    return total


@kernel
def longest_from(board: Board, scratch: Scratch, start: int, best: int) -> int:
    """Return the longest path that begins at `start` if it is longer than `best`, else `best`."""
    used, length, depth = np.uint64(0), 0, 0
    scratch.trail_places[0] = start
    scratch.trail_choices[0] = scratch.incident[start]
    while depth >= 0:
        choices = scratch.trail_choices[depth]
        if choices == np.uint64(0):
            if depth > 0:
                used &= ~bit(int(scratch.trail_edges[depth]))
                length -= int(board.length[scratch.edges[scratch.trail_edges[depth]]])
            depth -= 1
            continue
        scratch.trail_choices[depth] = drop_lowest(choices)
        edge = lowest(choices)
        place = far_end(board, int(scratch.edges[edge]), int(scratch.trail_places[depth]))
        used |= bit(edge)
        length += int(board.length[scratch.edges[edge]])
        best = max(best, length)
        depth += 1
        scratch.trail_edges[depth], scratch.trail_places[depth] = edge, place
        scratch.trail_choices[depth] = promising(board, scratch, place, used, best - length)
    return best


@kernel
def far_end(board: Board, track: int, place: int) -> int:
    """Return the other end of a track."""
    return int(board.end_a[track]) + int(board.end_b[track]) - place


@kernel
def promising(board: Board, scratch: Scratch, place: int, used: np.uint64, wanted: int) -> np.uint64:
    """Return the edges that lead on from a place, or none if more than `wanted` spaces cannot follow."""
    onward = scratch.incident[place] & ~used
    if onward == np.uint64(0):
        return onward
    odd, edges = odd_places(scratch, within_reach(board, scratch, place, used), used)
    # All but one pair of odd places must each lose an edge, and every edge is at least one space long.
    lost = max(popcount(odd & ~bit(place)) - 1, 0) // 2
    if total_length(board, scratch, edges) - lost <= wanted:
        return np.uint64(0)
    return onward


@kernel
def within_reach(board: Board, scratch: Scratch, place: int, used: np.uint64) -> np.uint64:
    """Return the places that unused edges join to `place`."""
    reached = frontier = bit(place)
    while frontier != np.uint64(0):
        here = lowest(frontier)
        frontier = drop_lowest(frontier)
        edges = scratch.incident[here] & ~used
        while edges != np.uint64(0):
            beyond = bit(far_end(board, int(scratch.edges[lowest(edges)]), here))
            frontier |= beyond & ~reached
            reached |= beyond
            edges = drop_lowest(edges)
    return reached
