"""Mountains: trains that are lost beside those laid (R121)."""

from __future__ import annotations

from typing import Protocol

from whistlestop.records.numbers import TRACKS, Bytes, Field

BOARD: tuple[Field, ...] = (
    ("trains_needed", "i1", (TRACKS,)),  # trains laid and, on mountains, lost (R24, R121)
)


class Board(Protocol):
    """What a board record has of it."""

    trains_needed: Bytes
