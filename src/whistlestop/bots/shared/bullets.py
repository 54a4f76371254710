"""What progress with bullet trains is worth to bots (R393-R397).

Progress is a race against each rival for a rank. A space counts most where the race is close, and the more the fewer
bullet trains are left to turn it; who has no progress at all gains most by the first.
"""

from __future__ import annotations

from whistlestop.bots.shared.points import POINT
from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import NONE, GameRecord
from whistlestop.rules.claims import bullets

SPACES = 5  # of two bullet routes, on average
OPEN = 4  # spaces by which a race stays open when no bullet train is left
SHARE = 10  # sixteenths of a rank that a space decides, over the spaces by which the race is open
FIRST = 6  # points that the first progress is worth while there is time
FIRST_SOON = 14  # the same once bullet trains run out
SOON = 6  # bullet trains left, from where on that is so


@kernel
def claim_gain(view: GameRecord, board: BoardRecord, track: int) -> int:
    """Return what progress with a bullet train is worth, or NONE where a claim takes none."""
    if not bullets.takes_bullet_train(view, board, track):
        return NONE
    spaces = int(board.length[track])
    return certain(view, board, spaces) if view.last_turns != NONE else likely(view, board, spaces)


@kernel
def certain(view: GameRecord, board: BoardRecord, spaces: int) -> int:
    """Return what so many spaces change if nobody moves any more."""
    mine = int(view.progress[view.player])
    return (rank_points(view, board, mine + spaces) - rank_points(view, board, mine)) * POINT


@kernel
def rank_points(view: GameRecord, board: BoardRecord, progress: int) -> int:
    """Return what the player's progress would be worth now (R397)."""
    if progress == 0:
        return int(board.no_progress_points)
    ahead = 0
    for seat in range(view.players):
        ahead += int(seat != view.player and view.progress[seat] > progress)
    return int(board.progress_points[view.players, ahead])


@kernel
def likely(view: GameRecord, board: BoardRecord, spaces: int) -> int:
    """Return what so many spaces will likely be worth at the end: a part of a rank against each rival."""
    mine, row = int(view.progress[view.player]), board.progress_points[view.players]
    step = (int(row[0]) - int(row[view.players - 1])) * POINT // max(int(view.players) - 1, 1)
    width = OPEN + int(view.bullet_trains) * SPACES // 12
    value = 0
    for seat in range(view.players):
        if seat != view.player:
            lead = abs(2 * mine + spaces - 2 * int(view.progress[seat])) // 2  # in the middle of the way
            value += step * SHARE * spaces * max(2 * width - lead, 0) // (32 * width * width)
    if mine == 0:
        value += POINT * (FIRST_SOON if view.bullet_trains <= SOON else FIRST)
    return value


@kernel
def due_before_end(view: GameRecord, board: BoardRecord, seat: int) -> int:
    """Return how many of 45 bullet trains must still go before the last round can start (R396)."""
    if board.bullet_trains == 0:
        return NONE
    return (int(view.bullet_trains) - int(board.end_bullet_trains)) * 45 // int(board.bullet_trains)
