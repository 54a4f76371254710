"""The race to six tickets: completing them at once, from coast to coast, changing them, the end (R410-R423).

A seat holds two tickets. One whose places its own trains join is shown at once and replaced, unless a monster stands in
one of them. Tickets are looked at in the order in which they were dealt; two dealt together by their numbers.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import bit, kernel
from whistlestop.records.actions import CHANGE, CHANGE_WORD
from whistlestop.records.board import TARGETS, UNDER_DECK, BoardRecord
from whistlestop.records.events import TICKET_KEPT, tell
from whistlestop.records.race import (
    COAST_TO_COAST,
    LAST_TRAIN,
    SIX_TICKETS,
    TICKET_COMPLETED,
    TICKETS_CHANGED,
    Change,
)
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import ASIDE, COMPLETED, HELD, NONE, OVER, GameRecord, Masks
from whistlestop.rules import ending, monsters, paths, tickets
from whistlestop.rules.hooks import FULFILLED, TICKETS, Sheet, Step

RACE_WRONG = 1048576
FAULTS = {RACE_WRONG: "race_wrong"}
DECK = 0  # all tickets of a race are in one deck


@kernel
def settle(game: GameRecord, board: BoardRecord, scratch: Scratch) -> bool:
    """After a claim give the ticket for both coasts, complete tickets, and end the game if that ends it (R414-R418)."""
    if board.race == 0:
        return False
    seat = int(game.player)
    paths.find_components(game, board, scratch, seat)
    cross(game, board, scratch, seat)
    complete(game, board, scratch, seat)
    if game.completed[seat] >= board.race:
        stop(game, board, scratch, SIX_TICKETS)
    elif game.trains[seat] <= board.end_trains:
        stop(game, board, scratch, LAST_TRAIN)
    return game.phase == OVER


ANSWER: dict[int, Step] = {}


@kernel
def stop(game: GameRecord, board: BoardRecord, scratch: Scratch, reason: int) -> None:
    """End the game at once, wherever the turn is (R418)."""
    game.settling = NONE
    ending.stop(game, board, scratch, reason)


@kernel
def cross(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> None:
    """Give a seat whose trains join both coasts its bonus ticket, once (R415); components must have been found."""
    if game.crossed[seat] != 0 or paths.reach(board, scratch, board.coasts[0]) & board.coasts[1] == np.uint64(0):
        return
    game.crossed[seat] = 1
    game.completed[seat] += 1
    tell(scratch, COAST_TO_COAST, seat)


@kernel
def complete(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> None:
    """Show a seat's joined tickets, each replaced before the next is looked at, up to the one that wins (R414)."""
    ticket = first_joined(game, board, scratch, seat)
    while ticket != NONE and game.completed[seat] < board.race:
        show(game, board, scratch, seat, ticket)
        ticket = first_joined(game, board, scratch, seat)


