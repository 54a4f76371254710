"""Big matrices in one budget: an ordinary run looks at a part of the cells, which `WHISTLESTOP_SEED` turns.

`WHISTLESTOP_LONG=1` looks at all of them.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from itertools import product
from typing import Any

LONG = os.environ.get("WHISTLESTOP_LONG") == "1"
SHIFT = int(os.environ.get("WHISTLESTOP_SEED", "0"))


def rotating(share: int, *axes: Iterable[Any]) -> list[tuple[Any, ...]]:
    """Return one of `share` cells, along diagonals: no value of an axis as long as `share` is left out."""
    cells = product(*(enumerate(axis) for axis in axes))
    numbered = [(sum(number for number, _ in cell) + SHIFT, tuple(value for _, value in cell)) for cell in cells]
    return [cell for number, cell in numbered if LONG or number % share == 0]
