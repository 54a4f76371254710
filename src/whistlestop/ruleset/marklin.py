"""House rules that belong to the board of Märklin."""

from __future__ import annotations

from collections.abc import Mapping

from whistlestop import maps
from whistlestop.ruleset import options


def house_rule(map: maps.Map, settled: Mapping[str, options.Value], key: str) -> bool:
    """Return a house rule of Märklin, which is one of that board alone."""
    return bool(settled[key] if map.id == "marklin" else options.OPTIONS[key].default)
