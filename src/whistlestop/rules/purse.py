"""Two purses, one interface: whatever is paid for asks here, and cards or dice answer.

Routes, ferries, tunnels, stations and monsters know only that something can be paid, and in which ways.
"""

from __future__ import annotations

import numpy as np

from whistlestop.board import Board
from whistlestop.kernel import kernel
from whistlestop.rules import dice_payment, payment
from whistlestop.state import LOCOMOTIVE, Game, Masks


@kernel
def payable_tracks(game: Game, board: Board) -> tuple[np.uint64, np.uint64, np.uint64]:
    """Return the tracks that the player can pay for, as the three words of a mask."""
    if board.dice != 0:
        return dice_payment.payable_tracks(game, board)
    return payment.payable_tracks(game, board)


@kernel
def route_ways(game: Game, board: Board, track: int, out: Masks) -> None:
    """Add every legal payment for a track."""
    if board.dice != 0:
        dice_payment.route_ways(game, board, track, out)
    else:
        payment.route_ways(game, board, track, out)


@kernel
def can_pay_station(game: Game, board: Board, price: int) -> bool:
    """Return whether the player can pay for a station."""
    if board.dice != 0:
        return dice_payment.station_dice(game) >= price
    return payment.can_pay(game, price)


@kernel
def station_ways(game: Game, board: Board, price: int, out: Masks) -> None:
    """Add every legal payment for a station."""
    if board.dice != 0:
        dice_payment.station_ways(game, price, out)
    else:
        payment.station_ways(game, board, price, out)


@kernel
def locomotives(game: Game, board: Board) -> int:
    """Return how many locomotives, or what counts as one, the player could move a monster with (R167, R196)."""
    if board.dice != 0:
        return dice_payment.locomotives(game, board)
    return int(game.hand[game.player, LOCOMOTIVE])
