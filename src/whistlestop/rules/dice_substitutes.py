"""Dice of any faces for a wild, where technologies are played with: for prices and ferry symbols (R292).

They are given one by one, in ascending order of faces, before the rest is paid, so that no payment has two names. A die
can be given only if the payment can still be completed.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import bit, drop_lowest, kernel, lowest
from whistlestop.records.actions import GIVE_DIE, REPLACE, SPEND, SPEND_WIDTH, SPEND_WORD, TECHNOLOGY_WORD
from whistlestop.records.board import BoardRecord
from whistlestop.records.events import tell
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import FACES, NONE, WILD, GameRecord, Masks
from whistlestop.records.technologies import DIE_GIVEN
from whistlestop.rules import dice_payment, ferries, owned_technologies


@kernel
def set_size(game: GameRecord, board: BoardRecord) -> int:
    """Return how many dice stand for a wild, with the Booster one less; 0 where a house rule lets none (R292)."""
    return owned_technologies.set_size(game, board, int(board.dice_set)) if board.dice_set > 0 else 0


@kernel
def payable(game: GameRecord, board: BoardRecord, word: int) -> np.uint64:
    """Return one mask word of the open tracks that dice and tokens can pay for."""
    found, tracks = np.uint64(0), game.open[word]
    while tracks != np.uint64(0):
        track = lowest(tracks)
        tracks = drop_lowest(tracks)
        if can_pay(game, board, word * 64 + track, 0):
            found |= bit(track)
    return found


@kernel
def can_pay(game: GameRecord, board: BoardRecord, track: int, on_top: int) -> bool:
    """Return whether a track can be paid for together with `on_top` wilds of a technology (R283, R293)."""
    due, symbols = dice_payment.price(board, track) + on_top, ferries.locomotives_needed(board, track) + on_top
    return can_complete(game, board, dice_payment.kind_of(game, board, track), due, symbols, 0, 0, NONE)


@kernel
def can_complete(
    game: GameRecord, board: BoardRecord, kind: int, due: int, symbols: int, giving: int, lowest_face: int, gone: int
) -> bool:
    """Return whether a payment can be completed: `giving` dice from a face on, perhaps more sets, then the rest.

    `gone` is a die that is as good as given, or NONE.
    """
    size = set_size(game, board)
    for sets in range(symbols + 1 if size > 0 else 1):
        if can_pay_rest(game, kind, due - sets, symbols - sets, giving + sets * size, lowest_face, gone):
            return True
    return False


@kernel
def can_pay_rest(game: GameRecord, kind: int, due: int, symbols: int, others: int, lowest_face: int, gone: int) -> bool:
    """Return whether `others` dice and `due` symbols, so many of them wilds, are there."""
    spare = 0
    for face in range(lowest_face, FACES):
        spare += held(game, face, gone)
    for wilds in range(symbols, min(held(game, WILD, gone), due) + 1):
        for spent in range(min(int(game.tokens[game.player, kind]), due - wilds) + 1):
            of_kind = due - wilds - spent
            needed = wilds + (of_kind if kind >= lowest_face else 0)
            if of_kind <= held(game, kind, gone) and spare - needed >= others:
                return True
    return False


@kernel
def held(game: GameRecord, face: int, gone: int) -> int:
    """Return how many unused dice show a face besides the one that is gone."""
    return int(game.dice[face]) - int(face == gone)


@kernel
def route_ways(game: GameRecord, board: BoardRecord, track: int, out: Masks) -> None:
    """Add every way to go on paying for a track."""
    on_top = owned_technologies.price_on_top(game, board) - int(game.replaced)
    symbols = max(ferries.locomotives_needed(board, track) + on_top, 0)
    ways(game, board, dice_payment.kind_of(game, board, track), dice_payment.price(board, track) + on_top, symbols, out)


@kernel
def ways(game: GameRecord, board: BoardRecord, kind: int, due: int, symbols: int, out: Masks) -> None:
    """Add the dice that can be given; once a set is complete, paying the rest or replacing one more wild."""
    if game.giving > 0:
        for face in range(game.given, FACES):
            complete = can_complete(game, board, kind, due, symbols, int(game.giving) - 1, face, face)
            if game.dice[face] > 0 and complete:
                out[TECHNOLOGY_WORD] |= bit(GIVE_DIE % 64 + face)
        return
    for wilds in range(symbols, min(int(game.dice[WILD]), due) + 1):
        for spent in range(min(int(game.tokens[game.player, kind]), due - wilds) + 1):
            if due - wilds - spent <= game.dice[kind]:
                out[SPEND_WORD] |= bit(SPEND % 64 + wilds * SPEND_WIDTH + spent)
    size = set_size(game, board)
    if size > 0 and symbols > 0 and can_complete(game, board, kind, due - 1, symbols - 1, size, int(game.given), NONE):
        out[0] |= bit(REPLACE)


@kernel
def go_on(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> None:
    """Replace one more wild, or give a die for it."""
    if action == REPLACE:
        game.replaced += 1
        game.giving = set_size(game, board)
        return
    face = action - GIVE_DIE
    game.dice[face] -= 1
    game.giving -= 1
    game.given = face
    tell(scratch, DIE_GIVEN, game.player, face)
