"""Technologies as text: `technology booster`, dice given for a wild: `give die single` (R276, R292).

What single ones let a player do: `save`, `no claim`, `draw three` (R285, R286, R288).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from whistlestop.maps.technologies import TECHNOLOGIES
from whistlestop.notation.told import Told
from whistlestop.notation.words import FACE_NAMES
from whistlestop.records.blocks import Parts, encode
from whistlestop.records.state import GameRecord
from whistlestop.records.technologies import DrawThree, GiveDie, NoClaim, Save, Technology
from whistlestop.ruleset.compile import Rules

TECHNOLOGY_NAMES: dict[int, str] = dict(enumerate(TECHNOLOGIES))


def tell_technology(rules: Rules, game: GameRecord, parts: Technology) -> Told | None:
    """Return which technology is bought, in words; None for a number that is none."""
    name = TECHNOLOGY_NAMES.get(parts.technology)
    return None if name is None else Told("technology", token=name)


def tell_given_die(rules: Rules, game: GameRecord, parts: GiveDie) -> Told:
    """Return the die given for a wild, in words."""
    return Told("give_die", token=FACE_NAMES[parts.face])


PLAIN: dict[type[Parts], str] = {Save: "save", NoClaim: "no_claim", DrawThree: "draw_three"}


def tell_plain(rules: Rules, game: GameRecord, parts: Parts) -> Told:
    """Return an action without parts, in words."""
    return Told(PLAIN[type(parts)])


TELL: dict[type[Parts], Callable[[Rules, GameRecord, Any], Told | None]] = {
    Technology: tell_technology,
    GiveDie: tell_given_die,
    **dict.fromkeys(PLAIN, tell_plain),
}


def fixed_texts() -> Iterator[tuple[str, int]]:
    """Return how technologies and dice given are typed."""
    for number, name in TECHNOLOGY_NAMES.items():
        yield f"technology {name}", encode(Technology(number))
    for face, name in FACE_NAMES.items():
        yield f"give die {name}", encode(GiveDie(face))
    for parts, name in PLAIN.items():
        yield name.replace("_", " "), encode(parts())


EVENT_NAMES = {"technology": TECHNOLOGY_NAMES, "face": FACE_NAMES}
