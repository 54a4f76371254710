"""Cards of two decks, for all that the planner wants (R362), and wild ones for monsters (R384)."""

from __future__ import annotations

from whistlestop.bots.greedy import ships as greedy_ships
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import GameRecord, Masks

WILD = 3  # what a sixteenth of a card is in the measure of what helps tracks


@kernel
def draw_own(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the card that helps most, what tickets need and what is wanted for points together."""
    return greedy_ships.draw_for(view, board, plan.wanted, legal, WILD * int(plan.locomotive_worth))
