"""Cities: the bonus for most of them, attractions and districts (R118, R119, R121)."""

from __future__ import annotations

from typing import Protocol

import numpy as np

from whistlestop.records.numbers import DISTRICTS, Bytes, Field, Masks

BOARD: tuple[Field, ...] = (
    ("most_cities", "i2"),
    ("explorer_shared", "i1"),  # all tied for most cities score (R121)
    ("attractions", "u8"),
    ("attraction_points", "i1"),
    ("districts", "u8", (DISTRICTS,)),
    ("district_points", "i1", (DISTRICTS,)),
)


class BoardFields(Protocol):
    """What a board record has of it."""

    most_cities: int
    explorer_shared: int
    attractions: np.uint64
    attraction_points: int
    districts: Masks
    district_points: Bytes
