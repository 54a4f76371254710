"""What `greedy` is after with cards and with dice: planned tracks, stations where a ticket is cut off, new tickets."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.shared import supply, track_sets
from whistlestop.bots.shared.chaos import END_IS_NEAR
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import drop_lowest, has, kernel, lowest, popcount
from whistlestop.records.actions import CLAIM_WORD, STATION_WORD
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import NONE, TRACK_WORDS, GameRecord, Masks
from whistlestop.rules import tickets

MANY_TRAINS = 16  # of 45; with as many left, new tickets are worth a turn


@kernel
def planned_claim(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the planned track most worth claiming now, or NONE."""
    best, most = NONE, NONE
    for word in range(TRACK_WORDS):
        tracks = useful(view, plan, word) & legal[CLAIM_WORD + word]
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            value = urgency(board, plan, track)
            if value > most:
                best, most = track, value
    return best


@kernel
def useful(view: GameRecord, plan: PlanRecord, word: int) -> np.uint64:
    """Return one mask word of the planned tracks; in the last round only those that end a ticket."""
    tracks = plan.tracks[word]
    return tracks & plan.finishing[word] if view.last_turns != NONE else tracks


@kernel
def urgency(board: BoardRecord, plan: PlanRecord, track: int) -> int:
    """Return a number that is higher for longer tracks and for those with rivals' tracks around."""
    rivals, twins = 0, np.uint64(0)
    for word in range(board.track_words):
        around = board.incident[board.end_a[track], word] | board.incident[board.end_b[track], word]
        rivals += popcount(around & plan.rivals[word])
        twins |= board.twins[track, word] & plan.claimable[word]
    return int(board.length[track]) * 2 + rivals + 2 * int(twins == np.uint64(0))


@kernel
def can_claim(legal: Masks, track: int) -> bool:
    """Return whether a track can be claimed and paid for right now."""
    return has(legal[CLAIM_WORD + track // 64], track % 64)


@kernel
def wants_station(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> bool:
    """Return whether a ticket is cut off and nothing else is planned, or time is short."""
    if track_sets.is_empty(plan.borrowed):
        return False
    return track_sets.is_empty(plan.tracks) or fewest_rival_trains(view, board) <= END_IS_NEAR


@kernel
def station_place(board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return a place where a station would lend a track of the plan, or NONE."""
    for word in range(TRACK_WORDS):
        tracks = plan.borrowed[word]
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            if has(legal[STATION_WORD], int(board.end_a[track])):
                return int(board.end_a[track])
            if has(legal[STATION_WORD], int(board.end_b[track])):
                return int(board.end_b[track])
    return NONE


@kernel
def fewest_rival_trains(view: GameRecord, board: BoardRecord) -> int:
    """Return how many pieces the rival nearest to the end has."""
    fewest = 127
    for seat in range(view.players):
        if seat != view.player:
            fewest = min(fewest, supply.left(view, board, seat))
    return fewest


@kernel
def share(board: BoardRecord, trains: int) -> int:
    """Return what so many of 45 trains come to on a board where everybody begins with another number."""
    return trains * int(board.pieces_each) // 45


@kernel
def wants_tickets(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> bool:
    """Return whether nothing is planned and there are tickets, trains and time enough for new ones."""
    if not track_sets.is_empty(plan.tracks) or view.last_turns != NONE or tickets.drawable(view, board) == 0:
        return False
    return min(supply.own(view, board), fewest_rival_trains(view, board)) >= share(board, MANY_TRAINS)
