"""A map with its house rules as the one record that kernels read.

One compiled program serves every board: all that differs stands in `BOARD`, tables included. The tables of masks answer
"which tracks could so many cards of this colour pay for" with one look-up, which is what makes legality cheap.
`ruleset.py` fills it in.
"""

from __future__ import annotations

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from whistlestop.records.fields import BoardFields
from whistlestop.records.mechanisms import collect
from whistlestop.records.numbers import (
    COLOURS,
    KINDS,
    PLACES,
    SEATS,
    TICKET_DECKS,
    TICKET_ROOM,
    TICKET_WORDS,
    TRACK_WORDS,
    TRACKS,
    Bytes,
    Field,
    Masks,
    Shorts,
    record,
)
from whistlestop.records.numbers import DISTRICTS as DISTRICTS
from whistlestop.records.numbers import GOODS_HEIGHT as GOODS_HEIGHT
from whistlestop.records.numbers import GRAY as GRAY
from whistlestop.records.numbers import MOST_CARDS as MOST_CARDS
from whistlestop.records.numbers import MOST_SYMBOLS as MOST_SYMBOLS
from whistlestop.records.numbers import RANGES as RANGES
from whistlestop.records.numbers import TARGETS as TARGETS
from whistlestop.records.numbers import TOURS as TOURS

NO_LIMIT = 127
UNDER_DECK, LEAVES_GAME, SHUFFLED_BACK, FACE_UP = range(4)

# What breaks a tie for the win, step by step (R229, R230). The board decides by which steps and in which order.
NO_STEP, BY_TICKETS, BY_STATIONS, BY_LONGEST_PATH, BY_GOODS, BY_MEEPLES, BY_MOUNTAINS = range(7)
TIE_STEPS = 6

# What moves a monster when dice are played (R196).
WILD_DIE, WILD_OR_PAIR, NOTHING_MOVES = range(3)

FIELDS: tuple[Field, ...] = (
    ("adjacent", "u8", (TRACK_WORDS,)),  # tracks whose next track is a twin (R28)
    ("every_track", "u8", (TRACK_WORDS,)),
    ("every_place", "u8"),
    ("incident", "u8", (PLACES, TRACK_WORDS)),
    ("twins", "u8", (TRACKS, TRACK_WORDS)),  # other tracks between the same places
    ("trains_at_most", "u8", (MOST_CARDS + 1, TRACK_WORDS)),
    ("payable", "u8", (COLOURS, MOST_CARDS + 1, TRACK_WORDS)),  # tracks so many cards of a colour pay for
    ("deck_tickets", "u8", (TICKET_DECKS, TICKET_WORDS)),
    ("ticket_from", "u8", (TICKET_ROOM,)),
    ("ticket_to", "u8", (TICKET_ROOM, TARGETS)),
    ("ticket_points", "i2", (TICKET_ROOM, TARGETS)),
    ("ticket_loss", "i2", (TICKET_ROOM,)),
    ("track_points", "i2", (TRACKS,)),
    ("reset_cap", "i2"),
    ("longest_path", "i2"),
    ("most_tickets", "i2"),
    ("places", "i2"),
    ("tracks", "i2"),
    ("tickets", "i2"),
    ("track_words", "i1"),
    ("end_a", "i1", (TRACKS,)),
    ("end_b", "i1", (TRACKS,)),
    ("length", "i1", (TRACKS,)),
    ("colour", "i1", (TRACKS,)),
    ("cards", "i1", (KINDS,)),  # train cards of each kind in the whole game
    ("start_cards", "i1"),
    ("display", "i1"),
    ("display_reset", "i1"),
    ("trains", "i1"),
    ("end_trains", "i1"),
    ("double_routes_players", "i1"),
    ("closes_twins", "i1", (SEATS + 1,)),  # by the number of players: a claimed track closes its twins (R27)
    ("dead_board", "i1"),
    ("ties", "i1", (TIE_STEPS,)),
    ("ticket_deck", "i1", (TICKET_ROOM,)),
    ("deck_start", "i1", (TICKET_DECKS,)),
    ("opening_deal", "i1", (TICKET_DECKS,)),
    ("opening_keep", "i1"),
    ("opening_at_most", "i1", (TICKET_DECKS,)),
    ("drawn_deal", "i1", (TICKET_DECKS,)),
    ("drawn_keep", "i1"),
    ("drawn_at_most", "i1", (TICKET_DECKS,)),
    ("refused_opening", "i1"),
    ("refused_drawn", "i1"),
    ("acts", "i1"),  # a turn may begin with an action of a mechanism
    ("special_claims", "i1"),  # a mechanism that is played has rules of its own about claims
    ("own_purse", "i1"),  # one that is played has a purse of its own for routes
    ("second_room", "i1"),  # a mechanism that is played lies where meeples and passengers do elsewhere
    ("own_decks", "i1"),  # a mechanism that is played draws cards from decks of its own
    ("pieces_each", "i1"),  # trains, and whatever else everybody takes into the game to lay
    ("by_points", "i1"),  # points decide at the end, not a number of completed tickets (R418)
    ("open_holdings", "i1"),  # everybody sees what others hold (R249)
    ("draws_tickets", "i1"),  # a turn may be spent on new tickets (R18, R412)
    ("last_rounds", "i1"),  # turns that everybody has once the last round has begun (R220, R376)
    ("action_words", "i1"),  # words of a set of actions that can be other than empty
    ("locomotive_tracks", "u8", (TRACK_WORDS,)),  # tracks on which locomotives may be used (R82, R91)
    ("locomotives_limited", "i1"),
    ("locomotive_one_card", "i1"),  # a face-up locomotive counts as one card of a draw (R81, R92)
)


