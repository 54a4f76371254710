"""The face-up pile of tickets that nobody kept, which becomes a new deck when the old one has run out (R253).

A ticket on it lies open and is nobody's. Boards with such a pile have one deck of tickets.
"""

from __future__ import annotations

from whistlestop.compiler.kernel import bit, kernel
from whistlestop.records.board import FACE_UP, BoardRecord
from whistlestop.records.events import TICKET_LAID_OPEN, tell
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import COMPLETED, FRESH, NOBODY, GameRecord
from whistlestop.rules import claiming

ON_PILE = COMPLETED * 8 + NOBODY
IN_DECK = FRESH * 8 + NOBODY
DECK = 0


@kernel
def size(game: GameRecord, board: BoardRecord) -> int:
    """Return how many tickets lie on the pile; none on boards without one."""
    count = 0
    if board.refused_drawn == FACE_UP:
        for ticket in range(board.tickets):
            count += int(game.where[ticket] == ON_PILE)
    return count


@kernel
def lay(game: GameRecord, scratch: Scratch, ticket: int, seat: int) -> None:
    """Lay a ticket that a seat does not keep face up on the pile."""
    game.where[ticket] = ON_PILE
    tell(scratch, TICKET_LAID_OPEN, seat, ticket)


@kernel
def renew(game: GameRecord, board: BoardRecord) -> None:
    """Shuffle the pile into a new deck if the old one has run out; mechanisms may take note of that."""
    if game.fresh_count[DECK] > 0:
        return
    if board.special_claims != 0:
        claiming.ran_out(game, board, DECK)
    for ticket in range(board.tickets):
        if game.where[ticket] == ON_PILE:
            game.where[ticket] = IN_DECK
            game.fresh[ticket // 64] |= bit(ticket % 64)
            game.fresh_count[DECK] += 1
