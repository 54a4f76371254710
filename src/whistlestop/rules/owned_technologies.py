"""What technologies a player has mean for claims and payments (R274-R280, R283).

Payment and routes ask here; buying stands above them, in `technologies.py`.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import bit, drop_lowest, kernel, lowest
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import HIDDEN, LOCOMOTIVE, GameRecord
from whistlestop.records.technologies import BOILER_LAGGING, BOOSTER, DIGIT, STEAM_TURBINES

LOWEST_BITS = 0x1111111111111111  # of all digits
LAGGING_POINTS, TURBINES_POINTS = 1, 2  # for each route, for each ferry


@kernel
def copies(technologies: np.uint64, technology: int) -> int:
    """Return how many copies of a technology are in a set."""
    return int(
        np.int64(technologies >> np.uint64(technology * DIGIT) & np.uint64(15))
    )  # signed, so that sums stay whole


@kernel
def owned(game: GameRecord, board: BoardRecord, technology: int) -> int:
    """Return how many copies of a technology the player has."""
    return copies(game.technologies[game.player], technology) if board.technologies != 0 else 0


@kernel
def barred(game: GameRecord, board: BoardRecord, seat: int, word: int, tracks: np.uint64) -> np.uint64:
    """Return those of a mask word of tracks for which a seat lacks a technology (R275, R278)."""
    have = game.technologies[seat]
    have |= have >> np.uint64(1) | have >> np.uint64(2) | have >> np.uint64(3)
    missing, found = ~have & np.uint64(LOWEST_BITS), np.uint64(0)
    while tracks != np.uint64(0):
        track = lowest(tracks)
        tracks = drop_lowest(tracks)
        if board.technologies_needed[word * 64 + track] & missing != np.uint64(0):
            found |= bit(track)
    return found


@kernel
def set_size(game: GameRecord, board: BoardRecord, plain: int) -> int:
    """Return how many cards replace a locomotive: those of the board, with the Booster one less (R274)."""
    return plain - int(owned(game, board, BOOSTER) > 0)


@kernel
def kinds_given(board: BoardRecord) -> int:
    """Return where the kinds end that can be given: with technologies no locomotive is among them (R274)."""
    return LOCOMOTIVE if board.technologies != 0 else HIDDEN


@kernel
def price_on_top(game: GameRecord, board: BoardRecord) -> int:
    """Return the locomotives paid for a technology together with the route it is bought for (R283)."""
    if board.technologies == 0 or game.buying == 0:
        return 0
    return int(board.technology_price[game.buying - 1])


@kernel
def bought_now(game: GameRecord, board: BoardRecord) -> bool:
    """Return whether the player has bought a technology in this turn (R276, R290)."""
    return board.technologies != 0 and game.bought_turn == game.turn


@kernel
def reward(game: GameRecord, board: BoardRecord, track: int) -> None:
    """Add what technologies score for a claimed track, and close what was bought for it (R280, R283)."""
    if board.technologies == 0:
        return
    points = LAGGING_POINTS * owned(game, board, BOILER_LAGGING)
    if board.symbols[track] > 0:
        points += TURBINES_POINTS * owned(game, board, STEAM_TURBINES)
    game.points[game.player] += points
    game.technology_points[game.player] += points
    game.buying = 0
