"""Sets as ones in a row."""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import drop_lowest, kernel, lowest
from whistlestop.records.state import Bytes


@kernel
def mark(mask: np.uint64, start: int, row: Bytes) -> None:
    """Write 1 for every bit of a mask."""
    while mask != np.uint64(0):
        row[start + lowest(mask)] = 1
        mask = drop_lowest(mask)