def board_fields() -> list[Field]:
    """Return the fields of a board, those of mechanisms included: numbers that are asked all the time lie together."""
    fields: list[Field] = [*FIELDS, *(field for each in collect(__package__, "BOARD") for field in each)]
    return sorted(fields, key=lambda field: (len(field) == 3, -np.dtype(field[1]).itemsize))


BOARD = record(board_fields())


class BoardRecord(BoardFields, Protocol):
    """The fields of a `BOARD` record as the type checker sees them."""

    adjacent: Masks
    every_track: Masks
    every_place: np.uint64
    incident: Masks
    twins: Masks
    trains_at_most: Masks
    payable: Masks
    deck_tickets: Masks
    ticket_from: Masks
    ticket_to: Masks
    ticket_points: Shorts
    ticket_loss: Shorts
    track_points: Shorts
    reset_cap: int
    longest_path: int
    most_tickets: int
    places: int
    tracks: int
    tickets: int
    track_words: int
    end_a: Bytes
    end_b: Bytes
    length: Bytes
    colour: Bytes
    cards: Bytes
    start_cards: int
    display: int
    display_reset: int
    trains: int
    end_trains: int
    double_routes_players: int
    closes_twins: Bytes
    dead_board: int
    ties: Bytes
    ticket_deck: Bytes
    deck_start: Bytes
    opening_deal: Bytes
    opening_keep: int
    opening_at_most: Bytes
    drawn_deal: Bytes
    drawn_keep: int
    drawn_at_most: Bytes
    refused_opening: int
    refused_drawn: int
    acts: int
    special_claims: int
    own_purse: int
    second_room: int
    own_decks: int
    pieces_each: int
    by_points: int
    open_holdings: int
    draws_tickets: int
    last_rounds: int
    action_words: int
    locomotive_tracks: Masks
    locomotives_limited: int
    locomotive_one_card: int


Boards = NDArray[np.void]


def add(words: Masks, index: int) -> None:
    """Add a number to a set that is written as mask words."""
    words[index // 64] |= np.uint64(1 << index % 64)
