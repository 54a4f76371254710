"""The race to six, for every bot: tickets that are all out of reach are changed, which costs the turn (R416)."""

from __future__ import annotations

from whistlestop.bots.shared import planning
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import has, kernel
from whistlestop.records.actions import CHANGE, CHANGE_WORD
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import NONE, GameRecord, Masks


@kernel
def change(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the change of tickets if no ticket of the player can be completed any more, or NONE."""
    if board.race == 0 or not has(legal[CHANGE_WORD], CHANGE % 64):
        return NONE
    planning.make(view, board, plan)
    return CHANGE if planning.all_given_up(plan) else NONE


FIRST = change
