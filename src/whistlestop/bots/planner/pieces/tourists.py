"""What the tourist token that a claim brings is worth to the planner (R430, R431)."""

from __future__ import annotations

from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.bots.shared.points import POINT
from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import NONE, GameRecord
from whistlestop.records.tourists import SYMBOLS
from whistlestop.rules import tourists

LIKELY = 2  # symbols beyond those that the player has that his set will likely reach


@kernel
def of_track(view: GameRecord, board: BoardRecord, plan: PlanRecord, track: int) -> int:
    """Return what the token at one of the ends of a track is worth, if there is one for the player."""
    if board.tourists == 0:
        return 0
    one = tourists.fitting(view, board, int(board.end_a[track]))
    other = tourists.fitting(view, board, int(board.end_b[track]))
    return 0 if max(one, other) == NONE else worth(view, board) * plan.weights.tourist // 16


@kernel
def worth(view: GameRecord, board: BoardRecord) -> int:
    """Return what one more symbol is worth: its share in what the set will likely come to."""
    have = tourists.collected(view, int(view.player))
    reached = min(have + LIKELY, SYMBOLS)
    gain = int(board.tourist_points[reached]) - int(board.tourist_points[have])
    return POINT * gain // max(reached - have, 1)
