"""What city markers change about claims: the reach of a network, who scores, what a marker costs (R343-R345, R352)."""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import bit, drop_lowest, kernel, lowest
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import NONE, GameRecord


@kernel
def out_of_reach(game: GameRecord, board: BoardRecord, seat: int, word: int) -> np.uint64:
    """Return the tracks that do not touch a seat's network (R343)."""
    if board.markers == 0:
        return np.uint64(0)
    tracks, places = np.uint64(0), game.network[seat]
    while places != np.uint64(0):
        tracks |= board.incident[lowest(places), word]
        places = drop_lowest(places)
    return ~tracks


@kernel
def home(game: GameRecord, board: BoardRecord, seat: int) -> np.uint64:
    """Return the places of a seat's network, which grows from its start city (R343)."""
    return game.network[seat] if board.markers != 0 else np.uint64(0)


@kernel
def due(game: GameRecord, board: BoardRecord, track: int) -> int:
    """Return what a marker costs, while one is being paid for (R344)."""
    return int(board.marker_price) if board.markers != 0 and game.marking != 0 else NONE


@kernel
def beside_tracks(game: GameRecord, board: BoardRecord, seat: int) -> int:
    """Return the route points that a seat has by its markers, less those it lost to others (R345)."""
    return int(game.shifted[seat]) if board.markers != 0 else 0


@kernel
def marked_places(game: GameRecord) -> np.uint64:
    """Return the places with anybody's marker."""
    places = np.uint64(0)
    for seat in range(game.players):
        places |= game.marked[seat]
    return places


@kernel
def shut_places(game: GameRecord, board: BoardRecord, seat: int) -> np.uint64:
    """Return the places where no monster is set up because a marker stands there (R352)."""
    places = np.uint64(0)
    if board.markers == 0:
        return places
    taken = marked_places(game)
    for place in range(board.places):
        if board.chaos[place] & taken != np.uint64(0):
            places |= bit(place)
    return places
