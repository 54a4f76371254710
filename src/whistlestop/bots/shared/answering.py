"""Answers of several mechanisms as one: the first that has anything to say."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import NONE, GameRecord, Masks

Answer = Callable[[GameRecord, BoardRecord, PlanRecord, Masks], int]


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
