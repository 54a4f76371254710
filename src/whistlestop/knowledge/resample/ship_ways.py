"""The cards of a player in the middle of a payment: a resampled hand must be able to complete it (R364-R367, R371).

One way to complete it is chosen among all that the unseen cards allow, and unseen cards become what it needs. A way for
one colour is so many cards of the two sorts that pay; the rest are wild. On pair routes it is so many cards of each
colour.
"""

from __future__ import annotations

from whistlestop.compiler.kernel import has, kernel
from whistlestop.knowledge.resample.tickets import number
from whistlestop.records.board import GRAY, BoardRecord
from whistlestop.records.scratch import Scratch
from whistlestop.records.ships import (
    DOUBLE_SHIP,
    FIRST_SHIP_KIND,
    HIDDEN_SHIP,
    PLAIN,
    SHIP_COLOURS,
    SINGLE_SHIP,
    SORTS,
    WILD_CARD,
    WITH_HARBOUR,
)
from whistlestop.records.state import HIDDEN, KINDS, NONE, GameRecord
from whistlestop.rules import ship_cards, ship_payment

MOST = 9  # cards of one sort in a payment, and one more: no route is longer than eight


@kernel
def put_in_deck(game: GameRecord, kind: int, count: int) -> None:
    """Put cards of a kind into their deck, or take some out."""
    if kind < KINDS:
        game.deck[kind] += count
        game.deck_size += count
    else:
        game.ship_deck[kind - FIRST_SHIP_KIND] += count


@kernel
def give(game: GameRecord, seat: int, kind: int) -> None:
    """Move a card from its deck to a hand."""
    put_in_deck(game, kind, -1)
    if kind < KINDS:
        game.hand[seat, kind] += 1
    else:
        game.ship_hand[seat, kind - FIRST_SHIP_KIND] += 1


