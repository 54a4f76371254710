"""What the personas have in common: each has its own tickets and its own plan, and plays on like `greedy`.

Personas are styles for playtesting, not rungs of a ladder: a board that one style alone wins on is a worse board. The
plan that a style has made stands where `greedy` looks for it, so claiming, drawing, paying, dice and monsters are the
same for all of them.
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.greedy.payments import may
from whistlestop.bots.shared import aims, claims, needs, track_sets
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import drop_lowest, kernel, lowest
from whistlestop.records.actions import KEEP, MOST_TICKETS, RETURN, TICKETS
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import CHOOSE_ACTION, NONE, OFFERED, TRACK_WORDS, GameRecord, Masks
from whistlestop.rules import tickets

MANY_TRAINS = 8  # with more to spare a new ticket has a chance


@kernel
def draw_tickets(view: GameRecord, board: BoardRecord, legal: Masks) -> int:
    """Return the action that draws tickets, with dice as many as can be paid for, or NONE."""
    if view.phase != CHOOSE_ACTION or view.acted != 0:
        return NONE
    for count in range(MOST_TICKETS, 0, -1):
        if board.dice != 0 and may(legal, TICKETS + count):
            return TICKETS + count
    return TICKETS if board.dice == 0 and may(legal, TICKETS) else NONE


@kernel
def keep_fewest(view: GameRecord, board: BoardRecord, legal: Masks) -> int:
    """Return whether the ticket asked about is one of the lowest that have to be kept, as KEEP or RETURN."""
    if not may(legal, RETURN):
        return KEEP
    if not may(legal, KEEP):
        return RETURN
    wanted = int(view.must_keep) - int(view.kept[0]) - int(view.kept[1])
    for other in range(board.tickets):
        if other != view.asking and view.where[other] == tickets.at(OFFERED, int(view.player)):
            wanted -= int(board.ticket_points[other, 0] < board.ticket_points[view.asking, 0])
    return KEEP if wanted > 0 else RETURN


@kernel
def plan_only(plan: PlanRecord, track: int) -> None:
    """Make one track the whole plan, or none of them."""
    for word in range(TRACK_WORDS):
        plan.tracks[word] = np.uint64(0)
    if track != NONE:
        track_sets.add(plan.tracks, track)


@kernel
def wants_tickets(view: GameRecord, board: BoardRecord, plan: PlanRecord, trains: int) -> bool:
    """Return whether every ticket is fulfilled and trains and time are left for another."""
    if view.last_turns != NONE or aims.fewest_rival_trains(view, board) <= MANY_TRAINS or not all_fulfilled(plan):
        return False
    return int(view.trains[view.player]) - trains > MANY_TRAINS


@kernel
def best_now(board: BoardRecord, plan: PlanRecord, legal: Masks, needed: int, least: int) -> int:
    """Return the track with most points that can be claimed right now, planned ones counting more, or NONE."""
    best, most = NONE, least - 1
    for track in range(board.tracks):
        if aims.can_claim(legal, track):
            value = int(board.track_points[track]) + needed * int(track_sets.in_set(plan.tracks, track))
            if value > most:
                best, most = track, value
    return best


@kernel
def all_fulfilled(plan: PlanRecord) -> bool:
    """Return whether every ticket is fulfilled, as far as the plan knows."""
    for position in range(plan.ticket_count):
        if plan.given_up[position] != 0:
            return False
    return track_sets.is_empty(plan.tracks) and track_sets.is_empty(plan.borrowed)


@kernel
def longest(view: GameRecord, board: BoardRecord, plan: PlanRecord, missing_weight: int) -> int:
    """Return the claimable track with most points less what its missing cards weigh, or NONE."""
    best, most = NONE, -(1 << 20)
    for word in range(board.track_words):
        tracks = plan.claimable[word] & ~claims.out_of_reach(view, board, word)
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            value = claims.gain(view, board, track) - missing_weight * needs.missing(view, board, track)
            if value > most:
                best, most = track, value
    return best
