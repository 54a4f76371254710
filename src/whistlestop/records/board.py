"""A map with its house rules as the one record that kernels read.

One compiled program serves every board: all that differs stands in `BOARD`, tables included. The tables of masks answer
"which tracks could so many cards of this colour pay for" with one look-up, which is what makes legality cheap.
`ruleset.py` fills it in.
"""

from __future__ import annotations

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from whistlestop.records.state import (
    COLOURS,
    KINDS,
    MEEPLE_COLOURS,
    PLACES,
    TICKET_DECKS,
    TICKET_ROOM,
    TICKET_WORDS,
    TRACK_WORDS,
    TRACKS,
    Bytes,
    Masks,
    Shorts,
    record,
)

GRAY = 9
TARGETS = 4
MOST_CARDS = 15  # tables of masks stop here: no route is longer
NO_LIMIT = 127
UNDER_DECK, LEAVES_GAME, SHUFFLED_BACK = range(3)
TOURS = 5  # as many tickets of a grand tour, or more, pay most (R120)
DISTRICTS = 8
GOODS_HEIGHT = 8
MOST_SYMBOLS = 8  # five dice and three tokens: no route costs more (R143)
RANGES = 2  # one or two locomotives move a monster (R167)

# What moves a monster when dice are played (R196).
WILD_DIE, WILD_OR_PAIR, NOTHING_MOVES = range(3)

BOARD = record(
    [
        ("adjacent", "u8", (TRACK_WORDS,)),  # tracks whose next track is a twin (R28)
        ("every_track", "u8", (TRACK_WORDS,)),
        ("every_place", "u8"),
        ("incident", "u8", (PLACES, TRACK_WORDS)),
        ("twins", "u8", (TRACKS, TRACK_WORDS)),  # other tracks between the same places
        ("trains_at_most", "u8", (MOST_CARDS + 1, TRACK_WORDS)),
        ("symbols_at_most", "u8", (MOST_CARDS + 1, TRACK_WORDS)),
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
        ("unused_station", "i2"),
        ("places", "i2"),
        ("tracks", "i2"),
        ("tickets", "i2"),
        ("track_words", "i1"),
        ("end_a", "i1", (TRACKS,)),
        ("end_b", "i1", (TRACKS,)),
        ("length", "i1", (TRACKS,)),
        ("colour", "i1", (TRACKS,)),
        ("symbols", "i1", (TRACKS,)),  # locomotive symbols of a ferry
        ("tunnel", "i1", (TRACKS,)),
        ("cards", "i1", (KINDS,)),  # train cards of each kind in the whole game
        ("start_cards", "i1"),
        ("display", "i1"),
        ("display_reset", "i1"),
        ("trains", "i1"),
        ("stations", "i1"),
        ("end_trains", "i1"),
        ("double_routes_players", "i1"),
        ("dead_board", "i1"),
        ("station_tiebreak", "i1"),
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
        ("action_words", "i1"),  # words of a set of actions that can be other than empty
        ("locomotive_tracks", "u8", (TRACK_WORDS,)),  # tracks on which locomotives may be used (R82, R91)
        ("locomotives_limited", "i1"),
        ("locomotive_one_card", "i1"),  # a face-up locomotive counts as one card of a draw (R81, R92)
        ("trains_needed", "i1", (TRACKS,)),  # trains laid and, on mountains, lost (R24, R121)
        ("replacing", "i1", (TRACKS,)),  # cards of any kind that replace a locomotive or a space (R83, R84)
        ("most_replaced", "i1", (TRACKS,)),  # how often they may do so
        ("any_replacing", "i1"),
        ("most_cities", "i2"),
        ("grand_tour", "i2", (TOURS + 1,)),  # points for so many tickets joined twice over (R120)
        ("any_grand_tour", "i1"),
        ("attractions", "u8"),
        ("attraction_points", "i1"),
        ("districts", "u8", (DISTRICTS,)),
        ("district_points", "i1", (DISTRICTS,)),
        # Tickets of two decks in a split the player names (R103).
        ("opening_split", "i1"),
        ("drawn_split", "i1"),
        # Meeples (R117). The border points of a country share its slots.
        ("settles", "i1"),  # a claimed route brings meeples or a passenger
        ("meeples", "i1"),  # slots in all
        ("meeple_start", "i1", (PLACES,)),
        ("meeple_slots", "i1", (PLACES,)),
        ("meeple_bag", "i1", (MEEPLE_COLOURS,)),
        ("meeple_points", "i1", (2,)),
        # Passengers and goods (R106-R116).
        ("passengers", "i1"),
        ("cities", "u8"),  # places that are no border points
        ("one_passenger_each", "i1"),  # a city takes one passenger
        ("collect_start", "i1"),
        ("stack", "i1", (PLACES,)),  # number of the stack of goods in a place, or NONE
        ("stack_height", "i1", (PLACES,)),
        ("goods_value", "i1", (PLACES, GOODS_HEIGHT)),  # from the top
        # +4 locomotives (R102).
        ("plus4_tracks", "u8", (TRACK_WORDS,)),
        ("any_plus4", "i1"),
        ("plus4_moves_monsters", "i1"),
        ("reset_counts_plus4", "i1"),
        # The Dice Expansion.
        ("dice", "i1"),
        ("price_at_most", "u8", (MOST_SYMBOLS + 1, TRACK_WORDS)),  # tracks that so many symbols pay for
        ("double", "u8", (TRACK_WORDS,)),  # tracks of double routes, as printed (R135)
        ("wild_tracks", "u8", (TRACK_WORDS,)),  # tracks whose spaces a wild may pay for (R137)
        ("kind_by_players", "i1"),  # a closed twin makes a double route a single one
        ("tunnel_faces", "i1"),  # faces of a tunnel die with a symbol (R132)
        ("token_limit_together", "i1"),  # the limit holds for both types together (R141)
        ("tokens_after_failed_tunnel", "i1"),
        # Alvin & Dexter.
        ("monsters", "i1"),
        ("chaos", "u8", (PLACES,)),  # places in chaos when a monster stands at each: itself, or its whole country
        ("blocked", "u8", (PLACES, TRACK_WORDS)),  # tracks that end in one of those
        ("reach", "u8", (PLACES, RANGES)),  # where one and two locomotives take a monster (R167, R171)
        ("first_places", "u8"),  # where monsters may be put before the first turn (R161, R163)
        ("monster_bonus", "i2"),
        ("stay_allowed", "i1"),
        ("sharing_allowed", "i1"),
        ("halve_twice", "i1"),
        ("halve_any_named", "i1"),
        ("chaos_blocks_all", "i1"),  # stations and passengers too (R201, R202)
        ("monster_payment", "i1"),
    ]
)


