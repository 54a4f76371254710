"""What every bot does with tourist tokens: where it puts a stack and which token it takes (R427, R430).

A stack goes to an end of a ticket that the player holds and that asks for many claims around it; a token is taken
from the stack that is the first to run out.
"""

from __future__ import annotations

from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import has, kernel, popcount
from whistlestop.records.board import TARGETS, BoardRecord
from whistlestop.records.state import NONE, GameRecord, Masks
from whistlestop.records.tourists import CHOOSE_TOKEN, ENDS, PUT_STACK, STACK, TOKEN
from whistlestop.rules import tickets, tourists

TICKET_END = 16  # what a place is worth as an end of an own ticket, beside one for each track there
ALONE = 8  # tokens: one that is the last of its stack is taken before one that others may leave


@kernel
def put(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return where to put a stack: a place that the player's tickets lead to, with many tracks."""
    best, most = NONE, NONE
    for place in range(board.places):
        if has(legal[STACK // 64], place):
            value = TICKET_END * own_ends(view, board, place) + tracks_at(board, place)
            if value > most:
                best, most = STACK + place, value
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


@kernel
def choose(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the token of the stack with fewer left; of equals the one in the place with fewer open tracks."""
    best, least = NONE, 0
    for end in range(ENDS):
        place = int(board.end_a[view.settling] if end == 0 else board.end_b[view.settling])
        value = ALONE * int(view.stack_left[tourists.fitting(view, board, place)]) + open_at(view, board, place)
        if best == NONE or value < least:
            best, least = TOKEN + end, value
    return best


@kernel
def open_at(view: GameRecord, board: BoardRecord, place: int) -> int:
    """Return how many open tracks end in a place."""
    count = 0
    for word in range(board.track_words):
        count += popcount(board.incident[place, word] & view.open[word])
    return count


ANSWERS = {PUT_STACK: put, CHOOSE_TOKEN: choose}
