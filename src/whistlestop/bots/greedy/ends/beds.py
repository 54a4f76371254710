"""A piece of track before a turn with dice ends: compulsory after a turn without an action, or wanted (R330)."""

from __future__ import annotations

from whistlestop.bots.greedy import beds as greedy_beds
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.bots.shared.points import POINT
from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import NONE, GameRecord, Masks
from whistlestop.rules import beds

PIECE = 10 * POINT  # about a turn


@kernel
def before_end(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the bed that must get a piece, or the dice to give for one on a bed of the plan, or NONE."""
    if board.track_pieces == 0:
        return NONE
    greedy_beds.want_the_plan(plan)
    if beds.must_go_on(view, board):
        return greedy_beds.best_bed(view, board, plan, legal)
    return greedy_beds.dice_for_a_piece(view, board, plan, legal)


@kernel
def waiting(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return what the piece is worth that a turn without a claim lays on a bed of the plan, or NONE (R330)."""
    if board.track_pieces == 0 or view.piece_laid != 0 or not greedy_beds.wants_piece(view, board, plan):
        return NONE
    return PIECE
