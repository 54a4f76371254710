"""Ships, two decks, harbours and tours: what they add to a game, a board, actions and events (R360-R385).

Cards of the board are six colours of four sorts, and the wild card. Plain train cards and the wild one are kinds that
every hand has; the other three sorts have kinds of their own behind those, eighteen in all. Cards are also numbered in
the order in which they are paid: colour by colour, in a colour sort by sort, the wild card last.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

import numpy as np

from whistlestop.records.blocks import Block
from whistlestop.records.kind import Kind
from whistlestop.records.numbers import KINDS, PLACES, TICKET_ROOM, TRACK_WORDS, Bytes, Field, Masks, Shorts

SHIP_SEATS = 5  # as many as the board is for: there is no room for more
SHIP_COLOURS = 6
PLAIN, WITH_HARBOUR, DOUBLE_SHIP, SINGLE_SHIP = range(4)
SORTS = 4
# Kinds of their own: a sort after the other, plain train cards left out; in a view the last counts what nobody sees.
SHIP_KINDS = (SORTS - 1) * SHIP_COLOURS
TRAIN_KINDS = SHIP_COLOURS  # those of them that belong to the train deck
HIDDEN_SHIP = SHIP_KINDS
SHIP_ROOM = SHIP_KINDS + 1
FIRST_SHIP_KIND = KINDS  # of the first of them where all kinds are meant, as in the display
WILD_CARD = SORTS * SHIP_COLOURS  # in the order in which cards are paid
CARDS = WILD_CARD + 1
TRAIN_DECK, SHIP_DECK = range(2)
DECKS = 2
HARBOURS = 3
FEWEST_TRAINS, MOST_TRAINS = 10, 25
RESERVE = 15
TOUR_PLACES = 6

CHOOSE_PIECES, CHOOSE_DECK, PAY_CARDS, PAY_HARBOUR = 26, 27, 28, 29

HARBOUR = 2496
TAKE_CARD = 2560
DRAW_SHIP = 2580
REPLACE_FROM = 2584
PAY_CARD = 2592
PIECES_OF = 2624
EXCHANGE = 2640


class Harbour(NamedTuple):
    """A harbour is built in a place; payment follows."""

    place: int


class TakeCard(NamedTuple):
    """A card of the kinds that only this board has is taken from the display."""

    kind: int


class DrawShip(NamedTuple):
    """A card drawn blind from the ship deck."""


class ReplaceFrom(NamedTuple):
    """The card taken from the display is replaced from a deck."""

    deck: int


class PayCard(NamedTuple):
    """A card is paid; they are paid in their order."""

    card: int


class Pieces(NamedTuple):
    """So many trains are among the pieces that a player takes into the game."""

    trains: int


class Exchange(NamedTuple):
    """Pieces of the supply are exchanged for as many from the reserve: ships for trains (0), or trains for ships."""

    away: int
    number: int


BLOCKS = (
    Block("harbour", HARBOUR, Harbour, (PLACES,)),
    Block("take", TAKE_CARD, TakeCard, (SHIP_KINDS,)),
    Block("draw_ship", DRAW_SHIP, DrawShip),
    Block("replace_from", REPLACE_FROM, ReplaceFrom, (DECKS,)),
    Block("pay", PAY_CARD, PayCard, (CARDS,)),
    Block("pieces", PIECES_OF, Pieces, (MOST_TRAINS - FEWEST_TRAINS + 1,), (FEWEST_TRAINS,)),
    Block("exchange", EXCHANGE, Exchange, (2, RESERVE), (0, 1)),
)

PIECES: tuple[Field, ...] = (
    ("ship_hand", "i1", (SHIP_SEATS, SHIP_ROOM)),
    ("paid", "i1", (CARDS,)),  # cards of the payment that is being made, in their order
    ("harbours", "i1", (SHIP_SEATS, HARBOURS)),  # 1 + the place of each, in the order in which they were built
    ("ship_deck", "i1", (SHIP_ROOM,)),
    ("ships", "i1", (SHIP_SEATS,)),  # in supply
    ("train_reserve", "i1", (SHIP_SEATS,)),  # trains among the fifteen pieces of the reserve; the others are ships
    ("pay_due", "i1"),  # spaces, of pair routes and harbours cards, that are still to be paid
    ("harbour_place", "i1"),  # 1 + the place whose harbour is being paid for
    ("waiting_slot", "i1"),  # 1 + the slot of the display whose deck is being chosen
    ("one_taken", "i1"),  # it was the first card of a draw, and another may follow
    ("chosen", "i1"),  # seats that have chosen their pieces, or all once the game has begun
)
ROOM: tuple[Field, ...] = (
    ("ship_draws", "i4"),  # how many answers luck has given about either deck
    ("exchanged", "i2", (SHIP_SEATS,)),  # pieces, a point lost for each (R373)
    ("ship_known", "i1", (SHIP_SEATS, SHIP_ROOM)),  # what the whole table has seen of each hand
    ("ship_discard", "i1", (SHIP_ROOM,)),
)
BOARD: tuple[Field, ...] = (
    ("ships", "i1"),  # of each player
    ("fixed_trains", "i1"),  # trains among them where nobody chooses (R361)
    ("harbours", "i1"),  # of each player
    ("harbour_points", "i1", (HARBOURS,)),  # by fulfilled tickets that name the place
    ("unbuilt_harbour", "i1"),
    ("harbour_price", "i1"),
    ("ship_start_cards", "i1"),
    ("train_start_cards", "i1"),
    ("ship_cards", "i1", (SHIP_KINDS,)),  # of each kind in the whole game
    ("ship_colours", "i1", (SHIP_COLOURS,)),  # as everybody else numbers them
    ("ports", "u8"),
    ("ship_tracks", "u8", (TRACK_WORDS,)),
    ("pair_tracks", "u8", (TRACK_WORDS,)),
    ("ships_at_most", "u8", (16, TRACK_WORDS)),  # ship tracks of so many spaces or fewer
    ("pairs_at_most", "u8", (16, TRACK_WORDS)),  # pair tracks likewise
    ("all_trains_at_most", "u8", (16, TRACK_WORDS)),  # tracks that take trains likewise
    ("ship_payable", "u8", (SHIP_COLOURS, 16, TRACK_WORDS)),  # ship tracks that so many spaces' worth of a colour pay
    ("train_payable", "u8", (SHIP_COLOURS, 16, TRACK_WORDS)),  # train tracks likewise, pair routes left out
    ("tour", "i1", (TICKET_ROOM, TOUR_PLACES)),  # 1 + the places of a tour in their order, then 0 (R370)
    ("tour_length", "i1", (TICKET_ROOM,)),
    ("tour_points", "i2", (TICKET_ROOM,)),  # for a tour as it is printed
    ("tour_penalty", "i2", (TICKET_ROOM,)),
    ("tour_trail", "i1"),  # other places may lie between those of a tour
)
PHASES = {
    CHOOSE_PIECES: "pieces",
    CHOOSE_DECK: "deck",
    PAY_CARDS: "card payment",
    PAY_HARBOUR: "harbour payment",
}
LUCK = 11
SECRET = range(PIECES_OF, PIECES_OF + MOST_TRAINS - FEWEST_TRAINS + 1)  # nobody shows pieces before all have chosen

PIECES_CHOSEN = 71
PIECES_SHOWN = 72
DECK_CARD_DRAWN = 73
DISPLAY_CARD_TAKEN = 74
CARD_REPLACED = 75
CARD_PAID = 76
HARBOUR_BUILT = 77
HARBOUR_BUILT_WITH_DICE = 78
PIECES_EXCHANGED = 79
DEEDS = {"harbours": (HARBOUR_BUILT, HARBOUR_BUILT_WITH_DICE)}
FEW_PIECES = 8
REASONS = {FEW_PIECES: "few_pieces"}
EVENTS = {
    PIECES_CHOSEN: Kind("pieces_chosen", ("trains", "ships"), private=("trains", "ships")),
    PIECES_SHOWN: Kind("pieces_shown", ("trains", "ships")),
    DECK_CARD_DRAWN: Kind("deck_card_drawn", ("deck", "card"), private=("card",)),
    DISPLAY_CARD_TAKEN: Kind("display_card_taken", ("card", "slot")),
    CARD_REPLACED: Kind("card_replaced", ("deck", "card", "slot")),
    CARD_PAID: Kind("card_paid", ("card",)),
    HARBOUR_BUILT: Kind("harbour_built", ("place",)),
    HARBOUR_BUILT_WITH_DICE: Kind("harbour_built_with_dice", ("place", "dice", "wilds")),
    PIECES_EXCHANGED: Kind("pieces_exchanged", ("away", "count")),
}


class GameFields(Protocol):
    """What a game record has of it."""

    ship_hand: Bytes
    paid: Bytes
    harbours: Bytes
    ship_deck: Bytes
    ships: Bytes
    train_reserve: Bytes
    exchanged: Shorts
    ship_draws: int
    ship_known: Bytes
    ship_discard: Bytes
    pay_due: int
    harbour_place: int
    waiting_slot: int
    one_taken: int
    chosen: int


class BoardFields(Protocol):
    """What a board record has of it."""

    ships: int
    fixed_trains: int
    harbours: int
    harbour_points: Bytes
    unbuilt_harbour: int
    harbour_price: int
    ship_start_cards: int
    train_start_cards: int
    ship_cards: Bytes
    ship_colours: Bytes
    ports: np.uint64
    ship_tracks: Masks
    pair_tracks: Masks
    ships_at_most: Masks
    pairs_at_most: Masks
    all_trains_at_most: Masks
    ship_payable: Masks
    train_payable: Masks
    tour: Bytes
    tour_length: Bytes
    tour_points: Shorts
    tour_penalty: Shorts
    tour_trail: int
