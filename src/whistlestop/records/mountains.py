"""Mountains: trains that are lost beside those laid (R121)."""

from __future__ import annotations

from typing import Protocol

from whistlestop.records.numbers import TRACK_WORDS, TRACKS, Bytes, Field, Masks

BOARD: tuple[Field, ...] = (
    ("mountain_tracks", "u8", (TRACK_WORDS,)),
    ("trains_needed", "i1", (TRACKS,)),  # trains or ships laid and, on mountains, lost (R24, R121)
)


class BoardFields(Protocol):
    """What a board record has of it."""

    mountain_tracks: Masks
    trains_needed: Bytes
