"""What the coloured pieces on track beds mean for claims and payments (R321, R327).

A bed is gray in the board record; once a piece lies on it, that piece's colour is what pays.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import kernel
from whistlestop.records.beds import COLOUR_BITS
from whistlestop.records.board import MOST_CARDS, BoardRecord
from whistlestop.records.state import COLOURS, LOCOMOTIVE, GameRecord


@kernel
def colour_of(game: GameRecord, board: BoardRecord, track: int) -> int:
    """Return the colour that pays for a track: printed, or of the piece on its bed; GRAY for any (R327).

    It calls nothing, so that doors can ask it too.
    """
    word, place = track // 64, np.uint64(track % 64)
    if board.track_pieces == 0 or board.dice != 0 or game.built[word] >> place & np.uint64(1) == np.uint64(0):
        return int(board.colour[track])
    colour = 0
    for number in range(COLOUR_BITS):
        if game.piece_colours[number, word] >> place & np.uint64(1) != np.uint64(0):
            colour += 1 << number
    return colour


@kernel
def of_colour(game: GameRecord, colour: int, word: int) -> np.uint64:
    """Return one mask word of the beds on which a piece of a colour lies."""
    tracks = game.built[word]
    for number in range(COLOUR_BITS):
        bits = game.piece_colours[number, word]
        tracks &= bits if colour >> number & 1 != 0 else ~bits
    return tracks


@kernel
def ready(game: GameRecord, board: BoardRecord, word: int) -> np.uint64:
    """Return one mask word of the tracks that need no piece or have one the player could pay for (R321, R327)."""
    if board.dice != 0:
        return ~board.beds[word] | game.built[word]
    tracks, hand = ~board.beds[word], game.hand[game.player]
    for colour in range(COLOURS):
        cards = min(int(hand[colour]) + int(hand[LOCOMOTIVE]), MOST_CARDS)
        tracks |= board.payable[colour, cards, word] & of_colour(game, colour, word)
    return tracks
