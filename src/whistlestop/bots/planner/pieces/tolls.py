"""What the toll of a track costs the planner: tokens decide about ranks at the end, loans cost points (R256-R260)."""

from __future__ import annotations

from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.bots.shared.points import POINT
from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import NOBODY, GameRecord
from whistlestop.rules import tolls

SPREAD = 24  # tokens that usually lie between the first and the last rank


@kernel
def of_track(view: GameRecord, board: BoardRecord, plan: PlanRecord, track: int) -> int:
    """Return what a track's toll costs, as a loss: a loan, or tokens, which may go to a rival."""
    if board.tolls == 0:
        return 0
    seat, toll = int(view.player), int(board.toll[track])
    ranked = view.loans[seat] == 0
    if view.toll_tokens[seat] < toll:
        return -POINT * (int(board.loan_cost) + (int(board.toll_points[view.players, 1]) if ranked else 0))
    lost = toll if ranked else 0
    if tolls.owner_beside(view, board, track) != NOBODY:
        lost += toll // (int(view.players) - 1)
    return -lost * token_worth(view, board)


@kernel
def token_worth(view: GameRecord, board: BoardRecord) -> int:
    """Return what one token more or less is worth: its part in the distance between the ranks."""
    return POINT * int(board.toll_points[view.players, 0]) // SPREAD
