"""Technologies as text: `technology booster` (R276)."""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop.maps.technologies import TECHNOLOGIES
from whistlestop.notation.told import Told
from whistlestop.records.blocks import encode
from whistlestop.records.state import GameRecord
from whistlestop.records.technologies import Technology
from whistlestop.ruleset.compile import Rules

TECHNOLOGY_NAMES: dict[int, str] = dict(enumerate(TECHNOLOGIES))


def tell_technology(rules: Rules, game: GameRecord, parts: Technology) -> Told | None:
    """Return which technology is bought, in words; None for a number that is none."""
    name = TECHNOLOGY_NAMES.get(parts.technology)
    return None if name is None else Told("technology", token=name)


TELL = {Technology: tell_technology}


def fixed_texts() -> Iterator[tuple[str, int]]:
    """Return how technologies are typed."""
    for number, name in TECHNOLOGY_NAMES.items():
        yield f"technology {name}", encode(Technology(number))


EVENT_NAMES = {"technology": TECHNOLOGY_NAMES}
