"""What bullet trains make tracks and turns worth to the planner, and how long they hold up the end (R393-R397)."""

from __future__ import annotations

from whistlestop.bots.shared import claims
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import NONE, GameRecord
from whistlestop.rules.claims.bullets import takes_bullet_train


@kernel
def of_track(view: GameRecord, board: BoardRecord, plan: PlanRecord, track: int) -> int:
    """Return how much more or less the planner believes progress to be worth than other bots do."""
    if board.bullet_trains == 0 or view.last_turns != NONE or not takes_bullet_train(view, board, track):
        return 0
    gain = claims.gain(view, board, track)
    return gain * plan.weights.progress // 16 - gain


@kernel
def weigh_turn(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> None:
    """Change what a turn is worth where a part of the trains belongs to all."""
    if board.bullet_trains != 0:
        plan.turn_worth = int(plan.turn_worth) * plan.weights.bullet_turn // 16


@kernel
def tenths_to_end(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> int:
    """Return how many tenths of a turn pass until few bullet trains are left, without which no game ends (R396)."""
    if board.bullet_trains == 0:
        return 0
    due = max(int(view.bullet_trains) - int(board.end_bullet_trains), 0)
    return due * plan.weights.bullet_tenths // int(view.players)
