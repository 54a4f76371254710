"""The purse of dice: what unused dice and tokens can pay for, in which ways, and paying (R135-R138, R148, R150, R196).

A way to pay for a route is a number of wilds and a number of tokens; the rest of the price is dice of the route's kind.
On ship routes a wild may pay for two spaces, if the table has chosen so (R382).
Stations and tickets take Station dice and wilds. Nothing here looks at a route's colour (R130).
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import bit, has, kernel
from whistlestop.records.actions import (
    FACE_PAIRS,
    PAIR_FIRST,
    PAIR_SECOND,
    SPEND,
    SPEND_ONE,
    SPEND_TWO,
    SPEND_WIDTH,
    SPEND_WORD,
)
from whistlestop.records.board import MOST_SYMBOLS, NOTHING_MOVES, WILD_OR_PAIR, BoardRecord
from whistlestop.records.state import DOUBLE, FACES, SINGLE, STATION_FACE, WILD, GameRecord, Masks
from whistlestop.rules import ferries


@kernel
def double_tracks(game: GameRecord, board: BoardRecord, word: int) -> np.uint64:
    """Return one mask word of the tracks that take Double symbols (R135)."""
    if board.kind_by_players != 0 and board.closes_twins[game.players] != 0:
        return np.uint64(0)
    return board.double[word]


@kernel
def kind_of(game: GameRecord, board: BoardRecord, track: int) -> int:
    """Return the kind of symbol a track takes, SINGLE or DOUBLE (R135)."""
    if board.kind_by_players != 0 and board.closes_twins[game.players] != 0:
        return SINGLE
    # Calls nothing, so that the notation can ask it too.
    return SINGLE if board.double[track // 64] & np.uint64(1 << track % 64) == np.uint64(0) else DOUBLE


@kernel
def price(board: BoardRecord, track: int) -> int:
    """Return how many symbols a track costs: as a rule one for each space, but never more than eight (R136, R152)."""
    return int(board.price[track])


@kernel
def payable_tracks(game: GameRecord, board: BoardRecord) -> tuple[np.uint64, np.uint64, np.uint64]:
    """Return the tracks that the player's dice and tokens can pay for, as the three words of a mask."""
    return payable(game, board, 0), payable(game, board, 1), payable(game, board, 2)


@kernel
def payable(game: GameRecord, board: BoardRecord, word: int) -> np.uint64:
    """Return one mask word of the tracks that can be paid for."""
    wilds, doubles = int(game.dice[WILD]), double_tracks(game, board, word)
    tracks = payable_kind(game, board, word, SINGLE) & ~doubles | payable_kind(game, board, word, DOUBLE) & doubles
    return tracks & ferries.within(board, wilds, word)


@kernel
def payable_kind(game: GameRecord, board: BoardRecord, word: int, kind: int) -> np.uint64:
    """Return one mask word of the tracks whose price is covered by symbols of a kind and wilds (R136, R137, R382)."""
    own = min(int(game.dice[kind]) + int(game.tokens[game.player, kind]), MOST_SYMBOLS)
    wilds = int(game.dice[WILD])
    tracks = board.price_at_most[min(own + wilds, MOST_SYMBOLS), word]
    if board.wide_tracks[word] != np.uint64(0):
        tracks |= board.price_at_most[min(own + 2 * wilds, MOST_SYMBOLS), word] & board.wide_tracks[word]
    return tracks & (board.wild_tracks[word] | board.price_at_most[own, word])


