"""What a client needs to know of a race: how many completed tickets win it."""

from __future__ import annotations

from typing import Any

from whistlestop.maps import Map
from whistlestop.ruleset.compile import Rules

BOARD = (("race", int),)


def read_board(map: Map, rules: Rules) -> dict[str, Any]:
    """Return how many tickets win; 0 where points decide."""
    return {"race": map.race}
