"""Whistlestop: play, simulate and study the Ticket to Ride family of games. Unofficial.

The names below are fetched when first used, so that a command that plays nothing does not load the compiler.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from whistlestop.batch.batch import Batch as Batch
    from whistlestop.play.game import Action as Action
    from whistlestop.play.game import Game as Game
    from whistlestop.play.refusal import Refusal as Refusal
    from whistlestop.play.refusal import RefusalCode as RefusalCode
    from whistlestop.ruleset.compile import Rules as Rules
    from whistlestop.ruleset.compile import compile_rules as compile_rules

__version__ = "0.4.0"

_HOMES = {
    "Action": "play.game",
    "Batch": "batch.batch",
    "Game": "play.game",
    "Refusal": "play.refusal",
    "RefusalCode": "play.refusal",
    "Rules": "ruleset.compile",
    "compile_rules": "ruleset.compile",
}


__all__ = ["Action", "Batch", "Game", "Refusal", "RefusalCode", "Rules", "compile_rules"]

# What there is beside them, each with a page in docs/.
_PACKAGES = ("actions", "advice", "arena", "batch", "bots", "environments", "maps", "notation", "study")


if not TYPE_CHECKING:  # the type checker would believe every name then

    def __getattr__(name: str) -> object:
        """Return a public name from the module it lives in."""
        if name in _PACKAGES:
            return import_module(f"whistlestop.{name}")
        if name not in _HOMES:
            raise AttributeError(f"module 'whistlestop' has no attribute '{name}'")
        return getattr(import_module(f"whistlestop.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    """Return the public names."""
    return [*_HOMES, *_PACKAGES, "__version__"]