@kernel
def usable_wilds(game: GameRecord, board: BoardRecord, track: int) -> int:
    """Return how many unused wilds may pay for spaces of a track (R137)."""
    return int(game.dice[WILD]) if has(board.wild_tracks[track // 64], track % 64) else 0


@kernel
def worth_of_wilds(board: BoardRecord, track: int, wilds: int) -> int:
    """Return how many spaces of a track so many wilds pay for at most (R137, R382)."""
    # Calls nothing, so that reasons can ask it too.
    bit_of_track = np.uint64(1 << track % 64)
    if board.wild_tracks[track // 64] & bit_of_track == np.uint64(0):
        return 0
    return wilds if board.wide_tracks[track // 64] & bit_of_track == np.uint64(0) else 2 * wilds


@kernel
def beside_wilds(board: BoardRecord, track: int, due: int, wilds: int) -> int:
    """Return how many dice and tokens of its kind a track takes beside so many wilds; below 0 if that is too many.

    Where a wild pays two spaces a payment is exact, or one space too many and then made of wilds alone (R382).
    """
    # Calls nothing, so that the notation can ask it too.
    if board.wide_tracks[track // 64] & np.uint64(1 << track % 64) == np.uint64(0):
        return due - wilds
    return 0 if 2 * wilds == due + 1 else due - 2 * wilds


@kernel
def route_ways(game: GameRecord, board: BoardRecord, track: int, out: Masks) -> None:
    """Add every way to pay for a track: how many wilds, how many tokens (R136, R148)."""
    ways(game, board, track, price(board, track), 0, out)


@kernel
def ways(game: GameRecord, board: BoardRecord, track: int, due: int, fewest_tokens: int, out: Masks) -> None:
    """Add every way to pay `due` symbols with at least so many tokens and a wild for each ferry symbol."""
    kind = kind_of(game, board, track)
    for wilds in range(ferries.locomotives_needed(board, track), min(usable_wilds(game, board, track), due) + 1):
        for spent in range(fewest_tokens, int(game.tokens[game.player, kind]) + 1):
            if 0 <= beside_wilds(board, track, due, wilds) - spent <= game.dice[kind]:
                out[SPEND_WORD] |= bit(SPEND % 64 + wilds * SPEND_WIDTH + spent)


@kernel
def station_dice(game: GameRecord) -> int:
    """Return how many unused dice count as Station (R137, R138, R150)."""
    return int(game.dice[STATION_FACE]) + int(game.dice[WILD])


@kernel
def station_ways(game: GameRecord, due: int, out: Masks) -> None:
    """Add every way to pay `due` Station dice: how many of them are wilds (R138, R150)."""
    for wilds in range(min(int(game.dice[WILD]), due) + 1):
        if due - wilds <= game.dice[STATION_FACE]:
            out[SPEND_WORD] |= bit(SPEND % 64 + wilds * SPEND_WIDTH)


@kernel
def spend(game: GameRecord, face: int, due: int, wilds: int, spent: int) -> None:
    """Use up dice of a face, wilds and tokens of that kind, `due` in all."""
    game.dice[face] -= due - wilds - spent
    game.dice[WILD] -= wilds
    if spent > 0:
        game.tokens[game.player, face] -= spent


@kernel
def locomotives(game: GameRecord, board: BoardRecord) -> int:
    """Return how many locomotives the unused dice stand for when a monster is moved (R196)."""
    if board.monster_payment == NOTHING_MOVES:
        return 0
    count = int(game.dice[WILD])
    if board.monster_payment == WILD_OR_PAIR:
        for face in range(WILD):
            count += int(game.dice[face]) // 2
    return count


@kernel
def monster_ways(game: GameRecord, due: int, out: Masks) -> None:
    """Add every way to pay one or two locomotives with wilds and pairs of equal dice (R196)."""
    if due == 1:
        for face in range(FACES):
            if stands_for(game, face, 1):
                out[SPEND_WORD] |= bit(SPEND_ONE % 64 + face)
        return
    for pair in range(FACE_PAIRS):
        one, two = PAIR_FIRST[pair], PAIR_SECOND[pair]
        if stands_for(game, one, 1 + int(one == two)) and stands_for(game, two, 1):
            out[SPEND_WORD] |= bit(SPEND_TWO % 64 + pair)


@kernel
def stands_for(game: GameRecord, face: int, due: int) -> bool:
    """Return whether the unused dice of a face can stand for `due` locomotives."""
    return game.dice[face] >= due * dice_for_one(face)


@kernel
def dice_for_one(face: int) -> int:
    """Return how many dice of a face count as one locomotive: one wild, or two of any other face."""
    return 1 if face == WILD else 2
