"""What a claimed route brings before the turn goes on: a meeple from each end, a passenger on one (R108, R117).

Nothing else is decided in between, neither a monster's move nor tokens. On boards without meeples and passengers the
turn goes on at once.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import bit, kernel, lowest, popcount
from whistlestop.records.actions import NO_PASSENGER, PASSENGER_WORD
from whistlestop.records.actions import PASSENGER as PASSENGER_ACTION
from whistlestop.records.board import Board
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import MEEPLE, NONE, PASSENGER, Game, Masks
from whistlestop.rules import ending, meeples, passengers

ENDS = 2


@kernel
def after_claim(game: Game, board: Board, scratch: Scratch) -> None:
    """Go on after a route was claimed and paid for."""
    if game.settling == NONE:
        ending.after_action(game, board, scratch)
    else:
        collect(game, board, scratch)


@kernel
def end_asked(game: Game, board: Board) -> int:
    """Return the place at the end of the claimed track that is looked at."""
    return int(board.end_a[game.settling]) if game.settling_end == 0 else int(board.end_b[game.settling])


@kernel
def collect(game: Game, board: Board, scratch: Scratch) -> None:
    """Take a meeple from each end left, asking where several colours stand; then a passenger may be placed."""
    while game.settling_end < ENDS:
        place = end_asked(game, board)
        colours = meeples.colours_at(game, board, place)
        if popcount(colours) > 1:
            game.phase = MEEPLE
            return
        if colours != np.uint64(0):
            meeples.take(game, board, scratch, place, lowest(colours))
        game.settling_end += 1
    game.settling_end = 0
    if passengers.placeable(game, board, int(game.settling)) != np.uint64(0):
        game.phase = PASSENGER
    else:
        finish(game, board, scratch)


@kernel
def choose_meeple(game: Game, board: Board, scratch: Scratch, colour: int) -> None:
    """Take a meeple of the colour chosen and go on."""
    meeples.take(game, board, scratch, end_asked(game, board), colour)
    game.settling_end += 1
    collect(game, board, scratch)


@kernel
def legal_passenger(game: Game, board: Board, out: Masks) -> None:
    """Add the ends a passenger may be put on, and leaving it (R108)."""
    out[PASSENGER_WORD] |= passengers.placeable(game, board, int(game.settling))
    out[0] |= bit(NO_PASSENGER)


@kernel
def choose_passenger(game: Game, board: Board, scratch: Scratch, action: int) -> None:
    """Put a passenger on an end of the route, or none, and go on."""
    if action != NO_PASSENGER:
        passengers.place(game, scratch, action - PASSENGER_ACTION)
    finish(game, board, scratch)


@kernel
def finish(game: Game, board: Board, scratch: Scratch) -> None:
    """Let the turn go on."""
    game.settling = NONE
    ending.after_action(game, board, scratch)
