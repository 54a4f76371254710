"""The race to six as text: `change` gives up both tickets for new ones (R416)."""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop.notation.told import Told
from whistlestop.records.blocks import encode
from whistlestop.records.race import Change
from whistlestop.records.state import GameRecord
from whistlestop.ruleset.compile import Rules


def tell_change(rules: Rules, game: GameRecord, parts: Change) -> Told:
    """Return the change of tickets in words."""
    return Told("change")


TELL = {Change: tell_change}


def fixed_texts() -> Iterator[tuple[str, int]]:
    """Return how the change is typed."""
    yield "change", encode(Change())
