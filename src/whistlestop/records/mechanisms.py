"""The mechanisms of the game, each by the one name that it has in every layer.

A layer that has to know of a mechanism has one module of that name in its folder: `rules/meeples.py` holds its rules,
`notation/meeples.py` its words, `terminal/meeples.py` what a person chooses from. Layers collect those modules here and
take what they need of each by name, so a new mechanism is a line in this list and files beside the others, and an old
one is removed by deleting them.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

# In this order they are asked, and written into a position.
MECHANISMS = (
    "stations",
    "tunnels",
    "ferries",
    "mountains",
    "substitutes",
    "plus4",
    "splits",
    "tours",
    "cities",
    "dice",
    "tourists",
    "markers",
    "ships",
    "monsters",
    "meeples",
    "settling",
    "passengers",
    "bullets",
    "race",
    "shares",
    "technologies",
    "tolls",
    "beds",
)


@cache
def modules(package: str) -> tuple[ModuleType, ...]:
    """Return the modules of a package that bear the name of a mechanism, in the order of the list."""
    names = (f"{package}.{mechanism}" for mechanism in MECHANISMS)
    return tuple(import_module(name) for name in names if find_spec(name) is not None)


def name_of(module: ModuleType) -> str:
    """Return the mechanism that a module belongs to."""
    return module.__name__.rpartition(".")[2]


@cache
def collect(package: str, hook: str) -> tuple[Any, ...]:
    """Return what the mechanisms of a package have under a name; those without it are left out."""
    return tuple(getattr(module, hook) for module in modules(package) if hasattr(module, hook))


@cache
def merge(package: str, hook: str) -> dict[Any, Any]:
    """Return the tables that the mechanisms of a package have under a name as one; no key may stand in two."""
    merged: dict[Any, Any] = {}
    for table in collect(package, hook):
        if doubled := merged.keys() & table.keys():
            raise ValueError(f"{package}: {hook} has {sorted(map(str, doubled))} twice")
        merged |= table
    return merged
