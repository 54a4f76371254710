"""Bullet trains: routes that are claimed with a train of all and serve everybody (R393-R397).

A claimed bullet route belongs to nobody: it stands in `bullets` and not among anybody's tracks. As long as the supply
lasts such a route takes no trains of one's own; then what is left of them are plain gray routes (R395).
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import drop_lowest, kernel, lowest, popcount
from whistlestop.records.board import BoardRecord
from whistlestop.records.bullets import FEW_BULLET_TRAINS
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import NONE, GameRecord

BULLETS_WRONG = 262144
FAULTS = {BULLETS_WRONG: "bullets_wrong"}


@kernel
def set_up(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Lay the bullet trains beside the board, on boards that have any (R390)."""
    if board.bullet_trains > 0:
        game.bullet_trains = board.bullet_trains


@kernel
def few_left(game: GameRecord, board: BoardRecord, seat: int) -> int:
    """Return whether the end of this turn starts the last round: few trains and few bullet trains (R396)."""
    if board.bullet_trains == 0:
        return NONE
    few = game.bullet_trains <= board.end_bullet_trains and fewest_trains(game, board, seat) <= board.end_trains
    return 1 + FEW_BULLET_TRAINS if few else 0


@kernel
def fewest_trains(game: GameRecord, board: BoardRecord, player: int) -> int:
    """Return the fewest trains of those that are asked: the player's, or anybody's (R396)."""
    fewest = int(game.trains[player])
    if board.end_by_any_player != 0:
        for seat in range(game.players):
            fewest = min(fewest, int(game.trains[seat]))
    return fewest


@kernel
def points(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> int:
    """Return what a seat's progress is worth by its rank; equals share the better one (R397)."""
    if board.bullet_trains == 0:
        return 0
    if game.progress[seat] == 0:
        return int(board.no_progress_points)
    ahead = 0
    for other in range(game.players):
        ahead += int(game.progress[other] > game.progress[seat])
    return int(board.progress_points[game.players, ahead])


@kernel
def faults(game: GameRecord, board: BoardRecord) -> int:
    """Return the fault of bullet trains: lost or doubled ones, progress without them, a route of them that is owned."""
    if board.bullet_trains == 0:
        return 0
    left, spaces = int(board.bullet_trains), 0
    for word in range(board.track_words):
        tracks = game.bullets[word]
        if tracks & ~board.bullet_tracks[word] != np.uint64(0):
            return BULLETS_WRONG
        left -= popcount(tracks)
        while tracks != np.uint64(0):
            spaces += int(board.length[word * 64 + lowest(tracks)])
            tracks = drop_lowest(tracks)
    for seat in range(game.players):
        spaces -= int(game.progress[seat])
    return 0 if left == game.bullet_trains and left >= 0 and spaces == 0 else BULLETS_WRONG


SCORES = {"bullets": points}
