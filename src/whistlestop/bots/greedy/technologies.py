"""Which technologies all bots buy, and how they pay for them (R274, R276, R283, R292).

What the plan for the tickets waits for comes first, the one that most spaces wait for before others. Who lacks nothing
buys Boiler Lagging while many trains are left, and Double Heading with many tickets. In the last turn, when cards are
worth nothing any more, Thermocompressor is bought for a second claim and Right of Way for a better one.
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.greedy.payments import cheapest, may
from whistlestop.bots.shared import aims
from whistlestop.bots.shared import technologies as waiting
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import drop_lowest, first_bits, kernel, lowest
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
    RIGHT_OF_WAY,
    SAVE,
    TECHNOLOGIES,
    TECHNOLOGY,
    TECHNOLOGY_WORD,
    THERMOCOMPRESSOR,
)
from whistlestop.rules.technologies import routes_with

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
    if view.last_turns != NONE:
        return for_last_claim(view, board, plan, legal)
    best, most = NONE, 0
    for technology in range(TECHNOLOGIES):
        spaces = waiting.spaces_waiting(view, board, plan.tracks, technology)
        if spaces > most and may(legal, TECHNOLOGY + technology):
            best, most = TECHNOLOGY + technology, spaces
    if best != NONE or waiting.locomotives_due(view, board, plan.tracks) > 0:
        return best
    return for_points(view, board, legal)


@kernel
def for_last_claim(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return what makes the last claim two, or one of more points, unless one fulfils a ticket; or NONE."""
    most = 0
    for word in range(board.track_words):
        if plan.finishing[word] & legal[CLAIM_WORD + word] != np.uint64(0):
            return NONE
        most = max(most, most_points(board, word, legal[CLAIM_WORD + word]))
    if may(legal, TECHNOLOGY + THERMOCOMPRESSOR) and points_with(view, board, THERMOCOMPRESSOR) >= most:
        return TECHNOLOGY + THERMOCOMPRESSOR
    better = may(legal, TECHNOLOGY + RIGHT_OF_WAY) and points_with(view, board, RIGHT_OF_WAY) > most
    return TECHNOLOGY + RIGHT_OF_WAY if better else NONE


@kernel
def points_with(view: GameRecord, board: BoardRecord, technology: int) -> int:
    """Return the most points of a route that can be paid for together with a technology."""
    most = 0
    for word in range(board.track_words):
        most = max(most, most_points(board, word, routes_with(view, board, word, technology)))
    return most


@kernel
def most_points(board: BoardRecord, word: int, tracks: np.uint64) -> int:
    """Return the most points of a track in one mask word."""
    most = 0
    while tracks != np.uint64(0):
        most = max(most, int(board.track_points[word * 64 + lowest(tracks)]))
        tracks = drop_lowest(tracks)
    return most


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
    """Return the route of most points that a technology can be bought for."""
    best, most = NONE, -1
    for track in range(board.tracks):
        if may(legal, CLAIM + track) and board.track_points[track] > most:
            best, most = CLAIM + track, int(board.track_points[track])
    return best


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
