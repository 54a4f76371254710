"""What a client needs to know of a board's meeples: whether there are any."""

from __future__ import annotations

from typing import Any

from whistlestop.maps import Map
from whistlestop.ruleset.compile import Rules

BOARD = (("meeples", bool),)


def read_board(map: Map, rules: Rules) -> dict[str, Any]:
    """Return whether there are meeples."""
    return {"meeples": bool(map.meeples)}
