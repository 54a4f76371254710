"""Which technologies all bots buy, and how they pay for them (R274, R276, R283, R292).

What the plan for the tickets waits for comes first, the one that most spaces wait for before others. Who lacks nothing
buys Boiler Lagging while many trains are left, and Double Heading with many tickets.
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.greedy.payments import cheapest, may
from whistlestop.bots.shared import aims
from whistlestop.bots.shared import technologies as waiting
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import first_bits, kernel, lowest
from whistlestop.records.actions import (
    CLAIM,
    CLAIM_WORD,
    DRAW,
    GIVE,
    PAY,
    PAY_WIDTH,
    REPLACE,
)
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import (
    COLOURS,
    FACES,
    LOCOMOTIVE,
    NONE,
    TRACK_WORDS,
    GameRecord,
    Masks,
)
from whistlestop.records.technologies import (
    BOILER_LAGGING,
    CHOOSE_ROUTE,
    DOUBLE_HEADING,
    GIVE_DIE,
    NO_CLAIM,
    PAY_TECHNOLOGY,
    SAVE,
    TECHNOLOGIES,
    TECHNOLOGY,
    TECHNOLOGY_WORD,
)

TRAINS_FOR_LAGGING = 25  # of 45: so many routes still pay for it
TICKETS_FOR_HEADING = 5  # at two points each they pay for four locomotives


@kernel
def go_on(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return what is left of a turn that a technology narrows, or NONE."""
    if board.technologies != 0 and view.blind_cards > 0:
        return DRAW
    return claim_again(board, legal) if board.technologies != 0 and view.second_claim != 0 else NONE


@kernel
def buy(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the technology to buy before the action for the tracks of a plan, or NONE."""
    if board.technologies == 0 or legal[TECHNOLOGY_WORD] & first_bits(TECHNOLOGIES) == np.uint64(0):
        return NONE
    best, most = NONE, 0
    for technology in range(TECHNOLOGIES):
        spaces = waiting.spaces_waiting(view, board, plan.tracks, technology)
        if spaces > most and may(legal, TECHNOLOGY + technology):
            best, most = TECHNOLOGY + technology, spaces
    if best != NONE or waiting.locomotives_due(view, board, plan.tracks) > 0:
        return best
    return for_points(view, board, legal)


@kernel
def claim_again(board: BoardRecord, legal: Masks) -> int:
    """Return the second claim that brings most points, or none with cards; with dice NONE if there is none (R285)."""
    best, most = NO_CLAIM if board.dice == 0 else NONE, 0
    for track in range(board.tracks):
        if may(legal, CLAIM + track) and board.track_points[track] > most:
            best, most = CLAIM + track, int(board.track_points[track])
    return best


@kernel
def for_points(view: GameRecord, board: BoardRecord, legal: Masks) -> int:
    """Return a technology that scores enough to be bought with locomotives alone, or NONE."""
    player = int(view.player)
    if board.dice == 0 and view.hand[player, LOCOMOTIVE] < 2:
        return NONE
    if view.trains[player] >= aims.share(board, TRAINS_FOR_LAGGING) and may(legal, TECHNOLOGY + BOILER_LAGGING):
        return TECHNOLOGY + BOILER_LAGGING
    tempted = view.ticket_count[player] >= TICKETS_FOR_HEADING
    return TECHNOLOGY + DOUBLE_HEADING if tempted and may(legal, TECHNOLOGY + DOUBLE_HEADING) else NONE


@kernel
def pay(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return how a price is paid: with locomotives if they suffice, else with the cards there are most of."""
    if board.dice != 0:
        return pay_with_dice(legal)
    for locomotives in range(PAY_WIDTH):
        if may(legal, PAY + LOCOMOTIVE * PAY_WIDTH + locomotives):
            return PAY + LOCOMOTIVE * PAY_WIDTH + locomotives
    best, most = REPLACE, 0
    for kind in range(COLOURS):
        if may(legal, GIVE + kind) and view.hand[view.player, kind] > most:
            best, most = GIVE + kind, int(view.hand[view.player, kind])
    return best


@kernel
def pay_with_dice(legal: Masks) -> int:
    """Return how a price is paid with dice: wilds, or else the lowest faces."""
    action = cheapest(legal)
    for face in range(FACES):
        if action == NONE and may(legal, GIVE_DIE + face):
            action = GIVE_DIE + face
    return action if action != NONE else REPLACE


@kernel
def share_route(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the first route that Right of Way can be bought for."""
    for word in range(TRACK_WORDS):
        if legal[CLAIM_WORD + word] != np.uint64(0):
            return CLAIM + word * 64 + lowest(legal[CLAIM_WORD + word])
    return NONE


@kernel
def pay_route(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return that a card is saved, or the die given for a wild; NONE if bots know by themselves how to pay."""
    if may(legal, SAVE):
        return SAVE
    for face in range(FACES):
        if may(legal, GIVE_DIE + face):
            return GIVE_DIE + face
    return NONE


FIRST = go_on
PURCHASE = buy
PAYS = pay_route
ANSWERS = {PAY_TECHNOLOGY: pay, CHOOSE_ROUTE: share_route}
