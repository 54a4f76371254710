"""Two purses, one interface: whatever is paid for asks here, and cards or dice answer.

Routes, ferries, tunnels, stations, passengers and monsters know only that something can be paid, and in which ways.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.mechanisms import collect
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import LOCOMOTIVE, NONE, PASSENGER_CARD, PLUS4, WILD, GameRecord, Masks
from whistlestop.rules import claiming, dice_payment, payment
from whistlestop.rules.hooks import Step, four, no_step

Ways = Callable[[GameRecord, BoardRecord, int, Masks], None]


@kernel
def no_ways(game: GameRecord, board: BoardRecord, track: int, out: Masks) -> None:
    """Add nothing: where a chain of purses ends."""


def adding_ways(kernels: Sequence[Any]) -> Ways:
    """Return a kernel that adds the ways to pay of whichever purse is played with."""
    one, two, three, more = four(kernels, no_ways, adding_ways)

    @kernel
    def add_ways(game: GameRecord, board: BoardRecord, track: int, out: Masks) -> None:
        one(game, board, track, out)
        two(game, board, track, out)
        three(game, board, track, out)
        more(game, board, track, out)

    return add_ways


def paying_parts(kernels: Sequence[Any]) -> Step:
    """Return a kernel that pays a part of a price from whichever purse is played with; whether there was one."""
    one, two, three, more = four(kernels, no_step, paying_parts)

    @kernel
    def pay_first(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> bool:
        if one(game, board, scratch, action) or two(game, board, scratch, action):
            return True
        return three(game, board, scratch, action) or more(game, board, scratch, action)

    return pay_first


PURSES = "whistlestop.rules.purses"
own_payable = claiming.uniting(collect(PURSES, "payable"))
own_ways = adding_ways(collect(PURSES, "route_ways"))
own_part = paying_parts(collect(PURSES, "pay_part"))


@kernel
def price(game: GameRecord, board: BoardRecord) -> int:
    """Return how many cards or symbols what was named still costs (R22, R68, R136-R138, R149, R152, R167)."""
    if board.special_claims != 0:
        due = claiming.due(game, board, int(game.claiming))
        if due != NONE:
            return due
    return plain_price(game, board)


@kernel
def plain_price(game: GameRecord, board: BoardRecord) -> int:
    """Return what a route, tickets or a station cost; it calls nothing, so that doors can ask it too."""
    if game.claiming != NONE:
        if board.dice != 0:
            return int(board.price[game.claiming]) + int(game.surcharge)
        return int(board.length[game.claiming]) - int(game.replaced)
    if game.drawing > 0:
        return int(game.drawing)
    due, built = 1, game.stations[game.player]
    while built != np.uint64(0):
        due, built = due + 1, built & (built - np.uint64(1))
    return due


@kernel
def payable_tracks(game: GameRecord, board: BoardRecord) -> tuple[np.uint64, np.uint64, np.uint64]:
    """Return the tracks that the player can pay for, as the three words of a mask."""
    if board.own_purse != 0:
        return own_payable(game, board, 0), own_payable(game, board, 1), own_payable(game, board, 2)
    if board.dice != 0:
        return dice_payment.payable_tracks(game, board)
    return payment.payable_tracks(game, board)


@kernel
def route_ways(game: GameRecord, board: BoardRecord, track: int, out: Masks) -> None:
    """Add every legal payment for a track."""
    if board.own_purse != 0:
        own_ways(game, board, track, out)
    elif board.dice != 0:
        dice_payment.route_ways(game, board, track, out)
    else:
        payment.route_ways(game, board, track, out)


@kernel
def pay_part(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> bool:
    """Pay a part of a route's price, where a mechanism has a purse of its own; otherwise return False."""
    return board.own_purse != 0 and own_part(game, board, scratch, action)


@kernel
def nothing_due(game: GameRecord, board: BoardRecord) -> bool:
    """Return whether all is paid and given for the route that was named."""
    return game.giving == 0 and price(game, board) == 0


@kernel
def can_pay_station(game: GameRecord, board: BoardRecord, price: int) -> bool:
    """Return whether the player can pay for a station."""
    if board.dice != 0:
        return dice_payment.station_dice(game) >= price
    return payment.can_pay(game, price)


@kernel
def station_ways(game: GameRecord, board: BoardRecord, price: int, out: Masks) -> None:
    """Add every legal payment for a station."""
    if board.dice != 0:
        dice_payment.station_ways(game, price, out)
    else:
        payment.station_ways(game, board, price, out)


@kernel
def locomotives(game: GameRecord, board: BoardRecord) -> int:
    """Return how many locomotives, or what counts as one, the player could move a monster with (R167, R196)."""
    return dice_payment.locomotives(game, board) if board.dice != 0 else locomotives_in_hand(game, board)


@kernel
def locomotives_in_hand(game: GameRecord, board: BoardRecord) -> int:
    """Return how many cards of the player move a monster (R167)."""
    count = int(game.hand[game.player, LOCOMOTIVE])
    if board.plus4_moves_monsters != 0:
        count += int(game.hand[game.player, PLUS4])
    return count


@kernel
def may_hold_locomotive(game: GameRecord, board: BoardRecord) -> bool:
    """Return whether, as far as the table can know, the player holds a card that moves a monster (R169, R182)."""
    if payment.may_hold(game, board, LOCOMOTIVE):
        return True
    return board.plus4_moves_monsters != 0 and payment.may_hold(game, board, PLUS4)


@kernel
def can_pay_passenger(game: GameRecord, board: BoardRecord) -> bool:
    """Return whether the player can pay for an opponent's route on a passenger's journey (R110, R151)."""
    if board.dice != 0:
        return game.dice[WILD] > 0
    return game.hand[game.player, PASSENGER_CARD] > 0


@kernel
def may_pay_passenger(game: GameRecord, board: BoardRecord) -> bool:
    """Return whether the table cannot rule out that the player can pay for it."""
    if board.dice != 0:
        return game.dice[WILD] > 0
    return payment.may_hold(game, board, PASSENGER_CARD)
