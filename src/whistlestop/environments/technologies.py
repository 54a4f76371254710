"""What tables use of technologies in compact layouts (R276, R277, R292)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from whistlestop.environments.compact import Axis, PlayedBoard, axis, seat
from whistlestop.records.blocks import Parts
from whistlestop.records.technologies import (
    DIESEL_POWER,
    TECHNOLOGIES,
    THERMOCOMPRESSOR,
    WATER_TENDERS,
    DrawThree,
    GiveDie,
    NoClaim,
    Save,
    Technology,
)


def sold(table: PlayedBoard) -> list[bool]:
    """Return which technologies there are."""
    return [bool(copies) for copies in table.board.technology_copies]


def on_top(table: PlayedBoard) -> int:
    """Return the highest price that is paid together with a route (R283)."""
    return int(max(table.board.technology_price))


technology = axis(TECHNOLOGIES, sold)


def purchases(table: PlayedBoard) -> list[bool]:
    """Return which numbers about a purchase, and what is done with technologies, can be other than 0."""
    here, has = bool(table.board.technologies), sold(table)
    tenders = has[WATER_TENDERS]
    used = (has[DIESEL_POWER], has[THERMOCOMPRESSOR], tenders and not table.cards, tenders and table.cards)
    return [here, here, *used]


purchase = axis(6, purchases)

SECTION_AXES: dict[str, tuple[Axis, ...]] = {
    "technologies_left": (technology,),
    "technologies": (seat, technology),
    "purchase": (purchase,),
}
POSSIBLE: dict[type[Parts], Callable[[PlayedBoard, Any], Any]] = {
    Technology: lambda table, bought: table.board.technology_copies[bought.technology] > 0,
    GiveDie: lambda table, given: table.board.dice and table.board.dice_set,
    Save: lambda table, saved: sold(table)[DIESEL_POWER],
    NoClaim: lambda table, none: table.cards and sold(table)[THERMOCOMPRESSOR],
    DrawThree: lambda table, drawn: table.cards and sold(table)[WATER_TENDERS],
}
