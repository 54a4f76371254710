"""What bullet trains make tracks and turns worth to the planner, and how long they hold up the end (R393-R397)."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.shared import claims
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import drop_lowest, kernel, lowest
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
    """Return by how many tenths of a turn the bullet trains that must still go put off the end of the game (R396).

    Turns in which they are claimed are not there for trains, so this comes on top of what trains take.
    """
    if board.bullet_trains == 0:
        return 0
    due = max(int(view.bullet_trains) - int(board.end_bullet_trains), 0)
    return due * plan.weights.bullet_tenths // int(view.players)


@kernel
def trains_beyond(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> int:
    """Return how many own trains the planned bullet routes take for which no bullet train will be left (R395)."""
    if board.bullet_trains == 0:
        return 0
    routes, spaces = 0, 0
    for word in range(board.track_words):
        rest = plan.tracks[word] & plan.lent[word]
        while rest != np.uint64(0):
            routes += 1
            spaces += int(board.length[word * 64 + lowest(rest)])
            rest = drop_lowest(rest)
    beyond = routes - max(int(view.bullet_trains) * plan.weights.bullet_share // 16, 1)
    return spaces * beyond // routes if beyond > 0 else 0
