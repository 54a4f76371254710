"""What a client needs to know of bullet trains: how many all players share, their routes, and what progress is worth.

While any are left, a bullet route takes one of them, gives progress and then serves everybody.
"""

from __future__ import annotations

from typing import Any

from whistlestop.maps import Map
from whistlestop.ruleset.compile import Rules

BOARD = (
    ("bullet_trains", int),
    ("end_bullet_trains", int),
    ("bullet_progress", dict[int, list[int]]),  # points by rank, for each number of players
    ("no_bullet_progress", int),
)
TRACK = (("bullet", bool),)


def read_board(map: Map, rules: Rules) -> dict[str, Any]:
    """Return the supply and what progress is worth at a table, whose house rules may have another table (R397)."""
    board = rules.boards[0]
    table = board.progress_points.tolist() if map.bullet_trains else []
    rows = {players: row[:players] for players, row in enumerate(table) if map.players[0] <= players <= map.players[1]}
    return {
        "bullet_trains": map.bullet_trains,
        "end_bullet_trains": map.end_bullet_trains,
        "bullet_progress": rows,
        "no_bullet_progress": int(board.no_progress_points),
    }


def read_track(map: Map, rules: Rules, track: int) -> dict[str, Any]:
    """Return whether a track is a bullet route."""
    return {"bullet": map.tracks[track].bullet}
