"""What tracks are worth to the planner with dice; which dice it rolls again follows from that, as with `greedy`.

A turn with dice nearly always ends with a claim, so trains are what there is least of: a track beside the plan must
bring more points than its trains would elsewhere.
"""

from __future__ import annotations

import numpy as np

from whistlestop.board import Board
from whistlestop.bots.kernels import aims, greedy_dice, longest, network, outlook, plan, settlement, weights, yields
from whistlestop.bots.kernels.outlook import POINT
from whistlestop.kernel import drop_lowest, kernel, lowest
from whistlestop.scratch import Scratch
from whistlestop.state import CHOOSE_ACTION, NONE, REROLL, Game, Masks


@kernel
def decide(view: Game, board: Board, scratch: Scratch, legal: Masks, spare_trains: int, turns: int) -> int:
    """Return what to do in a turn; there must be a plan, which leaves so many trains of so many turns over."""
    wanted = False
    if view.phase in (CHOOSE_ACTION, REROLL):
        wanted = settlement.wants_more(view, board, scratch, spare_trains, turns)
    appraise(view, board, scratch, spare_trains)
    return greedy_dice.play(view, board, scratch, legal, wanted)


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
        points += weights.DICE_PLANNED + weights.DICE_FINISHING * finished // 64
        return points + weights.DICE_HURRY * aims.urgency(board, scratch, track)
    if view.last_turns != NONE:
        return points + 2 * int(scratch.plan_path[track])
    if view.quiet > outlook.PATIENCE * view.players:
        return points
    trains = int(board.trains_needed[track])
    if trains > spare_trains:
        return 0
    points += longest.bonus(board, scratch, track) * 2
    return max(points - weights.DICE_TRAIN * trains, 1)
