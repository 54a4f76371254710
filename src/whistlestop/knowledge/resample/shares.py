"""Shares lie face down before their owners, and a resampled game deals those again that a seat does not see (R249).

Who holds what is drawn by where it can come from: a share goes to a player with claimed routes that show its company.
With two players the dummy has one for each that was taken, as long as the routes had two.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import bit, drop_lowest, kernel, lowest, nth, popcount
from whistlestop.knowledge.resample.tickets import number
from whistlestop.records.board import BoardRecord
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import OVER, GameRecord
from whistlestop.rules import shares


@kernel
def blank(game: GameRecord, board: BoardRecord, seat: int) -> None:
    """Hide the shares of other seats and of the dummy, until the game is over."""
    if board.companies == 0 or board.open_holdings != 0 or game.phase == OVER:
        return
    for other in range(game.players):
        if other != seat:
            game.shares[other] = np.uint64(0)
    game.dummy_shares = np.uint64(0)


@kernel
def fill(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> None:
    """Give the shares that the view does not show to those who may hold them."""
    if board.companies == 0 or board.open_holdings != 0 or game.phase == OVER:
        return
    hidden = game.taken_shares
    if seat < game.players:
        hidden &= ~game.shares[seat]
    if game.players == board.share_dummy:
        hidden &= ~fill_dummy(game, scratch, hidden)
    while hidden != np.uint64(0):
        share = lowest(hidden)
        hidden = drop_lowest(hidden)
        game.shares[holder(game, board, scratch, seat, shares.company_of(board, share))] |= bit(share)


@kernel
def fill_dummy(game: GameRecord, scratch: Scratch, hidden: np.uint64) -> np.uint64:
    """Give the dummy half of all shares taken, by lot out of those that are hidden, and return them (R307)."""
    for _ in range(min(popcount(game.taken_shares) // 2, popcount(hidden))):
        share = nth(hidden, number(scratch, popcount(hidden)))
        hidden &= ~bit(share)
        game.dummy_shares |= bit(share)
    return game.dummy_shares


@kernel
def holder(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int, company: int) -> int:
    """Return another seat that gets a share of a company, by lot among the routes that may have brought it."""
    ways = 0
    for other in range(game.players):
        ways += ways_of(game, board, seat, other, company)
    if ways == 0:
        return (seat + 1 + number(scratch, int(game.players) - 1)) % int(game.players)
    rest, other = number(scratch, ways), 0
    while rest >= ways_of(game, board, seat, other, company):
        rest -= ways_of(game, board, seat, other, company)
        other += 1
    return other


@kernel
def ways_of(game: GameRecord, board: BoardRecord, seat: int, other: int, company: int) -> int:
    """Return how many routes of another seat show a company and have brought it no share of it yet."""
    if other == seat:
        return 0
    ways = -popcount(game.shares[other] & board.company_shares[company])
    for word in range(board.track_words):
        ways += popcount(game.owned[other, word] & board.company_tracks[company, word])
    return max(ways, 0)
