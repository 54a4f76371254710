"""Trains on tracks that are no seat's, of whatever mechanism: `STRANGERS` in its file names the field of its tracks.

Where `FOR_ALL` is set there, everybody's tickets may use those tracks.
"""

from __future__ import annotations

from types import ModuleType

from whistlestop.knowledge.facts.facts import Facts
from whistlestop.records.mechanisms import modules, name_of


def strangers(facts: Facts) -> dict[str, list[int]]:
    """Return the tracks with trains of nobody, by their mechanism; those that are not played are left out."""
    found = {name_of(module): _tracks(module, facts) for module in modules(__package__) if hasattr(module, "STRANGERS")}
    return {mechanism: tracks for mechanism, tracks in found.items() if tracks}


def for_all(facts: Facts) -> list[int]:
    """Return those of these tracks that serve everybody."""
    return [track for module in modules(__package__) if hasattr(module, "FOR_ALL") for track in _tracks(module, facts)]


def _tracks(module: ModuleType, facts: Facts) -> list[int]:
    return getattr(facts, module.STRANGERS) or []
