"""What pieces on track beds mean for claims and payments: which beds are ready, in which colour, what is cut off.

A bed is gray in the board record; once a piece lies on it, that piece's colour is what pays (R321, R324-R327).
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import bit, drop_lowest, kernel, lowest
from whistlestop.records.beds import COLOUR_BITS
from whistlestop.records.board import MOST_CARDS, BoardRecord
from whistlestop.records.state import COLOURS, LOCOMOTIVE, NONE, GameRecord


@kernel
def colour(game: GameRecord, board: BoardRecord, track: int) -> int:
    """Return the colour of the piece on a bed, which pays for it; none where colours mean nothing (R327, R330)."""
    word, place = track // 64, np.uint64(track % 64)
    if board.track_pieces == 0 or board.dice != 0 or game.built[word] >> place & np.uint64(1) == np.uint64(0):
        return NONE
    found = 0
    for number in range(COLOUR_BITS):
        if game.piece_colours[number, word] >> place & np.uint64(1) != np.uint64(0):
            found += 1 << number
    return found


@kernel
def of_colour(game: GameRecord, colour: int, word: int) -> np.uint64:
    """Return one mask word of the beds on which a piece of a colour lies."""
    tracks = game.built[word]
    for number in range(COLOUR_BITS):
        bits = game.piece_colours[number, word]
        tracks &= bits if colour >> number & 1 != 0 else ~bits
    return tracks


@kernel
def barred(game: GameRecord, board: BoardRecord, seat: int, word: int) -> np.uint64:
    """Return the beds on which no piece lies (R321)."""
    return board.beds[word] & ~game.built[word] if board.track_pieces != 0 else np.uint64(0)


@kernel
def unpayable(game: GameRecord, board: BoardRecord, seat: int, word: int) -> np.uint64:
    """Return the beds with a piece whose colour a seat's cards do not pay for (R82, R327)."""
    tracks = np.uint64(0)
    if board.track_pieces == 0:
        return tracks
    tracks = game.built[word]
    for colour in range(COLOURS):
        plain = min(int(game.hand[seat, colour]), MOST_CARDS)
        wild = min(plain + int(game.hand[seat, LOCOMOTIVE]), MOST_CARDS)
        paid = board.payable[colour, plain, word] | board.payable[colour, wild, word] & board.locomotive_tracks[word]
        tracks &= ~(paid & of_colour(game, colour, word))
    return tracks


@kernel
def occupied(game: GameRecord, board: BoardRecord, track: int) -> None:
    """Take back the piece of a track that was claimed, and close what crosses it (R325, R327)."""
    if board.crossings != 0:
        close_crossing(game, board, track)
    if board.track_pieces != 0:
        game.built[track // 64] &= ~bit(track % 64)
        for number in range(COLOUR_BITS):
            game.piece_colours[number, track // 64] &= ~bit(track % 64)


@kernel
def close_crossing(game: GameRecord, board: BoardRecord, track: int) -> None:
    """Close what crosses a track on which a piece or trains lie (R324, R325)."""
    for word in range(board.track_words):
        game.open[word] &= ~board.crossed[track, word]


@kernel
def closed(game: GameRecord, board: BoardRecord, seat: int, word: int) -> np.uint64:
    """Return the tracks that pieces and crossing trains have closed (R324-R326)."""
    tracks = np.uint64(0)
    if board.track_pieces == 0 and board.crossings == 0:
        return tracks
    for other in range(board.track_words):
        if board.track_pieces != 0:
            tracks |= closed_by_pieces(game, board, other, word)
        for owner in range(game.players):
            tracks |= crossed_by(board, game.owned[owner, other], other, word)
    return tracks


@kernel
def closed_by_pieces(game: GameRecord, board: BoardRecord, other: int, word: int) -> np.uint64:
    """Return what crosses the pieces of one mask word of tracks and, with few players, their twins (R324, R326)."""
    tracks, lying = crossed_by(board, game.built[other], other, word), game.built[other]
    while board.closes_twins[game.players] != 0 and lying != np.uint64(0):
        tracks |= board.twins[other * 64 + lowest(lying), word]
        lying = drop_lowest(lying)
    return tracks


@kernel
def crossed_by(board: BoardRecord, tracks: np.uint64, other: int, word: int) -> np.uint64:
    """Return what crosses the tracks of a mask word."""
    crossed = np.uint64(0)
    while tracks != np.uint64(0):
        crossed |= board.crossed[other * 64 + lowest(tracks), word]
        tracks = drop_lowest(tracks)
    return crossed