@kernel
def first_joined(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> int:
    """Return the ticket a seat completes next, the one dealt first before the other, or NONE."""
    older = int(game.older[seat]) - 1
    if older >= 0 and is_joined(game, board, scratch, older):
        return older
    for ticket in range(board.tickets):
        if tickets.held(game, ticket, seat) and is_joined(game, board, scratch, ticket):
            return ticket
    return NONE


@kernel
def is_joined(game: GameRecord, board: BoardRecord, scratch: Scratch, ticket: int) -> bool:
    """Return whether a ticket can be completed: its ends are joined and neither is in chaos (R414, R422).

    A country is in chaos with any of its border points, even where each is a place of its own for monsters (R172).
    """
    chaos = monsters.chaos(game, board) if board.monsters != 0 else np.uint64(0)
    if board.ticket_from[ticket] & chaos != np.uint64(0):
        return False
    reached = paths.reach(board, scratch, board.ticket_from[ticket])
    for target in range(TARGETS):
        places = board.ticket_to[ticket, target]
        if places & chaos == np.uint64(0) and places & reached != np.uint64(0):
            return True
    return False


@kernel
def show(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int, ticket: int) -> None:
    """Lay a completed ticket open and replace it, unless it wins (R414)."""
    game.where[ticket] = tickets.at(COMPLETED, seat)
    game.completed[seat] += 1
    game.ticket_count[seat] -= 1
    tell(scratch, TICKET_COMPLETED, seat, ticket)
    game.older[seat] = held_ticket(game, board, seat) + 1
    if game.completed[seat] < board.race:
        receive(game, board, scratch, seat)


@kernel
def held_ticket(game: GameRecord, board: BoardRecord, seat: int) -> int:
    """Return the first ticket a seat holds, NONE without any."""
    found = NONE
    for ticket in range(board.tickets - 1, -1, -1):
        if tickets.held(game, ticket, seat):
            found = ticket
    return found


@kernel
def receive(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> None:
    """Give a seat the next ticket of the deck, which never runs out (R417)."""
    ticket = tickets.take_from_deck(game, board, scratch, seat, DECK)
    game.where[ticket] = tickets.at(HELD, seat)
    game.ticket_count[seat] += 1
    tell(scratch, TICKET_KEPT, seat, ticket)


@kernel
def legal_action(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add changing tickets, which is always possible (R416, R417)."""
    if board.race != 0:
        out[CHANGE_WORD] |= bit(CHANGE % 64)


@kernel
def change(game: GameRecord, board: BoardRecord, scratch: Scratch, number: int) -> bool:
    """Draw two tickets for both of the player's, which go under the deck; return whether the game goes on (R416)."""
    seat = int(game.player)
    tell(scratch, TICKETS_CHANGED, seat)
    given_up = lay_aside(game, board, seat)
    for _ in range(given_up):
        receive(game, board, scratch, seat)
    tickets.put_back(game, board, scratch, seat, given_up, UNDER_DECK)
    game.older[seat] = 0
    paths.find_components(game, board, scratch, seat)
    complete(game, board, scratch, seat)
    if game.completed[seat] >= board.race:
        stop(game, board, scratch, SIX_TICKETS)
    return game.phase != OVER


ACT = {Change: change}


@kernel
def lay_aside(game: GameRecord, board: BoardRecord, seat: int) -> int:
    """Lay all tickets of a seat aside and return how many they are."""
    count = 0
    for ticket in range(board.tickets):
        if tickets.held(game, ticket, seat):
            game.where[ticket] = tickets.at(ASIDE, seat)
            count += 1
    game.ticket_count[seat] -= count
    return count


@kernel
def after_move(game: GameRecord, board: BoardRecord, scratch: Scratch) -> bool:
    """Complete what a monster that has left lets be completed, the mover first; whether that ended the game (R422)."""
    if board.race == 0:
        return False
    for turn in range(game.players):
        seat = (int(game.player) + turn) % int(game.players)
        paths.find_components(game, board, scratch, seat)
        complete(game, board, scratch, seat)
        if game.completed[seat] >= board.race:
            stop(game, board, scratch, SIX_TICKETS)
            return True
    return False


@kernel
def points(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> int:
    """Return what joining both coasts is worth: one ticket (R415, R420)."""
    return int(game.crossed[seat]) if board.race != 0 else 0


SCORES = {"coast_to_coast": points}


@kernel
def is_won(game: GameRecord, board: BoardRecord) -> bool:
    """Return whether somebody has completed the tickets that win (R423)."""
    if board.race == 0:
        return False
    most = 0
    for seat in range(game.players):
        most = max(most, int(game.completed[seat]))
    return most >= board.race


@kernel
def score_tickets(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int, sheet: Sheet) -> None:
    """Count those completed; those still held cost nothing (R418, R420)."""
    if board.race != 0:
        completed = int(game.completed[seat]) - int(game.crossed[seat])
        sheet[seat, TICKETS] = sheet[seat, FULFILLED] = completed


@kernel
def faults(game: GameRecord, board: BoardRecord) -> int:
    """Return the faults of a race: wrong counts, hands that are not full, or a winner who plays on (R414)."""
    if board.race == 0:
        return 0
    for seat in range(game.players):
        count = int(game.crossed[seat])
        for ticket in range(board.tickets):
            count += int(game.where[ticket] == tickets.at(COMPLETED, seat))
        if count != game.completed[seat] or game.crossed[seat] < 0 or game.crossed[seat] > 1:
            return RACE_WRONG
        if game.older[seat] > 0 and not tickets.held(game, int(game.older[seat]) - 1, seat):
            return RACE_WRONG
        if game.phase != OVER and (count >= board.race or hand_wrong(game, board, seat)):
            return RACE_WRONG
    return 0


@kernel
def hand_wrong(game: GameRecord, board: BoardRecord, seat: int) -> bool:
    """Return whether a seat that plays holds more or fewer tickets than it works on (R411)."""
    return game.turn > 0 and game.ticket_count[seat] != board.opening_keep
