"""What shares will be worth, as far as a seat can tell: its expected rank in each company (R305-R308).

Others' shares lie face down, so what each holds is estimated: of what was taken, as much as the routes show that it
owns beside those of others. Whoever is ahead now may be overtaken by shares that are still in the stack; the more are
left, the less a lead says. Holdings are counted in sixteenths of a share, worth in the unit of `points.py`.
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.shared.points import POINT
from whistlestop.compiler.kernel import kernel, popcount
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import NOBODY, GameRecord

SHARE = 16
RANK = 64  # parts that ranks are counted in
LEAD = 6  # what the lowest number is worth to a holder among equals
OPEN = 4  # how much each share left in the stack adds to what may still change
CHANCE = 4  # with none yet, each share left is so many sixteenths of a chance to get one


@kernel
def gain(view: GameRecord, board: BoardRecord, company: int, holder: int, rivalry: int) -> int:
    """Return what it is worth to the player if a holder, himself or the dummy, gets the next share of a company.

    What rivals lose by it counts in sixteenths (`rivalry`), shared by all of them.
    """
    player, rivals = int(view.player), 0
    own = worth(view, board, company, player, holder) - worth(view, board, company, player, NOBODY)
    if rivalry == 0:
        return own
    for seat in range(view.players):
        if seat != player:
            rivals += worth(view, board, company, seat, holder) - worth(view, board, company, seat, NOBODY)
    return own - rivals * rivalry // (16 * (int(view.players) - 1))


@kernel
def worth(view: GameRecord, board: BoardRecord, company: int, seat: int, holder: int) -> int:
    """Return what a seat's shares of a company will likely bring if a holder had one more."""
    left = popcount(board.company_shares[company] & ~view.taken_shares) - int(holder != NOBODY)
    own = held(view, board, company, seat, holder)
    rank, spread = 0, SHARE + OPEN * left
    for other in range(view.players):
        if other != seat:
            rank += behind(own, held(view, board, company, other, holder), spread)
    if view.players == board.share_dummy:
        rank += behind(own, held(view, board, company, int(view.players), holder), spread)
    value = at_rank(board, company, rank)
    return value if own > 0 else value * min(CHANCE * left, 16) // 16


@kernel
def held(view: GameRecord, board: BoardRecord, company: int, seat: int, holder: int) -> int:
    """Return what a seat, or the dummy behind the last one, likely holds of a company, if a holder had one more."""
    if seat == view.players:
        return of_dummy(view, board, company) + SHARE // 2 * int(seat == holder)
    if seat != view.player:
        return of_seat(view, board, seat, company) + SHARE * int(seat == holder)
    own = popcount(view.shares[seat] & board.company_shares[company]) + int(seat == holder)
    return 0 if own == 0 else SHARE * own + lead(view, board, company)


@kernel
def lead(view: GameRecord, board: BoardRecord, company: int) -> int:
    """Return what number 1 of a company is worth to the player who has it, or takes it, and what he lacks without."""
    first = board.company_shares[company] & (~board.company_shares[company] + np.uint64(1))
    return -LEAD if view.taken_shares & ~view.shares[view.player] & first != np.uint64(0) else LEAD


@kernel
def behind(mine: int, others: int, spread: int) -> int:
    """Return how likely another holder is ahead of the player at the end, in parts of a rank."""
    return min(max(RANK // 2 + RANK // 2 * (others - mine) // spread, 0), RANK)


@kernel
def at_rank(board: BoardRecord, company: int, rank: int) -> int:
    """Return what a rank between two is worth; it is counted in parts from 0."""
    here, part, points = rank // RANK, rank % RANK, board.share_points[company]
    return (int(points[here]) * (RANK - part) + int(points[here + 1]) * part) * POINT // RANK


@kernel
def of_seat(view: GameRecord, board: BoardRecord, seat: int, company: int) -> int:
    """Return what another seat likely holds of a company."""
    if board.open_holdings != 0:
        return SHARE * popcount(view.shares[seat] & board.company_shares[company])
    ways, all_ways = ways_of(view, board, seat, company), 0
    for other in range(view.players):
        if other != view.player:
            all_ways += ways_of(view, board, other, company)
    if all_ways == 0:
        return hidden(view, board, company) // (int(view.players) - 1)
    return hidden(view, board, company) * ways // all_ways


@kernel
def hidden(view: GameRecord, board: BoardRecord, company: int) -> int:
    """Return how much of a company other players hold; with a dummy half of what was taken is not theirs."""
    stack = board.company_shares[company]
    others = SHARE * popcount(view.taken_shares & stack & ~view.shares[view.player])
    return others // 2 if view.players == board.share_dummy else others


@kernel
def of_dummy(view: GameRecord, board: BoardRecord, company: int) -> int:
    """Return how much the dummy will likely show of a company: half of what it has (R308)."""
    if board.open_holdings != 0:
        return SHARE * popcount(view.dummy_shares & board.company_shares[company]) // 2
    return hidden(view, board, company) // 2


@kernel
def ways_of(view: GameRecord, board: BoardRecord, seat: int, company: int) -> int:
    """Return how many routes of a seat show a company."""
    count = 0
    for word in range(board.track_words):
        count += popcount(view.owned[seat, word] & board.company_tracks[company, word])
    return count
