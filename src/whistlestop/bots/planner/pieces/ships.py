"""Cards of two decks, for all that the planner wants (R362)."""

from __future__ import annotations

from whistlestop.bots.greedy import ships as greedy_ships
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import GameRecord, Masks


@kernel
def draw_own(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the card that helps most, what tickets need and what is wanted for points together."""
    return greedy_ships.draw_for(view, board, plan.wanted, legal)
