"""A game record as plain numbers and lists, for code that reads many of its fields.

Fetching fields one by one from numpy takes ten times as long.
"""

from __future__ import annotations

from operator import itemgetter
from types import SimpleNamespace

from whistlestop.records.state import GAME, GameRecord

NAMES = GAME.names or ()
NUMBERS = tuple(name for name in NAMES if not GAME[name].shape)
LISTS = tuple(name for name in NAMES if GAME[name].shape)
numbers_of = itemgetter(*map(NAMES.index, NUMBERS))
lists_of = itemgetter(*map(NAMES.index, LISTS))


def plain(record: GameRecord) -> SimpleNamespace:
    """Return a copy of a record with numbers and nested lists for fields."""
    values = record.item()  # type: ignore[attr-defined]
    found = SimpleNamespace()
    vars(found).update(zip(NUMBERS, numbers_of(values), strict=True))
    vars(found).update(zip(LISTS, [each.tolist() for each in lists_of(values)], strict=True))
    return found
