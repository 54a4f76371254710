"""What every bot does about ships: pieces, decks, cards of payments, harbours and exchanges (R361-R373)."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.shared import planning
from whistlestop.bots.shared import ships as ship_needs
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import has, kernel, lowest
from whistlestop.records.actions import DRAW, SPEND, TAKE
from whistlestop.records.board import BoardRecord
from whistlestop.records.ships import (
    CARDS,
    CHOOSE_DECK,
    CHOOSE_PIECES,
    DOUBLE_SHIP,
    DRAW_SHIP,
    EXCHANGE,
    FEWEST_TRAINS,
    FIRST_SHIP_KIND,
    HARBOUR,
    PAY_CARD,
    PAY_CARDS,
    PAY_HARBOUR,
    PIECES_OF,
    PLAIN,
    REPLACE_FROM,
    RESERVE,
    SHIP_COLOURS,
    SHIP_DECK,
    SINGLE_SHIP,
    SORTS,
    TAKE_CARD,
    TRAIN_DECK,
    WILD_CARD,
    WITH_HARBOUR,
)
from whistlestop.records.state import CHOOSE_ACTION, KINDS, LOCOMOTIVE, NONE, GameRecord, Masks
from whistlestop.rules import ship_payment, ships, tickets

TRAINS = 20  # among the pieces of beginners (R361)
FEW_PIECES, MANY_PIECES, EXCHANGED = 4, 14, 4  # of one kind and of the other, and how many are exchanged then
WILD_SACRIFICE, HARBOUR_SACRIFICE, LOST_SPACE = 100, 10, 12
WILD_SHARE, COLOUR_SHARE = 14, 11  # of the train deck


@kernel
def choose_pieces(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the pieces that are suggested to beginners."""
    return PIECES_OF + TRAINS - FEWEST_TRAINS


@kernel
def deck_worth(view: GameRecord, board: BoardRecord, wanted: Masks, deck: int, wild: int) -> int:
    """Return how much a card of a deck helps some tracks on average, in hundredths; a wild one helps `wild` beside."""
    worth = 0
    if deck == TRAIN_DECK:
        worth += WILD_SHARE * (ship_needs.help_of(view, board, wanted, WILD_CARD) + wild)
    for colour in range(SHIP_COLOURS):
        if deck == TRAIN_DECK:
            worth += COLOUR_SHARE * ship_needs.help_of(view, board, wanted, colour * SORTS + PLAIN)
        else:
            worth += 8 * ship_needs.help_of(view, board, wanted, colour * SORTS + DOUBLE_SHIP)
            worth += 5 * ship_needs.help_of(view, board, wanted, colour * SORTS + SINGLE_SHIP)
    return worth


@kernel
def choose_deck(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the deck that helps the plan if a card may follow, else the one that does not help it."""
    planning.make(view, board, plan)
    wanted = plan.tracks
    ships_help = deck_worth(view, board, wanted, SHIP_DECK, 0) > deck_worth(view, board, wanted, TRAIN_DECK, 0)
    return REPLACE_FROM + int(ships_help == (view.one_taken != 0))


@kernel
def pay(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the card that is missed least: wild ones last, those with a harbour and doubles for one space late."""
    if board.dice != 0:
        return SPEND + lowest(legal[SPEND // 64] >> np.uint64(SPEND % 64))
    best, least = NONE, 1 << 30
    for card in range(CARDS):
        if has(legal[PAY_CARD // 64], PAY_CARD % 64 + card) and sacrifice(view, board, card) < least:
            best, least = PAY_CARD + card, sacrifice(view, board, card)
    return best


@kernel
def sacrifice(view: GameRecord, board: BoardRecord, card: int) -> int:
    """Return how much a card is missed when it is paid; of colours the one there is most of is missed least."""
    if card == WILD_CARD:
        return WILD_SACRIFICE
    loss = HARBOUR_SACRIFICE if card % SORTS in (WITH_HARBOUR, SINGLE_SHIP) else 0
    if card % SORTS == DOUBLE_SHIP and view.pay_due == 1:
        loss += LOST_SPACE
    return loss + 2 * max(6 - ship_payment.held(view, board, card), 0)


ANSWERS = {CHOOSE_PIECES: choose_pieces, CHOOSE_DECK: choose_deck, PAY_CARDS: pay, PAY_HARBOUR: pay}


@kernel
def draw_own(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the card of either deck or of the display that helps the plan most, or NONE if none can be drawn."""
    return draw_for(view, board, plan.tracks, legal, 0)


@kernel
def draw_for(view: GameRecord, board: BoardRecord, wanted: Masks, legal: Masks, wild: int) -> int:
    """Return the card of either deck or of the display that helps some tracks most, or NONE if none can be drawn.

    A wild card helps `wild` beside.
    """
    best, most = NONE, NONE
    for card in range(WILD_CARD):
        action = taking(board, card)
        if has(legal[action // 64], action % 64):
            worth = 100 * ship_needs.help_of(view, board, wanted, card)
            if worth > most:
                best, most = action, worth
    if has(legal[0], TAKE + LOCOMOTIVE):  # it is the only card of a turn (R12)
        worth = 50 * (ship_needs.help_of(view, board, wanted, WILD_CARD) + wild)
        if worth > most:
            best, most = TAKE + LOCOMOTIVE, worth
    if has(legal[0], DRAW) and deck_worth(view, board, wanted, TRAIN_DECK, wild) >= most:
        best, most = DRAW, deck_worth(view, board, wanted, TRAIN_DECK, wild)
    if has(legal[DRAW_SHIP // 64], DRAW_SHIP % 64) and deck_worth(view, board, wanted, SHIP_DECK, wild) >= most:
        best = DRAW_SHIP
    return best


@kernel
def taking(board: BoardRecord, card: int) -> int:
    """Return the action that takes a card from the display."""
    kind = ship_payment.kind_of(board, card)
    return TAKE + kind if kind < KINDS else TAKE_CARD + kind - FIRST_SHIP_KIND


@kernel
def act_first(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return a harbour that is worth its cards, or an exchange where one kind of piece has run out, or NONE."""
    if board.ships == 0 or view.phase != CHOOSE_ACTION or view.acted != 0:
        return NONE
    best, most = NONE, 0 if view.last_turns != NONE else 1
    for place in range(board.places):
        if has(legal[HARBOUR // 64], place) and naming(view, board, place) >= most:
            best, most = HARBOUR + place, naming(view, board, place) + 1
    return best if best != NONE else exchange(view, board, plan, legal)


FIRST = act_first


@kernel
def naming(view: GameRecord, board: BoardRecord, place: int) -> int:
    """Return how many of the player's tickets name a place."""
    count = 0
    for ticket in range(board.tickets):
        if tickets.held(view, ticket, int(view.player)):
            named = board.ticket_from[ticket] | board.ticket_to[ticket, 0] | ships.tour_places(board, ticket)
            count += int(has(named, place))
    return count


@kernel
def exchange(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return an exchange where few pieces of one kind and many of the other are left, and time to lay them."""
    if view.last_turns != NONE:
        return NONE
    trains, sailing = int(view.trains[view.player]), int(view.ships[view.player])
    away = NONE
    if trains < FEW_PIECES and sailing > MANY_PIECES:
        away = 0
    elif sailing < FEW_PIECES and trains > MANY_PIECES:
        away = 1
    for count in range(EXCHANGED, 0, -1):
        action = EXCHANGE + away * RESERVE + count - 1
        if away != NONE and has(legal[action // 64], action % 64):
            return action
    return NONE
