"""What `greedy` does with two ticket decks, meeples, passengers and goods (R103, R108-R117).

Before the first turn it asks for tickets of both decks, later for the cheaper ones unless it still has most of its
trains. It takes the meeple that brings most points as things stand. A passenger is put where the best goods lie, and
travels once the goods on a walk along own tracks are worth a turn, which is less the nearer the end is.
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.shared import (
    aims,
    chaos,
    plan,
)
from whistlestop.compiler.kernel import bit, drop_lowest, has, kernel, lowest
from whistlestop.records.actions import MEEPLE, NO_PASSENGER, PASSENGER, SPLIT, STOP, TRAVEL, TRAVEL_WORD
from whistlestop.records.board import Board
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import MEEPLE_COLOURS, NONE, PASSENGERS, TRACK_WORDS, Game, Masks
from whistlestop.rules import passengers

EARLY = 30  # of 45 trains; with as many left tickets of both decks are worth having
WORTH_A_TURN = 12  # points of goods for which a journey is made while there is time for a better one
WORTH_LATE, WORTH_AT_THE_END = 6, 1
LONGEST_WALK = 40


@kernel
def split(view: Game, board: Board, legal: Masks) -> int:
    """Return how the tickets about to be dealt are split: half and half at first, later the cheaper deck."""
    wanted = int(view.splitting) // 2
    if view.turn > 0 and view.trains[view.player] < aims.share(board, EARLY):
        wanted = 0 if worth_of_deck(board, 1) > worth_of_deck(board, 0) else int(view.splitting)
    best, nearest = NONE, 64
    for second in range(view.splitting + 1):
        if has(legal[0], SPLIT + second) and abs(second - wanted) < nearest:
            best, nearest = SPLIT + second, abs(second - wanted)
    return best


@kernel
def worth_of_deck(board: Board, deck: int) -> int:
    """Return what a ticket of a deck is worth on average, in sixteenths."""
    points, count = 0, 0
    for ticket in range(board.tickets):
        if board.ticket_deck[ticket] == deck:
            points += 16 * int(board.ticket_points[ticket, 0])
            count += 1
    return points // max(count, 1)


@kernel
def meeple(view: Game, board: Board, legal: Masks) -> int:
    """Return the meeple that brings most points now, and of equals the one the player has most of."""
    best, most = NONE, NONE
    for colour in range(MEEPLE_COLOURS):
        if has(legal[MEEPLE // 64], MEEPLE % 64 + colour):
            have = int(view.collected[view.player, colour])
            value = 64 * (rank_points(view, board, colour, have + 1) - rank_points(view, board, colour, have)) + have
            if value > most:
                best, most = MEEPLE + colour, value
    return best


@kernel
def rank_points(view: Game, board: Board, colour: int, have: int) -> int:
    """Return what so many meeples of a colour would be worth to the player against what others have (R117)."""
    ahead = 0
    for seat in range(view.players):
        if seat != view.player:
            ahead += int(view.collected[seat, colour] > have)
    return int(board.meeple_points[ahead]) if have > 0 and ahead < 2 else 0


@kernel
def passenger(view: Game, board: Board, legal: Masks) -> int:
    """Return the end of the claimed route with the best goods, or that no passenger is put there."""
    best, most = NO_PASSENGER, 0
    for place in range(board.places):
        if has(legal[PASSENGER // 64], place) and goods_at(view, board, place) > most:
            best, most = PASSENGER + place, goods_at(view, board, place)
    return best


@kernel
def goods_at(view: Game, board: Board, place: int) -> int:
    """Return what the top token of a place is worth, 0 if there is none."""
    if board.stack[place] == NONE or passengers.goods_left(view, board, place) == 0:
        return 0
    return int(board.goods_value[place, view.goods[board.stack[place]]])


@kernel
def set_out(view: Game, board: Board, scratch: Scratch, legal: Masks) -> int:
    """Return the passenger whose walk brings most, if that is worth a turn now, else NONE."""
    best, most = NONE, price_of_turn(view) - 1
    for number in range(PASSENGERS):
        place = int(view.standing[view.player, number])
        if place != NONE and has(legal[PASSENGER // 64], place):
            value = walk(view, board, scratch, place)
            if value > most:
                best, most = PASSENGER + place, value
    return best


@kernel
def price_of_turn(view: Game) -> int:
    """Return how many points a journey must bring: fewer when there is hardly time for another."""
    if view.last_turns != NONE:
        return WORTH_AT_THE_END
    return WORTH_LATE if chaos.fewest_trains(view) <= chaos.END_IS_NEAR else WORTH_A_TURN


@kernel
def walk(view: Game, board: Board, scratch: Scratch, place: int) -> int:
    """Return the goods on a walk along own tracks that always goes where the next goods are best."""
    value, visited = 0, bit(place)
    if board.collect_start != 0:
        value = goods_at(view, board, place)
    for word in range(TRACK_WORDS):
        scratch.plan_passable[word] = np.uint64(0)
    for _ in range(LONGEST_WALK):
        track = next_track(view, board, scratch, place, visited)
        if track == NONE:
            return value
        mark_route(board, scratch, track)
        place = plan.far_end(board, track, place)
        if not has(visited, place):
            value += goods_at(view, board, place)
            visited |= bit(place)
    return value


@kernel
def mark_route(board: Board, scratch: Scratch, track: int) -> None:
    """Note a route as used, all its tracks."""
    plan.add(scratch.plan_passable, track)
    for word in range(TRACK_WORDS):
        scratch.plan_passable[word] |= board.twins[track, word]


@kernel
def next_track(view: Game, board: Board, scratch: Scratch, place: int, visited: np.uint64) -> int:
    """Return the unused own track that leads to the best goods, or NONE if none leads to any."""
    best, most = NONE, 0
    for word in range(board.track_words):
        tracks = view.owned[view.player, word] & board.incident[place, word] & ~scratch.plan_passable[word]
        if board.chaos_blocks_all != 0:
            tracks &= ~chaos.blocked(view, board, word)
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            value = promise(view, board, scratch, track, plan.far_end(board, track, place), visited)
            if value > most:
                best, most = track, value
    return best


@kernel
def promise(view: Game, board: Board, scratch: Scratch, track: int, place: int, visited: np.uint64) -> int:
    """Return what a step is worth: the goods where it leads, and half the best goods one step further."""
    here = 0 if has(visited, place) else goods_at(view, board, place)
    further = 0
    for word in range(board.track_words):
        tracks = view.owned[view.player, word] & board.incident[place, word] & ~scratch.plan_passable[word]
        tracks &= ~board.twins[track, word]
        while tracks != np.uint64(0):
            other = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            beyond = plan.far_end(board, other, place)
            if other != track and not has(visited, beyond):
                further = max(further, goods_at(view, board, beyond))
    return 2 * here + further


@kernel
def travel(view: Game, board: Board, scratch: Scratch, legal: Masks) -> int:
    """Return the next step of a journey: as the walk goes, else over a rival's track to goods, else stopping."""
    for word in range(TRACK_WORDS):
        scratch.plan_passable[word] = passengers.used(view, board, word)
    place = int(view.travelling)
    track = next_track(view, board, scratch, place, view.visited)
    if track != NONE:
        return TRAVEL + track
    best, most = STOP if has(legal[0], STOP) else NONE, 0
    for word in range(board.track_words):
        tracks = legal[TRAVEL_WORD + word]
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            beyond = plan.far_end(board, track, place)
            value = 0 if has(view.visited, beyond) else goods_at(view, board, beyond)
            if value > most or best == NONE:
                best, most = TRAVEL + track, value
    return best
