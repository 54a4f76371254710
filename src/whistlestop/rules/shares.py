"""Shares of railroad companies: taken with claimed routes, ranked company by company at the end (R302, R305-R308).

Sets of shares are masks; the number of a share within its company is its place in the mask above the company's first,
so the top of a stack, and of equal holdings the better one, is the lowest bit.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import bit, drop_lowest, kernel, lowest, popcount
from whistlestop.records import luck
from whistlestop.records.actions import DUMMY_SHARE, NO_SHARE, SHARE, SHARE_WORD
from whistlestop.records.board import BoardRecord
from whistlestop.records.events import tell
from whistlestop.records.scratch import Scratch
from whistlestop.records.shares import DUMMY_SHARE_SHOWN, DUMMY_SHARE_TAKEN, LUCK, SHARE_TAKEN
from whistlestop.records.state import CHOOSE_DUMMY_SHARE, CHOOSE_SHARE, NOBODY, OVER, SEATS, GameRecord, Masks

SHARE_WRONG = 524288
FAULTS = {SHARE_WRONG: "share_wrong"}
SHARES = 64  # bits of a set


@kernel
def offered(game: GameRecord, board: BoardRecord, track: int) -> np.uint64:
    """Return the companies shown at a track that still have shares, a bit for each (R302)."""
    companies, signs = np.uint64(0), board.signs[track]
    while signs != np.uint64(0):
        company = lowest(signs)
        signs = drop_lowest(signs)
        if board.company_shares[company] & ~game.taken_shares != np.uint64(0):
            companies |= bit(company)
    return companies


@kernel
def settle(game: GameRecord, board: BoardRecord, scratch: Scratch) -> bool:
    """Ask whose share the player takes for a claimed route, where a company shown there has one (R302)."""
    if board.companies == 0 or offered(game, board, int(game.settling)) == np.uint64(0):
        return False
    game.phase = CHOOSE_SHARE
    return True


@kernel
def legal(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add the companies whose share the player may take, and taking none (R302)."""
    out[SHARE_WORD] |= offered(game, board, int(game.settling)) << np.uint64(SHARE % 64)
    out[SHARE_WORD] |= bit(NO_SHARE % 64)


