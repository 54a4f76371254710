"""House rules of single boards in a map file: which options hold on a board, and what each of them needs there.

`"house_rules": ["oldwest"]` asks for all options of a board, `"oldwest.allow_monsters"` for one of them. What an option
needs stands with its mechanism, as `HOUSE_RULES`; where that is missing it would do nothing, and the file is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from whistlestop.maps.problem import Problem
from whistlestop.maps.source import offer
from whistlestop.records.mechanisms import merge

if TYPE_CHECKING:
    from whistlestop.maps.schema import Map

RESET = 3  # face-up locomotives that replace the display where a house rule wants it and the map does not say (R9)
RESETS = ("nordic.reset_on_three", "swiss.reset_on_three")  # R81, R92


class Need(NamedTuple):
    """What a house rule is about: whether a map has it, and what is said where it has not."""

    missing: str
    there: Callable[[Map], bool]


def replaced_by(cards: Callable[[Map], int]) -> Need:
    """The need of a display that so many cards of the deck can replace."""
    return Need("no display of this board is ever replaced", lambda board: _is_replaced(board, cards(board)))


def _is_replaced(map: Map, cards: int) -> bool:
    wanted = map.display_reset or (RESET if holding(map) & {*RESETS} else 0)
    return 0 < wanted <= min(map.display, cards)


def _counted(map: Map) -> int:
    """The most cards of a sort that replaces the display: locomotives, or passenger cards (R9, R107)."""
    plus4 = map.deck.plus4 if "marklin.reset_counts_plus4" in holding(map) else 0
    return max(map.deck.locomotives + plus4, map.deck.passengers)


# Those of no mechanism; needs are asked in their order, so that one may build on those before it.
HOUSE_RULES: dict[str, tuple[Need, ...]] = dict.fromkeys(RESETS, (replaced_by(_counted),))


@cache
def needs() -> dict[str, tuple[Need, ...]]:
    """What each option of a single board needs of a map that asks for it: the one list of such options."""
    return HOUSE_RULES | merge(__package__, "HOUSE_RULES")


@cache
def boards() -> tuple[str, ...]:
    """The boards that have house rules of their own, as options call them."""
    return tuple(dict.fromkeys(key.partition(".")[0] for key in needs()))


def options_of(name: str) -> tuple[str, ...]:
    """The options that a word of `house_rules` asks for: all of a board, or one; none if it is unknown."""
    return tuple(key for key in needs() if name in (key, key.partition(".")[0]))


def holding(map: Map) -> set[str]:
    """The options of single boards that hold on a map."""
    return {key for name in map.house_rules for key in options_of(name)}


def missing(map: Map, key: str) -> str | None:
    """What a map lacks of that which an option is about, None if nothing."""
    return next((need.missing for need in needs()[key] if not need.there(map)), None)


def problems(map: Map) -> Iterator[Problem]:
    """Every problem of a map with the house rules that it asks for: unknown, named twice, or about nothing here."""
    named: set[str] = set()
    for index, name in enumerate(map.house_rules):
        pointer = ("house_rules", index)
        keys = options_of(name)
        if not keys:
            yield Problem(f'"{name}" is no value of house_rules{offer(name, (*boards(), *needs()))}', pointer)
        if named & {*keys}:
            yield Problem(f'the house rules "{name}" stand twice', pointer)
        named |= {*keys}
        yield from (Problem(reason, pointer) for reason in _idle(map, keys))
    if named >= {*RESETS}:
        reason = "house rules of nordic and of swiss both decide about the display"
        yield Problem(reason, ("house_rules",))


def _idle(map: Map, keys: tuple[str, ...]) -> Iterator[str]:
    """Tell of options that do nothing on a map, those that lack the same together."""
    lacking: dict[str, list[str]] = {}
    for key in keys:
        if reason := missing(map, key):
            lacking.setdefault(reason, []).append(key)
    idle = {key for some in lacking.values() for key in some}
    others = ", ".join(f'"{key}"' for key in keys if key not in idle)
    for reason, some in lacking.items():
        instead = f"; ask for {others} alone" if others else ""
        yield f"house rules that would do nothing here, {', '.join(some)}: {reason}{instead}"
