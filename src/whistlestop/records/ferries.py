"""Ferries: what a board says of them (R60)."""

from __future__ import annotations

from typing import Protocol

from whistlestop.records.numbers import MOST_CARDS, TRACK_WORDS, TRACKS, Bytes, Field, Masks

BOARD: tuple[Field, ...] = (
    ("symbols_at_most", "u8", (MOST_CARDS + 1, TRACK_WORDS)),
    ("symbols", "i1", (TRACKS,)),  # locomotive symbols of a ferry
)


class BoardFields(Protocol):
    """What a board record has of it."""

    symbols_at_most: Masks
    symbols: Bytes