class Board(Protocol):
    """The fields of a `BOARD` record as the type checker sees them."""

    adjacent: Masks
    every_track: Masks
    every_place: np.uint64
    incident: Masks
    twins: Masks
    trains_at_most: Masks
    symbols_at_most: Masks
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
    unused_station: int
    places: int
    tracks: int
    tickets: int
    track_words: int
    end_a: Bytes
    end_b: Bytes
    length: Bytes
    colour: Bytes
    symbols: Bytes
    tunnel: Bytes
    cards: Bytes
    start_cards: int
    display: int
    display_reset: int
    trains: int
    stations: int
    end_trains: int
    double_routes_players: int
    dead_board: int
    station_tiebreak: int
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
    action_words: int
    locomotive_tracks: Masks
    locomotives_limited: int
    locomotive_one_card: int
    trains_needed: Bytes
    replacing: Bytes
    most_replaced: Bytes
    any_replacing: int
    most_cities: int
    grand_tour: Shorts
    any_grand_tour: int
    attractions: np.uint64
    attraction_points: int
    districts: Masks
    district_points: Bytes
    opening_split: int
    drawn_split: int
    settles: int
    meeples: int
    meeple_start: Bytes
    meeple_slots: Bytes
    meeple_bag: Bytes
    meeple_points: Bytes
    passengers: int
    cities: np.uint64
    one_passenger_each: int
    collect_start: int
    stack: Bytes
    stack_height: Bytes
    goods_value: Bytes
    plus4_tracks: Masks
    any_plus4: int
    plus4_moves_monsters: int
    reset_counts_plus4: int
    dice: int
    price_at_most: Masks
    double: Masks
    wild_tracks: Masks
    kind_by_players: int
    tunnel_faces: int
    token_limit_together: int
    tokens_after_failed_tunnel: int
    monsters: int
    chaos: Masks
    blocked: Masks
    reach: Masks
    first_places: np.uint64
    monster_bonus: int
    stay_allowed: int
    sharing_allowed: int
    halve_twice: int
    halve_any_named: int
    chaos_blocks_all: int
    monster_payment: int


Boards = NDArray[np.void]
