"""A map with its house rules, compiled to one record that kernels read.

One compiled program serves every board: all that differs stands in `BOARD`, tables included. The tables of masks answer
"which tracks could so many cards of this colour pay for" with one look-up, which is what makes legality cheap.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from whistlestop import maps, options
from whistlestop.state import (
    COLOURS,
    KINDS,
    LOCOMOTIVE,
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
UNDER_DECK, LEAVES_GAME = 0, 1

BOARD = record(
    [
        ("adjacent", "u8", (TRACK_WORDS,)),  # tracks whose next track is a twin (R28)
        ("every_track", "u8", (TRACK_WORDS,)),
        ("every_place", "u8"),
        ("incident", "u8", (PLACES, TRACK_WORDS)),
        ("twins", "u8", (TRACKS, TRACK_WORDS)),  # other tracks between the same places
        ("length_at_most", "u8", (MOST_CARDS + 1, TRACK_WORDS)),
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
    ]
)


class Board(Protocol):
    """The fields of a `BOARD` record as the type checker sees them."""

    adjacent: Masks
    every_track: Masks
    every_place: np.uint64
    incident: Masks
    twins: Masks
    length_at_most: Masks
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


Boards = NDArray[np.void]


@dataclass(frozen=True, eq=False)
class Rules:
    """A map, its house rules and the board record compiled from both."""

    map: maps.Map
    options: Mapping[str, options.Value]
    boards: Boards  # one record, kept as an array because kernels are called with arrays

    @property
    def ticket_decks(self) -> tuple[str, ...]:
        """The ticket decks in the order the record numbers them."""
        return deck_names(self.map)


def deck_names(map: maps.Map) -> tuple[str, ...]:
    """Return the names of the map's ticket decks in the order of its tickets."""
    return tuple(dict.fromkeys(ticket.deck for ticket in map.tickets))


def compile_rules(map: maps.Map, chosen: Mapping[str, options.Value] | None = None) -> Rules:
    """Return the rules of a table on `map` with the chosen house rules; raises OptionError.

    A map made by a program is taken as it is; `Game` and `maps.validate` check one.
    """
    map = maps.ordered(map)
    settled = options.settle(chosen or {})
    boards = np.zeros(1, BOARD)
    board = boards[0]
    _set_numbers(board, map)
    _set_options(board, settled)
    _set_tracks(board, map)
    _set_tables(board, map)
    _set_ticket_decks(board, map)
    _set_tickets(board, map)
    return Rules(map, settled, boards)


def _set_numbers(board: Board, map: maps.Map) -> None:
    board.places, board.tracks, board.tickets = len(map.places), len(map.tracks), len(map.tickets)
    board.track_words = (len(map.tracks) + 63) // 64
    board.every_place = np.uint64((1 << len(map.places)) - 1)
    board.cards[:COLOURS] = map.deck.per_colour
    board.cards[LOCOMOTIVE] = map.deck.locomotives
    board.start_cards, board.display, board.display_reset = map.start_cards, map.display, 3
    board.trains, board.stations, board.end_trains = map.trains, map.stations, map.end_trains
    board.double_routes_players = map.double_routes_players
    board.longest_path = map.bonuses.longest_path
    board.most_tickets = map.bonuses.most_tickets
    board.unused_station = map.bonuses.unused_station


def _set_options(board: Board, settled: Mapping[str, options.Value]) -> None:
    board.reset_cap = int(settled["display.reset_cap"])
    board.dead_board = int(settled["end.dead_board"])
    board.station_tiebreak = int(settled["end.europe_station_tiebreak"])


def _set_tracks(board: Board, map: maps.Map) -> None:
    places = {place.id: index for index, place in enumerate(map.places)}
    for index, track in enumerate(map.tracks):
        board.end_a[index], board.end_b[index] = places[track.a], places[track.b]
        board.length[index], board.symbols[index], board.tunnel[index] = (
            track.length,
            track.ferry,
            track.tunnel,
        )
        board.colour[index] = GRAY if track.colour == "gray" else maps.COLOURS.index(track.colour)
        board.track_points[index] = map.route_points[track.length]
        _add(board.every_track, index)
        _add(board.incident[places[track.a]], index)
        _add(board.incident[places[track.b]], index)
        for other, twin in enumerate(map.tracks):
            if other != index and {twin.a, twin.b} == {track.a, track.b}:
                _add(board.twins[index], other)
                if other == index + 1:
                    _add(board.adjacent, index)


def _set_tables(board: Board, map: maps.Map) -> None:
    for index, track in enumerate(map.tracks):
        for cards in range(MOST_CARDS + 1):
            if track.ferry <= cards:
                _add(board.symbols_at_most[cards], index)
            if track.length <= cards:
                _add(board.length_at_most[cards], index)
                for colour, name in enumerate(maps.COLOURS):
                    if track.colour in (name, "gray"):
                        _add(board.payable[colour, cards], index)


def _set_ticket_decks(board: Board, map: maps.Map) -> None:
    opening, drawn = map.opening_tickets, map.drawn_tickets
    board.opening_keep, board.drawn_keep = opening.keep, drawn.keep
    board.refused_opening = LEAVES_GAME if map.refused_opening_tickets == "out_of_game" else UNDER_DECK
    board.refused_drawn = LEAVES_GAME if map.refused_drawn_tickets == "out_of_game" else UNDER_DECK
    for number, name in enumerate(deck_names(map)):
        board.deck_start[number] = next(i for i, ticket in enumerate(map.tickets) if ticket.deck == name)
        board.opening_deal[number] = opening.deal.get(name, 0)
        board.opening_at_most[number] = opening.keep_at_most.get(name, NO_LIMIT)
        board.drawn_deal[number] = drawn.deal.get(name, 0)
        board.drawn_at_most[number] = drawn.keep_at_most.get(name, NO_LIMIT)


def _set_tickets(board: Board, map: maps.Map) -> None:
    places = {place.id: index for index, place in enumerate(map.places)}
    decks = deck_names(map)
    for index, ticket in enumerate(map.tickets):
        board.ticket_deck[index] = decks.index(ticket.deck)
        board.ticket_from[index] = np.uint64(1 << places[ticket.a])
        board.ticket_to[index, 0] = np.uint64(1 << places[ticket.b])
        board.ticket_points[index, 0] = board.ticket_loss[index] = ticket.points
        _add(board.deck_tickets[decks.index(ticket.deck)], index)


def _add(words: Masks, index: int) -> None:
    words[index // 64] |= np.uint64(1 << index % 64)
