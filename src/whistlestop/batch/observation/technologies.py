"""What a seat sees of technologies: copies of everybody and those for sale, and what is being bought (R276, R277)."""

from __future__ import annotations

from whistlestop.batch.observation.layout import Section, start_of
from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import SEATS, Bytes, GameRecord
from whistlestop.records.technologies import EQUALISING_BEAM, RISKY_CONTRACTS, TECHNOLOGIES
from whistlestop.rules.claims.technologies import bought_now, copies
from whistlestop.rules.technologies import contracts_gone

SECTIONS = (
    Section("technologies_left", TECHNOLOGIES, "for each technology: copies for sale"),
    Section("technologies", SEATS * TECHNOLOGIES, "for each seat from the observer on and each technology: copies"),
    Section(
        "purchase",
        6,
        "the technology being paid for, counted from 1; 1 if one was bought in this turn, if a card is saved, if a "
        "second claim may follow, if dice were rolled again and may be once more; blind cards still to draw",
    ),
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
            held = copies(game.technologies[seat], technology)
            row[begin + HELD_AT + turn * TECHNOLOGIES + technology] = held
            left -= held
        if technology in (RISKY_CONTRACTS, EQUALISING_BEAM) and contracts_gone(game, board):
            left = 0
        row[begin + technology] = left
    row[begin + PURCHASE_AT] = game.buying
    row[begin + PURCHASE_AT + 1] = int(bought_now(game, board))
    row[begin + PURCHASE_AT + 2] = game.saved
    row[begin + PURCHASE_AT + 3] = game.second_claim
    row[begin + PURCHASE_AT + 4] = game.rerolled
    row[begin + PURCHASE_AT + 5] = game.blind_cards
