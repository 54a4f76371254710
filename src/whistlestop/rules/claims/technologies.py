"""What technologies mean for claims and payments: routes they open, points they bring, what is due (R274-R288)."""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import MOST_SYMBOLS, BoardRecord
from whistlestop.records.state import NONE, GameRecord
from whistlestop.records.technologies import (
    BOILER_LAGGING,
    BOOSTER,
    DIGIT,
    STEAM_TURBINES,
    TECHNOLOGIES,
    THERMOCOMPRESSOR,
)

LAGGING_POINTS, TURBINES_POINTS = 1, 2  # for each route, for each ferry


@kernel
def copies(technologies: np.uint64, technology: int) -> int:
    """Return how many copies of a technology are in a set."""
    return int(np.int64(technologies >> np.uint64(technology * DIGIT) & np.uint64(15)))  # signed: sums stay whole


@kernel
def owned(game: GameRecord, board: BoardRecord, technology: int) -> int:
    """Return how many copies of a technology the player has."""
    return copies(game.technologies[game.player], technology) if board.technologies != 0 else 0


@kernel
def bought_now(game: GameRecord, board: BoardRecord) -> bool:
    """Return whether the player has bought a technology in this turn (R276, R290)."""
    return board.technologies != 0 and game.bought_turn == game.turn


@kernel
def on_top(game: GameRecord, board: BoardRecord) -> int:
    """Return the locomotives due for a technology, alone or together with the route it is bought for (R283, R285)."""
    return int(board.technology_price[game.buying - 1]) if game.buying > 0 else 0


@kernel
def set_size(game: GameRecord, board: BoardRecord) -> int:
    """Return how many cards or dice stand for a locomotive, with the Booster one less; 0 where none do (R274, R292)."""
    plain = int(board.dice_set) if board.dice != 0 else int(board.technology_set)
    return plain - int(owned(game, board, BOOSTER) > 0) if plain > 0 else 0


# The three that follow call no other kernel, because doors ask them too.


@kernel
def barred(game: GameRecord, board: BoardRecord, seat: int, word: int) -> np.uint64:
    """Return the tracks for which a seat lacks a technology (R275, R278)."""
    tracks = np.uint64(0)
    if board.technologies == 0:
        return tracks
    for technology in range(TECHNOLOGIES):
        if game.technologies[seat] >> np.uint64(technology * DIGIT) & np.uint64(15) == np.uint64(0):
            tracks |= board.technology_tracks[technology, word]
    return tracks


@kernel
def shared(game: GameRecord, board: BoardRecord, seat: int, word: int) -> np.uint64:
    """Return the tracks that several may own by Right of Way: any (R283)."""
    return board.every_track[word] if board.technologies != 0 else np.uint64(0)


@kernel
def due(game: GameRecord, board: BoardRecord, track: int) -> int:
    """Return what is still due for a technology, a route or both; a card may be saved on the route (R283, R288)."""
    if board.technologies == 0 or (track == NONE and game.buying == 0):
        return NONE
    price = int(board.technology_price[game.buying - 1]) if game.buying > 0 else 0
    if track != NONE:
        length = int(board.length[track])
        price += (min(length, MOST_SYMBOLS) if board.dice != 0 else length) - int(game.saved)
    return price - int(game.replaced)


@kernel
def beside_tracks(game: GameRecord, board: BoardRecord, seat: int) -> int:
    """Return the route points that a seat has by its technologies (R280)."""
    return int(game.technology_points[seat]) if board.technologies != 0 else 0


@kernel
def occupied(game: GameRecord, board: BoardRecord, track: int) -> None:
    """Add what technologies score for a claimed track, and close what was bought for it (R280, R283, R285)."""
    if board.technologies == 0:
        return
    points = LAGGING_POINTS * owned(game, board, BOILER_LAGGING)
    if board.symbols[track] > 0:
        points += TURBINES_POINTS * owned(game, board, STEAM_TURBINES)
    game.points[game.player] += points
    game.technology_points[game.player] += points
    game.second_claim = int(game.buying == THERMOCOMPRESSOR + 1)
    game.buying = game.saved = 0


@kernel
def reshuffled(game: GameRecord, board: BoardRecord) -> None:
    """Note that the train deck has run out: what was not sold of some technologies leaves the game (R287)."""
    if board.technologies != 0:
        game.reshuffled = 1