@kernel
def fill(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Turn unseen cards of the player into what one way to complete his payment needs."""
    track = int(game.claiming)
    if game.harbour_place == 0 and has(board.pair_tracks[track // 64], track % 64):
        found = pair_ways(game, board, NONE)
        if found > 0:
            pair_ways(game, board, number(scratch, found))
        return
    found = 0
    for way in range(SHIP_COLOURS * MOST * MOST):
        found += int(could_pay(game, board, way))
    if found == 0:
        return
    rest = number(scratch, found)
    for way in range(SHIP_COLOURS * MOST * MOST):
        if could_pay(game, board, way):
            if rest == 0:
                fill_way(game, board, way)
                return
            rest -= 1


@kernel
def first_sort(game: GameRecord, board: BoardRecord) -> int:
    """Return the first of the two sorts that pay for what was named."""
    if game.harbour_place != 0:
        return WITH_HARBOUR
    track = int(game.claiming)
    return DOUBLE_SHIP if has(board.ship_tracks[track // 64], track % 64) else PLAIN


@kernel
def second_sort(first: int) -> int:
    """Return the second of the two sorts that pay."""
    return WITH_HARBOUR if first == PLAIN else SINGLE_SHIP


@kernel
def wilds_of(game: GameRecord, first: int, one: int, two: int) -> int:
    """Return the wild cards of a way with so many cards of both sorts; NONE if it pays too much (R365)."""
    if first != DOUBLE_SHIP:
        return max(int(game.pay_due) - one - two, NONE)
    rest = int(game.pay_due) - 2 * one - two
    return 0 if rest == -1 and two == 0 else max(rest, NONE)


@kernel
def could_pay(game: GameRecord, board: BoardRecord, way: int) -> bool:
    """Return whether a way follows the cards paid already and the unseen cards may hold what it needs."""
    colour, one, two = way // (MOST * MOST), way // MOST % MOST, way % MOST
    first = first_sort(game, board)
    wilds = wilds_of(game, first, one, two)
    if wilds == NONE or not follows(game, board, colour, first, one, two):
        return False
    card, other = colour * SORTS + first, colour * SORTS + second_sort(first)
    lacks, lacks_other = lacking(game, board, card, one), lacking(game, board, other, two)
    lacks_wilds = lacking(game, board, WILD_CARD, wilds)
    if lacks > unseen_of(game, board, card) or lacks_other > unseen_of(game, board, other):
        return False
    if lacks_wilds > unseen_of(game, board, WILD_CARD):
        return False
    trains = lacks_wilds + (lacks if first < DOUBLE_SHIP else 0) + (lacks_other if first == PLAIN else 0)
    ships = (lacks if first == DOUBLE_SHIP else 0) + (lacks_other if first != PLAIN else 0)
    player = int(game.player)
    return trains <= game.hand[player, HIDDEN] and ships <= game.ship_hand[player, HIDDEN_SHIP]


@kernel
def follows(game: GameRecord, board: BoardRecord, colour: int, first: int, one: int, two: int) -> bool:
    """Return whether so many cards of the two sorts of a colour may follow those that were paid."""
    last = ship_payment.last_paid(game)
    if one + two == 0:  # wild cards alone: a way of the first colour
        return colour == 0
    if last != NONE and last // SORTS != colour:
        return False
    if one > 0 and last != NONE and last % SORTS != first:
        return False
    if game.harbour_place != 0:
        share = ship_payment.HARBOUR_SHARE
        most_two = share - int(game.paid[colour * SORTS + SINGLE_SHIP])
        return one <= share - int(game.paid[colour * SORTS + WITH_HARBOUR]) and two <= most_two
    wanted = board.colour[game.claiming]
    return bool(wanted == GRAY or wanted == board.ship_colours[colour])


@kernel
def lacking(game: GameRecord, board: BoardRecord, card: int, count: int) -> int:
    """Return how many of a card the player needs beyond those seen to have `count`."""
    return max(count - ship_payment.held(game, board, card), 0)


@kernel
def unseen_of(game: GameRecord, board: BoardRecord, card: int) -> int:
    """Return how many of a card are nowhere to be seen: all of those are in the decks now."""
    return ship_cards.in_deck(game, ship_payment.kind_of(board, card))


@kernel
def fill_card(game: GameRecord, board: BoardRecord, card: int, count: int) -> None:
    """Turn unseen cards of the player into what he lacks of `count` of a card."""
    player, kind = int(game.player), ship_payment.kind_of(board, card)
    for _ in range(lacking(game, board, card, count)):
        give(game, player, kind)
        if ship_cards.deck_of(kind) == 0:
            game.hand[player, HIDDEN] -= 1
        else:
            game.ship_hand[player, HIDDEN_SHIP] -= 1


@kernel
def fill_way(game: GameRecord, board: BoardRecord, way: int) -> None:
    """Turn unseen cards into what a way needs."""
    colour, one, two = way // (MOST * MOST), way // MOST % MOST, way % MOST
    first = first_sort(game, board)
    fill_card(game, board, WILD_CARD, wilds_of(game, first, one, two))
    fill_card(game, board, colour * SORTS + first, one)
    fill_card(game, board, colour * SORTS + second_sort(first), two)


@kernel
def pair_ways(game: GameRecord, board: BoardRecord, chosen: int) -> int:
    """Return how many ways there are to complete a pair route; the one of a number is filled in (R366)."""
    due, found = int(game.pay_due), 0
    for a in range(due + 1):
        for b in range(due - a + 1):
            for c in range(due - a - b + 1):
                for d in range(due - a - b - c + 1):
                    for e in range(due - a - b - c - d + 1):
                        for f in range(due - a - b - c - d - e + 1):
                            if could_pay_pairs(game, board, a, b, c, d, e, f):
                                if found == chosen:
                                    fill_pairs(game, board, a, b, c, d, e, f)
                                    return found
                                found += 1
    return found


@kernel
def of_colour(colour: int, a: int, b: int, c: int, d: int, e: int, f: int) -> int:
    """Return the number of one colour among six."""
    if colour < 3:
        return a if colour == 0 else b if colour == 1 else c
    return d if colour == 3 else e if colour == 4 else f


@kernel
def could_pay_pairs(game: GameRecord, board: BoardRecord, a: int, b: int, c: int, d: int, e: int, f: int) -> bool:
    """Return whether so many cards of each colour, the rest wild, complete the payment and may be in the hand."""
    last, odd = ship_payment.last_paid(game), 0
    wilds = int(game.pay_due) - a - b - c - d - e - f
    lacks = lacking(game, board, WILD_CARD, wilds)
    if lacks > unseen_of(game, board, WILD_CARD):
        return False
    for colour in range(SHIP_COLOURS):
        count = of_colour(colour, a, b, c, d, e, f)
        odd += (ship_payment.trains_paid(game, colour) + count) % 2
        if count > 0:
            if last != NONE and last // SORTS > colour:
                return False
            lacks_here = max(count - trains_held(game, board, last, colour), 0)
            if lacks_here > trains_unseen(game, board, last, colour):
                return False
            lacks += lacks_here
    return odd <= wilds + int(game.paid[WILD_CARD]) and lacks <= game.hand[game.player, HIDDEN]


@kernel
def plain_may_follow(last: int, colour: int) -> bool:
    """Return whether plain cards of a colour may still be paid: none once one of it with a harbour was."""
    return last != colour * SORTS + WITH_HARBOUR


@kernel
def trains_held(game: GameRecord, board: BoardRecord, last: int, colour: int) -> int:
    """Return the train cards of a colour in the player's hand that may still be paid."""
    count = ship_payment.held(game, board, colour * SORTS + WITH_HARBOUR)
    if plain_may_follow(last, colour):
        count += ship_payment.held(game, board, colour * SORTS + PLAIN)
    return count


@kernel
def trains_unseen(game: GameRecord, board: BoardRecord, last: int, colour: int) -> int:
    """Return the unseen train cards of a colour that may still be paid."""
    count = unseen_of(game, board, colour * SORTS + WITH_HARBOUR)
    if plain_may_follow(last, colour):
        count += unseen_of(game, board, colour * SORTS + PLAIN)
    return count


@kernel
def fill_pairs(game: GameRecord, board: BoardRecord, a: int, b: int, c: int, d: int, e: int, f: int) -> None:
    """Turn unseen cards into so many of each colour; plain ones as far as there are any."""
    last = ship_payment.last_paid(game)
    fill_card(game, board, WILD_CARD, int(game.pay_due) - a - b - c - d - e - f)
    for colour in range(SHIP_COLOURS):
        card = colour * SORTS + PLAIN
        lacks = of_colour(colour, a, b, c, d, e, f) - trains_held(game, board, last, colour)
        if lacks > 0:
            plain = min(lacks, unseen_of(game, board, card)) if plain_may_follow(last, colour) else 0
            fill_card(game, board, card, ship_payment.held(game, board, card) + plain)
            harbours = ship_payment.held(game, board, card + 1) + lacks - plain
            fill_card(game, board, card + 1, harbours)
