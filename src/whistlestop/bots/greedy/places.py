"""Which place a bot would have: an end of tickets that it holds, with many tracks."""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import has, kernel, popcount
from whistlestop.records.board import TARGETS, BoardRecord
from whistlestop.records.state import NONE, GameRecord
from whistlestop.rules import tickets

TICKET_END = 16  # what a place is worth as an end of an own ticket, beside one for each track there


@kernel
def best_end(view: GameRecord, board: BoardRecord, offered: np.uint64) -> int:
    """Return the best of the places that are offered for the tickets of the player."""
    best, most = NONE, NONE
    for place in range(board.places):
        if has(offered, place):
            value = TICKET_END * own_ends(view, board, place) + tracks_at(board, place)
            if value > most:
                best, most = place, value
    return best


@kernel
def own_ends(view: GameRecord, board: BoardRecord, place: int) -> int:
    """Return how many tickets of the player name a place."""
    count = 0
    for ticket in range(board.tickets):
        if tickets.held(view, ticket, int(view.player)):
            ends = board.ticket_from[ticket]
            for target in range(TARGETS):
                ends |= board.ticket_to[ticket, target]
            count += int(has(ends, place))
    return count


@kernel
def tracks_at(board: BoardRecord, place: int) -> int:
    """Return how many tracks end in a place."""
    count = 0
    for word in range(board.track_words):
        count += popcount(board.incident[place, word])
    return count
