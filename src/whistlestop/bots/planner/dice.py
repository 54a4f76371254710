"""What tracks are worth to the planner with dice; which dice it rolls again follows from that, as with `greedy`.

A turn with dice nearly always ends with a claim, so trains are what there is least of: a track beside the plan must
bring more points than its trains would elsewhere.
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.greedy import dice as greedy_dice
from whistlestop.bots.greedy import ends
from whistlestop.bots.greedy import payments as greedy_payments
from whistlestop.bots.planner import danger, longest, network, settlement, yields
from whistlestop.bots.planner import monsters as planner_monsters
from whistlestop.bots.shared import claims, outlook, track_sets
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import drop_lowest, kernel, lowest
from whistlestop.records.actions import END
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import (
    AFTER_ACTION,
    CHOOSE_ACTION,
    CHOOSE_REROLL,
    DOUBLE,
    NONE,
    PAYMENT,
    SINGLE,
    STATION_FACE,
    WILD,
    GameRecord,
    Masks,
)


@kernel
def decide(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks, spare_trains: int, turns: int) -> int:
    """Return what to do in a turn; there must be a plan, which leaves so many trains of so many turns over."""
    wanted = weigh(view, board, plan, legal, spare_trains, turns)
    if view.phase == AFTER_ACTION:  # before dice become tokens
        action = ends.wished(view, board, plan, legal)
        if action != NONE:
            return action
    if board.monsters == 0:
        return greedy_dice.play(view, board, plan, legal, wanted)
    return play(view, board, plan, legal, wanted, turns)


@kernel
def weigh(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks, spare_trains: int, turns: int) -> bool:
    """Write what claiming each track is worth; return whether tickets are wanted."""
    wanted = False
    if view.phase in (CHOOSE_ACTION, CHOOSE_REROLL):
        wanted = settlement.wants_more(view, board, plan, spare_trains, turns)
    plan.waiting = max(ends.waiting(view, board, plan, legal), 0)
    appraise(view, board, plan, spare_trains)
    return wanted


@kernel
def play(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks, wanted: bool, turns: int) -> int:
    """Return what to do in a turn with monsters about; tracks must be appraised."""
    if view.phase == PAYMENT and view.moving == NONE:
        return greedy_payments.for_claim(view, board, legal)
    worth_of_move = planner_monsters.promise(view, board, plan, turns) * plan.weights.dice_move // 16
    outlook.prepare(view, board, plan, wanted, worth_of_move)
    if view.phase == CHOOSE_REROLL:
        return greedy_dice.reroll(view, plan, legal)
    if view.phase == PAYMENT:
        return greedy_payments.pay_for_move(view, plan, legal)
    action = NONE
    if view.phase != AFTER_ACTION:
        action = act(view, board, plan, legal, turns)
    if action == NONE:
        action = planner_monsters.move(view, board, plan, legal, turns)
    if action == NONE and view.last_turns == NONE:
        action = greedy_dice.save(view, board, plan, legal)
    return ends.instead_of_ending(view, board, plan, legal, action if action != NONE else END)


@kernel
def act(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks, turns: int) -> int:
    """Return the best action, or a move with a wild that is worth more than what the wild does for the action."""
    single, double = int(view.dice[SINGLE]), int(view.dice[DOUBLE])
    station, wild = int(view.dice[STATION_FACE]), int(view.dice[WILD])
    if wild > 0 and plan.move_worth > 0:
        best = outlook.outcome(plan, single, double, station, wild)
        if best > outlook.use(plan, single, double, station, wild):
            track, _ = greedy_dice.best_claim(view, board, plan)
            action = planner_monsters.short_move(view, board, plan, legal, track, turns)
            if action != NONE:
                return action
    return greedy_dice.act(view, board, plan, legal)


@kernel
def appraise(view: GameRecord, board: BoardRecord, plan: PlanRecord, spare_trains: int) -> None:
    """Write what claiming each track is worth."""
    longest.measure(view, board, plan)
    if plan.weights.dice_danger != 0:
        danger.prepare(view, board, plan)
    for word in range(board.track_words):
        tracks = plan.claimable[word]
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            plan.worth[track] = worth(view, board, plan, track, spare_trains)


@kernel
def worth(view: GameRecord, board: BoardRecord, plan: PlanRecord, track: int, spare_trains: int) -> int:
    """Return what claiming a track is worth; nothing if the trains are needed elsewhere."""
    points = yields.of_track(view, board, plan, track)
    if track_sets.in_set(plan.tracks, track):
        finished = network.finished_by(plan, track)
        if view.last_turns != NONE:
            return points + finished + int(plan.lengthening[track])
        value = points + plan.weights.dice_planned + plan.weights.dice_finishing * finished // 64
        if plan.weights.dice_danger != 0:  # the way around takes a search
            value += danger.of_losing(view, board, plan, track) * plan.weights.dice_danger
        return value
    if view.last_turns != NONE:
        return points + int(plan.lengthening[track])
    if view.quiet > outlook.PATIENCE * view.players:
        return points
    trains = claims.own_trains(board, plan, track)
    if trains > spare_trains:
        return 0
    points += longest.bonus(board, plan, track)
    # Where tracks are short, trains would not bring much elsewhere.
    points -= trains * plan.weights.dice_train * int(plan.train_worth) // 16
    return max(points - int(plan.waiting) * plan.weights.dice_waiting // 4, 1)
