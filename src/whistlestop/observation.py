"""What a seat sees as one row of small numbers: the layout for learning programs, and the kernel that writes it.

A row tells nothing that the seat's view (`view.py`) does not: tests write it from the game and from the view and find
the same. It is relative to the seat: the first of all seats is the observer, the next is the player on his left.
`SECTIONS` is the layout; its order and widths are part of `VERSION`, and docs/research.md carries it as a table.
Numbers that do not fit into a byte are split into hundreds and the rest.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from whistlestop.actions import MOVE_WIDTH
from whistlestop.board import Board
from whistlestop.kernel import drop_lowest, kernel, lowest, popcount
from whistlestop.rules import monsters, tickets
from whistlestop.state import (
    DISPLAY_SLOTS,
    FACES,
    HELD,
    KINDS,
    LOCOMOTIVE,
    MONSTERS,
    NONE,
    OFFERED,
    OVER,
    PHASES,
    PLACES,
    SEATS,
    TICKET_DECKS,
    TICKET_ROOM,
    TOKEN_TYPES,
    TRACK_WORDS,
    TRACKS,
    TUNNEL_CARDS,
    Game,
)

VERSION = 1

Row = NDArray[np.int8]
Rows = NDArray[np.int8]


class Section(NamedTuple):
    """A part of the row: its name, how many numbers it has and what they mean."""

    name: str
    width: int
    meaning: str


TABLE_NUMBERS = 24
SEAT_NUMBERS = 15 + KINDS

SECTIONS = (
    Section("phase", len(PHASES), "1 for the kind of question that is open, in the order of `state.PHASES`"),
    Section(
        "table",
        TABLE_NUMBERS,
        "players; turn (hundreds, rest); turns left once the last round runs, else -1; passes in a row; cards in the "
        "deck; tickets in each deck (2); tickets of the running choice not decided (2), kept (2), laid aside (2) and "
        "how many must be kept; action done; surcharge of a tunnel; tokens bought; tickets paid for; spaces replaced; "
        "cards still to give; 1 + monster moved this turn; 1 + monster being paid for; its locomotives",
    ),
    Section("display", KINDS, "face-up cards of each kind"),
    Section("discard", KINDS, "discarded cards of each kind"),
    Section("laid", KINDS, "cards laid down for a tunnel"),
    Section("revealed", KINDS, "cards turned over in a tunnel"),
    Section("hand", KINDS, "the observer's cards of each kind"),
    Section("dice", FACES + TOKEN_TYPES, "unused train dice by face; tokens the player had when his turn began"),
    Section(
        "seats",
        SEATS * SEAT_NUMBERS,
        "for each seat from the observer on: plays; decides now; was first; trains; route points (hundreds, rest); "
        "cards in hand; tickets kept, -1 while nobody may know; stations built; tokens (2); face-down cards of each "
        "monster, -1 unknown (2); has its face-up card (2); then what the table has seen of its hand by kind",
    ),
    Section("monsters", MONSTERS * (PLACES + 1), "for each monster: cards left; 1 for the place it stands in"),
    Section("closed", TRACKS, "1 for every track that nobody owns and nobody may claim any more"),
    Section("owned", SEATS * TRACKS, "for each seat from the observer on: 1 for every track it owns"),
    Section("asked_track", TRACKS, "1 for the track being paid for"),
    Section("stations", SEATS * PLACES, "for each seat from the observer on: 1 for every place with its station"),
    Section("asked_place", PLACES, "1 for the place of the station, or of the monster's move, being paid for"),
    Section("held", TICKET_ROOM, "1 for every ticket the observer has kept"),
    Section("offered", TICKET_ROOM, "1 for every ticket he still has to decide about"),
    Section("asked_ticket", TICKET_ROOM, "1 for the ticket he is asked about"),
    Section("returned", TICKET_ROOM, "1 for every ticket he has laid aside or given back and knows of"),
)
SIZE = sum(section.width for section in SECTIONS)


def start_of(name: str) -> int:
    """Return where a section of the row begins; raises KeyError for an unknown name."""
    start = 0
    for section in SECTIONS:
        if section.name == name:
            return start
        start += section.width
    raise KeyError(name)


# Kernels read plain numbers only.
PHASE_AT, TABLE_AT = start_of("phase"), start_of("table")
DISPLAY_AT, DISCARD_AT, LAID_AT = start_of("display"), start_of("discard"), start_of("laid")
REVEALED_AT, HAND_AT, DICE_AT = start_of("revealed"), start_of("hand"), start_of("dice")
SEATS_AT, MONSTERS_AT, CLOSED_AT = start_of("seats"), start_of("monsters"), start_of("closed")
OWNED_AT, ASKED_TRACK_AT, STATIONS_AT = start_of("owned"), start_of("asked_track"), start_of("stations")
ASKED_PLACE_AT, HELD_AT, OFFERED_AT = start_of("asked_place"), start_of("held"), start_of("offered")
ASKED_TICKET_AT, RETURNED_AT = start_of("asked_ticket"), start_of("returned")


@kernel
def write(game: Game, board: Board, seat: int, row: Row) -> None:
    """Write what a seat sees of a game, or of its own view of the game."""
    for position in range(SIZE):
        row[position] = 0
    row[PHASE_AT + int(game.phase)] = 1
    write_table(game, seat, row)
    write_cards(game, seat, row)
    for turn in range(game.players):
        write_seat(game, board, seat, turn, row)
    write_tracks(game, board, row)
    write_tickets(game, board, seat, row)
    if board.monsters != 0:
        write_monsters(game, row)


@kernel
def write_table(game: Game, seat: int, row: Row) -> None:
    """Write the numbers that concern the whole table."""
    row[TABLE_AT] = game.players
    row[TABLE_AT + 1] = min(game.turn // 100, 127)
    row[TABLE_AT + 2] = game.turn % 100
    row[TABLE_AT + 3] = game.last_turns
    row[TABLE_AT + 4] = game.passes
    row[TABLE_AT + 5] = game.deck_size
    for deck in range(TICKET_DECKS):
        row[TABLE_AT + 6 + deck] = game.fresh_count[deck] + game.under_count[deck]
        row[TABLE_AT + 8 + deck] = game.offered[deck]
        # How another player decides about each ticket is his secret until he has decided about all of them.
        kept = int(game.kept[deck]) if game.player == seat else 0
        row[TABLE_AT + 10 + deck] = kept
        row[TABLE_AT + 12 + deck] = int(game.aside[deck]) + int(game.kept[deck]) - kept
    row[TABLE_AT + 14] = game.must_keep
    row[TABLE_AT + 15] = game.acted
    row[TABLE_AT + 16] = game.surcharge
    row[TABLE_AT + 17] = game.bought
    row[TABLE_AT + 18] = game.drawing
    row[TABLE_AT + 19] = game.replaced
    row[TABLE_AT + 20] = game.giving


@kernel
def write_cards(game: Game, seat: int, row: Row) -> None:
    """Write the cards and dice that lie open, and the observer's own."""
    for slot in range(DISPLAY_SLOTS):
        if game.display[slot] != NONE:
            row[DISPLAY_AT + int(game.display[slot])] += 1
    for card in range(TUNNEL_CARDS):
        if game.revealed[card] != NONE:
            row[REVEALED_AT + int(game.revealed[card])] += 1
    if game.laid_kind != NONE:
        row[LAID_AT + int(game.laid_kind)] = game.laid_cards
        row[LAID_AT + LOCOMOTIVE] += game.laid_locomotives
    for kind in range(KINDS):
        row[DISCARD_AT + kind] = game.discard[kind]
        row[HAND_AT + kind] = game.hand[seat, kind]
    for face in range(FACES):
        row[DICE_AT + face] = game.dice[face]
    for token in range(TOKEN_TYPES):
        row[DICE_AT + FACES + token] = game.tokens_at_start[token]


