"""Meeples: drawn onto the board before the first turn and collected with claimed routes (R117).

Every place has slots of its own in the record; the border points of a country share its slots. Within a place colours
descend and empty slots come last, so that the same meeples are always written the same way.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import bit, kernel
from whistlestop.records import luck
from whistlestop.records.actions import MEEPLE, MEEPLE_WORD
from whistlestop.records.board import Board
from whistlestop.records.events import MEEPLE_TAKEN, tell
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import MEEPLE_COLOURS, NONE, Game, Masks


@kernel
def set_up(game: Game, board: Board, scratch: Scratch) -> None:
    """Draw a meeple for every slot out of the bag."""
    left = 0
    for colour in range(MEEPLE_COLOURS):
        scratch.pool[colour] = board.meeple_bag[colour]
        left += int(board.meeple_bag[colour])
    for slot in range(min(int(board.meeples), left)):
        colour = luck.meeple(game, scratch, slot, scratch.pool, left - slot)
        scratch.pool[colour] -= 1
        game.meeples[slot] = colour
    for place in range(board.places):
        put_in_order(game, board, place)


@kernel
def put_in_order(game: Game, board: Board, place: int) -> None:
    """Let the colours of a place descend."""
    start = int(board.meeple_start[place])
    for last in range(start + 1, start + board.meeple_slots[place]):
        slot, colour = last, int(game.meeples[last])
        while slot > start and game.meeples[slot - 1] < colour:
            game.meeples[slot] = game.meeples[slot - 1]
            slot -= 1
        game.meeples[slot] = colour


@kernel
def colours_at(game: Game, board: Board, place: int) -> np.uint64:
    """Return the colours that stand in a place, a bit for each."""
    colours, start = np.uint64(0), int(board.meeple_start[place])
    for slot in range(start, start + board.meeple_slots[place]):
        if game.meeples[slot] != NONE:
            colours |= bit(int(game.meeples[slot]))
    return colours


@kernel
def legal(game: Game, board: Board, place: int, out: Masks) -> None:
    """Add the colours the player may take in a place."""
    out[MEEPLE_WORD] |= colours_at(game, board, place) << np.uint64(MEEPLE % 64)


@kernel
def take(game: Game, board: Board, scratch: Scratch, place: int, colour: int) -> None:
    """Give the player a meeple of a place, which must have one of that colour."""
    slot = int(board.meeple_start[place])
    last = slot + int(board.meeple_slots[place]) - 1
    while game.meeples[slot] != colour:
        slot += 1
    for later in range(slot, last):
        game.meeples[later] = game.meeples[later + 1]
    game.meeples[last] = NONE
    game.collected[game.player, colour] += 1
    tell(scratch, MEEPLE_TAKEN, game.player, place, colour)


@kernel
def points(game: Game, board: Board, seat: int) -> int:
    """Return what a seat's collected meeples are worth: for each colour, the most and the second most (R117)."""
    total = 0
    for colour in range(MEEPLE_COLOURS):
        have, ahead = int(game.collected[seat, colour]), 0
        for other in range(game.players):
            ahead += int(game.collected[other, colour] > have)
        if have > 0 and ahead < 2:
            total += int(board.meeple_points[ahead])
    return total
