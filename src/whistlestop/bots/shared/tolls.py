"""What a claim that pays a toll is worth to bots: tokens decide about ranks, loans cost points (R256-R260)."""

from __future__ import annotations

from whistlestop.bots.shared.points import POINT
from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import NOBODY, NONE, GameRecord
from whistlestop.rules import tolls

SPREAD = 24  # tokens that usually lie between the first and the last rank


@kernel
def claim_gain(view: GameRecord, board: BoardRecord, track: int) -> int:
    """Return a track's points less what its toll costs, or NONE where no tolls are paid."""
    if board.tolls == 0:
        return NONE
    return int(board.track_points[track]) * POINT - cost(view, board, track)


@kernel
def cost(view: GameRecord, board: BoardRecord, track: int) -> int:
    """Return what a track's toll costs: a loan and the rank that is lost by it, or tokens, which may go to a rival."""
    seat, toll = int(view.player), int(board.toll[track])
    ranked = view.loans[seat] == 0
    if view.toll_tokens[seat] < toll:
        return POINT * (int(board.loan_cost) + (int(board.toll_points[view.players, 1]) if ranked else 0))
    lost = toll if ranked else 0
    if tolls.owner_beside(view, board, track) != NOBODY:
        lost += toll // (int(view.players) - 1)
    return lost * token_worth(view, board)


@kernel
def token_worth(view: GameRecord, board: BoardRecord) -> int:
    """Return what one token more or less is worth: its part in the distance between the ranks.

    It is even, so that no loss can be taken for NONE.
    """
    return POINT * int(board.toll_points[view.players, 0]) // SPREAD // 2 * 2
