"""What a seat sees as one row of small numbers, for learning programs: the kernels that write it.

A row tells nothing that the seat's view (`view.py`) does not: tests write it from the game and from the view and find
the same. It is relative to the seat: the first of all seats is the observer, the next is the player on his left.
`layout.py` says what stands where; mechanisms write what they add in modules of their names.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from whistlestop.batch.observation.layout import (
    ASKED_PLACE_AT,
    ASKED_TICKET_AT,
    ASKED_TRACK_AT,
    BASE,
    BASE_SIZE,
    CLOSED_AT,
    DICE_AT,
    DISCARD_AT,
    DISPLAY_AT,
    HAND_AT,
    HELD_AT,
    LAID_AT,
    MONSTERS_AT,
    OFFERED_AT,
    OWNED_AT,
    PHASE_AT,
    RETURNED_AT,
    REVEALED_AT,
    SEAT_NUMBERS,
    SEAT_PIECES,
    SEATS_AT,
    STATIONS_AT,
    TABLE_AT,
    Section,
)
from whistlestop.batch.observation.layout import VERSION as VERSION
from whistlestop.batch.observation.layout import start_of as start_of_section
from whistlestop.batch.observation.marks import mark
from whistlestop.compiler.kernel import kernel, popcount
from whistlestop.records.actions import MOVE_WIDTH
from whistlestop.records.board import BoardRecord
from whistlestop.records.mechanisms import modules
from whistlestop.records.state import (
    COMPLETED,
    DISPLAY_SLOTS,
    FACES,
    HELD,
    KINDS,
    LOCOMOTIVE,
    MONSTERS,
    NONE,
    OFFERED,
    OVER,
    PLACES,
    TICKET_DECKS,
    TOKEN_TYPES,
    TRACK_WORDS,
    TRACKS,
    TUNNEL_CARDS,
    GameRecord,
)
from whistlestop.rules import claiming, monsters, tickets

Row = NDArray[np.int8]
Rows = NDArray[np.int8]
Writing = Callable[[GameRecord, BoardRecord, int, Row], None]


@kernel
def nothing_more(game: GameRecord, board: BoardRecord, observer: int, row: Row) -> None:
    """Write nothing: where the sections of mechanisms end."""


def sections_of(modules: Sequence[ModuleType]) -> tuple[Section, ...]:
    """Return the sections that mechanisms add, in order."""
    return tuple(section for module in modules for section in getattr(module, "SECTIONS", ()))


def writing(modules: Sequence[ModuleType], begin: int) -> Writing:
    """Return a kernel that lets every mechanism write its sections, the first of them at `begin`."""
    if not modules:
        return nothing_more
    one = modules[0].write
    more = writing(modules[1:], begin + sum(section.width for section in sections_of(modules[:1])))

    @kernel
    def write_all(game: GameRecord, board: BoardRecord, observer: int, row: Row) -> None:
        one(game, board, observer, row, begin)
        more(game, board, observer, row)

    return write_all


OTHERS = tuple(module for module in modules(__package__) if hasattr(module, "write"))
SECTIONS = (*BASE, *sections_of(OTHERS))
SIZE = sum(section.width for section in SECTIONS)
write_mechanisms = writing(OTHERS, BASE_SIZE)


def start_of(name: str) -> int:
    """Return where a section of the row begins; raises KeyError for an unknown name."""
    return start_of_section(name, SECTIONS)


@kernel
def write(game: GameRecord, board: BoardRecord, seat: int, row: Row) -> None:
    """Write what a seat sees of a game, or of its own view of the game."""
    for position in range(SIZE):
        row[position] = 0
    write_seen(game, board, seat, row)


@kernel
def write_seen(game: GameRecord, board: BoardRecord, seat: int, row: Row) -> None:
    """Write the same into a row that is empty."""
    write_base(game, board, seat, row)
    write_mechanisms(game, board, seat, row)


@kernel
def write_base(game: GameRecord, board: BoardRecord, seat: int, row: Row) -> None:
    """Write what every board has to tell: all there is to see where none of the mechanisms with sections is played."""
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
def write_table(game: GameRecord, seat: int, row: Row) -> None:
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
    row[TABLE_AT + 24] = game.one_drawn
    row[TABLE_AT + 25] = min(max(int(game.quiet), 0) // 100, 127)
    row[TABLE_AT + 26] = game.quiet % 100 if game.quiet > 0 else game.quiet
    row[TABLE_AT + 27] = game.passed
    row[TABLE_AT + 28] = game.failed
    row[TABLE_AT + 29] = game.given
    row[TABLE_AT + 30] = game.splitting


@kernel
def write_cards(game: GameRecord, seat: int, row: Row) -> None:
    """Write the cards and dice that lie open, and the observer's own."""
    for slot in range(DISPLAY_SLOTS):
        if NONE < game.display[slot] < KINDS:  # other kinds stand with the mechanism that has them
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
def write_seat(game: GameRecord, board: BoardRecord, observer: int, turn: int, row: Row) -> None:
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
    row[start + SEAT_PIECES] = game.second_deck[seat]
    mark(game.stations[seat], STATIONS_AT + turn * PLACES, row)
    for word in range(TRACK_WORDS):
        mark(game.owned[seat, word], OWNED_AT + turn * TRACKS + word * 64, row)


@kernel
def tickets_seen(game: GameRecord, seat: int, own: bool) -> int:
    """Return how many tickets a seat is known to have kept, NONE while others choose their first ones (R4)."""
    if own:
        return int(game.ticket_count[seat])
    if tickets.is_opening(game):
        return NONE
    if game.player != seat:
        return int(game.ticket_count[seat])
    return int(game.ticket_count[seat]) - int(game.kept[0]) - int(game.kept[1])


@kernel
def write_tracks(game: GameRecord, board: BoardRecord, row: Row) -> None:
    """Write which tracks are closed, and the track and place that are being paid for."""
    for word in range(TRACK_WORDS):
        closed = board.every_track[word] & ~game.open[word]  # most tracks are open: few bits are quickly written
        if board.special_claims != 0:
            closed &= ~claiming.standing(game, board, NONE, word)
        for seat in range(game.players):
            closed &= ~game.owned[seat, word]
        mark(closed, CLOSED_AT + word * 64, row)
    if game.claiming != NONE:
        row[ASKED_TRACK_AT + int(game.claiming)] = 1
    if game.building != NONE:
        row[ASKED_PLACE_AT + int(game.building)] = 1


@kernel
def write_tickets(game: GameRecord, board: BoardRecord, seat: int, row: Row) -> None:
    """Write the observer's own tickets; those of others are open at the end, but a row never tells them."""
    for ticket in range(board.tickets):
        where = int(game.where[ticket])
        if where & 7 == seat and where >> 3 != COMPLETED:  # divisions of numbers with a sign take longer
            row[section_of(where >> 3) + ticket] = 1
    if game.asking != NONE and game.player == seat:
        row[ASKED_TICKET_AT + int(game.asking)] = 1


@kernel
def section_of(place: int) -> int:
    """Return the section that tells of own tickets in such a place; all but the first two were given back."""
    if place == HELD:
        return HELD_AT
    return OFFERED_AT if place == OFFERED else RETURNED_AT


@kernel
def write_monsters(game: GameRecord, row: Row) -> None:
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
