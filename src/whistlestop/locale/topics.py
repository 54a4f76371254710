"""What a topic of the rule help is: for the files of mechanisms in this folder, and `rule_help.py` with all of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from whistlestop.locale.words import Told
from whistlestop.maps import Map

if TYPE_CHECKING:
    from whistlestop.ruleset.compile import Rules


@dataclass(frozen=True)
class Topic:
    """A rule that can be explained: at which tables it is worth it, and the numbers its text speaks of."""

    here: Callable[[Rules], bool] = lambda rules: True
    told: Callable[[Rules], Told] = lambda rules: {}


def on(has: Callable[[Map], object]) -> Callable[[Rules], bool]:
    """Return a condition on the board of a table."""
    return lambda rules: bool(has(rules.map))


def chosen(option: str) -> Callable[[Rules], bool]:
    """Return the condition that an expansion is played."""
    return lambda rules: bool(rules.options[option])


def bonus(name: str) -> Topic:
    """Return the topic of a bonus that is one number."""
    return Topic(
        lambda rules: getattr(rules.map.bonuses, name) > 0,
        lambda rules: {"points": getattr(rules.map.bonuses, name)},
    )
