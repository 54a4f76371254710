"""The tickets of a resampled game: in decks, in other players' hands and before a player who is choosing.

Every ticket the view does not show goes somewhere it may be. While first tickets are being chosen, the players who have
chosen are made to choose again at random among what was allowed.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import bit, kernel, nth, popcount, scale, scramble, step_key
from whistlestop.records.board import BoardRecord
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import (
    ASIDE,
    CHOOSE_SPLIT,
    FRESH,
    HELD,
    HIDDEN_TICKET,
    NOBODY,
    NONE,
    OFFERED,
    OUT_OF_GAME,
    TICKET_DECKS,
    UNDER,
    UNKNOWN,
    GameRecord,
)
from whistlestop.rules import setup, tickets


@kernel
def number(scratch: Scratch, bound: int) -> int:
    """Return the next of resampling's own random numbers."""
    scratch.fill_draws += 1
    return scale(scramble(step_key(scratch.fill_seed, int(scratch.fill_draws))), bound)


@kernel
def fill_tickets(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> None:
    """Put every ticket that a seat's view does not show somewhere it may be."""
    fill_decks(game, board, scratch)
    if tickets.is_opening(game):
        fill_opening(game, board, scratch, seat)
    else:
        fill_choice(game, board, scratch, seat)
        fill_held(game, board, scratch, seat)
    drop_rest(game, board)


@kernel
def place_ticket(game: GameRecord, board: BoardRecord, scratch: Scratch, deck: int, location: int, seat: int) -> int:
    """Put a random ticket of a deck that the view does not show somewhere, and return it."""
    low, high = unknown_tickets(game, board, deck, 0), unknown_tickets(game, board, deck, 1)
    count = popcount(low)
    position = number(scratch, count + popcount(high))
    ticket = nth(low, position) if position < count else 64 + nth(high, position - count)
    game.where[ticket] = tickets.at(location, seat)
    return ticket


@kernel
def unknown_tickets(game: GameRecord, board: BoardRecord, deck: int, word: int) -> np.uint64:
    """Return the tickets of a deck that are nowhere yet, as one mask word."""
    unknown = np.uint64(0)
    for ticket in range(word * 64, min(word * 64 + 64, int(board.tickets))):
        if board.ticket_deck[ticket] == deck and game.where[ticket] // 8 == UNKNOWN:
            unknown |= bit(ticket % 64)
    return unknown


@kernel
def unknown_count(game: GameRecord, board: BoardRecord, deck: int) -> int:
    """Return how many tickets of a deck are nowhere yet."""
    return popcount(unknown_tickets(game, board, deck, 0)) + popcount(unknown_tickets(game, board, deck, 1))


@kernel
def fill_decks(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Fill the ticket decks and the hidden slots of the queues under them."""
    for deck in range(TICKET_DECKS):
        start = int(board.deck_start[deck])
        for slot in range(start, start + game.under_count[deck]):
            if tickets.named(int(game.under[slot])) == HIDDEN_TICKET:
                ticket = place_ticket(game, board, scratch, deck, UNDER, NOBODY)
                game.under[slot] = ticket if game.under[slot] >= 0 else ~ticket
        for _ in range(int(game.fresh_count[deck]) - shuffled_back(game, board, deck)):
            place_ticket(game, board, scratch, deck, FRESH, NOBODY)
    for ticket in range(board.tickets):
        if game.where[ticket] // 8 == FRESH:
            game.fresh[ticket // 64] |= bit(ticket % 64)


@kernel
def shuffled_back(game: GameRecord, board: BoardRecord, deck: int) -> int:
    """Return how many tickets of a deck the view shows in it: those the seat itself shuffled back (R103)."""
    count = 0
    for ticket in range(board.tickets):
        count += int(board.ticket_deck[ticket] == deck and game.where[ticket] // 8 == FRESH)
    return count


@kernel
def fill_opening(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> None:
    """Deal other seats their first tickets and let those who have chosen choose at random."""
    reached = False
    for later in range(game.players):
        other = (int(game.first) + later) % int(game.players)
        reached |= other == game.player
        named = game.phase != CHOOSE_SPLIT or not reached  # a seat that has not named a split has no tickets yet
        decided = 0
        for deck in range(TICKET_DECKS):
            scratch.offered[deck] = setup.dealt(game, board, other, deck) if named else 0
            if game.phase != CHOOSE_SPLIT and (not reached or other == game.player):
                decided += int(scratch.offered[deck])
        if other == game.player:
            decided -= int(game.offered[0]) + int(game.offered[1])
        if other != seat:
            choose_at_random(game, board, scratch, other, decided, int(board.opening_keep))
            game.ticket_count[other] = scratch.kept[0] + scratch.kept[1]
            if other == game.player and game.phase != CHOOSE_SPLIT:
                show_choice(game, scratch)


@kernel
def fill_choice(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> None:
    """Deal the tickets another player is choosing from during the game and decide those that are decided."""
    if game.player == seat or game.offered[0] + game.offered[1] == 0:
        return
    decided = int(game.aside[0]) + int(game.aside[1])
    for deck in range(TICKET_DECKS):
        scratch.offered[deck] = game.offered[deck] + game.aside[deck]
    choose_at_random(game, board, scratch, int(game.player), decided, int(game.must_keep))
    game.ticket_count[game.player] += scratch.kept[0] + scratch.kept[1]
    show_choice(game, scratch)


@kernel
def choose_at_random(
    game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int, decided: int, must_keep: int
) -> None:
    """Offer a seat as many tickets as `scratch.offered` says and keep or return the first ones, as the rules allow."""
    for deck in range(TICKET_DECKS):
        scratch.kept[deck] = scratch.aside[deck] = 0
        for _ in range(scratch.offered[deck]):
            place_ticket(game, board, scratch, deck, OFFERED, seat)
    ticket = 0
    while decided > 0:
        if game.where[ticket] == tickets.at(OFFERED, seat):
            decide(game, board, scratch, seat, ticket, must_keep)
            decided -= 1
        ticket += 1


@kernel
def decide(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int, ticket: int, must_keep: int) -> None:
    """Keep or return one ticket at random."""
    deck, opening = int(board.ticket_deck[ticket]), game.turn == 0
    may_keep = scratch.kept[deck] < tickets.limit(board, opening, deck)
    may_return = tickets.can_still_keep(board, scratch.kept, scratch.offered, opening, deck) >= must_keep
    keep = may_keep and (not may_return or number(scratch, 2) == 0)
    scratch.offered[deck] -= 1
    if keep:
        scratch.kept[deck] += 1
        game.where[ticket] = tickets.at(HELD, seat)
    else:
        scratch.aside[deck] += 1
        game.where[ticket] = tickets.at(ASIDE, seat)


@kernel
def show_choice(game: GameRecord, scratch: Scratch) -> None:
    """Write the made-up choice of the player in turn into the record and ask him about the next ticket."""
    for deck in range(TICKET_DECKS):
        game.kept[deck], game.aside[deck] = scratch.kept[deck], scratch.aside[deck]
    game.asking = NONE
    tickets.ask_next(game)


@kernel
def fill_held(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> None:
    """Deal other seats the tickets they hold."""
    missing = 0
    for other in range(game.players):
        missing += missing_tickets(game, board, other)
    for other in range(game.players):
        limit, spare = opening_only_limit(board), 0
        for later in range(other + 1, game.players):
            spare += min(limit, missing_tickets(game, board, later))
        for _ in range(missing_tickets(game, board, other)):
            # What no later seat can take from an opening-only deck must be left for it in the others.
            deck = choose_deck(game, board, scratch, limit, missing > drawable_left(game, board) + spare)
            limit -= int(board.drawn_deal[deck] == 0)
            place_ticket(game, board, scratch, deck, HELD, other)
            missing -= 1


@kernel
def missing_tickets(game: GameRecord, board: BoardRecord, seat: int) -> int:
    """Return how many of a seat's tickets are not known yet."""
    count = int(game.ticket_count[seat])
    for ticket in range(board.tickets):
        count -= int(tickets.held(game, ticket, seat))
    return count


@kernel
def opening_only_limit(board: BoardRecord) -> int:
    """Return how many tickets of decks that are dealt only at the start one seat may hold (R75, R76)."""
    limit = 0
    for deck in range(TICKET_DECKS):
        if board.drawn_deal[deck] == 0:
            limit += min(int(board.opening_deal[deck]), int(board.opening_at_most[deck]))
    return limit


@kernel
def drawable_left(game: GameRecord, board: BoardRecord) -> int:
    """Return how many tickets of decks drawn from during the game are nowhere yet."""
    count = 0
    for deck in range(TICKET_DECKS):
        if board.drawn_deal[deck] > 0:
            count += unknown_count(game, board, deck)
    return count


@kernel
def choose_deck(game: GameRecord, board: BoardRecord, scratch: Scratch, limit: int, opening_only: bool) -> int:
    """Return the deck a held ticket comes from, decks weighing as much as they have tickets to give."""
    total = 0
    for deck in range(TICKET_DECKS):
        total += deck_weight(game, board, deck, limit, opening_only)
    rest, deck = number(scratch, total), 0
    while rest >= deck_weight(game, board, deck, limit, opening_only):
        rest -= deck_weight(game, board, deck, limit, opening_only)
        deck += 1
    return deck


@kernel
def deck_weight(game: GameRecord, board: BoardRecord, deck: int, limit: int, opening_only: bool) -> int:
    """Return how many tickets of a deck a seat could still have been given."""
    if board.drawn_deal[deck] == 0:
        return unknown_count(game, board, deck) if limit > 0 else 0
    return 0 if opening_only else unknown_count(game, board, deck)


@kernel
def drop_rest(game: GameRecord, board: BoardRecord) -> None:
    """Send tickets that are nowhere out of the game."""
    for ticket in range(board.tickets):
        if game.where[ticket] // 8 == UNKNOWN:
            game.where[ticket] = tickets.at(OUT_OF_GAME, NOBODY)
