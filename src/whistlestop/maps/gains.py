"""What brings points on a map beside routes and tickets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from whistlestop.records.mechanisms import modules

if TYPE_CHECKING:
    from whistlestop.maps.schema import Map


def bringing_points(map: Map) -> Iterator[str]:
    """The keys of mechanisms that ask after a claim for what counts at the end (`BRINGS_POINTS` in their files)."""
    for module in modules(__package__):
        if hasattr(module, "BRINGS_POINTS") and (pointer := module.asked(map)) is not None:
            yield pointer[0]
