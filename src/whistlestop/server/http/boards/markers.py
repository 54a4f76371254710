"""What a client needs to know of a board's city markers: how many each player has, and what Alvin is worth."""

from __future__ import annotations

from typing import Any

from whistlestop.maps import Map
from whistlestop.ruleset.compile import Rules

BOARD = (("markers", int), ("alien_points", int))


def read_board(map: Map, rules: Rules) -> dict[str, Any]:
    """Return the markers of each player, 0 without any, and the points for Alvin, 0 without him."""
    return {"markers": map.markers.each if map.markers else 0, "alien_points": int(rules.board.alien_points)}
