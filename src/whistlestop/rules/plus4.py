"""+4 locomotives: wild on routes of four or more spaces only, beside plain locomotives (R102, R182).

A payment with them is a kind, a number of +4 and a number of plain locomotives; the rest of the price is cards of that
kind. Without any card of a colour the kind is LOCOMOTIVE, so no payment has two names.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import bit, has, kernel
from whistlestop.records.actions import PAY_PLUS4_WORD, PLUS4_KIND_WIDTH, PLUS4_WIDTH
from whistlestop.records.board import GRAY, MOST_CARDS, BoardRecord
from whistlestop.records.state import COLOURS, LOCOMOTIVE, PLUS4, GameRecord, Masks
from whistlestop.rules import claiming


@kernel
def clear(game: GameRecord) -> None:
    """Forget that a card was drawn before a monster's move."""
    game.one_drawn = 0


@kernel
def payable(game: GameRecord, board: BoardRecord, word: int) -> np.uint64:
    """Return one mask word of the tracks that +4 locomotives help the player to pay for."""
    hand, tracks = game.hand[game.player], np.uint64(0)
    wild = int(hand[PLUS4])
    if board.locomotives_limited == 0:
        wild += int(hand[LOCOMOTIVE])
    for colour in range(COLOURS):
        tracks |= board.payable[colour, min(int(hand[colour]) + wild, MOST_CARDS), word]
    return tracks & board.plus4_tracks[word]


@kernel
def ways(game: GameRecord, board: BoardRecord, track: int, locomotives: int, out: Masks) -> None:
    """Add every way to pay for a track with at least one +4 locomotive and at most so many plain ones (R102)."""
    if not has(board.plus4_tracks[track // 64], track % 64):
        return
    hand, due = game.hand[game.player], int(board.length[track])
    for count in range(1, min(int(hand[PLUS4]), due) + 1):
        for plain in range(min(locomotives, due - count) + 1):
            for colour in range(COLOURS):
                fits = claiming.colour_of(game, board, track) in (GRAY, colour)
                if fits and 1 <= due - count - plain <= hand[colour]:
                    add_way(out, colour, count, plain)
    wild_ways(game, due, locomotives, out)


@kernel
def wild_ways(game: GameRecord, due: int, locomotives: int, out: Masks) -> None:
    """Add every way to pay `due` cards with locomotives alone, at least one of them a +4."""
    for count in range(1, min(int(game.hand[game.player, PLUS4]), due) + 1):
        if due - count <= locomotives:
            add_way(out, LOCOMOTIVE, count, due - count)


@kernel
def add_way(out: Masks, kind: int, count: int, plain: int) -> None:
    """Add one way to pay."""
    out[PAY_PLUS4_WORD + kind] |= bit(count * PLUS4_WIDTH + plain)


@kernel
def kind_of(way: int) -> int:
    """Return the kind of a way, given as its number in the block PAY_PLUS4."""
    return way // PLUS4_KIND_WIDTH


@kernel
def count_of(way: int) -> int:
    """Return how many +4 locomotives a way takes."""
    return way % PLUS4_KIND_WIDTH // PLUS4_WIDTH


@kernel
def plain_of(way: int) -> int:
    """Return how many plain locomotives a way takes."""
    return way % PLUS4_WIDTH
