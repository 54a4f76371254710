"""The arena: games between bots in paired blocks, and ratings with honest intervals.

A block is one seed played by every table in every rotation of seats, so luck and seat favour nobody. Blocks are what is
stored, resumed and resampled.

The names below are fetched when first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from whistlestop.arena.plan import Plan as Plan
    from whistlestop.arena.plan import PlanError as PlanError
    from whistlestop.arena.results import Results as Results
    from whistlestop.arena.sequential import Sequential as Sequential
    from whistlestop.arena.store import Store as Store
    from whistlestop.arena.summary import summarise as summarise
    from whistlestop.arena.tournament import run as run

_HOMES = {
    "Plan": "plan",
    "PlanError": "plan",
    "Results": "results",
    "Sequential": "sequential",
    "Store": "store",
    "summarise": "summary",
    "run": "tournament",
}


if not TYPE_CHECKING:  # the type checker would believe every name then

    def __getattr__(name: str) -> object:
        """Return a public name from the module it lives in."""
        if name not in _HOMES:
            raise AttributeError(f"module 'whistlestop.arena' has no attribute '{name}'")
        return getattr(import_module(f"whistlestop.arena.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    """Return the public names."""
    return [*_HOMES]