@kernel
def legal_for_dummy(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add the companies whose share the dummy may get (R307)."""
    out[SHARE_WORD] |= offered(game, board, int(game.settling)) << np.uint64(DUMMY_SHARE % 64)


@kernel
def choose(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> bool:
    """Take a share, or none; one for the dummy follows it, asked about where several may be chosen (R302, R307)."""
    if action == NO_SHARE:
        return False
    share = top(game, board, action - SHARE)
    game.shares[game.player] |= bit(share)
    game.taken_shares |= bit(share)
    tell(scratch, SHARE_TAKEN, game.player, action - SHARE, number_of(board, share))
    if game.players != board.share_dummy:
        return False
    companies = offered(game, board, int(game.settling))
    if popcount(companies) > 1:
        game.phase = CHOOSE_DUMMY_SHARE
        return True
    if companies != np.uint64(0):
        give_dummy(game, board, scratch, lowest(companies))
    return False


@kernel
def choose_for_dummy(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> bool:
    """Give the dummy the share chosen for it (R307)."""
    give_dummy(game, board, scratch, action - DUMMY_SHARE)
    return False


@kernel
def give_dummy(game: GameRecord, board: BoardRecord, scratch: Scratch, company: int) -> None:
    """Give the dummy the top share of a company, which must have one."""
    share = top(game, board, company)
    game.dummy_shares |= bit(share)
    game.taken_shares |= bit(share)
    tell(scratch, DUMMY_SHARE_TAKEN, game.player, company, number_of(board, share))


LEGAL = {CHOOSE_SHARE: legal, CHOOSE_DUMMY_SHARE: legal_for_dummy}
ANSWER = {CHOOSE_SHARE: choose, CHOOSE_DUMMY_SHARE: choose_for_dummy}


@kernel
def top(game: GameRecord, board: BoardRecord, company: int) -> int:
    """Return the share on top of a company's stack, which must have one."""
    return lowest(board.company_shares[company] & ~game.taken_shares)


@kernel
def company_of(board: BoardRecord, share: int) -> int:
    """Return the company of a share."""
    company = 0
    while board.company_shares[company] & bit(share) == np.uint64(0):
        company += 1
    return company


@kernel
def number_of(board: BoardRecord, share: int) -> int:
    """Return the number that is printed on a share: 1 lay on top."""
    return share - lowest(board.company_shares[company_of(board, share)]) + 1


@kernel
def at_end(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Turn up half of the dummy's shares, rounded up; only those count (R308)."""
    if board.companies == 0:
        return
    left = game.dummy_shares
    for position in range((popcount(left) + 1) // 2):
        share = luck.one_of(game, scratch, LUCK, position, left)
        left &= ~bit(share)
        game.shown_shares |= bit(share)
        tell(scratch, DUMMY_SHARE_SHOWN, NOBODY, company_of(board, share), number_of(board, share))


@kernel
def is_before(one: np.uint64, other: np.uint64) -> bool:
    """Return whether one holding in a company ranks before another, of which at least one is not empty (R305)."""
    difference = popcount(one) - popcount(other)
    return difference > 0 or (difference == 0 and lowest(one) < lowest(other))


@kernel
def rank_in(game: GameRecord, board: BoardRecord, seat: int, company: int) -> int:
    """Return how many come before a shareholder in a company, the dummy with what it shows included (R305, R308)."""
    shares = board.company_shares[company]
    mine = game.shares[seat] & shares
    ahead = int(is_before(game.shown_shares & shares, mine))
    for other in range(game.players):
        if other != seat:
            ahead += int(is_before(game.shares[other] & shares, mine))
    return ahead


@kernel
def points(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> int:
    """Return what a seat's shares are worth: in each company by its rank among the shareholders (R305)."""
    total = 0
    for company in range(board.companies):
        if game.shares[seat] & board.company_shares[company] != np.uint64(0):
            total += int(board.share_points[company, rank_in(game, board, seat, company)])
    return total


SCORES = {"shares": points}


@kernel
def faults(game: GameRecord, board: BoardRecord) -> int:
    """Return the faults of shares: held twice or by nobody, not from the top, or a dummy that is out of place."""
    if board.companies == 0:
        return 0
    held, twice = game.dummy_shares, np.uint64(0)
    for seat in range(SEATS):
        twice |= held & game.shares[seat]
        held |= game.shares[seat]
    if twice != np.uint64(0) or held != game.taken_shares:
        return SHARE_WRONG
    return stack_faults(game, board) | dummy_faults(game, board)


# The two that follow call no other kernel: a position that somebody wrote down is asked about them too.


@kernel
def stack_faults(game: GameRecord, board: BoardRecord) -> int:
    """Return the fault of a stack from which a share was taken that did not lie on top (R302)."""
    known = np.uint64(0)
    for company in range(board.companies):
        known |= board.company_shares[company]
        left = board.company_shares[company] & ~game.taken_shares
        taken = board.company_shares[company] & game.taken_shares
        # What a mask loses with its lowest bit is that bit, and shares below it in the stack are larger numbers.
        if left != np.uint64(0) and taken > (left ^ (left & (left - np.uint64(1)))):
            return SHARE_WRONG
    return SHARE_WRONG if game.taken_shares & ~known != np.uint64(0) else 0


@kernel
def dummy_faults(game: GameRecord, board: BoardRecord) -> int:
    """Return the fault of a dummy at the wrong table, or with too few or too many of its shares turned up (R308)."""
    if game.dummy_shares != np.uint64(0) and game.players != board.share_dummy:
        return SHARE_WRONG
    held = shown = 0
    for share in range(SHARES):
        held += int(game.dummy_shares >> np.uint64(share) & np.uint64(1))
        shown += int(game.shown_shares >> np.uint64(share) & np.uint64(1))
    due = (held + 1) // 2 if game.phase == OVER else 0
    return SHARE_WRONG if shown != due or game.shown_shares & ~game.dummy_shares != np.uint64(0) else 0
