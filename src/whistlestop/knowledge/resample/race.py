"""What the race to six hides: which ticket a seat holds longer; and what it rules out: joined tickets in hands (R414).

A resampled hand that holds a ticket its seat would have shown at once changes it for one of the deck, as long as that
has one the seat could hold. In a view the seats whose tickets are hidden have NONE as the ticket they hold longer.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import bit, kernel, nth, popcount
from whistlestop.knowledge.resample.tickets import number
from whistlestop.records.board import BoardRecord
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import FRESH, NOBODY, NONE, OVER, UNDER, GameRecord
from whistlestop.rules import paths, race, tickets


@kernel
def blank(game: GameRecord, board: BoardRecord, seat: int) -> None:
    """Hide which of two tickets another seat holds longer, until the game is over."""
    if board.race == 0 or game.phase == OVER:
        return
    for other in range(game.players):
        if other != seat:
            game.older[other] = NONE


@kernel
def fill(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> None:
    """Let hidden hands hold nothing that is joined, and perhaps one of their tickets longer than the other."""
    if board.race == 0 or game.phase == OVER:
        return
    for seat in range(game.players):
        if game.older[seat] == NONE:
            game.older[seat] = 0
            if game.turn > 0:
                change_joined(game, board, scratch, seat)
                game.older[seat] = some_ticket(game, board, scratch, seat)


@kernel
def change_joined(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> None:
    """Change what a seat would have shown for tickets of the deck that it could hold."""
    paths.find_components(game, board, scratch, seat)
    for ticket in range(board.tickets):
        if tickets.held(game, ticket, seat) and race.is_joined(game, board, scratch, ticket):
            low, high = possible(game, board, scratch, 0), possible(game, board, scratch, 1)
            count = popcount(low)
            if count + popcount(high) > 0:
                chosen = number(scratch, count + popcount(high))
                swap(game, board, ticket, nth(low, chosen) if chosen < count else 64 + nth(high, chosen - count))


@kernel
def possible(game: GameRecord, board: BoardRecord, scratch: Scratch, word: int) -> np.uint64:
    """Return one mask word of the tickets in the deck that the viewer does not know of and that are not joined."""
    found = np.uint64(0)
    for ticket in range(word * 64, min(word * 64 + 64, int(board.tickets))):
        where = int(game.where[ticket])
        in_deck = where in (tickets.at(FRESH, NOBODY), tickets.at(UNDER, NOBODY))
        if in_deck and not race.is_joined(game, board, scratch, ticket):
            found |= bit(ticket % 64)
    return found


@kernel
def swap(game: GameRecord, board: BoardRecord, held: int, other: int) -> None:
    """Let a held ticket and one of the deck change places."""
    game.where[held], game.where[other] = game.where[other], game.where[held]
    if game.where[held] // 8 == FRESH:
        game.fresh[held // 64] |= bit(held % 64)
        game.fresh[other // 64] &= ~bit(other % 64)
        return
    for slot in range(game.under_count[race.DECK]):
        if tickets.named(int(game.under[slot])) == other:
            game.under[slot] = held if game.under[slot] >= 0 else ~held


@kernel
def some_ticket(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> int:
    """Return the number + 1 of one of a seat's tickets, or 0: both may have come together."""
    chosen = number(scratch, int(game.ticket_count[seat]) + 1)
    for ticket in range(board.tickets):
        if tickets.held(game, ticket, seat):
            if chosen == 0:
                return ticket + 1
            chosen -= 1
    return 0
