"""Cards of two decks, and pieces that are being chosen: what a view hides of them, and how it is made up again.

Of other hands a view keeps what the table has seen and the numbers of unseen train and ship cards, of the decks their
sizes. A resampled game deals what is nowhere to be seen, every arrangement being as likely as any other; a player in
the middle of a payment gets cards that complete it.
"""

from __future__ import annotations

from whistlestop.compiler.kernel import kernel
from whistlestop.knowledge.resample import ship_ways
from whistlestop.knowledge.resample.ship_ways import give, put_in_deck
from whistlestop.knowledge.resample.tickets import number
from whistlestop.records.board import BoardRecord
from whistlestop.records.scratch import Scratch
from whistlestop.records.ships import (
    CHOOSE_PIECES,
    FEWEST_TRAINS,
    FIRST_SHIP_KIND,
    HIDDEN_SHIP,
    MOST_TRAINS,
    PAY_CARDS,
    PAY_HARBOUR,
    SHIP_DECK,
    SHIP_KINDS,
    TRAIN_DECK,
    TRAIN_KINDS,
)
from whistlestop.records.state import HIDDEN, KINDS, GameRecord
from whistlestop.rules import display, ship_cards, ships


@kernel
def blank(game: GameRecord, board: BoardRecord, seat: int) -> None:
    """Hide other hands, both decks, and pieces until all have chosen (R361)."""
    if board.ships == 0:
        return
    game.ship_draws = 0
    for other in range(game.players):
        if other != seat:
            blank_hand(game, other)
            if game.phase == CHOOSE_PIECES:
                game.trains[other], game.ships[other] = board.trains, board.ships
                game.train_reserve[other] = 0
    game.deck_size = ship_cards.deck_size(game, TRAIN_DECK)
    game.deck[HIDDEN] = game.deck_size
    size = ship_cards.deck_size(game, SHIP_DECK)
    for kind in range(SHIP_KINDS):
        game.ship_deck[kind] = 0
    game.ship_deck[HIDDEN_SHIP] = size


@kernel
def blank_hand(game: GameRecord, seat: int) -> None:
    """Leave of a hand what the table has seen, and the numbers of unseen train and ship cards."""
    for kind in range(SHIP_KINDS):
        hidden = int(game.ship_hand[seat, kind]) - int(game.ship_known[seat, kind])
        game.ship_hand[seat, kind] = game.ship_known[seat, kind]
        if kind < TRAIN_KINDS:
            game.hand[seat, HIDDEN] += hidden
        else:
            game.ship_hand[seat, HIDDEN_SHIP] += hidden


@kernel
def unseen(game: GameRecord, board: BoardRecord, kind: int) -> int:
    """Return how many cards of a kind are nowhere to be seen."""
    if kind < KINDS:
        count = int(board.cards[kind]) - int(game.discard[kind])
    else:
        count = int(board.ship_cards[kind - FIRST_SHIP_KIND]) - int(game.ship_discard[kind - FIRST_SHIP_KIND])
    for seat in range(game.players):
        count -= in_hand(game, seat, kind)
    return count - display.face_up(game, board, kind)


@kernel
def in_hand(game: GameRecord, seat: int, kind: int) -> int:
    """Return how many cards of a kind a seat holds."""
    return int(game.hand[seat, kind]) if kind < KINDS else int(game.ship_hand[seat, kind - FIRST_SHIP_KIND])


@kernel
def fill(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> None:
    """Deal what the seat cannot see, and choose pieces for those who have chosen unseen."""
    if board.ships == 0:
        return
    fill_pieces(game, board, scratch, seat)
    if board.own_decks == 0:
        return
    clear_decks(game)
    for kind in range(ship_cards.ALL_KINDS):
        if kind != HIDDEN:
            put_in_deck(game, kind, unseen(game, board, kind))
    if game.player != seat and game.phase in (PAY_CARDS, PAY_HARBOUR):
        ship_ways.fill(game, board, scratch)
    for other in range(game.players):
        if other != seat:
            deal_hidden(game, scratch, other)


@kernel
def clear_decks(game: GameRecord) -> None:
    """Take the sizes of the decks out of a view."""
    for kind in range(KINDS):
        game.deck[kind] = 0
    for kind in range(SHIP_KINDS + 1):
        game.ship_deck[kind] = 0
    game.deck_size = 0


@kernel
def deal_hidden(game: GameRecord, scratch: Scratch, seat: int) -> None:
    """Give a seat as many cards of each deck as it holds unseen."""
    for _ in range(game.hand[seat, HIDDEN]):
        give(game, seat, any_card(game, scratch, TRAIN_DECK))
    game.hand[seat, HIDDEN] = 0
    for _ in range(game.ship_hand[seat, HIDDEN_SHIP]):
        give(game, seat, any_card(game, scratch, SHIP_DECK))
    game.ship_hand[seat, HIDDEN_SHIP] = 0


@kernel
def any_card(game: GameRecord, scratch: Scratch, deck: int) -> int:
    """Return a card of a deck by lot."""
    rest, kind = number(scratch, ship_cards.deck_size(game, deck)), 0
    while ship_cards.deck_of(kind) != deck or rest >= ship_cards.in_deck(game, kind):
        if ship_cards.deck_of(kind) == deck:
            rest -= ship_cards.in_deck(game, kind)
        kind += 1
    return kind


@kernel
def fill_pieces(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> None:
    """Choose pieces by lot for seats that have chosen and do not show them yet."""
    if game.phase != CHOOSE_PIECES:
        return
    for turn in range(game.chosen):
        other = (int(game.first) + turn) % int(game.players)
        if other != seat:
            fewest = max(FEWEST_TRAINS, int(board.pieces_each) - int(board.ships))
            most = min(MOST_TRAINS, int(board.trains))
            ships.take_pieces(game, board, other, fewest + number(scratch, most - fewest + 1))
