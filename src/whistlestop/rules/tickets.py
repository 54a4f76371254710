"""Destination tickets: dealing, drawing, keeping and returning them (R4, R5, R18-R20, R75, R76, R103).

A ticket deck is the set of tickets nobody ever put under it, and below that a queue of groups: what one player returned
at one time, in no order of its own (R19). A draw takes any member of the first set that is not empty, so luck
decides only when a ticket is looked at. Each group, and each ticket shuffled back, remembers who returned it, until
another player draws from there and nobody can be sure any more.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import bit, kernel
from whistlestop.records import luck
from whistlestop.records.actions import KEEP, RETURN, TICKETS
from whistlestop.records.board import FACE_UP, LEAVES_GAME, SHUFFLED_BACK, BoardRecord
from whistlestop.records.events import TICKET_KEPT, TICKET_OFFERED, TICKET_RETURNED, TICKETS_CHOSEN, tell
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import (
    ASIDE,
    CHOOSE_SPLIT,
    CHOOSE_TICKETS,
    FRESH,
    HELD,
    NOBODY,
    NONE,
    OFFERED,
    OUT_OF_GAME,
    TICKET_DECKS,
    UNDER,
    Bytes,
    GameRecord,
    Masks,
)
from whistlestop.rules import pile


@kernel
def at(location: int, seat: int) -> int:
    """Return the code of a ticket's whereabouts."""
    return location * 8 + seat


@kernel
def is_opening(game: GameRecord) -> bool:
    """Return whether first tickets are still being chosen (R4)."""
    return game.turn == 0 and (game.phase == CHOOSE_TICKETS or game.phase == CHOOSE_SPLIT)


@kernel
def deck_size(game: GameRecord, deck: int) -> int:
    """Return how many tickets a deck holds."""
    return int(game.fresh_count[deck]) + int(game.under_count[deck])


@kernel
def within_reach(game: GameRecord, board: BoardRecord, deck: int) -> int:
    """Return how many tickets can be drawn from a deck, with those of the pile that would renew it (R253)."""
    return deck_size(game, deck) + pile.size(game, board)


