"""How `greedy` splits the tickets it asks for between two decks (R103).

Before the first turn they are of both decks, later of the cheaper one unless it still has most of its trains.
"""

from __future__ import annotations

from whistlestop.bots.shared import aims
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.bots.shared.points import POINT
from whistlestop.compiler.kernel import has, kernel
from whistlestop.records.actions import SPLIT
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import CHOOSE_SPLIT, NONE, GameRecord, Masks

EARLY = 30  # of 45 trains; with as many left tickets of both decks are worth having


@kernel
def choose(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
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
def worth_of_deck(board: BoardRecord, deck: int) -> int:
    """Return what a ticket of a deck is worth on average, in the unit of `points.py`."""
    points, count = 0, 0
    for ticket in range(board.tickets):
        if board.ticket_deck[ticket] == deck:
            points += POINT * int(board.ticket_points[ticket, 0])
            count += 1
    return points // max(count, 1)


ANSWERS = {CHOOSE_SPLIT: choose}
