"""Paying card by card for routes and harbours on boards with ships (R364-R367, R371).

Cards are paid in their order: colour by colour, in a colour plain train cards, those with a harbour, cards of two ships
and of one, wild cards last; so a payment can be made in one way only. A card is offered only if the hand can complete
the payment after it, so nothing that was begun fails.
"""

from __future__ import annotations

from whistlestop.compiler.kernel import bit, has, kernel
from whistlestop.records.board import GRAY, BoardRecord
from whistlestop.records.events import tell
from whistlestop.records.scratch import Scratch
from whistlestop.records.ships import (
    CARD_PAID,
    CARDS,
    DOUBLE_SHIP,
    FIRST_SHIP_KIND,
    PAY_CARD,
    PLAIN,
    SHIP_COLOURS,
    SINGLE_SHIP,
    SORTS,
    WILD_CARD,
    WITH_HARBOUR,
)
from whistlestop.records.state import KINDS, LOCOMOTIVE, NONE, GameRecord, Masks
from whistlestop.rules import payment, ship_cards

PAY_CARD_WORD = PAY_CARD // 64
HARBOUR_SHARE = 2  # cards of either kind in the price of a harbour


@kernel
def kind_of(board: BoardRecord, card: int) -> int:
    """Return the kind of a card, given by its place in the order of payments."""
    if card == WILD_CARD:
        return LOCOMOTIVE
    colour, sort = card // SORTS, card % SORTS
    return int(board.ship_colours[colour]) if sort == PLAIN else FIRST_SHIP_KIND + (sort - 1) * SHIP_COLOURS + colour


@kernel
def held(game: GameRecord, board: BoardRecord, card: int) -> int:
    """Return how many of a card the player holds."""
    kind = kind_of(board, card)
    if kind < KINDS:
        return int(game.hand[game.player, kind])
    return int(game.ship_hand[game.player, kind - FIRST_SHIP_KIND])


@kernel
def last_paid(game: GameRecord) -> int:
    """Return the last card that was paid, or NONE."""
    last = NONE
    for card in range(CARDS):
        if game.paid[card] > 0:
            last = card
    return last


