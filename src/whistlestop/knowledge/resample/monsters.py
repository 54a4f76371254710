"""Face-down monster cards: only their owner knows them, and a resampled game deals them again (R180)."""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import bit, kernel, nth, popcount
from whistlestop.knowledge.resample.tickets import number
from whistlestop.records.board import BoardRecord
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import MONSTERS, NONE, OVER, GameRecord
from whistlestop.rules import monsters


@kernel
def blank(game: GameRecord, board: BoardRecord, seat: int) -> None:
    """Hide how many face-down monster cards other seats have, until the game is over."""
    if board.monsters == 0 or game.phase == OVER:
        return
    for other in range(game.players):
        if other != seat:
            for monster in range(MONSTERS):
                game.face_down[other, monster] = NONE


@kernel
def fill(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> None:
    """Give the face-down monster cards that the view does not show to the seats they may lie before (R180)."""
    if board.monsters == 0:
        return
    for monster in range(MONSTERS):
        unseen = monsters.CARDS - int(game.monster_deck[monster]) - int(game.face_up[monster] != NONE)
        hidden = np.uint64(0)
        for other in range(game.players):
            if game.face_down[other, monster] == NONE:
                hidden |= bit(other)
                game.face_down[other, monster] = 0
            unseen -= int(game.face_down[other, monster])
        for _ in range(unseen):
            game.face_down[nth(hidden, number(scratch, popcount(hidden))), monster] += 1
