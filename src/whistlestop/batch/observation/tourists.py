"""What a seat sees of tourist tokens: stacks, those still to be put, and everybody's symbols (R427, R430)."""

from __future__ import annotations

import numpy as np

from whistlestop.batch.observation.layout import Section, start_of
from whistlestop.batch.observation.marks import mark
from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import PLACES, SEATS, Bytes, GameRecord
from whistlestop.records.tourists import SYMBOLS
from whistlestop.rules import tourists

SECTIONS = (
    Section("tourist_stacks", SYMBOLS * PLACES, "for each symbol: tokens left in the place where its stack stands"),
    Section("waiting_stacks", SYMBOLS, "1 for every symbol whose stack is still to be put on the board"),
    Section("tourists", SEATS * SYMBOLS, "for each seat from the observer on: 1 for every symbol it has"),
)
WAITING_AT, TOURISTS_AT = start_of("waiting_stacks", SECTIONS), start_of("tourists", SECTIONS)


@kernel
def write(game: GameRecord, board: BoardRecord, observer: int, row: Bytes, begin: int) -> None:
    """Write stacks and tokens; `begin` is where the first section begins."""
    if board.tourists == 0:
        return
    for symbol in range(SYMBOLS):
        if game.stack_place[symbol] != 0:
            row[begin + symbol * PLACES + int(game.stack_place[symbol]) - 1] = game.stack_left[symbol]
    if game.turn == 0:
        mark(tourists.waiting(game, board), begin + WAITING_AT, row)
    for turn in range(game.players):
        own = np.uint64(int(game.tourists[(observer + turn) % int(game.players)]))
        mark(own, begin + TOURISTS_AT + turn * SYMBOLS, row)
