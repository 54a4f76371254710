"""Stations: building them, and the routes they borrow when the game is scored (R67-R74).

Each station lets its owner count one opponent route at its city as his own, for tickets only. Which route is best is
settled by trying every combination (R70): three stations with a handful of routes each are a few hundred trials.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import bit, kernel, popcount
from whistlestop.records.actions import STATION_WORD
from whistlestop.records.board import BoardRecord
from whistlestop.records.events import tell
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import LOCOMOTIVE, NONE, SEATS, GameRecord, Masks
from whistlestop.records.stations import STATION_BUILT
from whistlestop.rules import monsters, payment, purse


@kernel
def clear(game: GameRecord) -> None:
    """Take all stations off the board."""
    game.building = NONE
    for seat in range(SEATS):
        game.stations[seat] = np.uint64(0)


@kernel
def built(game: GameRecord, seat: int) -> int:
    """Return how many stations a seat has built."""
    return popcount(game.stations[seat])


@kernel
def price(game: GameRecord, seat: int) -> int:
    """Return how many cards a seat's next station costs: one, two, then three (R68)."""
    return built(game, seat) + 1


@kernel
def legal_action(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add building a station, where there are any."""
    if board.stations > 0:
        legal(game, board, out)


@kernel
def legal(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add the places where the player can build and pay for a station (R67, R68, R201)."""
    due = price(game, int(game.player))
    if due > board.stations or not purse.can_pay_station(game, board, due):
        return
    taken = monsters.chaos(game, board) if board.chaos_blocks_all != 0 else np.uint64(0)
    for seat in range(game.players):
        taken |= game.stations[seat]
    out[STATION_WORD] |= board.every_place & ~taken


@kernel
def ways_to_pay(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add every legal payment for the station being built (R68, R150)."""
    purse.station_ways(game, board, price(game, int(game.player)), out)


@kernel
def build(game: GameRecord, board: BoardRecord, scratch: Scratch, kind: int, count: int, locomotives: int) -> None:
    """Pay for the station and put it on its place."""
    tell(scratch, STATION_BUILT, game.player, game.building, kind, count, locomotives)
    payment.spend(game, kind, count)
    payment.spend(game, LOCOMOTIVE, locomotives)
    put(game)


@kernel
def put(game: GameRecord) -> None:
    """Put the station being built on its place."""
    game.stations[game.player] |= bit(int(game.building))
    game.building = NONE
