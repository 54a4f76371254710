"""Tokens: bought with two unused dice, spent on routes, given back at the end of a turn (R139-R147).

At most three of a type, or three in all (a house rule); who begins a turn with the most may take none in it, even
after spending some (R142). The pools are not stored: what nobody holds lies there.
"""

from __future__ import annotations

from whistlestop.compiler.kernel import bit, kernel
from whistlestop.records.actions import BUY, END, END_WIDTH, FACE_PAIRS, PAIR_FIRST, PAIR_SECOND, REROLL_WORD
from whistlestop.records.board import BoardRecord
from whistlestop.records.dice import TOKEN_BOUGHT, TOKENS_RETURNED
from whistlestop.records.events import tell
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import DOUBLE, SINGLE, TOKEN_TYPES, Bytes, GameRecord, Masks

MOST = 3
POOL = 15


@kernel
def held(game: GameRecord) -> int:
    """Return how many tokens the player has."""
    return int(game.tokens[game.player, SINGLE]) + int(game.tokens[game.player, DOUBLE])


@kernel
def room(game: GameRecord, board: BoardRecord, token: int) -> int:
    """Return how many tokens of a type the player may still take now (R141, R142, R144)."""
    if limited(board, game.tokens_at_start, token) >= MOST:
        return 0
    return min(MOST - limited(board, game.tokens[game.player], token), pool(game, token))


@kernel
def limited(board: BoardRecord, counts: Bytes, token: int) -> int:
    """Return how many of the tokens counted the limit of a type speaks of: those of the type, or all (R141)."""
    if board.token_limit_together != 0:
        return int(counts[SINGLE]) + int(counts[DOUBLE])
    return int(counts[token])


@kernel
def pool(game: GameRecord, token: int) -> int:
    """Return how many tokens of a type nobody has."""
    left = POOL
    for seat in range(game.players):
        left -= int(game.tokens[seat, token])
    return left


@kernel
def legal(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add every token that can be bought with any two unused dice (R139)."""
    for token in range(TOKEN_TYPES):
        if room(game, board, token) > 0:
            for pair in range(FACE_PAIRS):
                if has_pair(game, pair):
                    out[REROLL_WORD] |= bit(BUY % 64 + token * FACE_PAIRS + pair)


@kernel
def has_pair(game: GameRecord, pair: int) -> bool:
    """Return whether two unused dice show a pair of faces."""
    one, two = PAIR_FIRST[pair], PAIR_SECOND[pair]
    if one == two:
        return game.dice[one] >= 2
    return game.dice[one] > 0 and game.dice[two] > 0


@kernel
def buy(game: GameRecord, scratch: Scratch, choice: int) -> None:
    """Give two unused dice for a token (R139)."""
    token, pair = choice // FACE_PAIRS, choice % FACE_PAIRS
    one, two = PAIR_FIRST[pair], PAIR_SECOND[pair]
    game.dice[one] -= 1
    game.dice[two] -= 1
    game.tokens[game.player, token] += 1
    tell(scratch, TOKEN_BOUGHT, game.player, token, one, two)


@kernel
def legal_end(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add ending the turn, with every choice of tokens to give back (R145)."""
    for singles in range(game.tokens[game.player, SINGLE] + 1):
        for doubles in range(game.tokens[game.player, DOUBLE] + 1):
            out[END // 64] |= bit(END % 64 + singles * END_WIDTH + doubles)


@kernel
def give_back(game: GameRecord, scratch: Scratch, choice: int) -> None:
    """Return tokens to their pools (R145)."""
    singles, doubles = choice // END_WIDTH, choice % END_WIDTH
    if choice == 0:
        return
    game.tokens[game.player, SINGLE] -= singles
    game.tokens[game.player, DOUBLE] -= doubles
    tell(scratch, TOKENS_RETURNED, game.player, singles, doubles)
