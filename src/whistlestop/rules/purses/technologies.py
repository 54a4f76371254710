"""Paying where there are technologies: sets of cards or dice stand for a locomotive, and Diesel Power saves one (R274).

A set is given card by card or die by die, in ascending order, before the rest is paid, so that no payment has two
names; what is saved is said before anything is given. A card can be given only if the payment can still be completed.
With dice a set stands for ferry symbols and technologies only (R292), with cards for any space.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import bit, drop_lowest, kernel, lowest
from whistlestop.records.actions import GIVE, REPLACE, SPEND, SPEND_WIDTH, SPEND_WORD
from whistlestop.records.board import GRAY, BoardRecord
from whistlestop.records.events import tell
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import COLOURS, FACES, LOCOMOTIVE, NONE, WILD, GameRecord, Masks
from whistlestop.records.technologies import DIE_GIVEN, DIESEL_POWER, GIVE_DIE, SAVE, TECHNOLOGY_WORD
from whistlestop.rules import dice_payment, payment, substitutes
from whistlestop.rules.claims.technologies import on_top, owned, set_size


@kernel
def payable(game: GameRecord, board: BoardRecord, word: int) -> np.uint64:
    """Return one mask word of the open tracks that the player can pay for."""
    found, tracks = np.uint64(0), game.open[word]
    if board.technologies == 0:
        return found
    while tracks != np.uint64(0):
        track = lowest(tracks)
        tracks = drop_lowest(tracks)
        if can_pay(game, board, word * 64 + track, 0):
            found |= bit(track)
    return found


@kernel
def can_pay(game: GameRecord, board: BoardRecord, track: int, beside: int) -> bool:
    """Return whether a track can be paid for together with `beside` locomotives of a technology (R283, R285)."""
    due, symbols = full_price(board, track) + beside, int(board.symbols[track]) + beside
    if can_complete(game, board, takes(game, board, track), due, symbols, 0, 0, NONE):
        return True
    return may_save(game, board, track) and can_complete(
        game, board, takes(game, board, track), due - 1, symbols, 0, 0, NONE
    )


@kernel
def full_price(board: BoardRecord, track: int) -> int:
    """Return what a track costs before anything is saved or replaced (R294)."""
    return dice_payment.price(board, track) if board.dice != 0 else int(board.length[track])


@kernel
def may_save(game: GameRecord, board: BoardRecord, track: int) -> bool:
    """Return whether Diesel Power spares a card of a track: one is paid at least, and every ferry symbol (R288)."""
    return owned(game, board, DIESEL_POWER) > 0 and full_price(board, track) > max(int(board.symbols[track]), 1)


@kernel
def takes(game: GameRecord, board: BoardRecord, track: int) -> int:
    """Return the colour of cards or the kind of dice that a track takes."""
    return dice_payment.kind_of(game, board, track) if board.dice != 0 else int(board.colour[track])


@kernel
def can_complete(
    game: GameRecord, board: BoardRecord, kind: int, due: int, symbols: int, giving: int, lowest_given: int, gone: int
) -> bool:
    """Return whether a payment can be completed: `giving` cards or dice, perhaps more sets of them, then the rest.

    Only those from `lowest_given` on can be given; `gone` is one that is as good as given, or NONE.
    """
    size = set_size(game, board)
    most = symbols if board.dice != 0 else due
    for sets in range(most + 1 if size > 0 else 1):
        others, rest, wild = giving + sets * size, due - sets, max(symbols - sets, 0)
        if board.dice != 0 and dice_suffice(game, kind, rest, wild, others, lowest_given, gone):
            return True
        if board.dice == 0 and cards_suffice(game, kind, rest, wild, others, lowest_given, gone):
            return True
    return False


@kernel
def cards_suffice(
    game: GameRecord, colour: int, due: int, symbols: int, others: int, lowest_given: int, gone: int
) -> bool:
    """Return whether `due` cards of a colour and locomotives, and `others` of any colours beside, are in the hand."""
    spare = 0
    for kind in range(lowest_given, LOCOMOTIVE):
        spare += substitutes.held(game, kind, gone)
    for locomotives in range(symbols, min(int(game.hand[game.player, LOCOMOTIVE]), due) + 1):
        for kind in range(COLOURS):
            of_kind = due - locomotives
            fits = colour in (GRAY, kind) and substitutes.held(game, kind, gone) >= of_kind
            if fits and spare - (of_kind if kind >= lowest_given else 0) >= others:
                return True
    return False


@kernel
def dice_suffice(
    game: GameRecord, kind: int, due: int, symbols: int, others: int, lowest_given: int, gone: int
) -> bool:
    """Return whether `due` symbols of a kind, so many of them wilds, and `others` dice beside are there (R292)."""
    spare = 0
    for face in range(lowest_given, FACES):
        spare += unused(game, face, gone)
    for wilds in range(symbols, min(unused(game, WILD, gone), due) + 1):
        for spent in range(min(int(game.tokens[game.player, kind]), due - wilds) + 1):
            of_kind = due - wilds - spent
            needed = wilds + (of_kind if kind >= lowest_given else 0)
            if of_kind <= unused(game, kind, gone) and spare - needed >= others:
                return True
    return False


@kernel
def unused(game: GameRecord, face: int, gone: int) -> int:
    """Return how many unused dice show a face besides the one that is gone."""
    return int(game.dice[face]) - int(face == gone)


@kernel
def route_ways(game: GameRecord, board: BoardRecord, track: int, out: Masks) -> None:
    """Add every way to go on paying for a track, alone or with what is bought for it."""
    if board.technologies == 0:
        return
    beside = on_top(game, board) - int(game.replaced)
    due, symbols = full_price(board, track) + beside - int(game.saved), max(int(board.symbols[track]) + beside, 0)
    kind = takes(game, board, track)
    ways(game, board, kind, due, symbols, out)
    begun = game.saved + game.replaced + game.giving > 0
    if not begun and may_save(game, board, track) and can_complete(game, board, kind, due - 1, symbols, 0, 0, NONE):
        out[TECHNOLOGY_WORD] |= bit(SAVE % 64)


@kernel
def ways(game: GameRecord, board: BoardRecord, kind: int, due: int, symbols: int, out: Masks) -> None:
    """Add what can be given next; once a set is complete, paying the rest or replacing one more locomotive."""
    if game.giving > 0:
        gifts(game, board, kind, due, symbols, out)
        return
    if board.dice != 0:
        dice_ways(game, kind, due, symbols, out)
    else:
        payment.ways(game, kind, due, symbols, int(game.hand[game.player, LOCOMOTIVE]), out)
    size = set_size(game, board)
    replaceable = symbols if board.dice != 0 else due
    if size == 0 or replaceable == 0:
        return
    if can_complete(game, board, kind, due - 1, max(symbols - 1, 0), size, int(game.given), NONE):
        out[0] |= bit(REPLACE)


@kernel
def gifts(game: GameRecord, board: BoardRecord, kind: int, due: int, symbols: int, out: Masks) -> None:
    """Add the cards or dice that can be given next for a locomotive; none is one itself among cards (R274)."""
    more = int(game.giving) - 1
    if board.dice != 0:
        for face in range(game.given, FACES):
            if game.dice[face] > 0 and can_complete(game, board, kind, due, symbols, more, face, face):
                out[TECHNOLOGY_WORD] |= bit(GIVE_DIE % 64 + face)
        return
    for colour in range(game.given, LOCOMOTIVE):
        held = game.hand[game.player, colour] > 0
        if held and can_complete(game, board, kind, due, symbols, more, colour, colour):
            out[0] |= bit(GIVE + colour)


@kernel
def dice_ways(game: GameRecord, kind: int, due: int, symbols: int, out: Masks) -> None:
    """Add every way to pay the rest with dice: how many wilds, how many tokens."""
    for wilds in range(symbols, min(int(game.dice[WILD]), due) + 1):
        for spent in range(min(int(game.tokens[game.player, kind]), due - wilds) + 1):
            if due - wilds - spent <= game.dice[kind]:
                out[SPEND_WORD] |= bit(SPEND % 64 + wilds * SPEND_WIDTH + spent)


@kernel
def pay_part(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> bool:
    """Save a card, replace one more locomotive, or give a card or die for it; otherwise an action pays the rest."""
    if board.technologies == 0:
        return False
    if action == SAVE:
        game.saved = 1
    elif action == REPLACE:
        game.replaced += 1
        game.giving = set_size(game, board)
    elif GIVE <= action < GIVE + LOCOMOTIVE:
        payment.spend(game, action - GIVE, 1)
        substitutes.give(game, scratch, action - GIVE)
    elif GIVE_DIE <= action < GIVE_DIE + FACES:
        give_die(game, scratch, action - GIVE_DIE)
    else:
        return False
    return True


@kernel
def give_die(game: GameRecord, scratch: Scratch, face: int) -> None:
    """Use up a die for a locomotive that is replaced (R292)."""
    game.dice[face] -= 1
    game.giving -= 1
    game.given = face
    tell(scratch, DIE_GIVEN, game.player, face)
