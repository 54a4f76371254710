"""Turns of the planner in a race to six (R410-R423): with cards as `planner/race.py` says, with dice as follows.

Dice are rolled again for what brings tickets nearer. Tracks bring no points there. One on the way to the nearest ticket
is worth the turns that it takes, one on another way less, and one that completes a ticket as much as a ticket beside;
all others are worth nothing, because there are few trains. When the dice are good for none of them, tickets are changed
for anything better (R416).
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.greedy import dice as greedy_dice
from whistlestop.bots.planner import prices, race
from whistlestop.bots.shared import outlook, track_sets
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import drop_lowest, has, kernel, lowest
from whistlestop.records.actions import CHANGE, CHANGE_WORD, CLAIM
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import CHOOSE_ACTION, NONE, GameRecord, Masks


@kernel
def own_turn(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return what to do in a turn of a race."""
    return with_dice(view, board, plan, legal) if board.dice != 0 else race.decide(view, board, plan, legal)


@kernel
def with_dice(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return what to do in a turn with dice, or NONE if nothing sensible is left."""
    race.lay_ways(view, board, plan)
    appraise(view, board, plan)
    if view.phase == CHOOSE_ACTION and has(legal[CHANGE_WORD], CHANGE % 64) and changes(view, board, plan):
        return CHANGE
    return greedy_dice.play(view, board, plan, legal, False)


@kernel
def appraise(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> None:
    """Write what claiming each track is worth."""
    for word in range(board.track_words):
        tracks = plan.claimable[word]
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            plan.worth[track] = worth(view, board, plan, track) * plan.weights.six_dice // 16


@kernel
def worth(view: GameRecord, board: BoardRecord, plan: PlanRecord, track: int) -> int:
    """Return what claiming a track is worth, in sixteenths of a turn."""
    turns = 2 * prices.DICE_TURNS[min(int(board.length[track]), 15)]
    if view.quiet > outlook.PATIENCE * view.players or burns(view, board, plan, track):
        return turns
    if race.too_early(view, board, plan, CLAIM + track):
        return 0
    if track_sets.in_set(plan.finishing, track):
        turns += plan.weights.six_ticket
    if track_sets.in_set(plan.ways[0], track):
        return turns
    return turns * plan.weights.six_farther // 16 if track_sets.in_set(plan.tracks, track) else 0


@kernel
def burns(view: GameRecord, board: BoardRecord, plan: PlanRecord, track: int) -> bool:
    """Return whether a claim gets rid of the last trains of a player who is ahead (R418)."""
    if view.trains[view.player] > plan.weights.six_burning:
        return False
    return race.lead(view) + int(track_sets.in_set(plan.finishing, track)) > 0


@kernel
def changes(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> bool:
    """Return whether tickets are changed: for much, or for anything better if no track can be claimed."""
    track, _ = greedy_dice.best_claim(view, board, plan)
    if track != NONE and track_sets.in_set(plan.finishing, track):
        return False
    promise = race.promise_of_change(view, board, plan)
    return promise > (plan.weights.six_idle if track == NONE else plan.weights.six_change)
