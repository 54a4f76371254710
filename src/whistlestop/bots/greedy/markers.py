"""What every bot does with city markers: where it starts, which city it marks and where it takes Alvin (R342-R349).

A start city is an end of tickets that the player holds, with many tracks. A marker is worth the points of the open
tracks around its city, as far as somebody may still claim them; it is bought where that is more than the two cards.
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.greedy.places import best_end
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import drop_lowest, has, kernel, lowest, nth, popcount
from whistlestop.records.actions import PAY, PAY_WIDTH, SPEND
from whistlestop.records.board import BoardRecord
from whistlestop.records.markers import (
    ALIEN,
    CHOOSE_MARKER,
    MARKER,
    MOVE_ALIEN,
    NO_MARKER,
    PAY_MARKER,
    START_CITY,
)
from whistlestop.records.state import COLOURS, LOCOMOTIVE, NONE, GameRecord, Masks

WORTH_BUYING = 12  # points of open tracks around a city, from which on a marker is bought
LAST_TRAINS = 8  # with so few trains somewhere, nothing much will be claimed any more


@kernel
def start(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the start city: one that the player's tickets name, with many tracks."""
    return MARKER + best_end(view, board, legal[MARKER // 64])


@kernel
def open_points(view: GameRecord, board: BoardRecord, place: int) -> int:
    """Return the points of the open tracks at a place."""
    points = 0
    for word in range(board.track_words):
        tracks = board.incident[place, word] & view.open[word]
        while tracks != np.uint64(0):
            points += int(board.track_points[word * 64 + lowest(tracks)])
            tracks = drop_lowest(tracks)
    return points


@kernel
def fewest_trains(view: GameRecord) -> int:
    """Return the trains of who has fewest."""
    fewest = int(view.trains[0])
    for seat in range(1, view.players):
        fewest = min(fewest, int(view.trains[seat]))
    return fewest


@kernel
def choose(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the end to mark, or no marker."""
    return best_marker(view, board, legal, WORTH_BUYING)


@kernel
def best_marker(view: GameRecord, board: BoardRecord, legal: Masks, least: int) -> int:
    """Return the end with the most open points around it, or no marker below the least or if the end is near."""
    best, most = NO_MARKER, least - 1
    if fewest_trains(view) <= LAST_TRAINS:
        return best
    for place in range(board.places):
        if has(legal[MARKER // 64], place):
            value = open_points(view, board, place)
            if value > most:
                best, most = MARKER + place, value
    return best


@kernel
def pay(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the payment with the fewest locomotives or wilds, in the colour of which fewest are left."""
    if board.dice != 0:
        return SPEND + lowest(legal[SPEND // 64] >> np.uint64(SPEND % 64))
    best, least = NONE, 0
    for action in range(PAY, PAY + (LOCOMOTIVE + 1) * PAY_WIDTH):
        if has(legal[action // 64], action % 64):
            kind, locomotives = (action - PAY) // PAY_WIDTH, (action - PAY) % PAY_WIDTH
            value = 64 * locomotives + int(view.hand[view.player, kind]) if kind < COLOURS else 64 * PAY_WIDTH
            if best == NONE or value < least:
                best, least = action, value
    return best


@kernel
def take_alien(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the own city with the fewest open tracks: there Alvin is captured last."""
    own = view.marked[view.player]
    best, least = NONE, 0
    for which in range(popcount(own)):
        value = open_points(view, board, nth(own, which))
        if best == NONE or value < least:
            best, least = ALIEN + which, value
    return best


ANSWERS = {START_CITY: start, CHOOSE_MARKER: choose, PAY_MARKER: pay, MOVE_ALIEN: take_alien}
