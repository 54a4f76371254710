"""What a client needs to know of a board's tourist tokens: what sets of them are worth."""

from __future__ import annotations

from typing import Any

from whistlestop.maps import Map
from whistlestop.ruleset.compile import Rules

BOARD = (("tourists", list[int]),)


def read_board(map: Map, rules: Rules) -> dict[str, Any]:
    """Return the points for no symbol, one, two and so on."""
    return {"tourists": list(map.tourists.points) if map.tourists else []}
