"""Buying technologies, Right of Way to routes of others, and what is scored at the end (R274, R276, R277, R281, R283).

A price is paid like a ferry that has nothing but symbols: cards of any colour stand for locomotives first, given one by
one in ascending order, then the rest is locomotives. Right of Way is paid together with the route that it is for.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import bit, drop_lowest, kernel, lowest
from whistlestop.records.actions import (
    CLAIM,
    CLAIM_WORD,
    GIVE,
    GIVE_DIE,
    PAY,
    PAY_WIDTH,
    REPLACE,
    SPEND,
    SPEND_WIDTH,
    TECHNOLOGY_WORD,
)
from whistlestop.records.board import MOST_CARDS, BoardRecord
from whistlestop.records.events import tell
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import (
    CHOOSE_ACTION,
    CHOOSE_SHARED_ROUTE,
    LOCOMOTIVE,
    NONE,
    PAY_TECHNOLOGY,
    PAYMENT,
    SEATS,
    SINGLE,
    TECHNOLOGIES,
    WILD,
    GameRecord,
    Masks,
)
from whistlestop.records.technologies import DIGIT, DOUBLE_HEADING, RIGHT_OF_WAY, TECHNOLOGY_BOUGHT, Technology
from whistlestop.rules import cards, dice_substitutes, monsters, owned_technologies, payment, routes, substitutes

TECHNOLOGY_WRONG = 4194304
FAULTS = {TECHNOLOGY_WRONG: "technology_wrong"}
HEADING_POINTS = 2  # for each fulfilled ticket (R281)


@kernel
def legal_before_action(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add the technologies that the player can buy now: one in a turn, and as he can pay (R276)."""
    if board.technologies == 0 or owned_technologies.bought_now(game, board):
        return
    for technology in range(TECHNOLOGIES):
        if is_for_sale(game, board, technology) and can_buy(game, board, technology):
            out[TECHNOLOGY_WORD] |= bit(technology)


@kernel
def is_for_sale(game: GameRecord, board: BoardRecord, technology: int) -> bool:
    """Return whether a copy is left for the player, who has none unless a house rule lets him have more (R276)."""
    left = int(board.technology_copies[technology])
    for seat in range(game.players):
        left -= owned_technologies.copies(game.technologies[seat], technology)
    return left > 0 and (board.duplicate_technologies != 0 or owned_technologies.owned(game, board, technology) == 0)


@kernel
def can_buy(game: GameRecord, board: BoardRecord, technology: int) -> bool:
    """Return whether the price can be paid, for Right of Way together with a route of somebody else (R274, R283)."""
    price = int(board.technology_price[technology])
    if not can_complete(game, board, price, 0, 0, NONE):
        return False
    if technology != RIGHT_OF_WAY:
        return True
    found = np.uint64(0)
    for word in range(board.track_words):
        found |= shared_routes(game, board, word, price)
    return found != np.uint64(0)


@kernel
def can_complete(game: GameRecord, board: BoardRecord, due: int, giving: int, lowest_kind: int, gone: int) -> bool:
    """Return whether `giving` cards from `lowest_kind` on, then `due` locomotives or sets for them, are in the hand."""
    if board.dice != 0:
        return dice_substitutes.can_complete(game, board, SINGLE, due, due, giving, lowest_kind, gone)
    size = owned_technologies.set_size(game, board, int(board.technology_set))
    sets = max(due - int(game.hand[game.player, LOCOMOTIVE]), 0)
    spare = substitutes.spare_cards(game, lowest_kind, LOCOMOTIVE, gone)
    return spare >= giving + sets * size


@kernel
def shared_routes(game: GameRecord, board: BoardRecord, word: int, price: int) -> np.uint64:
    """Return one mask word of the routes of others that the player could claim and pay beside a price (R283)."""
    mine, adjacent = game.owned[game.player, word], board.adjacent[word]
    taken = np.uint64(0)
    for seat in range(game.players):
        taken |= game.owned[seat, word]
    tracks = taken & board.trains_at_most[min(int(game.trains[game.player]), MOST_CARDS), word]
    tracks &= ~routes.beside(routes.beside(routes.beside(mine, adjacent), adjacent), adjacent)
    if board.monsters != 0:
        tracks &= ~monsters.blocked(game, board, word)
    tracks &= ~owned_technologies.barred(game, board, int(game.player), word, tracks)
    found = np.uint64(0)
    while tracks != np.uint64(0):
        track = lowest(tracks)
        tracks = drop_lowest(tracks)
        if can_pay_beside(game, board, word * 64 + track, price):
            found |= bit(track)
    return found


@kernel
def can_pay_beside(game: GameRecord, board: BoardRecord, track: int, price: int) -> bool:
    """Return whether the player can pay for a track together with a price."""
    if board.dice != 0:
        return dice_substitutes.can_pay(game, board, track, price)
    return substitutes.can_complete(game, board, track, price, 0, 0, 0, NONE)


@kernel
def buy(game: GameRecord, board: BoardRecord, scratch: Scratch, technology: int) -> bool:
    """Name a technology; its price is paid next, for Right of Way once its route is named."""
    game.buying = technology + 1
    game.phase = CHOOSE_SHARED_ROUTE if technology == RIGHT_OF_WAY else PAY_TECHNOLOGY
    return False


