"""What ships change about claims: two kinds of piece and of card, pair routes, harbours (R364-R366, R371, R378)."""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.ships import (
    DOUBLE_SHIP,
    PAY_CARDS,
    RESERVE,
    SHIP_COLOURS,
    SHIP_SEATS,
    SINGLE_SHIP,
    TRAIN_KINDS,
)
from whistlestop.records.state import LOCOMOTIVE, NONE, GameRecord

MOST = 15  # rows of the tables by spaces stop here


@kernel
def lent(game: GameRecord, board: BoardRecord, seat: int, word: int) -> np.uint64:
    """Return the ship routes that a seat has ships for: they take no trains (R364)."""
    if board.ships == 0:
        return np.uint64(0)
    return board.ships_at_most[min(int(game.ships[seat]), MOST), word]


@kernel
def within_means(game: GameRecord, board: BoardRecord, seat: int, word: int) -> np.uint64:
    """Return the routes for which a seat could have the pieces if it exchanged others (R378)."""
    if board.ships == 0:
        return np.uint64(0)
    trains, ships, reserve = int(game.trains[seat]), int(game.ships[seat]), int(game.train_reserve[seat])
    more_trains, more_ships = min(ships, reserve), min(trains, RESERVE - reserve)
    by_rail = board.all_trains_at_most[min(trains + more_trains, MOST), word]
    return by_rail | board.ships_at_most[min(ships + more_ships, MOST), word]


@kernel
def payable(game: GameRecord, board: BoardRecord, seat: int, word: int) -> np.uint64:
    """Return the tracks that a seat's train and ship cards pay for (R364-R366)."""
    tracks = np.uint64(0)
    if board.ships == 0 or board.dice != 0 or seat >= SHIP_SEATS:
        return tracks
    wilds, pairs, odd = int(game.hand[seat, LOCOMOTIVE]), 0, 0
    for colour in range(SHIP_COLOURS):
        trains = int(game.hand[seat, board.ship_colours[colour]]) + int(game.ship_hand[seat, colour])
        spaces = 2 * int(game.ship_hand[seat, (DOUBLE_SHIP - 1) * SHIP_COLOURS + colour])
        spaces += int(game.ship_hand[seat, (SINGLE_SHIP - 1) * SHIP_COLOURS + colour])
        tracks |= board.train_payable[colour, min(trains + wilds, MOST), word]
        tracks |= board.ship_payable[colour, min(spaces + wilds, MOST), word]
        pairs, odd = pairs + trains // 2, odd + trains % 2
    mixed = min(odd, wilds)
    return tracks | board.pairs_at_most[min(pairs + mixed + (wilds - mixed) // 2, MOST), word]


@kernel
def payment_phase(game: GameRecord, board: BoardRecord, track: int) -> int:
    """Begin a payment card by card: a card for each space, on pair routes two (R366, R367)."""
    if board.ships == 0:
        return NONE
    pair = board.pair_tracks[track // 64] >> np.uint64(track % 64) & np.uint64(1)
    game.pay_due = int(board.length[track]) * (1 + int(pair))
    return PAY_CARDS


@kernel
def due(game: GameRecord, board: BoardRecord, track: int) -> int:
    """Return what is left to pay of a payment card by card, or what a harbour costs in dice (R371, R383)."""
    if board.ships == 0 or (game.pay_due == 0 and game.harbour_place == 0):
        return NONE
    return int(game.pay_due)


@kernel
def put(game: GameRecord, board: BoardRecord, track: int) -> int:
    """Put ships on a ship route (R364); with few players that closes its twins to everybody (R27)."""
    here = np.uint64(1) << np.uint64(track % 64)
    if board.ships == 0 or board.ship_tracks[track // 64] & here == np.uint64(0):
        return NONE
    seat = int(game.player)
    game.owned[seat, track // 64] |= here
    game.open[track // 64] &= ~here
    if board.closes_twins[game.players] != 0:
        for word in range(board.track_words):
            game.open[word] &= ~board.twins[track, word]
    game.ships[seat] -= board.length[track]
    game.points[seat] += board.track_points[track]
    return 0


@kernel
def trains_beside(game: GameRecord, board: BoardRecord, seat: int) -> int:
    """Return by how many the trains of a seat differ from those of all: ships and exchanges, checked with ships."""
    if board.ships == 0:
        return 0
    beside = int(game.trains[seat]) - int(board.trains)
    for track in range(board.tracks):
        own = game.owned[seat, track // 64] >> np.uint64(track % 64) & np.uint64(1)
        beside += int(board.trains_needed[track]) * int(own)
    return beside


@kernel
def hidden_cards(game: GameRecord, board: BoardRecord, seat: int) -> int:
    """Return the unseen train cards with a harbour: from outside they might be wild ones."""
    if board.ships == 0 or board.dice != 0:
        return 0
    hidden = 0
    for kind in range(TRAIN_KINDS):
        hidden += int(game.ship_hand[seat, kind]) - int(game.ship_known[seat, kind])
    return hidden
