"""What a client needs to know of a board's city markers: how many each has, their price, and what Alvin is worth."""

from __future__ import annotations

from typing import Any

from whistlestop.maps import Map
from whistlestop.ruleset.compile import Rules

BOARD = (("markers", int), ("marker_price", int), ("alien_points", int))


def read_board(map: Map, rules: Rules) -> dict[str, Any]:
    """Return the markers of each player and their price, 0 without any; the points for Alvin, 0 without him."""
    each, price = (map.markers.each, map.markers.price) if map.markers else (0, 0)
    return {"markers": each, "marker_price": price, "alien_points": int(rules.board.alien_points)}
