"""What tracks of a board with ships lack in cards, and how much a card helps the plan (R364-R366)."""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import bit, drop_lowest, has, kernel, lowest
from whistlestop.records.board import GRAY, BoardRecord
from whistlestop.records.ships import (
    DOUBLE_SHIP,
    PLAIN,
    SHIP_COLOURS,
    SHIP_ROOM,
    SINGLE_SHIP,
    SORTS,
    WILD_CARD,
    WITH_HARBOUR,
)
from whistlestop.records.state import NONE, TRACK_WORDS, GameRecord, Masks
from whistlestop.rules import ship_payment

SHIP_DRAW = 5  # eighths of a card that a space of a ship route takes: two thirds of the cards are doubles
NEAR = 48  # what one space is worth of a track that lacks no more; divided by what is lacking


@kernel
def count(view: GameRecord, board: BoardRecord, card: int, extra: int) -> int:
    """Return how many of a card the player has, with one more of `extra`."""
    return ship_payment.held(view, board, card) + int(card == extra)


@kernel
def spaces(view: GameRecord, board: BoardRecord, track: int, colour: int, extra: int) -> int:
    """Return how many spaces of a track the player's cards of a colour pay for, wild ones left out."""
    first = colour * SORTS
    if has(board.ship_tracks[track // 64], track % 64):
        doubles, singles = (
            count(view, board, first + DOUBLE_SHIP, extra),
            count(view, board, first + SINGLE_SHIP, extra),
        )
        return 2 * doubles + singles
    return count(view, board, first + PLAIN, extra) + count(view, board, first + WITH_HARBOUR, extra)


@kernel
def missing_with(view: GameRecord, board: BoardRecord, track: int, extra: int) -> int:
    """Return how many spaces of a track the player cannot pay for, if he had one more of a card (NONE: none)."""
    wilds, length = count(view, board, WILD_CARD, extra), int(board.length[track])
    if has(board.pair_tracks[track // 64], track % 64):
        return missing_pairs(view, board, track, extra, wilds)
    best = 0
    for colour in range(SHIP_COLOURS):
        if board.colour[track] == GRAY or board.colour[track] == board.ship_colours[colour]:
            best = max(best, spaces(view, board, track, colour, extra))
    return max(length - best - wilds, 0)


@kernel
def missing_pairs(view: GameRecord, board: BoardRecord, track: int, extra: int, wilds: int) -> int:
    """Return how many cards a pair route still takes: two for each space that no pair pays for."""
    pairs = odd = 0
    for colour in range(SHIP_COLOURS):
        trains = spaces(view, board, track, colour, extra)
        pairs, odd = pairs + trains // 2, odd + trains % 2
    lacking = max(int(board.length[track]) - pairs, 0) * 2
    return max(lacking - min(odd, lacking // 2) - wilds, 0)


@kernel
def missing(view: GameRecord, board: BoardRecord, track: int) -> int:
    """Return how many spaces or cards the player lacks to pay for a track; NONE where there are no ships."""
    if board.ships == 0 or board.dice != 0:
        return NONE
    return missing_with(view, board, track, NONE)


@kernel
def draws(view: GameRecord, board: BoardRecord, track: int) -> int:
    """Return how many cards a track lacks, in eighths: a ship card pays more than one space on average (R365)."""
    lacks = missing(view, board, track)
    if lacks == NONE:
        return NONE
    return lacks * (SHIP_DRAW if has(board.ship_tracks[track // 64], track % 64) else 8)


@kernel
def pieces_beside(view: GameRecord, board: BoardRecord, seat: int) -> int:
    """Return how many ships a seat has."""
    return int(view.ships[seat]) if board.ships > 0 else 0


@kernel
def own_pieces(view: GameRecord, board: BoardRecord, seat: int, word: int) -> np.uint64:
    """Return the ship routes, which take ships of the player."""
    return board.ship_tracks[word]


@kernel
def tour_place(view: GameRecord, board: BoardRecord, ticket: int, stage: int) -> np.uint64:
    """Return a place that a tour names as a set, by its number from 0 (R370)."""
    return bit(int(board.tour[ticket, stage]) - 1) if stage < board.tour_length[ticket] else np.uint64(0)


@kernel
def cards_beside(view: GameRecord, board: BoardRecord, seat: int) -> int:
    """Return how many cards of the kinds that only this board has a seat holds."""
    cards = 0
    for kind in range(SHIP_ROOM if board.ships > 0 else 0):
        cards += int(view.ship_hand[seat, kind])
    return cards


@kernel
def help_of(view: GameRecord, board: BoardRecord, wanted: Masks, card: int) -> int:
    """Return how much one more of a card helps some tracks, those most that lack little."""
    worth = 0
    for word in range(TRACK_WORDS):
        tracks = wanted[word]
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            lacks = missing_with(view, board, track, NONE)
            if lacks > 0:
                worth += (lacks - missing_with(view, board, track, card)) * NEAR // lacks
    return worth
