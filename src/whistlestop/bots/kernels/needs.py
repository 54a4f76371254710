"""What a plan still costs in cards: how many of each colour are missing, and how many locomotives ferries take.

Gray tracks are counted last and against the colour there is most to spare of, as a player would pay for them.
"""

from __future__ import annotations

import numpy as np

from whistlestop.board import GRAY, Board
from whistlestop.kernel import drop_lowest, kernel, lowest
from whistlestop.state import COLOURS, KINDS, LOCOMOTIVE, TRACK_WORDS, Game, Scratch


@kernel
def count(view: Game, board: Board, scratch: Scratch) -> int:
    """Write how many cards of each kind the plan lacks (locomotives: how many it takes); return the sum."""
    for kind in range(KINDS):
        scratch.plan_need[kind] = -view.hand[view.player, kind]
    scratch.plan_need[LOCOMOTIVE] = 0
    add(board, scratch, False)
    add(board, scratch, True)
    lacking = int(scratch.plan_need[LOCOMOTIVE]) - int(view.hand[view.player, LOCOMOTIVE])
    for colour in range(COLOURS):
        lacking += max(int(scratch.plan_need[colour]), 0)
    return lacking


@kernel
def add(board: Board, scratch: Scratch, gray: bool) -> None:
    """Add what the plan's tracks of one colour, or its gray ones, take."""
    for word in range(TRACK_WORDS):
        tracks = scratch.plan_tracks[word]
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            if (board.colour[track] == GRAY) == gray:
                colour = spare_colour(scratch) if gray else int(board.colour[track])
                scratch.plan_need[colour] += board.length[track] - board.symbols[track]
                scratch.plan_need[LOCOMOTIVE] += board.symbols[track]


@kernel
def spare_colour(scratch: Scratch) -> int:
    """Return the colour with most cards beyond what the plan takes."""
    best = 0
    for colour in range(COLOURS):
        if scratch.plan_need[colour] < scratch.plan_need[best]:
            best = colour
    return best
