"""Train cards: the deck, the discard pile, the display and the two cards of a draw (R1, R2, R9-R17).

The deck is a count of each kind, because a reshuffled pile has no order to remember; which card comes next is decided
when it is turned over. A card that leaves a hand goes to the discard pile through `discard`.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import bit, first_bits, kernel
from whistlestop.records import luck
from whistlestop.records.actions import DRAW
from whistlestop.records.board import BoardRecord
from whistlestop.records.events import CARD_DRAWN, CARD_TAKEN, CARD_TURNED_UP, DECK_RESHUFFLED, DISPLAY_RESET, tell
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import (
    DISPLAY_SLOTS,
    KINDS,
    LOCOMOTIVE,
    NOBODY,
    NONE,
    PASSENGER_CARD,
    PLUS4,
    GameRecord,
    Masks,
)
from whistlestop.rules import claiming
from whistlestop.rules.display import face_up


@kernel
def legal(game: GameRecord, board: BoardRecord, out: Masks, second: bool) -> None:
    """Add the cards that can be drawn; a face-up locomotive not as the second card, on most boards (R12, R81, R92)."""
    cards = np.uint64(0)
    for slot in range(board.display):
        cards |= bit(int(game.display[slot]) & 63)  # an empty slot is bit 63, which no card is
    cards &= first_bits(KINDS)
    if second and board.locomotive_one_card == 0:
        cards &= ~bit(LOCOMOTIVE)
    if game.deck_size + game.discard_size > 0:
        cards |= bit(DRAW)
    out[0] |= cards


@kernel
def second_card_exists(game: GameRecord, board: BoardRecord) -> bool:
    """Return whether a second card could be drawn (R14)."""
    for slot in range(board.display):
        if game.display[slot] != NONE and (game.display[slot] != LOCOMOTIVE or board.locomotive_one_card != 0):
            return True
    return game.deck_size + game.discard_size > 0


@kernel
def draw(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Give the player the next card of the deck, unseen by the others (R11, R13)."""
    kind = turn_over(game, board, scratch)
    game.hand[game.player, kind] += 1
    tell(scratch, CARD_DRAWN, game.player, kind)


@kernel
def take(game: GameRecord, board: BoardRecord, scratch: Scratch, kind: int) -> None:
    """Give the player a face-up card and fill its place at once (R11)."""
    slot = 0
    for place in range(DISPLAY_SLOTS - 1, -1, -1):  # looking at every place has no branch to mispredict
        if game.display[place] == kind:
            slot = place
    game.hand[game.player, kind] += 1
    game.known[game.player, kind] += 1
    tell(scratch, CARD_TAKEN, game.player, kind, slot)
    turn_up(game, board, scratch, slot)
    reset_display(game, board, scratch)


@kernel
def turn_over(game: GameRecord, board: BoardRecord, scratch: Scratch) -> int:
    """Return the next card, off the deck already, or NONE if there is none to be had (R15, R16)."""
    if game.deck_size == 0:
        reshuffle(game, board, scratch)
    if game.deck_size == 0:
        return NONE
    kind = luck.card(game, scratch)
    game.deck[kind] -= 1
    game.deck_size -= 1
    return kind


@kernel
def reshuffle(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Make the discard pile the new deck (R15)."""
    if game.discard_size == 0:
        return
    for kind in range(KINDS):
        game.deck[kind] += game.discard[kind]
        game.discard[kind] = 0
    game.deck_size += game.discard_size
    game.discard_size = 0
    tell(scratch, DECK_RESHUFFLED, NOBODY, game.deck_size)
    if board.special_claims != 0:
        claiming.reshuffled(game, board)


@kernel
def turn_up(game: GameRecord, board: BoardRecord, scratch: Scratch, slot: int) -> None:
    """Put the next card face up in `slot`; without one the slot stays empty (R16)."""
    kind = turn_over(game, board, scratch)
    game.display[slot] = kind
    if kind != NONE:
        tell(scratch, CARD_TURNED_UP, NOBODY, kind, slot)


@kernel
def fill_display(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Fill empty slots as soon as cards exist (R16), then apply R9."""
    for slot in range(board.display):
        if game.display[slot] == NONE and game.deck_size + game.discard_size > 0:
            turn_up(game, board, scratch, slot)
    # Locomotives that R10 left lying can go once coloured cards have come back, so a full display is looked at too.
    reset_display(game, board, scratch)


@kernel
def reset_display(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Replace all face-up cards while three or more of them are locomotives, or passenger cards (R9, R10, R107)."""
    resets = 0
    while resets < board.reset_cap and is_due(game, board) and could_lie(game, board):
        tell(scratch, DISPLAY_RESET, NOBODY)
        for slot in range(board.display):
            if game.display[slot] != NONE:
                discard(game, int(game.display[slot]), 1)
                game.display[slot] = NONE
        for slot in range(board.display):
            turn_up(game, board, scratch, slot)
        resets += 1


@kernel
def is_due(game: GameRecord, board: BoardRecord) -> bool:
    """Return whether too many locomotives (as a house rule +4 ones too) or passenger cards lie face up (R102, R107)."""
    count = face_up(game, board, LOCOMOTIVE)
    if board.reset_counts_plus4 != 0:
        count += face_up(game, board, PLUS4)
    if board.reset_counts_passengers != 0:
        count = max(count, face_up(game, board, PASSENGER_CARD))
    return count >= board.display_reset


@kernel
def could_lie(game: GameRecord, board: BoardRecord) -> bool:
    """Return whether a display that stays could be laid of what lies in deck, discard pile and display (R10, R107)."""
    total, locomotives, passenger_cards = 0, 0, 0
    for kind in range(KINDS):
        count = int(game.deck[kind]) + int(game.discard[kind]) + face_up(game, board, kind)
        total += count
        if kind == LOCOMOTIVE or (kind == PLUS4 and board.reset_counts_plus4 != 0):
            locomotives += count
        elif kind == PASSENGER_CARD and board.reset_counts_passengers != 0:
            passenger_cards += count
    most = int(board.display_reset) - 1
    staying = total - max(locomotives - most, 0) - max(passenger_cards - most, 0)
    return staying >= min(int(board.display), total)


@kernel
def discard(game: GameRecord, kind: int, count: int) -> None:
    """Lay cards on the discard pile."""
    game.discard[kind] += count
    game.discard_size += count
