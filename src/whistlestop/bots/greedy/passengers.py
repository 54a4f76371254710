"""Where `greedy` puts passengers and how they travel (R108-R112).

A passenger is put where the best goods lie, and travels once the goods on a walk along own tracks are worth a turn,
which is less the nearer the end is.
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.shared import chaos, planning, track_sets
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import bit, drop_lowest, has, kernel, lowest
from whistlestop.records.actions import NO_PASSENGER, PASSENGER, STOP, TRAVEL, TRAVEL_WORD
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import CHOOSE_PASSENGER, CHOOSE_TRAVEL, NONE, PASSENGERS, TRACK_WORDS, GameRecord, Masks
from whistlestop.rules import passengers

WORTH_A_TURN = 12  # points of goods for which a journey is made while there is time for a better one
WORTH_LATE, WORTH_AT_THE_END = 6, 1
LONGEST_WALK = 40


@kernel
def put(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the end of the claimed route from where a journey begins best, or that no passenger is put there."""
    best, most = NO_PASSENGER, 0
    for place in range(board.places):
        # A city that gives nothing to who sets out there is better reached from the other end.
        first = place if board.collect_start != 0 else planning.far_end(board, int(view.settling), place)
        if has(legal[PASSENGER // 64], place) and goods_at(view, board, first) > most:
            best, most = PASSENGER + place, goods_at(view, board, first)
    return best


@kernel
def goods_at(view: GameRecord, board: BoardRecord, place: int) -> int:
    """Return what the top token of a place is worth, 0 if there is none."""
    if board.stack[place] == NONE or passengers.goods_left(view, board, place) == 0:
        return 0
    return int(board.goods_value[place, view.goods[board.stack[place]]])


@kernel
def set_out(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the passenger whose walk brings most, if that is worth a turn now, else NONE."""
    if board.passengers == 0:
        return NONE
    best, most = NONE, price_of_turn(view) - 1
    for number in range(PASSENGERS):
        place = int(view.standing[view.player, number])
        if place != NONE and has(legal[PASSENGER // 64], place):
            value = walk(view, board, plan, place)
            if value > most:
                best, most = PASSENGER + place, value
    return best


FIRST = set_out


@kernel
def price_of_turn(view: GameRecord) -> int:
    """Return how many points a journey must bring: fewer when there is hardly time for another."""
    if view.last_turns != NONE:
        return WORTH_AT_THE_END
    return WORTH_LATE if chaos.fewest_trains(view) <= chaos.END_IS_NEAR else WORTH_A_TURN


@kernel
def walk(view: GameRecord, board: BoardRecord, plan: PlanRecord, place: int) -> int:
    """Return the goods on a walk along own tracks that always goes where the next goods are best."""
    value, visited = 0, bit(place)
    if board.collect_start != 0:
        value = goods_at(view, board, place)
    for word in range(TRACK_WORDS):
        plan.walked[word] = np.uint64(0)
    for _ in range(LONGEST_WALK):
        track = next_track(view, board, plan, place, visited)
        if track == NONE:
            return value
        mark_route(board, plan, track)
        place = planning.far_end(board, track, place)
        if not has(visited, place):
            value += goods_at(view, board, place)
            visited |= bit(place)
    return value


@kernel
def mark_route(board: BoardRecord, plan: PlanRecord, track: int) -> None:
    """Note a route as used, all its tracks."""
    track_sets.add(plan.walked, track)
    for word in range(TRACK_WORDS):
        plan.walked[word] |= board.twins[track, word]


@kernel
def next_track(view: GameRecord, board: BoardRecord, plan: PlanRecord, place: int, visited: np.uint64) -> int:
    """Return the unused own track that leads to the best goods, or NONE if none leads to any."""
    best, most = NONE, 0
    for word in range(board.track_words):
        tracks = view.owned[view.player, word] & board.incident[place, word] & ~plan.walked[word]
        tracks &= board.travel_tracks[word]
        if board.chaos_blocks_all != 0:
            tracks &= ~chaos.blocked(view, board, word)
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            value = promise(view, board, plan, track, planning.far_end(board, track, place), visited)
            if value > most:
                best, most = track, value
    return best


@kernel
def promise(view: GameRecord, board: BoardRecord, plan: PlanRecord, track: int, place: int, visited: np.uint64) -> int:
    """Return what a step is worth: the goods where it leads, and half the best goods one step further."""
    here = 0 if has(visited, place) else goods_at(view, board, place)
    further = 0
    for word in range(board.track_words):
        tracks = view.owned[view.player, word] & board.incident[place, word] & ~plan.walked[word]
        tracks &= board.travel_tracks[word] & ~board.twins[track, word]
        while tracks != np.uint64(0):
            other = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            beyond = planning.far_end(board, other, place)
            if other != track and not has(visited, beyond):
                further = max(further, goods_at(view, board, beyond))
    return 2 * here + further


@kernel
def travel(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the next step of a journey: as the walk goes, else over a rival's track to goods, else stopping."""
    for word in range(TRACK_WORDS):
        plan.walked[word] = passengers.used(view, board, word)
    place = int(view.travelling)
    track = next_track(view, board, plan, place, view.visited)
    if track != NONE:
        return TRAVEL + track
    best, most = STOP if has(legal[0], STOP) else NONE, 0
    for word in range(board.track_words):
        tracks = legal[TRAVEL_WORD + word]
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            beyond = planning.far_end(board, track, place)
            value = 0 if has(view.visited, beyond) else goods_at(view, board, beyond)
            if value > most or best == NONE:
                best, most = TRAVEL + track, value
    return best


ANSWERS = {CHOOSE_PASSENGER: put, CHOOSE_TRAVEL: travel}
