"""What must hold of meeples, passengers and goods after every step: the part of `check.py` for boards that have them.

Its flags follow those of `check.py`.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import bit, has, kernel
from whistlestop.records.board import Board
from whistlestop.records.state import MEEPLE_COLOURS, MEEPLE_SLOTS, NONE, PASSENGERS, TRAVEL, Game
from whistlestop.rules import passengers

MEEPLE_WRONG = 16384
PASSENGER_WRONG = 32768
GOODS_WRONG = 65536

NAMES = ("meeple_wrong", "passenger_wrong", "goods_wrong")


@kernel
def faults(game: Game, board: Board) -> int:
    """Return the faults of all pieces as flags."""
    return meeple_faults(game, board) | passenger_faults(game, board) | goods_faults(game, board)


@kernel
def meeple_faults(game: Game, board: Board) -> int:
    """Return the faults of meeples: more of a colour than the bag had, or slots of a place out of order (R117)."""
    for colour in range(MEEPLE_COLOURS):
        count = 0
        for slot in range(MEEPLE_SLOTS):
            count += int(game.meeples[slot] == colour)
        for seat in range(game.players):
            count += int(game.collected[seat, colour])
        if count > board.meeple_bag[colour]:
            return MEEPLE_WRONG
    for place in range(board.places):
        start = int(board.meeple_start[place])
        for slot in range(start + 1, start + board.meeple_slots[place]):
            if game.meeples[slot - 1] < game.meeples[slot]:
                return MEEPLE_WRONG
    return 0


@kernel
def passenger_faults(game: Game, board: Board) -> int:
    """Return the faults of passengers: more than a seat has, outside a city, crowded, or a journey of nobody (R108)."""
    if (game.travelling != NONE) != (game.phase == TRAVEL):
        return PASSENGER_WRONG
    taken = np.uint64(0)
    for seat in range(game.players):
        if passengers.supply(game, board, seat) < 0 or game.gone[seat] < 0:
            return PASSENGER_WRONG
        for number in range(PASSENGERS):
            place = int(game.standing[seat, number])
            if place == NONE:
                continue
            if not has(board.cities, place) or (board.one_passenger_each != 0 and has(taken, place)):
                return PASSENGER_WRONG
            taken |= bit(place)
    return 0


@kernel
def goods_faults(game: Game, board: Board) -> int:
    """Return the faults of goods: the seats' points are those of the tokens taken (R112)."""
    points = 0
    for place in range(board.places):
        if board.stack[place] != NONE:
            if game.goods[board.stack[place]] < 0 or passengers.goods_left(game, board, place) < 0:
                return GOODS_WRONG
            for token in range(game.goods[board.stack[place]]):
                points += int(board.goods_value[place, token])
    for seat in range(game.players):
        points -= int(game.goods_points[seat])
    return 0 if points == 0 else GOODS_WRONG