ACT = {Technology: buy}


@kernel
def legal_routes(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add the routes of others that Right of Way can be bought for (R283)."""
    price = owned_technologies.price_on_top(game, board)
    for word in range(board.track_words):
        out[CLAIM_WORD + word] |= shared_routes(game, board, word, price)


@kernel
def name_route(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> bool:
    """Name the route of somebody else; it is paid for together with Right of Way, which goes back at once (R283)."""
    game.bought_turn = game.turn
    tell(scratch, TECHNOLOGY_BOUGHT, game.player, RIGHT_OF_WAY, 0, 0)
    game.claiming = action - CLAIM
    game.phase = PAYMENT
    return False


@kernel
def legal_payments(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add paying the rest with locomotives, replacing one more, or the cards that can be given for it (R274)."""
    due, giving = owned_technologies.price_on_top(game, board) - int(game.replaced), int(game.giving)
    if board.dice != 0:
        dice_substitutes.ways(game, board, SINGLE, due, due, out)
        return
    if giving > 0:
        for kind in range(game.given, LOCOMOTIVE):
            if game.hand[game.player, kind] > 0 and can_complete(game, board, due, giving - 1, kind, kind):
                out[0] |= bit(GIVE + kind)
        return
    if game.hand[game.player, LOCOMOTIVE] >= due:
        payment.add_ways(out, LOCOMOTIVE, due, due)
    size = owned_technologies.set_size(game, board, int(board.technology_set))
    if can_complete(game, board, due - 1, size, int(game.given), NONE):
        out[0] |= bit(REPLACE)


@kernel
def pay(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> bool:
    """Pay a part of the price or the rest of it; the action of the turn is still to come."""
    if board.dice != 0:
        pay_with_dice(game, board, scratch, action)
        return False
    due = owned_technologies.price_on_top(game, board) - int(game.replaced)
    if action >= PAY:
        locomotives = (action - PAY) % PAY_WIDTH
        payment.spend(game, LOCOMOTIVE, locomotives)
        take(game, board, scratch, locomotives)
    elif action == REPLACE:
        game.replaced += 1
        game.giving = owned_technologies.set_size(game, board, int(board.technology_set))
    else:
        payment.spend(game, action - GIVE, 1)
        substitutes.give(game, scratch, action - GIVE)
        if game.giving == 0 and due == 0:
            take(game, board, scratch, 0)
    return False


@kernel
def pay_with_dice(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> None:
    """Pay a part of the price with dice of any faces, or the rest of it with wilds (R292)."""
    if REPLACE < action < GIVE_DIE:
        wilds = (action - SPEND) // SPEND_WIDTH
        game.dice[WILD] -= wilds
        take(game, board, scratch, wilds)
        return
    dice_substitutes.go_on(game, board, scratch, action)
    if game.giving == 0 and owned_technologies.price_on_top(game, board) == game.replaced:
        take(game, board, scratch, 0)


@kernel
def take(game: GameRecord, board: BoardRecord, scratch: Scratch, locomotives: int) -> None:
    """Give the player the technology that is paid for; it works at once, and the turn goes on (R276)."""
    technology = int(game.buying) - 1
    tell(scratch, TECHNOLOGY_BOUGHT, game.player, technology, locomotives, game.replaced)
    game.technologies[game.player] += np.uint64(1) << np.uint64(technology * DIGIT)
    game.bought_turn = game.turn
    game.buying = game.replaced = game.given = 0
    game.phase = CHOOSE_ACTION
    if board.dice == 0:
        cards.fill_display(game, board, scratch)


LEGAL = {PAY_TECHNOLOGY: legal_payments, CHOOSE_SHARED_ROUTE: legal_routes}
STEP = {PAY_TECHNOLOGY: pay, CHOOSE_SHARED_ROUTE: name_route}


@kernel
def points(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> int:
    """Return what Double Heading adds for a seat's fulfilled tickets, which must have been scored (R281)."""
    if board.technologies == 0:
        return 0
    fulfilled = 0
    for position in range(scratch.held_count):
        fulfilled += int(scratch.ticket_fulfilled[scratch.held[position]])
    return HEADING_POINTS * fulfilled * owned_technologies.copies(game.technologies[seat], DOUBLE_HEADING)


SCORES = {"technologies": points}


# Calls no other kernel: a position that somebody wrote down is asked about it too.
@kernel
def faults(game: GameRecord, board: BoardRecord) -> int:
    """Return the fault of technologies: more copies than there are, twice with one player, or one that goes back."""
    if board.technologies == 0:
        return 0
    for technology in range(TECHNOLOGIES):
        left = int(board.technology_copies[technology])
        for seat in range(SEATS):
            held = int(np.int64(game.technologies[seat] >> np.uint64(technology * DIGIT) & np.uint64(15)))
            left -= held
            if held > 0 and (technology == RIGHT_OF_WAY or (held > 1 and board.duplicate_technologies == 0)):
                return TECHNOLOGY_WRONG
        if left < 0:
            return TECHNOLOGY_WRONG
    return 0
