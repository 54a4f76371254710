"""What a seat's routes join, and the longest continuous path through them (R226).

Branches that lead nowhere are stripped first, leaf by leaf, each leaving its depth behind at the place where it was
attached; a network without rings is gone then and its longest path known. What remains are rings, and paths through
them are searched. A longest path that does not use every route begins and ends where a branch hangs or an odd number
of ring routes meet: anywhere else it could be made longer.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import bit, drop_lowest, has, kernel, lowest, popcount
from whistlestop.records.board import BoardRecord
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import NONE, GameRecord


@kernel
def find_components(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> None:
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
def reach(board: BoardRecord, scratch: Scratch, start: np.uint64) -> np.uint64:
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
def longest_path(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> int:
    """Return the length of a seat's longest continuous path (R226); components must have been found."""
    list_edges(game, board, scratch, seat)
    best = 0
    for place in range(board.places):
        whole = scratch.component[place]
        if scratch.incident[place] != np.uint64(0) and lowest(whole) == place:
            best = longest_in_component(scratch, whole, best)
    return best


@kernel
def list_edges(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> None:
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
    best = strip_branches(scratch, places, best)
    rings, starts, edges = survey_rings(scratch, places)
    if rings == np.uint64(0):
        return best
    total, deepest = total_length(scratch, edges), deepest_branch(scratch, rings)
    if starts == np.uint64(0):
        return max(best, total)
    while starts != np.uint64(0):
        best = longest_from(scratch, lowest(starts), best, total, deepest)
        starts = drop_lowest(starts)
    return best


@kernel
def strip_branches(scratch: Scratch, places: np.uint64, best: int) -> int:
    """Remove every branch of a component, noting depths; return the longest path among branches, or `best`."""
    leaves = np.uint64(0)
    while places != np.uint64(0):
        place = lowest(places)
        places = drop_lowest(places)
        scratch.depth[place] = scratch.second_depth[place] = 0
        if popcount(scratch.incident[place]) == 1:
            leaves |= bit(place)
    while leaves != np.uint64(0):
        leaf = lowest(leaves)
        leaves = drop_lowest(leaves)
        if scratch.incident[leaf] != np.uint64(0):
            edge = lowest(scratch.incident[leaf])
            place = far_end(scratch, edge, leaf)
            best = max(best, hang_branch(scratch, place, int(scratch.depth[leaf]) + int(scratch.edge_length[edge])))
            scratch.incident[leaf] = np.uint64(0)
            scratch.incident[place] &= ~bit(edge)
            if popcount(scratch.incident[place]) == 1:
                leaves |= bit(place)
    return best


@kernel
def hang_branch(scratch: Scratch, place: int, depth: int) -> int:
    """Note a branch at a place, where the two deepest are kept; return its path with the deepest so far."""
    deepest = int(scratch.depth[place])
    if depth > deepest:
        scratch.depth[place], scratch.second_depth[place] = depth, deepest
    else:
        scratch.second_depth[place] = max(depth, int(scratch.second_depth[place]))
    return depth + deepest


@kernel
def survey_rings(scratch: Scratch, places: np.uint64) -> tuple[np.uint64, np.uint64, np.uint64]:
    """Return the places left after stripping, those where a path may begin, and the edges between them."""
    rings, starts, edges = np.uint64(0), np.uint64(0), np.uint64(0)
    while places != np.uint64(0):
        place = lowest(places)
        places = drop_lowest(places)
        meeting = scratch.incident[place]
        if meeting != np.uint64(0):
            rings |= bit(place)
            edges |= meeting
            if scratch.depth[place] > 0 or popcount(meeting) % 2 == 1:
                starts |= bit(place)
    return rings, starts, edges


@kernel
def total_length(scratch: Scratch, edges: np.uint64) -> int:
    """Return the spaces of a set of edges."""
    total = 0
    while edges != np.uint64(0):
        total += int(scratch.edge_length[lowest(edges)])
        edges = drop_lowest(edges)
    return total


@kernel
def deepest_branch(scratch: Scratch, places: np.uint64) -> int:
    """Return the depth of the deepest branch at any of the places."""
    deepest = 0
    while places != np.uint64(0):
        deepest = max(deepest, int(scratch.depth[lowest(places)]))
        places = drop_lowest(places)
    return deepest


@kernel
def longest_from(scratch: Scratch, start: int, best: int, total: int, deepest: int) -> int:
    """Return the longest path that begins in the deepest branch at `start` if it is longer than `best`, else `best`."""
    used, depth, place, length = np.uint64(0), 0, start, 0
    head = int(scratch.depth[start])
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
            tail = int(scratch.second_depth[place]) if place == start else int(scratch.depth[place])
            best = max(best, head + length + tail)
            scratch.trail_choices[depth] = promising(
                scratch, place, used, best - head - length - deepest, total - length
            )
        else:
            if depth > 0:
                edge = int(scratch.trail_edges[depth])
                used &= ~bit(edge)
                place = far_end(scratch, edge, place)
                length -= int(scratch.edge_length[edge])
            depth -= 1
    return best


@kernel
def promising(scratch: Scratch, place: int, used: np.uint64, wanted: int, unused: int) -> np.uint64:
    """Return the edges that lead on from a place, or none if more than `wanted` spaces cannot follow."""
    onward = scratch.incident[place] & ~used
    if unused <= wanted:
        return np.uint64(0)
    # Where there is no choice the next place is soon enough to look farther ahead from.
    if popcount(onward) > 1 and within_reach(scratch, place, used) <= wanted:
        return np.uint64(0)
    return onward


@kernel
def within_reach(scratch: Scratch, place: int, used: np.uint64) -> int:
    """Return the spaces of all unused edges that can be reached from a place, but for dead ends beyond the longest."""
    reached = frontier = bit(place)
    counted = np.uint64(0)
    total = lost = longest = 0
    while frontier != np.uint64(0):
        here = lowest(frontier)
        frontier = drop_lowest(frontier)
        meeting = scratch.incident[here] & ~used
        if popcount(meeting) == 1 and here != place:
            length = int(scratch.edge_length[lowest(meeting)])
            lost += length
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
    return total - lost + longest
