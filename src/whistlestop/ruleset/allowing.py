"""Options with which every way to play can be had on every board, for whoever tries them all.

A board may refuse an expansion unless its table insists. Its mechanism says here how to insist: `allowing(map, chosen)`
in its file returns the options with that added.
"""

from __future__ import annotations

from collections.abc import Mapping

from whistlestop import maps
from whistlestop.records.mechanisms import collect
from whistlestop.ruleset.option import Value


def allowing(map: maps.Map, chosen: Mapping[str, Value]) -> dict[str, Value]:
    """Return the options chosen, and with them what a map wants to hear before it is played like that."""
    settled = dict(chosen)
    for insist in collect(__package__, "allowing"):
        settled = insist(map, settled)
    return settled