@kernel
def write_seat(game: Game, board: Board, observer: int, turn: int, row: Row) -> None:
    """Write what the observer knows of the seat that is `turn` places to his left."""
    seat, start = (observer + turn) % int(game.players), SEATS_AT + turn * SEAT_NUMBERS
    row[start] = 1
    row[start + 1] = int(game.player == seat and game.phase != OVER)
    row[start + 2] = int(game.first == seat)
    row[start + 3] = game.trains[seat]
    row[start + 4] = game.points[seat] // 100
    row[start + 5] = game.points[seat] % 100
    row[start + 7] = tickets_seen(game, seat, turn == 0)
    row[start + 8] = popcount(game.stations[seat])
    for token in range(TOKEN_TYPES):
        row[start + 9 + token] = game.tokens[seat, token]
    for monster in range(MONSTERS):
        hidden = turn != 0 and board.monsters != 0 and game.phase != OVER
        row[start + 11 + monster] = NONE if hidden else int(game.face_down[seat, monster])
        row[start + 13 + monster] = int(game.face_up[monster] == seat)
    size = 0
    for kind in range(KINDS):
        size += int(game.hand[seat, kind])
        row[start + 15 + kind] = game.known[seat, kind]
    row[start + 6] = size
    mark(game.stations[seat], STATIONS_AT + turn * PLACES, row)
    for word in range(TRACK_WORDS):
        mark(game.owned[seat, word], OWNED_AT + turn * TRACKS + word * 64, row)


