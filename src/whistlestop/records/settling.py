"""What a claimed route brings before the turn goes on, wherever something does (R108, R117)."""

from __future__ import annotations

from typing import Protocol

from whistlestop.records.numbers import NONE, Field

GAME: tuple[Field, ...] = (
    ("settling", "i2"),  # track just claimed whose meeples or passenger are being decided, or NONE (R108, R117)
    ("settling_end", "i1"),  # which end of that track is asked about: 0 or 1
)
EMPTY = {"settling": NONE}
BOARD: tuple[Field, ...] = (
    ("settles", "i1"),  # a claimed route brings meeples or a passenger
)


class GameFields(Protocol):
    """What a game record has of it."""

    settling: int
    settling_end: int


class BoardFields(Protocol):
    """What a board record has of it."""

    settles: int
