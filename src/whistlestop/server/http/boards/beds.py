"""What a client needs to know of track beds: which tracks are beds, what crosses them, and the number of pieces."""

from __future__ import annotations

from typing import Any

from whistlestop.maps import Map
from whistlestop.ruleset.compile import Rules

BOARD = (("pieces", dict[int, int]),)  # of each colour, by length; empty where none are laid
TRACK = (
    ("bed", bool),
    ("crossed", list[int]),  # tracks that a piece or trains here close for good
)


def read_board(map: Map, rules: Rules) -> dict[str, Any]:
    """Return how many pieces of each colour a table has by length, which a house rule may change (R320)."""
    counts = rules.boards[0].pieces.tolist()
    return {"pieces": {length: count for length, count in enumerate(counts) if count}}


def read_track(map: Map, rules: Rules, track: int) -> dict[str, Any]:
    """Return whether a track needs a piece at this table, and what crosses it."""
    board = rules.board
    crossed = [other for other in range(len(map.tracks)) if _has(board.crossed[track], other)]
    return {"bed": _has(board.beds, track), "crossed": crossed}


def _has(words: Any, number: int) -> bool:  # noqa: ANN401 - mask words
    return bool(int(words[number // 64]) >> number % 64 & 1)
