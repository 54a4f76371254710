"""What a seat sees of pieces on the board: meeples, goods, passengers and their journeys (R106-R117).

All of it is open to everybody. Boards without such pieces leave these sections empty.
"""

from __future__ import annotations

import numpy as np

from whistlestop.batch.observation.layout import (
    ASKED_PLACE_AT,
    ASKED_TRACK_AT,
    GOODS_AT,
    MEEPLES_AT,
    PASSENGERS_AT,
    SEAT_NUMBERS,
    SEAT_PIECES,
    SEATS_AT,
    TRAVELLED_AT,
    TRAVELLING_AT,
    VISITED_AT,
)
from whistlestop.compiler.kernel import drop_lowest, kernel, lowest
from whistlestop.records.board import Board
from whistlestop.records.state import MEEPLE, MEEPLE_COLOURS, NONE, PASSENGERS, PLACES, TRACK_WORDS, Bytes, Game
from whistlestop.rules import passengers, settling


@kernel
def mark(mask: np.uint64, start: int, row: Bytes) -> None:
    """Write 1 for every bit of a mask."""
    while mask != np.uint64(0):
        row[start + lowest(mask)] = 1
        mask = drop_lowest(mask)


@kernel
def write_pieces(game: Game, board: Board, observer: int, row: Bytes) -> None:
    """Write the pieces on the board and before the seats, and what is decided about them."""
    if board.meeples != 0:
        write_meeples(game, board, observer, row)
    if board.passengers != 0:
        write_goods(game, board, row)
        write_passengers(game, board, observer, row)
        write_journey(game, row)
    if game.settling != NONE:
        row[ASKED_TRACK_AT + int(game.settling)] = 1
        if game.phase == MEEPLE:
            row[ASKED_PLACE_AT + settling.end_asked(game, board)] = 1


@kernel
def write_meeples(game: Game, board: Board, observer: int, row: Bytes) -> None:
    """Write the meeples in every place and those that each seat has collected (R117)."""
    for place in range(board.places):
        start = int(board.meeple_start[place])
        for slot in range(start, start + int(board.meeple_slots[place])):
            if game.meeples[slot] != NONE:
                row[MEEPLES_AT + int(game.meeples[slot]) * PLACES + place] += 1
    for turn in range(game.players):
        seat, start = (observer + turn) % int(game.players), SEATS_AT + turn * SEAT_NUMBERS + SEAT_PIECES
        for colour in range(MEEPLE_COLOURS):
            row[start + 5 + colour] = game.collected[seat, colour]


@kernel
def write_goods(game: Game, board: Board, row: Bytes) -> None:
    """Write how many tokens every place has left (R106)."""
    for place in range(board.places):
        if board.stack[place] != NONE:
            row[GOODS_AT + place] = passengers.goods_left(game, board, place)


@kernel
def write_passengers(game: Game, board: Board, observer: int, row: Bytes) -> None:
    """Write where each seat's passengers stand, how many it has left and what they have brought (R108, R112, R113)."""
    for turn in range(game.players):
        seat, start = (observer + turn) % int(game.players), SEATS_AT + turn * SEAT_NUMBERS + SEAT_PIECES
        row[start + 1] = passengers.supply(game, board, seat)
        row[start + 2] = game.gone[seat]
        row[start + 3] = game.goods_points[seat] // 100
        row[start + 4] = game.goods_points[seat] % 100
        for number in range(PASSENGERS):
            if game.standing[seat, number] != NONE:
                row[PASSENGERS_AT + turn * PLACES + int(game.standing[seat, number])] += 1


@kernel
def write_journey(game: Game, row: Bytes) -> None:
    """Write where the travelling passenger is and has been (R109, R111)."""
    if game.travelling != NONE:
        row[TRAVELLING_AT + int(game.travelling)] = 1
        mark(game.visited, VISITED_AT, row)
        for word in range(TRACK_WORDS):
            mark(game.travelled[word], TRAVELLED_AT + word * 64, row)
