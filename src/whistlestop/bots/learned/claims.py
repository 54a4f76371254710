"""Claims as the learned bot sees them, with cards and with dice."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.learned import choices
from whistlestop.bots.learned.choices import BESIDE, EXTRA, PLANNED, YES, clipped
from whistlestop.bots.planner import danger, extras, longest, network, payments, yields
from whistlestop.bots.shared import aims, supply, track_sets
from whistlestop.bots.shared import claims as shared_claims
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import drop_lowest, kernel, lowest
from whistlestop.records.actions import CLAIM, CLAIM_WORD
from whistlestop.records.board import GRAY, BoardRecord
from whistlestop.records.state import COLOURS, LOCOMOTIVE, NONE, GameRecord, Masks
from whistlestop.rules import claiming


@kernel
def add_all(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks, count: int, proposal: int) -> int:
    """Write a row for every claim; return how many rows there are then. All that is wanted must be put together."""
    danger.prepare(view, board, plan)
    now = payments.after(view, board, plan, plan.wanted, NONE, LOCOMOTIVE, 0, 0) if board.dice == 0 else 0
    rate = max(extras.best_rate(view, board, plan), 1)
    for word in range(board.track_words):
        tracks = legal[CLAIM_WORD + word]
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            before = count
            count = choices.add(plan, count, CLAIM + track, sort_of(plan, track), proposal)
            if count > before:
                note(view, board, plan, before, track, now, rate)
    return count


@kernel
def sort_of(plan: PlanRecord, track: int) -> int:
    """Return what a track is claimed for."""
    if track_sets.in_set(plan.tracks, track):
        return PLANNED
    return EXTRA if track_sets.in_set(plan.extra, track) else BESIDE


@kernel
def note(view: GameRecord, board: BoardRecord, plan: PlanRecord, row: int, track: int, now: int, rate: int) -> None:
    """Write what a claim takes and gives."""
    planned, trains = track_sets.in_set(plan.tracks, track), shared_claims.own_trains(board, plan, track)
    put(plan, row, choices.LENGTH, 16 * int(board.length[track]))
    put(plan, row, choices.GAIN, yields.of_track(view, board, plan, track) // 4)
    put(plan, row, choices.LENGTHENING, int(plan.lengthening[track]) // 4)
    put(plan, row, choices.FINISHED, network.finished_by(plan, track) // 8 if planned else 0)
    put(plan, row, choices.RIVALS_NEAR, 24 * danger.rivals_near(view, board, track))
    put(plan, row, choices.TOUCHES, YES if longest.touches(board, plan, track) else 0)
    left = supply.own(view, board) - trains
    put(plan, row, choices.TRAINS_AFTER, 2 * left)
    put(plan, row, choices.ENDS_GAME, YES if left <= board.end_trains else 0)
    put(plan, row, choices.RATE, 64 * extras.rate(view, board, plan, track) // rate)
    urgency, fear = aims.urgency(board, plan, track), danger.of_losing(view, board, plan, track) if planned else 0
    put(plan, row, choices.URGENCY, 4 * urgency)
    put(plan, row, choices.DANGER, fear // 2)
    if board.dice == 0:
        raid = payments.burden_after(view, board, plan, plan.wanted, track, now) - now
        put(plan, row, choices.RAID, raid // 2)
        put(plan, row, choices.CLAIM_VALUE, (urgency + fear - plan.weights.raid * raid // 16) // 2)
        put(plan, row, choices.SHORT_OF_COLOUR, 24 * short_of_colour(view, board, track))


@kernel
def short_of_colour(view: GameRecord, board: BoardRecord, track: int) -> int:
    """Return how many locomotives a claim takes at least."""
    colour, most = claiming.colour_of(view, board, track), 0
    for kind in range(COLOURS):
        if colour in (GRAY, kind):
            most = max(most, int(view.hand[view.player, kind]))
    return max(int(board.length[track]) - most, 0)


@kernel
def put(plan: PlanRecord, row: int, place: int, number: int) -> None:
    """Write a number of a row."""
    plan.rows[row, place] = clipped(number)