@kernel
def legal(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add drawing tickets, if a deck that may be drawn from has any (R18)."""
    if drawable(game, board) > 0:
        out[0] |= bit(TICKETS)


@kernel
def draw(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Offer the player new tickets: the map's number, or what is left (R18)."""
    drawn = 0
    for deck in range(TICKET_DECKS):
        count = min(int(board.drawn_deal[deck]), within_reach(game, board, deck))
        deal(game, board, scratch, int(game.player), deck, count)
        game.offered[deck] = count
        drawn += count
    begin_choice(game, min(int(board.drawn_keep), drawn))


@kernel
def drawable(game: GameRecord, board: BoardRecord) -> int:
    """Return how many tickets the decks that may be drawn from hold; in a race they are changed only (R412)."""
    count = 0
    if board.draws_tickets == 0:
        return count
    for deck in range(TICKET_DECKS):
        if board.drawn_deal[deck] > 0:
            count += within_reach(game, board, deck)
    return count


@kernel
def draw_paid(game: GameRecord, board: BoardRecord, scratch: Scratch, count: int) -> None:
    """Offer the player as many tickets as he has paid for with dice; he may keep none (R138)."""
    for deck in range(TICKET_DECKS):
        game.offered[deck] = 0
        if board.drawn_deal[deck] > 0:
            game.offered[deck] = min(count, within_reach(game, board, deck))
            deal(game, board, scratch, int(game.player), deck, int(game.offered[deck]))
            count -= int(game.offered[deck])
    begin_choice(game, 0)


@kernel
def deal(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int, deck: int, count: int) -> None:
    """Offer a seat `count` tickets of a deck that holds at least as many."""
    for _ in range(count):
        ticket = take_from_deck(game, board, scratch, seat, deck)
        game.where[ticket] = at(OFFERED, seat)
        tell(scratch, TICKET_OFFERED, seat, ticket)


@kernel
def take_from_deck(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int, deck: int) -> int:
    """Return the next ticket of a deck, taken out of it."""
    if board.refused_drawn == FACE_UP:
        pile.renew(game, board)
    elif game.fresh_count[deck] == 0:
        return take_from_under(game, board, scratch, seat, deck)
    low, high = game.fresh[0] & board.deck_tickets[deck, 0], game.fresh[1] & board.deck_tickets[deck, 1]
    ticket = luck.ticket_of(game, scratch, low, high)
    game.fresh[ticket // 64] &= ~bit(ticket % 64)
    game.fresh_count[deck] -= 1
    if board.refused_opening == SHUFFLED_BACK:
        forget_shuffled(game, board, seat, deck)
    return ticket


@kernel
def forget_shuffled(game: GameRecord, board: BoardRecord, seat: int, deck: int) -> None:
    """Let nobody but a seat that draws from a deck be sure any more of tickets shuffled back into it (R103)."""
    for ticket in range(board.tickets):
        if game.where[ticket] // 8 == FRESH and board.ticket_deck[ticket] == deck and game.where[ticket] % 8 != seat:
            game.where[ticket] = at(FRESH, NOBODY)


@kernel
def take_from_under(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int, deck: int) -> int:
    """Return a ticket of the first group under the deck, taken out of the queue."""
    start, size = int(board.deck_start[deck]), group_size(game, board, deck)
    low, high = np.uint64(0), np.uint64(0)
    for slot in range(start, start + size):
        ticket = named(int(game.under[slot]))
        if ticket < 64:
            low |= bit(ticket)
        else:
            high |= bit(ticket - 64)
    ticket = luck.ticket_of(game, scratch, low, high)
    close_ranks(game, board, deck, ticket)
    if size > 1:
        mark_group(game, start, size - 1, seat)
    return ticket


@kernel
def named(entry: int) -> int:
    """Return the ticket of a queue entry; the first of a group is stored inverted."""
    return entry if entry >= 0 else ~entry


@kernel
def group_size(game: GameRecord, board: BoardRecord, deck: int) -> int:
    """Return how many tickets the first group under a deck has; the queue must not be empty."""
    start, size = int(board.deck_start[deck]), 1
    while size < game.under_count[deck] and game.under[start + size] >= 0:
        size += 1
    return size


@kernel
def close_ranks(game: GameRecord, board: BoardRecord, deck: int, ticket: int) -> None:
    """Remove a ticket from the queue under a deck."""
    start = slot = int(board.deck_start[deck])
    while named(int(game.under[slot])) != ticket:
        slot += 1
    for later in range(slot, start + game.under_count[deck] - 1):
        game.under[later] = game.under[later + 1]
    game.under_count[deck] -= 1
    game.under[start + game.under_count[deck]] = 0


@kernel
def mark_group(game: GameRecord, start: int, size: int, seat: int) -> None:
    """Mend the mark of a group one ticket was drawn from; drawn by another, it loses its owner."""
    game.under[start] = ~named(int(game.under[start]))
    for slot in range(start, start + size):
        ticket = named(int(game.under[slot]))
        if game.where[ticket] != at(UNDER, seat):
            game.where[ticket] = at(UNDER, NOBODY)


@kernel
def begin_choice(game: GameRecord, must_keep: int) -> None:
    """Ask the player about the first of the tickets offered."""
    game.must_keep = must_keep
    for deck in range(TICKET_DECKS):
        game.kept[deck] = game.aside[deck] = 0
    game.asking = NONE
    ask_next(game)


@kernel
def end_choice(game: GameRecord) -> None:
    """Forget a choice that is complete."""
    game.must_keep = 0
    for deck in range(TICKET_DECKS):
        game.kept[deck] = game.aside[deck] = 0


@kernel
def ask_next(game: GameRecord) -> None:
    """Move on to the player's next offered ticket, or to NONE; `offered` counts them."""
    left = 0
    for deck in range(TICKET_DECKS):
        left += int(game.offered[deck])
    if left == 0:
        game.asking = NONE
        return
    game.asking += 1
    while game.where[game.asking] != at(OFFERED, int(game.player)):
        game.asking += 1


@kernel
def legal_choice(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add keeping or returning the ticket asked about, as the minimum and maximum allow (R4, R18, R76)."""
    opening = game.turn == 0
    deck = int(board.ticket_deck[game.asking])
    if game.kept[deck] < limit(board, opening, deck):
        out[0] |= bit(KEEP)
    if can_still_keep(board, game.kept, game.offered, opening, deck) >= game.must_keep:
        out[0] |= bit(RETURN)


@kernel
def limit(board: BoardRecord, opening: bool, deck: int) -> int:
    """Return how many tickets of a deck may be kept in one choice (R76)."""
    return int(board.opening_at_most[deck]) if opening else int(board.drawn_at_most[deck])


@kernel
def can_still_keep(board: BoardRecord, kept: Bytes, offered: Bytes, opening: bool, returned_deck: int) -> int:
    """Return how many tickets a choice can still end with if one of a deck is returned now."""
    total = 0
    for deck in range(TICKET_DECKS):
        rest = int(offered[deck]) - int(deck == returned_deck)
        total += min(int(kept[deck]) + rest, limit(board, opening, deck))
    return total


@kernel
def choose(game: GameRecord, board: BoardRecord, scratch: Scratch, keep: bool) -> bool:
    """Keep or return the ticket asked about; return whether the choice is complete."""
    ticket, player = int(game.asking), int(game.player)
    deck = int(board.ticket_deck[ticket])
    game.offered[deck] -= 1
    if keep:
        game.where[ticket] = at(HELD, player)
        game.ticket_count[player] += 1
        game.kept[deck] += 1
        tell(scratch, TICKET_KEPT, player, ticket)
    else:
        game.where[ticket] = at(ASIDE, player)
        game.aside[deck] += 1
        tell(scratch, TICKET_RETURNED, player, ticket)
    ask_next(game)
    return game.asking == NONE


@kernel
def put_back(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int, count: int, destination: int) -> None:
    """Send what a seat laid aside under its decks, into them or out of the game (R5, R19, R75, R103)."""
    ticket, left, gone, previous_deck = 0, count, 0, NONE
    while left > 0:
        if game.where[ticket] == at(ASIDE, seat):
            deck = int(board.ticket_deck[ticket])
            if destination == LEAVES_GAME or board.drawn_deal[deck] == 0:
                game.where[ticket] = at(OUT_OF_GAME, seat)
                gone += 1
            elif destination == SHUFFLED_BACK:
                shuffle_back(game, deck, ticket, seat)
            elif destination == FACE_UP:
                pile.lay(game, scratch, ticket, seat)
            else:
                append(game, board, deck, ticket, seat, deck != previous_deck)
            previous_deck = deck
            left -= 1
        ticket += 1
    if destination == FACE_UP:
        pile.renew(game, board)
    tell(scratch, TICKETS_CHOSEN, seat, game.ticket_count[seat], count, count - gone, gone)


@kernel
def shuffle_back(game: GameRecord, deck: int, ticket: int, seat: int) -> None:
    """Put one ticket among those of its deck that nobody put under it (R103)."""
    game.fresh[ticket // 64] |= bit(ticket % 64)
    game.fresh_count[deck] += 1
    game.where[ticket] = at(FRESH, seat)


@kernel
def append(game: GameRecord, board: BoardRecord, deck: int, ticket: int, seat: int, starts_group: bool) -> None:
    """Put one ticket at the end of the queue under a deck."""
    slot = int(board.deck_start[deck]) + int(game.under_count[deck])
    game.under[slot] = ~ticket if starts_group else ticket
    game.under_count[deck] += 1
    game.where[ticket] = at(UNDER, seat)


@kernel
def held(game: GameRecord, ticket: int, seat: int) -> bool:
    """Return whether a seat has kept a ticket."""
    return game.where[ticket] == at(HELD, seat)
