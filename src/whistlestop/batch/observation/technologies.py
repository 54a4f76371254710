"""What a seat sees of technologies: copies of everybody and those for sale, and what is being bought (R276, R277)."""

from __future__ import annotations

from whistlestop.batch.observation.layout import Section, start_of
from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import SEATS, TECHNOLOGIES, Bytes, GameRecord
from whistlestop.rules import owned_technologies

SECTIONS = (
    Section("technologies_left", TECHNOLOGIES, "for each technology: copies for sale"),
    Section("technologies", SEATS * TECHNOLOGIES, "for each seat from the observer on and each technology: copies"),
    Section("purchase", 2, "the technology being paid for, counted from 1; 1 if one was bought in this turn"),
)
# Where each begins, counted from the first.
HELD_AT, PURCHASE_AT = start_of("technologies", SECTIONS), start_of("purchase", SECTIONS)


@kernel
def write(game: GameRecord, board: BoardRecord, observer: int, row: Bytes, begin: int) -> None:
    """Write the technologies; `begin` is where the first section begins."""
    if board.technologies == 0:
        return
    for technology in range(TECHNOLOGIES):
        left = int(board.technology_copies[technology])
        for turn in range(game.players):
            seat = (observer + turn) % int(game.players)
            held = owned_technologies.copies(game.technologies[seat], technology)
            row[begin + HELD_AT + turn * TECHNOLOGIES + technology] = held
            left -= held
        row[begin + technology] = left
    row[begin + PURCHASE_AT] = game.buying
    row[begin + PURCHASE_AT + 1] = int(owned_technologies.bought_now(game, board))
