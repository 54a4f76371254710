"""Meeples as text: `meeple red` (R117)."""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop.notation.told import Told
from whistlestop.notation.words import MEEPLE_NAMES
from whistlestop.records.blocks import encode
from whistlestop.records.meeples import Meeple
from whistlestop.records.state import GameRecord
from whistlestop.ruleset.compile import Rules


def tell_meeple(rules: Rules, game: GameRecord, parts: Meeple) -> Told:
    """Return the meeple that is taken, in words."""
    return Told("meeple", colour=MEEPLE_NAMES[parts.colour])


TELL = {Meeple: tell_meeple}


def fixed_texts() -> Iterator[tuple[str, int]]:
    """Return how meeples are typed."""
    for colour, name in MEEPLE_NAMES.items():
        yield f"meeple {name}", encode(Meeple(colour))


EVENT_NAMES = {"colour": MEEPLE_NAMES}
