"""What monsters bar: tracks that end in a place in chaos (R164, R166, R179); and what their moves cost (R167)."""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import kernel
from whistlestop.records.actions import MOVE_WIDTH
from whistlestop.records.board import NOTHING_MOVES, RANGES, BoardRecord
from whistlestop.records.state import MONSTERS, NONE, GameRecord


@kernel
def barred(game: GameRecord, board: BoardRecord, seat: int, word: int) -> np.uint64:
    """Return the tracks that end in chaos; a monster whose move is being paid for counts as moved."""
    tracks = np.uint64(0)
    if board.monsters == 0:
        return tracks
    for monster in range(MONSTERS):
        place = int(game.monster_place[monster])
        if game.moving != NONE and int(game.moving) // (RANGES * MOVE_WIDTH) == monster:
            place = int(game.moving) % MOVE_WIDTH
        if place != NONE:
            tracks |= board.blocked[place, word]
    return tracks


@kernel
def barred_for_ever(game: GameRecord, board: BoardRecord, seat: int, word: int) -> np.uint64:
    """Return the tracks barred by a monster that can never move again (R179, R224)."""
    tracks = np.uint64(0)
    if board.monsters == 0:
        return tracks
    nothing_moves = board.dice != 0 and board.monster_payment == NOTHING_MOVES
    for monster in range(MONSTERS):
        if game.monster_place[monster] != NONE and (nothing_moves or game.monster_deck[monster] == 0):
            tracks |= board.blocked[game.monster_place[monster], word]
    return tracks


@kernel
def due(game: GameRecord, board: BoardRecord, track: int) -> int:
    """Return how many locomotives a monster's move costs, while one is being paid for."""
    if board.monsters == 0 or game.moving == NONE:
        return NONE
    return int(game.moving) // MOVE_WIDTH % RANGES + 1