@kernel
def tickets_seen(game: Game, seat: int, own: bool) -> int:
    """Return how many tickets a seat is known to have kept, NONE while others choose their first ones (R4)."""
    if own:
        return int(game.ticket_count[seat])
    if tickets.is_opening(game):
        return NONE
    if game.player != seat:
        return int(game.ticket_count[seat])
    return int(game.ticket_count[seat]) - int(game.kept[0]) - int(game.kept[1])


@kernel
def mark(mask: np.uint64, start: int, row: Row) -> None:
    """Write 1 for every bit of a mask."""
    while mask != np.uint64(0):
        row[start + lowest(mask)] = 1
        mask = drop_lowest(mask)


@kernel
def write_tracks(game: Game, board: Board, row: Row) -> None:
    """Write which tracks are closed, and the track and place that are being paid for."""
    for word in range(TRACK_WORDS):
        closed = board.every_track[word] & ~game.open[word]  # most tracks are open: few bits are quickly written
        for seat in range(game.players):
            closed &= ~game.owned[seat, word]
        mark(closed, CLOSED_AT + word * 64, row)
    if game.claiming != NONE:
        row[ASKED_TRACK_AT + int(game.claiming)] = 1
    if game.building != NONE:
        row[ASKED_PLACE_AT + int(game.building)] = 1


@kernel
def write_tickets(game: Game, board: Board, seat: int, row: Row) -> None:
    """Write the observer's own tickets; those of others are open at the end, but a row never tells them."""
    for ticket in range(board.tickets):
        where = int(game.where[ticket])
        if where % 8 == seat:
            row[section_of(where // 8) + ticket] = 1
    if game.asking != NONE and game.player == seat:
        row[ASKED_TICKET_AT + int(game.asking)] = 1


@kernel
def section_of(place: int) -> int:
    """Return the section that tells of own tickets in such a place; all but the first two were given back."""
    if place == HELD:
        return HELD_AT
    return OFFERED_AT if place == OFFERED else RETURNED_AT


@kernel
def write_monsters(game: Game, row: Row) -> None:
    """Write where the monsters stand and which of them moves."""
    for monster in range(MONSTERS):
        start = MONSTERS_AT + monster * (PLACES + 1)
        row[start] = game.monster_deck[monster]
        if game.monster_place[monster] != NONE:
            row[start + 1 + int(game.monster_place[monster])] = 1
    row[TABLE_AT + 21] = game.moved + 1
    if game.moving != NONE:
        row[TABLE_AT + 22] = 1 + monsters.monster_of(int(game.moving))
        row[TABLE_AT + 23] = monsters.locomotives_of(int(game.moving))
        row[ASKED_PLACE_AT + int(game.moving) % MOVE_WIDTH] = 1
