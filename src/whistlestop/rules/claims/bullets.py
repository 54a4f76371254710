"""Bullet routes: claimed with a train of all instead of one's own, and then everybody's (R393-R395)."""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.bullets import ROUTE_CLAIMED_FOR_ALL
from whistlestop.records.state import NONE, GameRecord


@kernel
def takes_bullet_train(game: GameRecord, board: BoardRecord, track: int) -> bool:
    """Return whether a claim of a track puts a bullet train of all on it (R393, R395)."""
    here = board.bullet_tracks[track // 64] >> np.uint64(track % 64) & np.uint64(1)  # doors ask this uncompiled
    return board.bullet_trains > 0 and game.bullet_trains > 0 and here != np.uint64(0)


@kernel
def lent(game: GameRecord, board: BoardRecord, seat: int, word: int) -> np.uint64:
    """Return the tracks that a bullet train of all is put on as long as there are any (R393)."""
    return board.bullet_tracks[word] if board.bullet_trains > 0 and game.bullet_trains > 0 else np.uint64(0)


@kernel
def standing(game: GameRecord, board: BoardRecord, seat: int, word: int) -> np.uint64:
    """Return the tracks of bullet trains, which belong to nobody."""
    return game.bullets[word] if board.bullet_trains > 0 else np.uint64(0)


@kernel
def for_all(game: GameRecord, board: BoardRecord, seat: int, word: int) -> np.uint64:
    """Return the same tracks again: everybody's tickets may use them (R394)."""
    return game.bullets[word] if board.bullet_trains > 0 else np.uint64(0)


@kernel
def claim_event(game: GameRecord, board: BoardRecord, track: int) -> int:
    """Return the event of a claim for all, or NONE for a claim of one's own."""
    return ROUTE_CLAIMED_FOR_ALL if takes_bullet_train(game, board, track) else NONE


@kernel
def put(game: GameRecord, board: BoardRecord, track: int) -> int:
    """Put a bullet train on the track being claimed: no points, but progress (R393)."""
    if not takes_bullet_train(game, board, track):
        return NONE
    here = np.uint64(1) << np.uint64(track % 64)
    game.bullets[track // 64] |= here
    game.open[track // 64] &= ~here
    game.bullet_trains -= 1
    game.progress[game.player] += board.length[track]
    return 0
