"""What a seat sees of shares: the stacks, its own, and those of others where they are open (R249, R301-R308)."""

from __future__ import annotations

import numpy as np

from whistlestop.batch.observation.layout import Section, start_of
from whistlestop.compiler.kernel import kernel, lowest, popcount
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import COMPANIES, NONE, OVER, SEATS, Bytes, GameRecord

HOLDING = 2  # numbers that tell what somebody holds of a company

SECTIONS = (
    Section("shares_left", COMPANIES, "for each company: shares left in its stack"),
    Section(
        "shares",
        SEATS * COMPANIES * HOLDING,
        "for each seat from the observer on and each company: shares held, -1 unknown, and the lowest number among "
        "them, 0 without any",
    ),
    Section(
        "dummy_shares",
        COMPANIES * HOLDING,
        "for each company the same of the dummy's; once the game is over, of those that are turned up",
    ),
)
# Where each begins, counted from the first.
SHARES_AT, DUMMY_AT = start_of("shares", SECTIONS), start_of("dummy_shares", SECTIONS)


@kernel
def write(game: GameRecord, board: BoardRecord, observer: int, row: Bytes, begin: int) -> None:
    """Write the stacks and what everybody holds; `begin` is where the first section begins."""
    if board.companies == 0:
        return
    seen = board.open_holdings != 0 or game.phase == OVER
    for company in range(board.companies):
        row[begin + company] = popcount(board.company_shares[company] & ~game.taken_shares)
    for turn in range(game.players):
        seat = (observer + turn) % int(game.players)
        start = begin + SHARES_AT + turn * COMPANIES * HOLDING
        write_holding(board, game.shares[seat], seen or seat == observer, row, start)
    if game.players == board.share_dummy:
        shares = game.shown_shares if game.phase == OVER else game.dummy_shares
        write_holding(board, shares, seen, row, begin + DUMMY_AT)


@kernel
def write_holding(board: BoardRecord, shares: np.uint64, seen: bool, row: Bytes, begin: int) -> None:
    """Write how many shares somebody has of each company and the lowest of them, or that nobody can know."""
    for company in range(board.companies):
        held, at = shares & board.company_shares[company], begin + company * HOLDING
        if not seen:
            row[at] = NONE
        elif held != np.uint64(0):
            row[at], row[at + 1] = popcount(held), lowest(held) - lowest(board.company_shares[company]) + 1
