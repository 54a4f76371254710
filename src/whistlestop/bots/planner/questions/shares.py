"""Which share the planner takes: with an eye on what rivals would score (R302, R307)."""

from __future__ import annotations

from whistlestop.bots.greedy import shares as greedy_shares
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import CHOOSE_DUMMY_SHARE, CHOOSE_SHARE, GameRecord, Masks


@kernel
def choose(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the share to take, or to give to the dummy."""
    return greedy_shares.choose(view, board, plan.weights.rivalry)


ANSWERS = {CHOOSE_SHARE: choose, CHOOSE_DUMMY_SHARE: choose}
