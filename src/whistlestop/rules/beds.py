"""Track beds: a coloured piece is laid on one after drawing cards, crossings and twins are cut off (R322-R330).

Which pieces are left follows from those that lie on the board. With dice colours mean nothing: a piece marks its bed.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import bit, has, kernel, popcount
from whistlestop.records.actions import FACE_PAIRS, PAIR_FIRST, PAIR_SECOND
from whistlestop.records.beds import (
    BED,
    BED_BUILT,
    BED_PAID,
    BUILD_FOR_DICE,
    CHOOSE_BED,
    CHOOSE_PIECE,
    COLOUR_BITS,
    PIECE,
    PIECE_LAID,
    Build,
    BuildForDice,
)
from whistlestop.records.board import MOST_CARDS, BoardRecord
from whistlestop.records.events import tell
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import AFTER_ACTION, COLOURS, GameRecord, Masks
from whistlestop.rules import dice, tokens
from whistlestop.rules.claims import beds as claims
from whistlestop.rules.claims import monsters as chaos

BEDS_WRONG = 16777216
FAULTS = {BEDS_WRONG: "beds_wrong"}
DICE_FOR_A_PIECE = 2


@kernel
def in_supply(game: GameRecord, board: BoardRecord, length: int) -> int:
    """Return how many pieces of a length, of all colours, lie in the supply (R322)."""
    count = int(board.pieces[length]) * popcount(board.bed_colours)
    for word in range(board.track_words):
        count -= popcount(board.beds_of_length[length, word] & game.built[word])
    return count


@kernel
def colour_in_supply(game: GameRecord, board: BoardRecord, length: int, colour: int) -> int:
    """Return how many pieces of a length and a colour lie in the supply."""
    if not has(board.bed_colours, colour):
        return 0
    count = int(board.pieces[length])
    for word in range(board.track_words):
        count -= popcount(board.beds_of_length[length, word] & claims.of_colour(game, colour, word))
    return count


@kernel
def buildable(game: GameRecord, board: BoardRecord, word: int) -> np.uint64:
    """Return one mask word of the free beds that some piece of the supply fits (R322-R324, R332)."""
    tracks = np.uint64(0)
    for length in range(MOST_CARDS + 1):
        if board.pieces[length] > 0 and in_supply(game, board, length) > 0:
            tracks |= board.beds_of_length[length, word]
    tracks &= game.open[word] & ~game.built[word]
    if board.monsters != 0 and board.chaos_blocks_all != 0:
        tracks &= ~chaos.barred(game, board, int(game.player), word)
    return tracks


@kernel
def any_buildable(game: GameRecord, board: BoardRecord) -> bool:
    """Return whether any piece of the supply fits a free bed (R323)."""
    found = np.uint64(0)
    for word in range(board.track_words):
        found |= buildable(game, board, word)
    return found != np.uint64(0)


@kernel
def after_drawing(game: GameRecord, board: BoardRecord, scratch: Scratch) -> bool:
    """Ask for a bed once cards are drawn, where a piece can be laid; whether a question is open (R322, R323)."""
    if board.track_pieces == 0 or not any_buildable(game, board):
        return False
    game.phase = CHOOSE_BED
    return True


@kernel
def legal_beds(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add the beds on which a piece may be laid."""
    for word in range(board.track_words):
        out[BED // 64 + word] |= buildable(game, board, word)


@kernel
def legal_pieces(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add the colours of pieces that fit the bed chosen."""
    length = int(board.length[int(game.bed) - 1])
    for colour in range(COLOURS):
        if colour_in_supply(game, board, length, colour) > 0:
            out[PIECE // 64] |= bit(PIECE % 64 + colour)


@kernel
def legal_action(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add laying a piece instead of any other action, in a game with dice (R330)."""
    if board.track_pieces != 0 and board.dice != 0 and game.piece_laid == 0:
        legal_beds(game, board, out)


@kernel
def must_go_on(game: GameRecord, board: BoardRecord) -> bool:
    """Return whether a turn with dice cannot end yet: nothing was done in it and a piece fits (R330)."""
    if board.track_pieces == 0 or game.acted != 0 or game.piece_laid != 0:
        return False
    return any_buildable(game, board)


@kernel
def may_follow(game: GameRecord, board: BoardRecord) -> bool:
    """Return whether two unused dice may still lay a piece in this turn, its action being done (R330)."""
    if board.track_pieces == 0 or board.dice == 0 or game.piece_laid != 0 or dice.unused(game) < DICE_FOR_A_PIECE:
        return False
    return any_buildable(game, board)


@kernel
def legal_beside(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add giving any two unused dice for laying a piece, after the action (R330)."""
    if game.phase != AFTER_ACTION or not may_follow(game, board):
        return
    for pair in range(FACE_PAIRS):
        if tokens.has_pair(game, pair):
            out[BUILD_FOR_DICE // 64] |= bit(BUILD_FOR_DICE % 64 + pair)


@kernel
def build(game: GameRecord, board: BoardRecord, scratch: Scratch, track: int) -> bool:
    """Lay a piece on a bed with dice, or ask of which colour it is with cards; whether the action is over."""
    if board.dice == 0:
        game.bed, game.phase = track + 1, CHOOSE_PIECE
        return False
    tell(scratch, BED_BUILT, game.player, track)
    game.piece_laid = 1
    lay(game, board, track)
    return True


@kernel
def begin_for_dice(game: GameRecord, board: BoardRecord, scratch: Scratch, pair: int) -> bool:
    """Give two unused dice and ask for the bed (R330)."""
    tell(scratch, BED_PAID, game.player, PAIR_FIRST[pair], PAIR_SECOND[pair])
    game.dice[PAIR_FIRST[pair]] -= 1
    game.dice[PAIR_SECOND[pair]] -= 1
    game.phase = CHOOSE_BED
    return False


@kernel
def choose_bed(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> bool:
    """Take the bed that was chosen."""
    return build(game, board, scratch, action - BED)


@kernel
def choose_piece(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> bool:
    """Lay a piece of the colour chosen: the route has that colour now (R322)."""
    track, colour = int(game.bed) - 1, action - PIECE
    tell(scratch, PIECE_LAID, game.player, track, colour)
    for number in range(COLOUR_BITS):
        if colour >> number & 1 != 0:
            game.piece_colours[number, track // 64] |= bit(track % 64)
    game.bed = 0
    lay(game, board, track)
    return True


LEGAL = {CHOOSE_BED: legal_beds, CHOOSE_PIECE: legal_pieces}
STEP = {CHOOSE_BED: choose_bed, CHOOSE_PIECE: choose_piece}
ACT = {Build: build, BuildForDice: begin_for_dice}


@kernel
def lay(game: GameRecord, board: BoardRecord, track: int) -> None:
    """Lay a piece: what crosses it is closed for good and, with few players, its twins (R324, R326)."""
    game.built[track // 64] |= bit(track % 64)
    claims.close_crossing(game, board, track)
    if board.closes_twins[game.players] != 0:
        for word in range(board.track_words):
            game.open[word] &= ~board.twins[track, word]


@kernel
def forget_turn(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Forget that a piece was laid in the turn."""
    if board.track_pieces != 0:
        game.piece_laid = 0


@kernel
def faults(game: GameRecord, board: BoardRecord) -> int:
    """Return the fault of pieces: more than there are, on a claimed or closed track, or a bed claimed without one."""
    if board.track_pieces == 0:
        return 0
    for word in range(board.track_words):
        if game.built[word] & ~(board.beds[word] & game.open[word]) != np.uint64(0):
            return BEDS_WRONG
        for number in range(COLOUR_BITS):
            if game.piece_colours[number, word] & ~game.built[word] != np.uint64(0):
                return BEDS_WRONG
    for length in range(MOST_CARDS + 1):
        for colour in range(COLOURS):
            if board.dice == 0 and has(board.bed_colours, colour) and colour_in_supply(game, board, length, colour) < 0:
                return BEDS_WRONG
        if in_supply(game, board, length) < 0:
            return BEDS_WRONG
    return 0
