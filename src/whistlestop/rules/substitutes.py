"""Cards of any kind for something else: three for a ferry's locomotive, four for a card of the colour (R83, R84).

They are given one by one, in ascending order of kinds, before the rest is paid, so that no payment has two names. A
card can be given only if the payment can still be completed. Each goes to the discard pile at once: nothing is turned
up before the payment is over, and there is no way back from it.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import bit, drop_lowest, has, kernel, lowest
from whistlestop.records.actions import GIVE, REPLACE
from whistlestop.records.board import GRAY, BoardRecord
from whistlestop.records.events import tell
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import COLOURS, HIDDEN, LOCOMOTIVE, NONE, GameRecord, Masks
from whistlestop.records.substitutes import CARD_GIVEN
from whistlestop.rules import claiming


@kernel
def clear(game: GameRecord) -> None:
    """Leave nothing replaced."""
    game.replaced = game.giving = game.given = 0


@kernel
def payable(game: GameRecord, board: BoardRecord, word: int) -> np.uint64:
    """Return one mask word of the tracks that can be paid for with the help of cards of any kind."""
    found, tracks = np.uint64(0), game.open[word]
    while tracks != np.uint64(0):
        track = word * 64 + lowest(tracks)
        tracks = drop_lowest(tracks)
        if board.replacing[track] != 0 and can_complete(game, board, track, 0, 0, 0, NONE):
            found |= bit(track % 64)
    return found


@kernel
def legal(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add replacing one more locomotive or space, or the cards that can be given for the last one."""
    track, replaced, giving = int(game.claiming), int(game.replaced), int(game.giving)
    if giving == 0:
        size = int(board.replacing[track])
        if can_complete(game, board, track, replaced + 1, size, int(game.given), NONE):
            out[0] |= bit(REPLACE)
        return
    for kind in range(game.given, HIDDEN):
        if game.hand[game.player, kind] > 0 and can_complete(game, board, track, replaced, giving - 1, kind, kind):
            out[0] |= bit(GIVE + kind)


@kernel
def can_complete(
    game: GameRecord, board: BoardRecord, track: int, replaced: int, giving: int, lowest_kind: int, gone: int
) -> bool:
    """Return whether a payment can be completed: `giving` cards from `lowest_kind` on, perhaps more, then the rest.

    `gone` is a card of the hand that is as good as given, or NONE.
    """
    for more in range(int(board.most_replaced[track]) - replaced + 1):
        others = giving + more * int(board.replacing[track])
        if can_pay_rest(game, board, track, replaced + more, others, lowest_kind, gone):
            return True
    return False


@kernel
def can_pay_rest(
    game: GameRecord, board: BoardRecord, track: int, replaced: int, others: int, lowest_kind: int, gone: int
) -> bool:
    """Return whether `others` cards and, with so much replaced, the rest of the price are in the hand."""
    due, symbols = int(board.length[track]) - replaced, max(int(board.symbols[track]) - replaced, 0)
    most = 0
    if has(board.locomotive_tracks[track // 64], track % 64):
        most = min(held(game, LOCOMOTIVE, gone), due)
    for locomotives in range(symbols, most + 1):
        for colour in range(COLOURS):
            fits = claiming.colour_of(game, board, track) in (GRAY, colour)
            if fits and held(game, colour, gone) >= due - locomotives:
                spare = spare_cards(game, lowest_kind, gone) - locomotives
                if colour >= lowest_kind:
                    spare -= due - locomotives
                if spare >= others:
                    return True
    return False


@kernel
def held(game: GameRecord, kind: int, gone: int) -> int:
    """Return how many cards of a kind the player has besides the one that is gone."""
    return int(game.hand[game.player, kind]) - int(kind == gone)


@kernel
def spare_cards(game: GameRecord, lowest_kind: int, gone: int) -> int:
    """Return how many cards from a kind on the player has; locomotives are the highest kind."""
    count = 0
    for kind in range(lowest_kind, HIDDEN):
        count += held(game, kind, gone)
    return count


@kernel
def begin(game: GameRecord, board: BoardRecord) -> None:
    """Replace one more locomotive or space; its cards are given next."""
    game.replaced += 1
    game.giving = board.replacing[game.claiming]


@kernel
def give(game: GameRecord, scratch: Scratch, kind: int) -> None:
    """Note that one card of any kind was given."""
    game.giving -= 1
    game.given = kind
    tell(scratch, CARD_GIVEN, game.player, kind)
