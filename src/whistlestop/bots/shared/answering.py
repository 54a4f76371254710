"""Answers of several mechanisms as one: the first that has anything to say, or the greatest number."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import NONE, GameRecord, Masks
from whistlestop.rules.hooks import four

Answer = Callable[[GameRecord, BoardRecord, PlanRecord, Masks], int]
Measure = Callable[[GameRecord, BoardRecord, PlanRecord], int]


@kernel
def no_answer(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Answer nothing: where a chain of answers ends."""
    return NONE


def first_of(kernels: Sequence[Answer]) -> Answer:
    """Return a kernel that takes what the first mechanism wants that has a wish, or NONE."""
    if not kernels:
        return no_answer
    wish, otherwise = kernels[0], first_of(kernels[1:])

    @kernel
    def wish_first(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
        found = wish(view, board, plan, legal)
        return found if found != NONE else otherwise(view, board, plan, legal)

    return wish_first


@kernel
def none_of_it(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> int:
    """Measure nothing: where a chain of measures ends."""
    return 0


def greatest(kernels: Sequence[Any]) -> Measure:
    """Return a kernel that takes the greatest number of all, at least 0."""
    one, two, three, more = four(kernels, none_of_it, greatest)

    @kernel
    def take_greatest(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> int:
        most = max(one(view, board, plan), two(view, board, plan))
        return max(most, three(view, board, plan), more(view, board, plan))

    return take_greatest
