"""What technologies make a track worth to the planner, and which it buys for what they score (R280, R281, R287).

One that scores is bought before those that tracks wait for: all that is claimed or fulfilled later counts for it.
Locomotives are gathered for the best of them. With dice a set of plain ones that stands for a locomotive is most of a
turn, so it is given only when nothing planned can be claimed.
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.greedy.payments import may
from whistlestop.bots.planner import longest
from whistlestop.bots.shared import track_sets
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.bots.shared.points import POINT
from whistlestop.compiler.kernel import kernel, lowest
from whistlestop.records.actions import CLAIM_WORD
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import LOCOMOTIVE, NONE, WILD, GameRecord, Masks
from whistlestop.records.technologies import (
    BOILER_LAGGING,
    DOUBLE_HEADING,
    EQUALISING_BEAM,
    RISKY_CONTRACTS,
    STEAM_TURBINES,
    TECHNOLOGIES,
    TECHNOLOGY,
)
from whistlestop.rules.claims.technologies import LAGGING_POINTS, TURBINES_POINTS, owned
from whistlestop.rules.technologies import BEAM_POINTS, CONTRACT_POINTS, HEADING_POINTS, is_for_sale

SPACES_OF_CLAIM = 2  # on average
LEAD = 2  # tickets that make most of them likely
LEAD_OF_PATH = 6  # spaces that make the longest path likely
PRICE = 5 * POINT // 2  # of a locomotive: about a turn
PRICE_OF_SET = 3 * POINT  # so much more, if four cards stand for it
SAVED = 12  # sixteenths of a card that a locomotive is worth to who gathers them for a technology


@kernel
def of_track(view: GameRecord, board: BoardRecord, plan: PlanRecord, track: int) -> int:
    """Return what technologies add to the points of a track."""
    if board.technologies == 0:
        return 0
    worth = LAGGING_POINTS * owned(view, board, BOILER_LAGGING)
    if board.symbols[track] > 0:
        worth += TURBINES_POINTS * owned(view, board, STEAM_TURBINES)
    return POINT * worth


@kernel
def points(view: GameRecord, board: BoardRecord, plan: PlanRecord, technology: int) -> int:
    """Return how many points a technology will likely score."""
    if technology == BOILER_LAGGING:
        return LAGGING_POINTS * min(int(view.trains[view.player]) // SPACES_OF_CLAIM, int(plan.turns_left))
    if technology == STEAM_TURBINES:
        return TURBINES_POINTS * ferries(board, plan)
    if technology == DOUBLE_HEADING:
        return HEADING_POINTS * likely_fulfilled(view, plan)
    if technology == EQUALISING_BEAM:
        return BEAM_POINTS if has_longest_path(view, board, plan) else 0
    return CONTRACT_POINTS if technology == RISKY_CONTRACTS and is_far_ahead(view) else 0


@kernel
def ferries(board: BoardRecord, plan: PlanRecord) -> int:
    """Return how many ferries are planned."""
    count = 0
    for track in range(board.tracks):
        count += int(board.symbols[track] > 0 and track_sets.in_set(plan.tracks, track))
    return count


@kernel
def likely_fulfilled(view: GameRecord, plan: PlanRecord) -> int:
    """Return how many tickets of the player are fulfilled or planned for."""
    count = int(view.ticket_count[view.player])
    for position in range(plan.ticket_count):
        count -= int(plan.given_up[position])
    return count


@kernel
def is_far_ahead(view: GameRecord) -> bool:
    """Return whether the player has so many more tickets than each rival that he will likely fulfil most."""
    for seat in range(view.players):
        if seat != view.player and view.ticket_count[seat] + LEAD > view.ticket_count[view.player]:
            return False
    return True


@kernel
def has_longest_path(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> bool:
    """Return whether the player's path is so much longer than each rival's that it will likely stay the longest."""
    if not is_for_sale(view, board, EQUALISING_BEAM):  # measuring takes long
        return False
    own = longest.length_of(view, board, plan, int(view.player))
    return own >= longest.most_of_rivals(view, board, plan) + LEAD_OF_PATH


@kernel
def wilds(view: GameRecord, board: BoardRecord) -> int:
    """Return how many locomotives the player can pay with, cards or dice, without others that stand for them."""
    return int(view.dice[WILD]) if board.dice != 0 else int(view.hand[view.player, LOCOMOTIVE])


@kernel
def profit(view: GameRecord, board: BoardRecord, plan: PlanRecord, technology: int) -> int:
    """Return what a technology scores beyond its price with the locomotives there are."""
    price = int(board.technology_price[technology])
    sets = max(price - wilds(view, board), 0)
    return POINT * points(view, board, plan, technology) - PRICE * price - PRICE_OF_SET * sets


@kernel
def buy_for_points(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the technology to buy for what it scores, or NONE."""
    best, most = NONE, 0
    if board.technologies == 0:
        return best
    for technology in range(TECHNOLOGIES):
        if may(legal, TECHNOLOGY + technology) and profit(view, board, plan, technology) > most:
            best, most = TECHNOLOGY + technology, profit(view, board, plan, technology)
    return best


@kernel
def claim_first(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return a planned track that dice are better spent on than on technologies that others wait for, or NONE."""
    if board.technologies == 0 or board.dice == 0 or wilds(view, board) > 0:
        return NONE
    for word in range(board.track_words):
        payable = plan.tracks[word] & legal[CLAIM_WORD + word]
        if payable != np.uint64(0):
            return word * 64 + lowest(payable)
    return NONE


@kernel
def locomotive_worth(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> int:
    """Return what locomotives are worth for a technology that would score more than its price."""
    if board.technologies == 0 or board.dice != 0:
        return 0
    for technology in range(TECHNOLOGIES):
        wanted = POINT * points(view, board, plan, technology) > PRICE * int(board.technology_price[technology])
        if wanted and is_for_sale(view, board, technology):
            return SAVED
    return 0


PURCHASE = buy_for_points
POSTPONED = claim_first
