"""What tables use of technologies in compact layouts (R276, R277, R292)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from whistlestop.environments.compact import Axis, Table, axis, seat
from whistlestop.records import state
from whistlestop.records.blocks import Parts
from whistlestop.records.technologies import GiveDie, Technology


def sold(table: Table) -> list[bool]:
    """Return which technologies there are."""
    return [bool(copies) for copies in table.board.technology_copies]


technology = axis(state.TECHNOLOGIES, sold)
purchase = axis(2, lambda table: [bool(table.board.technologies)] * 2)

SECTION_AXES: dict[str, tuple[Axis, ...]] = {
    "technologies_left": (technology,),
    "technologies": (seat, technology),
    "purchase": (purchase,),
}
POSSIBLE: dict[type[Parts], Callable[[Table, Any], Any]] = {
    Technology: lambda table, bought: table.board.technology_copies[bought.technology] > 0,
    GiveDie: lambda table, given: table.board.dice and table.board.dice_set,
}
