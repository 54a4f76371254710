"""What a seat sees of ships: cards that only this board has, pieces, harbours, a payment under way (R360-R373).

Numbers of the row that count train cards are corrected here: elsewhere those with a harbour are unknown.
"""

from __future__ import annotations

from whistlestop.batch.observation.layout import SEAT_NUMBERS, SEATS_AT, TABLE_AT, Section, start_of
from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.ships import (
    CARDS,
    CHOOSE_PIECES,
    FIRST_SHIP_KIND,
    HARBOURS,
    SHIP_DECK,
    SHIP_KINDS,
    SHIP_ROOM,
    TRAIN_DECK,
    TRAIN_KINDS,
)
from whistlestop.records.state import KINDS, PLACES, SEATS, Bytes, GameRecord
from whistlestop.rules import ship_cards

SHIP_TABLE = 5
SHIP_SEAT = 5 + SHIP_KINDS

SECTIONS = (
    Section(
        "ship_table",
        SHIP_TABLE,
        "cards in the ship deck; spaces or cards still to be paid; 1 + slot of the display whose deck is being chosen; "
        "a second card may follow it; seats that have chosen their pieces",
    ),
    Section("ship_display", SHIP_KINDS, "face-up cards of each kind that only boards with ships have"),
    Section("ship_discard", SHIP_KINDS, "discarded cards of each of those kinds"),
    Section("ship_hand", SHIP_KINDS, "the observer's cards of each of those kinds"),
    Section("ship_paid", CARDS, "cards of the payment that is being made, in the order in which cards are paid"),
    Section(
        "ship_seats",
        SEATS * SHIP_SEAT,
        "for each seat from the observer on: ships in supply; trains in reserve; pieces exchanged (hundreds, rest); "
        "ship cards; cards of each of those kinds that the table has seen",
    ),
    Section("harbours", SEATS * PLACES, "for each seat from the observer on: 1 for every place with its harbour"),
    Section("harbour_place", PLACES, "1 for the place whose harbour is being paid for"),
)
DISPLAY_AT, DISCARD_AT = start_of("ship_display", SECTIONS), start_of("ship_discard", SECTIONS)
HAND_AT, PAID_AT = start_of("ship_hand", SECTIONS), start_of("ship_paid", SECTIONS)
SHIP_SEATS_AT, HARBOURS_AT = start_of("ship_seats", SECTIONS), start_of("harbours", SECTIONS)
PLACE_AT = start_of("harbour_place", SECTIONS)


@kernel
def write(game: GameRecord, board: BoardRecord, observer: int, row: Bytes, begin: int) -> None:
    """Write cards, pieces and harbours; `begin` is where the first section begins."""
    if board.ships == 0:
        return
    row[TABLE_AT + 5] = ship_cards.deck_size(game, TRAIN_DECK)
    row[begin] = ship_cards.deck_size(game, SHIP_DECK)
    row[begin + 1], row[begin + 2] = game.pay_due, game.waiting_slot
    row[begin + 3], row[begin + 4] = game.one_taken, game.chosen
    for slot in range(board.display):
        if game.display[slot] >= KINDS:
            row[begin + DISPLAY_AT + int(game.display[slot]) - FIRST_SHIP_KIND] += 1
    for kind in range(SHIP_KINDS):
        row[begin + DISCARD_AT + kind] = game.ship_discard[kind]
        row[begin + HAND_AT + kind] = game.ship_hand[observer, kind]
    for card in range(CARDS):
        row[begin + PAID_AT + card] = game.paid[card]
    if game.harbour_place != 0:
        row[begin + PLACE_AT + int(game.harbour_place) - 1] = 1
    for turn in range(game.players):
        write_seat(game, board, observer, turn, row, begin)


@kernel
def write_seat(game: GameRecord, board: BoardRecord, observer: int, turn: int, row: Bytes, begin: int) -> None:
    """Write pieces, cards and harbours of the seat that is `turn` places to the observer's left."""
    seat, start = (observer + turn) % int(game.players), begin + SHIP_SEATS_AT + turn * SHIP_SEAT
    at_seat = SEATS_AT + turn * SEAT_NUMBERS
    if turn != 0 and game.phase == CHOOSE_PIECES:  # nobody shows pieces before all have chosen (R361)
        row[at_seat + 3], row[start] = board.trains, board.ships
    else:
        row[start], row[start + 1] = game.ships[seat], game.train_reserve[seat]
    row[start + 2], row[start + 3] = min(game.exchanged[seat] // 100, 127), game.exchanged[seat] % 100
    for kind in range(SHIP_ROOM):
        row[at_seat + 6] += game.ship_hand[seat, kind]
        if kind >= TRAIN_KINDS:
            row[start + 4] += game.ship_hand[seat, kind]
    for kind in range(SHIP_KINDS):
        row[start + 5 + kind] = game.ship_known[seat, kind]
    for number in range(HARBOURS):
        if game.harbours[seat, number] != 0:
            row[begin + HARBOURS_AT + turn * PLACES + int(game.harbours[seat, number]) - 1] = 1
