"""Which technologies the tracks of a plan still need, and what they cost (R277, R278)."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.shared.points import POINT
from whistlestop.compiler.kernel import drop_lowest, has, kernel, lowest
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import TRACK_WORDS, GameRecord, Masks
from whistlestop.records.technologies import TECHNOLOGIES
from whistlestop.rules.claims.technologies import owned

OPENING = 3 * POINT  # for each locomotive of a price


@kernel
def is_missing(view: GameRecord, board: BoardRecord, technology: int, track: int) -> bool:
    """Return whether the player cannot claim a track without a technology that he does not have."""
    return has(board.technology_tracks[technology, track // 64], track % 64) and owned(view, board, technology) == 0


@kernel
def spaces_waiting(view: GameRecord, board: BoardRecord, tracks: Masks, technology: int) -> int:
    """Return how many spaces of a set of tracks wait for a technology."""
    spaces = 0
    for word in range(TRACK_WORDS):
        rest = tracks[word]
        while rest != np.uint64(0):
            track = word * 64 + lowest(rest)
            rest = drop_lowest(rest)
            if is_missing(view, board, technology, track):
                spaces += int(board.length[track])
    return spaces


@kernel
def locomotives_due(view: GameRecord, board: BoardRecord, tracks: Masks) -> int:
    """Return the price of all technologies that a set of tracks waits for."""
    due = 0
    if board.technologies != 0:
        for technology in range(TECHNOLOGIES):
            if spaces_waiting(view, board, tracks, technology) > 0:
                due += int(board.technology_price[technology])
    return due


@kernel
def price_of_opening(view: GameRecord, board: BoardRecord, track: int) -> int:
    """Return what the technologies cost that a track waits for, as the planner reckons; they open others too."""
    if board.technologies == 0:
        return 0
    price = 0
    for technology in range(TECHNOLOGIES):
        if is_missing(view, board, technology, track):
            price += OPENING * int(board.technology_price[technology])
    return price
