"""Turns of the planner in a race to complete tickets (R418)."""

from __future__ import annotations

from whistlestop.bots.planner import race, race_dice
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import GameRecord, Masks


@kernel
def own_turn(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return what to do in a turn of a race."""
    return race_dice.decide(view, board, plan, legal) if board.dice != 0 else race.decide(view, board, plan, legal)
