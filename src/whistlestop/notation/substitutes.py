"""Cards of any kind in place of others as text: `replace`, `give red` (R83, R84)."""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop.notation.told import Told
from whistlestop.notation.words import KIND_NAMES
from whistlestop.records.blocks import encode
from whistlestop.records.state import GameRecord
from whistlestop.records.substitutes import Give, Replace
from whistlestop.ruleset.compile import Rules


def tell_replace(rules: Rules, game: GameRecord, parts: Replace) -> Told:
    """Return that something is replaced, in words."""
    return Told("replace")


def tell_give(rules: Rules, game: GameRecord, parts: Give) -> Told:
    """Return the card given for it, in words."""
    return Told("give", card=KIND_NAMES[parts.kind])


TELL = {Replace: tell_replace, Give: tell_give}


def fixed_texts() -> Iterator[tuple[str, int]]:
    """Return how cards given are typed."""
    for kind, name in KIND_NAMES.items():
        yield f"give {name}", encode(Give(kind))
