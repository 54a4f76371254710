"""Made-up games that are likely, not only possible: rivals hold tickets that go with the tracks they have claimed.

Resampling deals unseen tickets evenly, so a rival would hold tickets that his tracks lead nowhere near and look far
worse than he is. Here unseen tickets change places again and again, each time with the chance that their weights ask
for. What the view shows of every ticket, deck and hand stays as it is.
"""

from __future__ import annotations

from math import exp

import numpy as np
from numpy.typing import NDArray

from whistlestop.bots.shared import planning
from whistlestop.bots.shared.plan import COSTS, Plans
from whistlestop.compiler.kernel import bit, entry, kernel
from whistlestop.knowledge.resample.resample import resample
from whistlestop.knowledge.resample.tickets import number
from whistlestop.records.board import BoardRecord, Boards
from whistlestop.records.scratch import Scratch, Scratches
from whistlestop.records.state import FRESH, HELD, NONE, UNDER, UNKNOWN, GameRecord, Games, Shorts
from whistlestop.rules import tickets

CUT_OFF = COSTS  # trains that a ticket takes which no way is left for
EVERY_CHANCE = 1 << 30
SWAPS = 4  # with each unseen ticket for each one in a hand: with fewer, hands stay as evenly dealt as they were

Weights = NDArray[np.float64]


@entry
def distances(views: Games, boards: Boards, plans: Plans, out: Shorts) -> None:
    """Write how many trains each seat needs for each ticket, seats by tickets, own tracks being free."""
    view, board, plan = views[0], boards[0], plans[0]
    in_turn = int(view.player)
    for seat in range(view.players):
        view.player = seat
        planning.begin(view, board, plan)
        for ticket in range(board.tickets):
            place = planning.search(view, board, plan, ticket, COSTS - 1, planning.FAR)
            out[seat, ticket] = CUT_OFF if place == NONE else plan.distance[place]
    view.player = in_turn


@entry
def imagine(
    views: Games,
    boards: Boards,
    scratches: Scratches,
    listed: Shorts,
    seat: int,
    seed: np.uint64,
    weights: Weights,
    games: Games,
    low: int,
    high: int,
) -> None:
    """Write whole games that look like a view to a seat; `weights` are logarithms, seats by tickets.

    `listed` is room for a list of tickets.
    """
    for index in range(low, high):
        resample(views, 0, boards, scratches, seat, seed + np.uint64(index), games, index)
        games[index].board = 0
        if not tickets.is_opening(games[index]):
            exchange(views[0], games[index], boards[0], scratches[0], listed, weights)


@kernel
def exchange(
    view: GameRecord, game: GameRecord, board: BoardRecord, scratch: Scratch, listed: Shorts, weights: Weights
) -> None:
    """Let unseen tickets in hands change places with others of their deck, as often as their weights ask for."""
    unseen = list_unseen(view, board, listed)
    hands = hands_first(game, listed, unseen)
    for _ in range(SWAPS * hands * unseen):
        held, place = number(scratch, hands), number(scratch, unseen)
        one, other = int(listed[held]), int(listed[place])
        if board.ticket_deck[one] == board.ticket_deck[other] and game.where[one] != game.where[other]:
            better = weight(game, weights, one, other) + weight(game, weights, other, one)
            better -= weight(game, weights, one, one) + weight(game, weights, other, other)
            if number(scratch, EVERY_CHANCE) < EVERY_CHANCE * exp(min(better, 0.0)):
                swap(game, board, one, other)
                if place >= hands:
                    listed[held], listed[place] = other, one


@kernel
def list_unseen(view: GameRecord, board: BoardRecord, listed: Shorts) -> int:
    """List the tickets that the view does not show and return how many there are."""
    unseen = 0
    for ticket in range(board.tickets):
        if view.where[ticket] // 8 == UNKNOWN:
            listed[unseen] = ticket
            unseen += 1
    return unseen


@kernel
def hands_first(game: GameRecord, listed: Shorts, unseen: int) -> int:
    """Put the listed tickets that are in hands before the others and return how many there are."""
    hands = 0
    for place in range(unseen):
        ticket = int(listed[place])
        if game.where[ticket] // 8 == HELD:
            listed[place], listed[hands] = listed[hands], ticket
            hands += 1
    return hands


@kernel
def weight(game: GameRecord, weights: Weights, ticket: int, place: int) -> float:
    """Return the weight of a ticket where another one is now; only in hands does it matter which it is."""
    where = int(game.where[place])
    return float(weights[where % 8, ticket]) if where // 8 == HELD else 0.0


@kernel
def swap(game: GameRecord, board: BoardRecord, one: int, other: int) -> None:
    """Let two tickets change places."""
    game.where[one], game.where[other] = game.where[other], game.where[one]
    settle(game, one)
    settle(game, other)
    if game.where[one] // 8 == UNDER or game.where[other] // 8 == UNDER:
        requeue(game, board, one, other)


@kernel
def settle(game: GameRecord, ticket: int) -> None:
    """Bring the set of fresh tickets in line with where a ticket is now."""
    if game.where[ticket] // 8 == FRESH:
        game.fresh[ticket // 64] |= bit(ticket % 64)
    else:
        game.fresh[ticket // 64] &= ~bit(ticket % 64)


@kernel
def requeue(game: GameRecord, board: BoardRecord, one: int, other: int) -> None:
    """Put each of two tickets of a deck where the other is in the queue under it."""
    deck = int(board.ticket_deck[one])
    start = int(board.deck_start[deck])
    for slot in range(start, start + game.under_count[deck]):
        entry_here = int(game.under[slot])
        ticket = tickets.named(entry_here)
        if ticket in (one, other):
            changed = one + other - ticket
            game.under[slot] = changed if entry_here >= 0 else ~changed
