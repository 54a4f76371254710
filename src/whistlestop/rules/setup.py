"""Starting a game: cards, display, meeples, first player and first tickets (R1-R6, R75, R76, R103, R117, R208)."""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import kernel, popcount
from whistlestop.records import luck
from whistlestop.records.board import BoardRecord
from whistlestop.records.events import GAME_STARTED, tell
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import (
    CHOOSE_TICKETS,
    DISPLAY_SLOTS,
    FRESH,
    KINDS,
    NOBODY,
    NONE,
    OUT_OF_GAME,
    ROOM_WORDS,
    SEATS,
    TICKET_DECKS,
    TICKET_ROOM,
    TICKET_WORDS,
    TRACK_WORDS,
    GameRecord,
)
from whistlestop.rules import cards, splits, tickets
from whistlestop.rules.hooks import clearing, doing, hooks

clear_mechanisms = clearing(hooks("clear"))
before_dealing = doing(hooks("before_dealing"))
set_up_mechanisms = doing(hooks("set_up"))


@kernel
def start(game: GameRecord, board: BoardRecord, scratch: Scratch, seed: np.uint64, players: int, first: int) -> None:
    """Set a record up for its first decision; `first` is a seat, or NONE to let luck choose (R6)."""
    clear(game)
    game.seed, game.players = seed, players
    game.first = luck.first_player(game, scratch) if first == NONE else first
    tell(scratch, GAME_STARTED, game.first, players)
    deal_cards(game, board, scratch)
    set_up_mechanisms(game, board, scratch)
    fill_ticket_decks(game, board)
    if board.opening_split != 0:
        game.player = game.first
        splits.begin(game, int(board.opening_split))
    else:
        deal_tickets(game, board, scratch)
        begin_choices(game, board)


@kernel
def clear(game: GameRecord) -> None:
    """Empty a record that may hold an old game; its board index stays."""
    for word in range(TRACK_WORDS):
        game.open[word] = np.uint64(0)
        for seat in range(SEATS):
            game.owned[seat, word] = np.uint64(0)
    for word in range(TICKET_WORDS):
        game.fresh[word] = np.uint64(0)
    for seat in range(SEATS):
        clear_seat(game, seat)
    for kind in range(KINDS):
        game.deck[kind] = game.discard[kind] = 0
    for slot in range(DISPLAY_SLOTS):
        game.display[slot] = NONE
    for ticket in range(TICKET_ROOM):
        game.where[ticket] = tickets.at(OUT_OF_GAME, NOBODY)
    for ticket in range(TICKET_ROOM):
        game.under[ticket] = 0
    for word in range(ROOM_WORDS):
        game.room[word] = np.uint64(0)
    clear_numbers(game)
    clear_mechanisms(game)


@kernel
def clear_seat(game: GameRecord, seat: int) -> None:
    """Empty one seat."""
    game.points[seat] = game.trains[seat] = game.ticket_count[seat] = 0
    for kind in range(KINDS):
        game.hand[seat, kind] = game.known[seat, kind] = 0


@kernel
def clear_numbers(game: GameRecord) -> None:
    """Set every single number to what it is before the deal."""
    game.card_draws = game.ticket_draws = game.anew = 0
    game.turn = game.quiet = game.passes = 0
    game.claiming = game.asking = game.last_turns = NONE
    game.must_keep = game.deck_size = game.discard_size = 0
    game.acted = game.passed = 0
    for deck in range(TICKET_DECKS):
        game.under_count[deck] = game.fresh_count[deck] = 0
        game.offered[deck] = game.kept[deck] = game.aside[deck] = 0


@kernel
def deal_cards(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Give out trains and cards and turn up the display (R1-R3, R9)."""
    for word in range(TRACK_WORDS):
        game.open[word] = board.every_track[word]
    for kind in range(KINDS):
        game.deck[kind] = board.cards[kind]
        game.deck_size += board.cards[kind]
    before_dealing(game, board, scratch)
    for seat in range(game.players):
        game.trains[seat] = board.trains
        game.player = seat
        for _ in range(board.start_cards):
            cards.draw(game, board, scratch)
    if board.own_decks != 0:  # a mechanism deals from its own
        return
    for slot in range(board.display):
        cards.turn_up(game, board, scratch, slot)
    cards.reset_display(game, board, scratch)


@kernel
def fill_ticket_decks(game: GameRecord, board: BoardRecord) -> None:
    """Put every ticket into its deck."""
    for ticket in range(board.tickets):
        game.where[ticket] = tickets.at(FRESH, NOBODY)
    for deck in range(TICKET_DECKS):
        for word in range(TICKET_WORDS):
            game.fresh[word] |= board.deck_tickets[deck, word]
            game.fresh_count[deck] += popcount(board.deck_tickets[deck, word])


@kernel
def deal_tickets(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Deal everybody's first tickets (R4)."""
    for turn in range(game.players):
        seat = (int(game.first) + turn) % int(game.players)
        for deck in range(TICKET_DECKS):
            tickets.deal(game, board, scratch, seat, deck, int(board.opening_deal[deck]))


@kernel
def begin_choices(game: GameRecord, board: BoardRecord) -> None:
    """Let the first player choose; decks never drawn from again leave the game (R4, R75)."""
    for deck in range(TICKET_DECKS):
        if board.drawn_deal[deck] == 0:
            remove_undealt(game, board, deck)
    game.player, game.phase = game.first, CHOOSE_TICKETS
    begin_opening_choice(game, board)


@kernel
def remove_undealt(game: GameRecord, board: BoardRecord, deck: int) -> None:
    """Take the rest of a deck out of the game (R75)."""
    game.fresh_count[deck] = 0
    for word in range(TICKET_WORDS):
        game.fresh[word] &= ~board.deck_tickets[deck, word]
    for ticket in range(board.tickets):
        if board.ticket_deck[ticket] == deck and game.where[ticket] == tickets.at(FRESH, NOBODY):
            game.where[ticket] = tickets.at(OUT_OF_GAME, NOBODY)


@kernel
def begin_opening_choice(game: GameRecord, board: BoardRecord) -> None:
    """Ask the player about his first tickets."""
    for deck in range(TICKET_DECKS):
        game.offered[deck] = dealt(game, board, int(game.player), deck)
    tickets.begin_choice(game, int(board.opening_keep))


@kernel
def dealt(game: GameRecord, board: BoardRecord, seat: int, deck: int) -> int:
    """Return how many first tickets of a deck a seat was dealt; with a split, as it has named (R4, R103)."""
    if board.opening_split == 0:
        return int(board.opening_deal[deck])
    second = int(game.second_deck[seat])
    return second if deck == 1 else int(board.opening_split) - second


@kernel
def finish_opening(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Put back what was not kept, once everybody has chosen (R4, R5)."""
    for turn in range(game.players):
        seat = (int(game.first) + turn) % int(game.players)
        returned = dealt(game, board, seat, 0) + dealt(game, board, seat, 1) - int(game.ticket_count[seat])
        tickets.put_back(game, board, scratch, seat, returned, int(board.refused_opening))
        game.second_deck[seat] = 0
