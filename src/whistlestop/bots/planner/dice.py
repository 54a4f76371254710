"""What tracks are worth to the planner with dice; which dice it rolls again follows from that, as with `greedy`.

A turn with dice nearly always ends with a claim, so trains are what there is least of: a track beside the plan must
bring more points than its trains would elsewhere.
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.greedy import (
    dice as greedy_dice,
)
from whistlestop.bots.greedy import (
    payments as greedy_payments,
)
from whistlestop.bots.planner import (
    longest,
    network,
    settlement,
    weights,
    yields,
)
from whistlestop.bots.planner import (
    monsters as planner_monsters,
)
from whistlestop.bots.shared import (
    outlook,
    plan,
)
from whistlestop.bots.shared.outlook import POINT
from whistlestop.compiler.kernel import drop_lowest, kernel, lowest
from whistlestop.records.actions import END
from whistlestop.records.board import Board
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import (
    AFTER_ACTION,
    CHOOSE_ACTION,
    DOUBLE,
    NONE,
    PAYMENT,
    REROLL,
    SINGLE,
    STATION_FACE,
    WILD,
    Game,
    Masks,
)


@kernel
def decide(view: Game, board: Board, scratch: Scratch, legal: Masks, spare_trains: int, turns: int) -> int:
    """Return what to do in a turn; there must be a plan, which leaves so many trains of so many turns over."""
    wanted = False
    if view.phase in (CHOOSE_ACTION, REROLL):
        wanted = settlement.wants_more(view, board, scratch, spare_trains, turns)
    appraise(view, board, scratch, spare_trains)
    if board.monsters == 0:
        return greedy_dice.play(view, board, scratch, legal, wanted)
    return play(view, board, scratch, legal, wanted, turns)


@kernel
def play(view: Game, board: Board, scratch: Scratch, legal: Masks, wanted: bool, turns: int) -> int:
    """Return what to do in a turn with monsters about; tracks must be appraised."""
    if view.phase == PAYMENT and view.moving == NONE:
        return greedy_payments.cheapest(legal)
    worth_of_move = planner_monsters.promise(view, board, scratch, turns) * 2 * weights.DICE_MOVE // 16
    outlook.prepare(view, board, scratch, wanted, worth_of_move)
    if view.phase == REROLL:
        return greedy_dice.reroll(view, scratch, legal)
    if view.phase == PAYMENT:
        return greedy_payments.pay_for_move(view, scratch, legal)
    action = NONE
    if view.phase != AFTER_ACTION:
        action = act(view, board, scratch, legal, turns)
    if action == NONE:
        action = planner_monsters.move(view, board, scratch, legal, turns)
    if action == NONE and view.last_turns == NONE:
        action = greedy_dice.save(view, board, scratch, legal)
    return action if action != NONE else END


@kernel
def act(view: Game, board: Board, scratch: Scratch, legal: Masks, turns: int) -> int:
    """Return the best action, or a move with a wild that is worth more than what the wild does for the action."""
    single, double = int(view.dice[SINGLE]), int(view.dice[DOUBLE])
    station, wild = int(view.dice[STATION_FACE]), int(view.dice[WILD])
    if wild > 0 and scratch.plan_need[outlook.MOVE_WORTH] > 0:
        best = outlook.outcome(scratch, single, double, station, wild)
        if best > outlook.use(scratch, single, double, station, wild):
            track, _ = greedy_dice.best_claim(view, board, scratch)
            action = planner_monsters.short_move(view, board, scratch, legal, track, turns)
            if action != NONE:
                return action
    return greedy_dice.act(view, board, scratch, legal)


@kernel
def appraise(view: Game, board: Board, scratch: Scratch, spare_trains: int) -> None:
    """Write what claiming each track is worth, in sixteenths of a point."""
    longest.measure(view, board, scratch)
    for word in range(board.track_words):
        tracks = scratch.plan_claimable[word]
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            scratch.plan_price[track] = worth(view, board, scratch, track, spare_trains)


@kernel
def worth(view: Game, board: Board, scratch: Scratch, track: int, spare_trains: int) -> int:
    """Return what claiming a track is worth; nothing if the trains are needed elsewhere."""
    points = yields.of_track(view, board, track) * POINT // yields.POINT
    if plan.in_set(scratch.plan_tracks, track):
        finished = network.finished_by(scratch, track) * 2
        if view.last_turns != NONE:
            return points + finished + 2 * int(scratch.plan_path[track])
        return points + weights.DICE_PLANNED + weights.DICE_FINISHING * finished // 64
    if view.last_turns != NONE:
        return points + 2 * int(scratch.plan_path[track])
    if view.quiet > outlook.PATIENCE * view.players:
        return points
    trains = int(board.trains_needed[track])
    if trains > spare_trains:
        return 0
    points += longest.bonus(board, scratch, track) * 2
    return max(points - weights.DICE_TRAIN * trains, 1)