@kernel
def legal_cards(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add the cards that may be paid next."""
    last = last_paid(game)
    for card in range(max(last, 0), CARDS):
        if held(game, board, card) > 0 and suits(game, board, last, card) and completes(game, board, card):
            out[PAY_CARD_WORD] |= bit(PAY_CARD % 64 + card)


@kernel
def suits(game: GameRecord, board: BoardRecord, last: int, card: int) -> bool:
    """Return whether a card is of a sort and colour that may be paid, as far as the cards before it allow."""
    if card == WILD_CARD:
        return True
    colour, sort = card // SORTS, card % SORTS
    if game.harbour_place != 0:
        return sort in (WITH_HARBOUR, SINGLE_SHIP) and (last == NONE or last // SORTS == colour)
    track = int(game.claiming)
    if has(board.ship_tracks[track // 64], track % 64) != (sort >= DOUBLE_SHIP):
        return False
    if has(board.pair_tracks[track // 64], track % 64):
        return True
    if last != NONE and last // SORTS != colour:
        return False
    return board.colour[track] == GRAY or board.colour[track] == board.ship_colours[colour]


@kernel
def completes(game: GameRecord, board: BoardRecord, card: int) -> bool:
    """Return whether the payment can be completed after a card that suits."""
    if game.harbour_place != 0:
        return completes_harbour(game, board, card)
    track = int(game.claiming)
    if has(board.pair_tracks[track // 64], track % 64):
        return completes_pairs(game, board, card)
    worth = 2 if card % SORTS == DOUBLE_SHIP and card != WILD_CARD else 1
    return worth_from(game, board, card) - worth >= int(game.pay_due) - worth


@kernel
def worth_from(game: GameRecord, board: BoardRecord, card: int) -> int:
    """Return the spaces that a card and those of its colour and use behind it pay for, wild cards included."""
    wilds = held(game, board, WILD_CARD)
    if card == WILD_CARD:
        return wilds
    first = card // SORTS * SORTS
    if card % SORTS == PLAIN or card % SORTS == DOUBLE_SHIP:
        here = held(game, board, card) * (2 if card % SORTS == DOUBLE_SHIP else 1)
        return here + held(game, board, card + 1) + wilds
    return held(game, board, first + card % SORTS) + wilds


@kernel
def completes_harbour(game: GameRecord, board: BoardRecord, card: int) -> bool:
    """Return whether a harbour can be paid after a card: at most two coloured cards of either kind (R371)."""
    wilds, rest = held(game, board, WILD_CARD), int(game.pay_due) - 1
    if card == WILD_CARD:
        return wilds - 1 >= rest
    here = min(HARBOUR_SHARE - int(game.paid[card]), held(game, board, card)) - 1
    if here < 0:
        return False
    if card % SORTS == WITH_HARBOUR:
        here += min(HARBOUR_SHARE, held(game, board, card + SINGLE_SHIP - WITH_HARBOUR))
    return here + wilds >= rest


@kernel
def can_pay_harbour(game: GameRecord, board: BoardRecord) -> bool:
    """Return whether the player's cards of some colour, with wild ones, pay for a harbour (R371)."""
    wilds = held(game, board, WILD_CARD)
    for colour in range(SHIP_COLOURS):
        trains = min(held(game, board, colour * SORTS + WITH_HARBOUR), HARBOUR_SHARE)
        if trains + min(held(game, board, colour * SORTS + SINGLE_SHIP), HARBOUR_SHARE) + wilds >= board.harbour_price:
            return True
    return False


@kernel
def trains_paid(game: GameRecord, colour: int) -> int:
    """Return how many train cards of a colour were paid."""
    return int(game.paid[colour * SORTS + PLAIN]) + int(game.paid[colour * SORTS + WITH_HARBOUR])


@kernel
def odd_colours(game: GameRecord, behind: int) -> int:
    """Return how many of the colours before one were paid in an odd number."""
    odd = 0
    for colour in range(behind):
        odd += trains_paid(game, colour) % 2
    return odd


@kernel
def completes_pairs(game: GameRecord, board: BoardRecord, card: int) -> bool:
    """Return whether a pair route can be paid after a card: a wild one for each odd colour at least (R366)."""
    wilds, rest = held(game, board, WILD_CARD), int(game.pay_due) - 1
    if card == WILD_CARD:
        return wilds - 1 >= rest and odd_colours(game, SHIP_COLOURS) <= int(game.paid[WILD_CARD]) + 1 + rest
    colour = card // SORTS
    more = held(game, board, card) - 1
    if card % SORTS == PLAIN:
        more += held(game, board, card + 1)
    for further in range(min(more, rest) + 1):
        open_colours = odd_colours(game, colour) + (trains_paid(game, colour) + 1 + further) % 2
        left = rest - further - open_colours
        if left >= 0 and wilds >= open_colours and 2 * pairs_behind(game, board, colour, wilds - open_colours) >= left:
            return True
    return False


@kernel
def pairs_behind(game: GameRecord, board: BoardRecord, colour: int, wilds: int) -> int:
    """Return the spaces of pair routes that the colours behind one and so many wild cards pay for."""
    pairs = odd = 0
    for later in range(colour + 1, SHIP_COLOURS):
        trains = held(game, board, later * SORTS + PLAIN) + held(game, board, later * SORTS + WITH_HARBOUR)
        pairs, odd = pairs + trains // 2, odd + trains % 2
    mixed = min(odd, wilds)
    return pairs + mixed + (wilds - mixed) // 2


@kernel
def pay(game: GameRecord, board: BoardRecord, scratch: Scratch, card: int) -> bool:
    """Pay a card; return whether that completes the payment."""
    kind, player = kind_of(board, card), int(game.player)
    tell(scratch, CARD_PAID, player, kind)
    if kind < KINDS:
        payment.spend(game, kind, 1)
    else:
        own = kind - FIRST_SHIP_KIND
        game.ship_hand[player, own] -= 1
        game.ship_known[player, own] = max(int(game.ship_known[player, own]) - 1, 0)
        ship_cards.discard(game, kind)
    game.paid[card] += 1
    worth = 2 if card % SORTS == DOUBLE_SHIP and card != WILD_CARD else 1
    game.pay_due = max(int(game.pay_due) - worth, 0)
    return game.pay_due == 0


@kernel
def forget(game: GameRecord) -> None:
    """Forget a payment that is complete."""
    for card in range(CARDS):
        game.paid[card] = 0
    game.pay_due = 0
