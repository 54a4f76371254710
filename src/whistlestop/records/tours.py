"""Grand tours: what tickets joined twice over pay (R120)."""

from __future__ import annotations

from typing import Protocol

from whistlestop.records.numbers import TOURS, Field, Shorts

BOARD: tuple[Field, ...] = (
    ("grand_tour", "i2", (TOURS + 1,)),  # points for so many tickets joined twice over (R120)
    ("any_grand_tour", "i1"),
)


class BoardFields(Protocol):
    """What a board record has of it."""

    grand_tour: Shorts
    any_grand_tour: int
