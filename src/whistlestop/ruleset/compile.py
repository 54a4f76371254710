"""The rules of one table: a map, its house rules and the board record compiled from both."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from whistlestop import maps
from whistlestop.maps.points import places_of, track_points, trains_needed
from whistlestop.records.board import (
    BOARD,
    GRAY,
    LEAVES_GAME,
    MOST_CARDS,
    NO_LIMIT,
    SHUFFLED_BACK,
    UNDER_DECK,
    Board,
    Boards,
    add,
)
from whistlestop.records.mechanisms import collect
from whistlestop.records.state import LOCOMOTIVE
from whistlestop.ruleset import options
from whistlestop.ruleset.locomotives import locomotives_allowed
from whistlestop.ruleset.played import action_words, settles

# House rules that bring the reset of three face-up locomotives to boards that have none (R81, R92).
RESETS = {"nordic": "nordic.reset_on_three", "switzerland": "swiss.reset_on_three"}
REFUSED = {"under_deck": UNDER_DECK, "out_of_game": LEAVES_GAME, "shuffled_back": SHUFFLED_BACK}


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
    _set_options(board, map, settled)
    _set_tracks(board, map)
    _set_tables(board, map)
    _set_locomotives(board, map)
    _set_ticket_decks(board, map)
    _set_tickets(board, map)
    for set_board in collect(__package__, "set_board"):
        set_board(board, map, settled)
    board.acts = any(acts(board) for acts in collect(__package__, "acts"))
    board.settles, board.action_words = settles(board), action_words(board)
    return Rules(map, settled, boards)


def _set_numbers(board: Board, map: maps.Map) -> None:
    board.places, board.tracks, board.tickets = len(map.places), len(map.tracks), len(map.tickets)
    board.track_words = (len(map.tracks) + 63) // 64
    board.every_place = np.uint64((1 << len(map.places)) - 1)
    for colour in map.deck.colours:
        board.cards[maps.COLOURS.index(colour)] = map.deck.per_colour
    board.cards[LOCOMOTIVE] = map.deck.locomotives
    board.start_cards, board.display = map.start_cards, map.display
    board.locomotive_one_card = map.face_up_locomotive == "one_card"
    board.trains, board.end_trains = map.trains, map.end_trains
    board.double_routes_players = map.double_routes_players
    board.longest_path = map.bonuses.longest_path
    board.most_tickets = map.bonuses.most_tickets


def _set_options(board: Board, map: maps.Map, settled: Mapping[str, options.Value]) -> None:
    reset = 3 if settled.get(RESETS.get(map.id, "")) else map.display_reset
    board.display_reset = reset or NO_LIMIT
    board.reset_cap = int(settled["display.reset_cap"])
    board.dead_board = int(settled["end.dead_board"])


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
        board.track_points[index] = track_points(map, track)
        board.trains_needed[index] = trains_needed(track)
        add(board.every_track, index)
        add(board.incident[places[track.a]], index)
        add(board.incident[places[track.b]], index)
        for other, twin in enumerate(map.tracks):
            if other != index and {twin.a, twin.b} == {track.a, track.b}:
                add(board.twins[index], other)
                if other == index + 1:
                    add(board.adjacent, index)


def _set_tables(board: Board, map: maps.Map) -> None:
    for index, track in enumerate(map.tracks):
        for cards in range(MOST_CARDS + 1):
            if track.ferry <= cards:
                add(board.symbols_at_most[cards], index)
            if trains_needed(track) <= cards:
                add(board.trains_at_most[cards], index)
            if track.length <= cards:
                for colour, name in enumerate(maps.COLOURS):
                    if track.colour in (name, "gray"):
                        add(board.payable[colour, cards], index)


def _set_ticket_decks(board: Board, map: maps.Map) -> None:
    opening, drawn = map.opening_tickets, map.drawn_tickets
    board.opening_keep, board.drawn_keep = opening.keep, drawn.keep
    board.refused_opening = REFUSED[map.refused_opening_tickets]
    board.refused_drawn = REFUSED[map.refused_drawn_tickets]
    for number, name in enumerate(deck_names(map)):
        board.deck_start[number] = next(i for i, ticket in enumerate(map.tickets) if ticket.deck == name)
        board.opening_deal[number] = opening.deal.get(name, 0)
        board.opening_at_most[number] = opening.keep_at_most.get(name, NO_LIMIT)
        board.drawn_deal[number] = drawn.deal.get(name, 0)
        board.drawn_at_most[number] = drawn.keep_at_most.get(name, NO_LIMIT)


def _set_tickets(board: Board, map: maps.Map) -> None:
    decks = deck_names(map)
    for index, ticket in enumerate(map.tickets):
        board.ticket_deck[index] = decks.index(ticket.deck)
        board.ticket_from[index] = np.uint64(places_of(map, ticket.a))
        for target, (goal, points) in enumerate({ticket.b: ticket.points, **ticket.more}.items()):
            board.ticket_to[index, target] = np.uint64(places_of(map, goal))
            board.ticket_points[index, target] = points
        board.ticket_loss[index] = min(ticket.points, *ticket.more.values(), NO_LIMIT)
        add(board.deck_tickets[decks.index(ticket.deck)], index)


def _set_locomotives(board: Board, map: maps.Map) -> None:
    board.locomotives_limited = any(not locomotives_allowed(map, track) for track in map.tracks)
    for index, track in enumerate(map.tracks):
        if locomotives_allowed(map, track):
            add(board.locomotive_tracks, index)
