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
from whistlestop.state import NONE, Game, Scratch


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
    for _ in range(board.stations):
        for station in range(board.stations):
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
            best = longest_in_component(scratch, whole, best)
    return best


@kernel
def list_edges(game: Game, board: Board, scratch: Scratch, seat: int) -> None:
    """Number a seat's tracks as edges: their lengths, their ends, and which of them meet at each place."""
    for place in range(board.places):
        scratch.incident[place] = np.uint64(0)
    edge = 0
    for word in range(board.track_words):
        tracks = game.owned[seat, word]
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            a, b = int(board.end_a[track]), int(board.end_b[track])
            scratch.edge_length[edge], scratch.edge_ends[edge] = board.length[track], a ^ b
            scratch.incident[a] |= bit(edge)
            scratch.incident[b] |= bit(edge)
            edge += 1


@kernel
def far_end(scratch: Scratch, edge: int, place: int) -> int:
    """Return the other end of an edge."""
    return int(scratch.edge_ends[edge]) ^ place


@kernel
def longest_in_component(scratch: Scratch, places: np.uint64, best: int) -> int:
    """Return the longest path within one component if it is longer than `best`, else `best`."""
    root = lowest(places)
    most = at_most(scratch, root, np.uint64(0), 2)
    if most <= best:
        return best
    odd, edges = odd_places(scratch, places)
    if popcount(odd) <= 2:
        return most
    # Without rings this is the longest path; with rings it is a good one to begin with.
    best = max(best, farthest(scratch, farthest(scratch, root)[0])[1])
    if edges < popcount(places):
        return best
    while odd != np.uint64(0) and best < most:
        best = longest_from(scratch, lowest(odd), best)
        odd = drop_lowest(odd)
    return best


@kernel
def odd_places(scratch: Scratch, places: np.uint64) -> tuple[np.uint64, int]:
    """Return the places where an odd number of edges meet, and the number of all edges."""
    odd, ends = np.uint64(0), 0
    while places != np.uint64(0):
        place = lowest(places)
        places = drop_lowest(places)
        meeting = popcount(scratch.incident[place])
        ends += meeting
        if meeting % 2 == 1:
            odd |= bit(place)
    return odd, ends // 2


@kernel
def farthest(scratch: Scratch, root: int) -> tuple[int, int]:
    """Return the place at the end of a long path from `root`, the longest if there are no rings, and its length."""
    scratch.distance[root] = 0
    reached = frontier = bit(root)
    place, most = root, 0
    while frontier != np.uint64(0):
        here = lowest(frontier)
        frontier = drop_lowest(frontier)
        if scratch.distance[here] > most:
            place, most = here, int(scratch.distance[here])
        edges = scratch.incident[here]
        while edges != np.uint64(0):
            edge = lowest(edges)
            edges = drop_lowest(edges)
            beyond = far_end(scratch, edge, here)
            if not has(reached, beyond):
                scratch.distance[beyond] = scratch.distance[here] + scratch.edge_length[edge]
                reached |= bit(beyond)
                frontier |= bit(beyond)
    return place, most


@kernel
def at_most(scratch: Scratch, place: int, used: np.uint64, free_ends: int) -> int:
    """Return a length that no path over unused edges within reach of `place` can exceed.

    A path has two ends, one of which may be fixed at `place`; a dead end that is not a free end of it is lost to it.
    """
    reached = frontier = bit(place)
    counted = np.uint64(0)
    total = lost = longest = second = 0
    while frontier != np.uint64(0):
        here = lowest(frontier)
        frontier = drop_lowest(frontier)
        meeting = scratch.incident[here] & ~used
        if popcount(meeting) == 1 and (here != place or free_ends == 2):
            length = int(scratch.edge_length[lowest(meeting)])
            lost += length
            second = max(second, min(length, longest))
            longest = max(longest, length)
        edges = meeting & ~counted
        counted |= meeting
        while edges != np.uint64(0):
            edge = lowest(edges)
            edges = drop_lowest(edges)
            total += int(scratch.edge_length[edge])
            beyond = bit(far_end(scratch, edge, here))
            frontier |= beyond & ~reached
            reached |= beyond
    return total - lost + longest + (second if free_ends == 2 else 0)


@kernel
def longest_from(scratch: Scratch, start: int, best: int) -> int:
    """Return the longest path that begins at `start` if it is longer than `best`, else `best`."""
    used, length, depth, place = np.uint64(0), 0, 0, start
    scratch.trail_choices[0] = scratch.incident[start]
    while depth >= 0:
        choices = scratch.trail_choices[depth]
        if choices != np.uint64(0):
            edge = lowest(choices)
            scratch.trail_choices[depth] = drop_lowest(choices)
            depth += 1
            scratch.trail_edges[depth] = edge
            used |= bit(edge)
            place = far_end(scratch, edge, place)
            length += int(scratch.edge_length[edge])
            best = max(best, length)
            scratch.trail_choices[depth] = promising(scratch, place, used, best - length)
        else:
            if depth > 0:
                edge = int(scratch.trail_edges[depth])
                used &= ~bit(edge)
                place = far_end(scratch, edge, place)
                length -= int(scratch.edge_length[edge])
            depth -= 1
    return best


@kernel
def promising(scratch: Scratch, place: int, used: np.uint64, wanted: int) -> np.uint64:
    """Return the edges that lead on from a place, or none if more than `wanted` spaces cannot follow."""
    onward = scratch.incident[place] & ~used
    # Where there is no choice the next place is soon enough to look ahead from.
    if popcount(onward) > 1 and at_most(scratch, place, used, 1) <= wanted:
        return np.uint64(0)
    return onward
