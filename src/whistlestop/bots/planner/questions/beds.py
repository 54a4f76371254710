"""Where the planner lays a piece of track: on beds of its network, and on those it wants for their points (R322)."""

from __future__ import annotations

from whistlestop.bots.greedy import beds as greedy_beds
from whistlestop.bots.planner import demand, draws, extras, network, pace, yields
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import kernel
from whistlestop.records.beds import CHOOSE_BED, CHOOSE_PIECE, PIECE
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import GameRecord, Masks


@kernel
def plan_tracks(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> None:
    """Write what the planner wants, for its tickets and for points, as in a turn of its own."""
    yields.weigh_turn(view, board, plan)
    turns = pace.turns_left(view, board, plan)
    plan.locomotive_worth = 0
    spare = int(view.trains[view.player]) - network.make(view, board, plan, turns)
    greedy_beds.want_the_plan(plan)
    if board.dice == 0:
        extras.choose(view, board, plan, spare, turns - demand.turns_of(view, board, plan))
        draws.put_together(plan)


@kernel
def choose_bed(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the bed for a piece."""
    plan_tracks(view, board, plan)
    return greedy_beds.best_bed(view, board, plan, legal)


@kernel
def choose_piece(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the colour of the piece."""
    plan_tracks(view, board, plan)
    return PIECE + greedy_beds.best_colour(view, board, plan, int(board.length[int(view.bed) - 1]))


ANSWERS = {CHOOSE_BED: choose_bed, CHOOSE_PIECE: choose_piece}
