"""Tourist tokens: stacks on the board, and what a claim brings of them (R427, R430, R431, R434).

There is one stack for each symbol, so a place has at most one and its symbol says which. Five of San Francisco's seven
stand by lot from the start; players put the others on the board before the first turn.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import bit, drop_lowest, kernel, lowest, nth, popcount
from whistlestop.records import luck
from whistlestop.records.board import BoardRecord
from whistlestop.records.events import tell
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import NONE, GameRecord, Masks
from whistlestop.records.tourists import (
    CHOOSE_TOKEN,
    LUCK,
    PUT_STACK,
    STACK,
    STACK_PUT,
    SYMBOLS,
    TOKEN,
    TOKEN_TAKEN,
)

STACK_WIDTH = 64  # places in the block of stacks
TOURIST_WRONG = 131072
FAULTS = {TOURIST_WRONG: "tourist_wrong"}


@kernel
def set_up(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Draw by lot which symbol's stack stands on each of the board's own places (R427)."""
    places, symbols, drawn = board.tourist_places, symbols_of(board), 0
    while places != np.uint64(0):
        symbol = luck.one_of(game, scratch, LUCK, drawn, symbols)
        put(game, symbol, lowest(places), int(board.stack_tokens[game.players]))
        places, symbols = drop_lowest(places), symbols & ~bit(symbol)
        drawn += 1


@kernel
def symbols_of(board: BoardRecord) -> np.uint64:
    """Return the symbols that are played with."""
    return np.uint64(int(board.tourists))


@kernel
def put(game: GameRecord, symbol: int, place: int, tokens: int) -> None:
    """Put a stack of so many tokens on a place."""
    game.stack_place[symbol] = place + 1
    game.stack_left[symbol] = tokens


@kernel
def waiting(game: GameRecord, board: BoardRecord) -> np.uint64:
    """Return the symbols whose stack is not on the board yet."""
    symbols = int(board.tourists)
    for symbol in range(SYMBOLS):
        if game.stack_place[symbol] != 0:
            symbols &= ~(1 << symbol)
    return np.uint64(symbols)


@kernel
def putter(game: GameRecord, already: int) -> int:
    """Return who puts a stack on the board after so many: the last player, then the one before; of two the second."""
    back = 1 if game.players == 2 else 1 + already
    return (int(game.first) + 2 * int(game.players) - back) % int(game.players)


@kernel
def free_places(game: GameRecord, board: BoardRecord) -> np.uint64:
    """Return the places without a stack."""
    places = board.every_place
    for symbol in range(SYMBOLS):
        if game.stack_place[symbol] != 0:
            places &= ~bit(int(game.stack_place[symbol]) - 1)
    return places


@kernel
def ask_before_first_turn(game: GameRecord, board: BoardRecord, scratch: Scratch) -> bool:
    """Let players put the stacks that are left on the board, before monsters come (R243, R427)."""
    if board.tourists == 0 or waiting(game, board) == np.uint64(0):
        return False
    on_the_board = popcount(symbols_of(board)) - popcount(waiting(game, board))
    game.player = putter(game, on_the_board - popcount(board.tourist_places))
    game.phase = PUT_STACK
    return True


@kernel
def legal_stacks(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add putting any of the stacks that wait on any place without one."""
    for which in range(popcount(waiting(game, board))):
        out[STACK // 64 + which] |= free_places(game, board)


@kernel
def put_stack(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> bool:
    """Put the stack chosen on its place; with two players it is of one token only (R427)."""
    which, place = (action - STACK) // STACK_WIDTH, (action - STACK) % STACK_WIDTH
    symbol, tokens = nth(waiting(game, board), which), int(board.put_tokens[game.players])
    put(game, symbol, place, tokens)
    tell(scratch, STACK_PUT, game.player, symbol, place, tokens)
    return True


BEFORE_FIRST_TURN = {PUT_STACK: put_stack}


@kernel
def fitting(game: GameRecord, board: BoardRecord, place: int) -> int:
    """Return the symbol the player would take at a place: one that is left and that he lacks; or NONE (R430)."""
    own = int(game.tourists[game.player])
    for symbol in range(SYMBOLS):
        if game.stack_place[symbol] == place + 1 and game.stack_left[symbol] > 0 and own >> symbol & 1 == 0:
            return symbol
    return NONE


@kernel
def settle(game: GameRecord, board: BoardRecord, scratch: Scratch) -> bool:
    """Give the player a token from an end of the track just claimed, asking where both ends have one for him (R430)."""
    if board.tourists == 0:
        return False
    one = fitting(game, board, int(board.end_a[game.settling]))
    other = fitting(game, board, int(board.end_b[game.settling]))
    if one != NONE and other != NONE:
        game.phase = CHOOSE_TOKEN
        return True
    if max(one, other) != NONE:
        take(game, scratch, max(one, other))
    return False


@kernel
def legal_tokens(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add the token of either end."""
    out[TOKEN // 64] |= np.uint64(3)


@kernel
def choose(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> bool:
    """Take the token of the end chosen."""
    end = board.end_a[game.settling] if action == TOKEN else board.end_b[game.settling]
    take(game, scratch, fitting(game, board, int(end)))
    return False


LEGAL = {PUT_STACK: legal_stacks, CHOOSE_TOKEN: legal_tokens}
ANSWER = {CHOOSE_TOKEN: choose}


@kernel
def take(game: GameRecord, scratch: Scratch, symbol: int) -> None:
    """Give the player the top token of a stack."""
    game.stack_left[symbol] -= 1
    game.tourists[game.player] |= 1 << symbol
    tell(scratch, TOKEN_TAKEN, game.player, symbol, int(game.stack_place[symbol]) - 1, game.stack_left[symbol])


@kernel
def collected(game: GameRecord, seat: int) -> int:
    """Return how many symbols a seat has."""
    return popcount(np.uint64(int(game.tourists[seat])))


@kernel
def points(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> int:
    """Return what a seat's set of tokens is worth (R431)."""
    return 0 if board.tourists == 0 else int(board.tourist_points[collected(game, seat)])


SCORES = {"tourists": points}


@kernel
def tokens_at_first(game: GameRecord, board: BoardRecord, symbol: int) -> int:
    """Return how many tokens a stack began with, or would have if it were a player's to put."""
    place = int(game.stack_place[symbol]) - 1
    if place >= 0 and board.tourist_places >> np.uint64(place) & np.uint64(1) != np.uint64(0):
        return int(board.stack_tokens[game.players])
    return int(board.put_tokens[game.players])


@kernel
def faults(game: GameRecord, board: BoardRecord) -> int:
    """Return the faults of tokens: lost or too many, or two stacks in one place (R427, R430)."""
    if board.tourists == 0:
        return 0
    for symbol in range(SYMBOLS):
        tokens = int(game.stack_left[symbol])
        for seat in range(game.players):
            tokens += int(game.tourists[seat]) >> symbol & 1
        for other in range(symbol):
            if game.stack_place[symbol] != 0 and game.stack_place[symbol] == game.stack_place[other]:
                return TOURIST_WRONG
        if game.stack_left[symbol] < 0 or wrong_number(game, board, symbol, tokens):
            return TOURIST_WRONG
    return 0


@kernel
def wrong_number(game: GameRecord, board: BoardRecord, symbol: int, tokens: int) -> bool:
    """Return whether a symbol cannot have so many tokens: those of a stack neither come nor go."""
    if game.stack_place[symbol] == 0:
        return game.stack_left[symbol] != 0 or tokens > board.stack_tokens[game.players]
    return tokens != tokens_at_first(game, board, symbol)
