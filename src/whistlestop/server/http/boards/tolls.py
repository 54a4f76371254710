"""What a client needs to know of tolls: what each track costs, what tokens and loans are worth, what tickets name."""

from __future__ import annotations

from typing import Any

from whistlestop.maps import Map
from whistlestop.ruleset.compile import Rules

BOARD = (
    ("toll_start", int),  # toll tokens of each player at the start, 0 without tolls
    ("loan_cost", int),
    ("toll_points", dict[int, list[int]]),  # points by rank, for each number of players
    ("neutral_players", int),  # with how many the neutral player plays, 0 for never
    ("neutral_supply", int),
    ("neutral_round", int),
)
TRACK = (("toll", int),)


def read_board(map: Map, rules: Rules) -> dict[str, Any]:
    """Return the money of a table and what it is worth at the end."""
    board = rules.board
    points = map.tolls.points if map.tolls is not None and board.tolls else {}
    return {
        "toll_start": board.start_tokens,
        "loan_cost": board.loan_cost,
        "toll_points": {players: list(row) for players, row in points.items()},
        "neutral_players": board.neutral_players,
        "neutral_supply": board.neutral_supply,
        "neutral_round": board.neutral_round,
    }


def read_track(map: Map, rules: Rules, track: int) -> dict[str, Any]:
    """Return the toll of a track."""
    return {"toll": int(rules.board.toll[track])}
