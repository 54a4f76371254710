"""What shares will be worth, as far as a seat can tell: its expected rank in each company (R305-R308).

Others' shares lie face down, so what each holds is estimated: of what was taken, as much as the routes show that it
owns beside those of others. Whoever is ahead now may be overtaken by shares that are still in the stack; the more are
left, the less a lead says. Holdings are counted in sixteenths of a share, worth in the unit of `points.py`.
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.shared.points import POINT
from whistlestop.compiler.kernel import drop_lowest, kernel, lowest, popcount
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import GameRecord
from whistlestop.rules import shares

SHARE = 16
LEAD = 6  # what the lowest number is worth to a holder among equals
OPEN = 4  # how much each share left in the stack adds to what may still change
CHANCE = 3  # with none yet, each share left is so many sixteenths of a chance to get one


@kernel
def most_gained(view: GameRecord, board: BoardRecord, track: int) -> int:
    """Return what the best share is worth that claiming a track would bring."""
    companies, most = shares.offered(view, board, track), 0
    while companies != np.uint64(0):
        most = max(most, gain(view, board, lowest(companies)))
        companies = drop_lowest(companies)
    return most


@kernel
def gain(view: GameRecord, board: BoardRecord, company: int) -> int:
    """Return what one more share of a company is worth to the player."""
    return worth(view, board, company, 1, 0) - worth(view, board, company, 0, 0)


@kernel
def worth(view: GameRecord, board: BoardRecord, company: int, mine_more: int, dummy_more: int) -> int:
    """Return what the player's shares of a company will bring if he had some more, and the dummy as well."""
    stack = board.company_shares[company]
    held = popcount(view.shares[view.player] & stack) + mine_more
    left = max(popcount(stack & ~view.taken_shares) - mine_more - dummy_more, 0)
    mine, spread, rank = SHARE * held + lead(view, board, company, mine_more), SHARE + OPEN * left, 0
    for seat in range(view.players):
        if seat != view.player:
            rank += behind(mine, of_seat(view, board, seat, company), spread)
    if view.players == board.share_dummy:
        rank += behind(mine, of_dummy(view, board, company) + SHARE * dummy_more // 2, spread)
    value = at_rank(board, company, rank)
    return value if held > 0 else value * min(CHANCE * left, 8) // 16


@kernel
def lead(view: GameRecord, board: BoardRecord, company: int, more: int) -> int:
    """Return what the player's lowest number is worth: he has, or takes, number 1, or somebody else has."""
    first = lowest(board.company_shares[company])
    one = np.uint64(1) << np.uint64(first)
    if view.shares[view.player] & one != np.uint64(0) or (more > 0 and view.taken_shares & one == np.uint64(0)):
        return LEAD
    return 0 if view.taken_shares & one == np.uint64(0) else -LEAD


@kernel
def behind(mine: int, others: int, spread: int) -> int:
    """Return how likely another holder is ahead of the player at the end, in sixteenths."""
    return min(max(8 + 8 * (others - mine) // spread, 0), 16)


@kernel
def at_rank(board: BoardRecord, company: int, rank: int) -> int:
    """Return what a rank between two is worth; it is counted in sixteenths from 0."""
    here, part = rank // 16, rank % 16
    return (int(board.share_points[company, here]) * (16 - part) + int(board.share_points[company, here + 1]) * part) * (
        POINT // 16
    )


@kernel
def of_seat(view: GameRecord, board: BoardRecord, seat: int, company: int) -> int:
    """Return what another seat likely holds of a company."""
    if board.open_holdings != 0:
        return SHARE * popcount(view.shares[seat] & board.company_shares[company])
    ways, all_ways = ways_of(view, board, seat, company), 0
    for other in range(view.players):
        if other != view.player:
            all_ways += ways_of(view, board, other, company)
    return hidden(view, board, company) * ways // max(all_ways, 1)


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
