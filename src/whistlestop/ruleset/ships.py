"""The part of a board record that ships, harbours and tours read (R360-R385)."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from whistlestop import maps
from whistlestop.maps.ships import Ships, Tour
from whistlestop.records.board import MOST_CARDS, MOST_SYMBOLS, BoardRecord, add
from whistlestop.records.ships import DOUBLE_SHIP, SHIP_COLOURS, SINGLE_SHIP, WITH_HARBOUR
from whistlestop.ruleset import option


def played(board: BoardRecord) -> bool:
    """Return whether a table plays with ships."""
    return board.ships > 0


def acts(board: BoardRecord) -> bool:
    """Return whether a turn may begin with a harbour or an exchange, or with a card of the second deck."""
    return played(board)


def set_board(board: BoardRecord, map: maps.Map, settled: Mapping[str, option.Value]) -> None:
    """Fill in pieces, decks, kinds of route, ports and tours."""
    if map.ships is None:
        return
    ships = map.ships
    board.ships, board.pieces_each, board.fixed_trains = ships.each, ships.pieces, int(settled["sails.fixed_split"])
    board.harbours, board.harbour_price, board.unbuilt_harbour = (
        ships.harbours,
        ships.harbour_price,
        ships.unbuilt_harbour,
    )
    board.harbour_points[:] = ships.harbour_points
    board.last_rounds = ships.last_rounds
    board.tour_trail = settled["sails.tour_order"] == "trail"
    places = [place.id for place in map.places]
    board.ports = np.uint64(sum(1 << places.index(port) for port in ships.ports))
    _set_cards(board, map, ships)
    for index, track in enumerate(map.tracks):
        _set_track(board, index, track)
    if settled["sails.dice_wild_ships"] == 2:
        board.wide_tracks[:] = board.ship_tracks
    for index, ticket in enumerate(map.tickets):
        if ticket.tour is not None:
            _set_tour(board, places, index, ticket, ticket.tour)


def _set_cards(board: BoardRecord, map: maps.Map, ships: Ships) -> None:
    """Set the cards of both decks; with dice there are none (R382)."""
    board.ship_colours[:] = [maps.COLOURS.index(colour) for colour in map.deck.colours]
    board.payable[:] = 0  # tables of their own say what pays
    board.start_cards = 0
    if board.dice:
        return
    board.train_start_cards, board.ship_start_cards = map.start_cards, ships.start_cards
    counts = {WITH_HARBOUR: ships.with_harbour, DOUBLE_SHIP: ships.doubles, SINGLE_SHIP: ships.singles}
    for sort, count in counts.items():
        board.ship_cards[(sort - 1) * SHIP_COLOURS : sort * SHIP_COLOURS] = count
    for colour in board.ship_colours:
        board.cards[colour] -= ships.with_harbour


def _set_track(board: BoardRecord, index: int, track: maps.Track) -> None:
    """Set what a track takes and what pays for it."""
    for spaces in range(MOST_CARDS + 1):
        board.trains_at_most[spaces, index // 64] &= ~np.uint64(1 << index % 64)
        if track.length <= spaces:
            add((board.ships_at_most if track.kind == "ship" else board.all_trains_at_most)[spaces], index)
            _set_payable(board, index, track, spaces)
    if track.kind == "ship":
        add(board.ship_tracks, index)
    else:
        for spaces in range(track.length, MOST_CARDS + 1):
            add(board.trains_at_most[spaces], index)
    if track.kind == "pair":
        add(board.pair_tracks, index)
        _set_dice_price(board, index, min(2 * track.length, MOST_SYMBOLS))


def _set_payable(board: BoardRecord, index: int, track: maps.Track, spaces: int) -> None:
    if track.kind == "pair":
        add(board.pairs_at_most[spaces], index)
        return
    payable = board.ship_payable if track.kind == "ship" else board.train_payable
    for colour, number in enumerate(board.ship_colours):
        if track.colour in ("gray", maps.COLOURS[number]):
            add(payable[colour, spaces], index)


def _set_dice_price(board: BoardRecord, index: int, price: int) -> None:
    """Let a pair route cost two symbols a space (R382)."""
    for symbols in range(int(board.price[index]), price):
        board.price_at_most[symbols, index // 64] &= ~np.uint64(1 << index % 64)
    board.price[index] = price


def _set_tour(board: BoardRecord, places: list[str], index: int, ticket: maps.Ticket, tour: Tour) -> None:
    named = [ticket.a, *tour.via, ticket.b]
    board.tour[index, : len(named)] = [1 + places.index(place) for place in named]
    board.tour_length[index] = len(named)
    board.tour_points[index], board.tour_penalty[index] = tour.in_order, tour.penalty
    board.ticket_loss[index] = tour.penalty


def amend(board: BoardRecord, map: maps.Map) -> None:
    """Let no monster stand at a stop, which is no city; it may pass there (R384)."""
    for place, each in enumerate(map.places):
        if map.ships is not None and each.id in map.ships.stops:
            board.first_places &= ~np.uint64(1 << place)
            board.reach &= ~np.uint64(1 << place)


def ticket_worth(
    map: maps.Map, board: BoardRecord, ticket: int, joined: bool, chaos: int
) -> tuple[str, int, int, tuple[str, ...]] | None:
    """Return the last place of a tour, what it gives if its places are joined or costs if not, how often it is halved.

    Behind that stand its places in chaos; None for other tickets (R370, R385).
    """
    here = map.tickets[ticket]
    if here.tour is None:
        return None
    named = (here.a, *here.tour.via, here.b)
    places = [place.id for place in map.places]
    found = tuple(place for place in named if chaos >> places.index(place) & 1)
    halved = len(found) if board.halve_twice else min(len(found), 1)
    return here.b, (here.points if joined else here.tour.penalty) >> halved, halved, found
