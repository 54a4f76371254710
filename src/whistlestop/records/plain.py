"""A game record as plain numbers and lists, for code that reads many of its fields.

Fetching fields one by one from numpy takes ten times as long.
"""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np

from whistlestop.records.state import GAME, GameRecord


def plain(record: GameRecord) -> SimpleNamespace:
    """Return a copy of a record with numbers and nested lists for fields."""
    values = record.item()  # type: ignore[attr-defined]
    fields = zip(GAME.names or (), values, strict=True)
    return SimpleNamespace(**{name: v.tolist() if isinstance(v, np.ndarray) else v for name, v in fields})
