"""Bonuses for cities a seat's routes touch or join: the most of them, attractions, whole districts (R121).

All of them read the components that `paths.find_components` has written.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import drop_lowest, kernel, lowest, popcount
from whistlestop.records.board import DISTRICTS, BoardRecord
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import GameRecord


@kernel
def measure(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int, fulfilled: int) -> int:
    """Return a number that is higher for more cities joined; formerly tickets, then trains lost broke ties (R121)."""
    most = largest(board, scratch)
    if most == 0 or board.explorer_shared != 0:
        return most
    return (most * 128 + fulfilled) * 128 + trains_lost(game, board, seat)


@kernel
def largest(board: BoardRecord, scratch: Scratch) -> int:
    """Return how many cities the largest connected set of a seat's routes joins; 0 without any route."""
    most = 0
    for place in range(board.places):
        joined = popcount(scratch.component[place])
        if joined > 1:
            most = max(most, joined)
    return most


@kernel
def trains_lost(game: GameRecord, board: BoardRecord, seat: int) -> int:
    """Return how many trains a seat has lost on mountains."""
    lost = 0
    for word in range(board.track_words):
        tracks = game.owned[seat, word]
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            lost += int(board.trains_needed[track]) - int(board.length[track])
    return lost


@kernel
def mountain_routes(game: GameRecord, board: BoardRecord, seat: int) -> int:
    """Return how many routes over mountains a seat has claimed (R229)."""
    count = 0
    for word in range(board.track_words):
        count += popcount(game.owned[seat, word] & board.mountain_tracks[word])
    return count


@kernel
def attractions(board: BoardRecord, scratch: Scratch) -> int:
    """Return the points for attractions touched by at least one of a seat's routes."""
    points, places = 0, board.attractions
    while places != np.uint64(0):
        if popcount(scratch.component[lowest(places)]) > 1:
            points += int(board.attraction_points)
        places = drop_lowest(places)
    return points


@kernel
def districts(board: BoardRecord, scratch: Scratch) -> int:
    """Return the points for districts whose places a seat's routes join with one another."""
    points = 0
    for district in range(DISTRICTS):
        places = board.districts[district]
        if places != np.uint64(0) and places & ~scratch.component[lowest(places)] == np.uint64(0):
            points += int(board.district_points[district])
    return points
