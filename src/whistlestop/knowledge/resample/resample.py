"""A whole game out of a view: the blanks filled at random, consistent with all the view shows.

Cards the seat cannot see are dealt to the hidden places of other hands and to the deck, every arrangement being as
likely as any other; tickets likewise (`tickets.py`). The view of the resulting game is the given one, bit for
bit.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import entry, kernel, scramble
from whistlestop.knowledge.resample import payment as resample_payment
from whistlestop.knowledge.resample import plus4
from whistlestop.knowledge.resample import tickets as resample_tickets
from whistlestop.knowledge.resample.hooks import fill_begun, fill_mechanisms
from whistlestop.records.board import BoardRecord, Boards
from whistlestop.records.scratch import Scratch, Scratches
from whistlestop.records.state import HIDDEN, KINDS, PAYMENT, GameRecord, Games
from whistlestop.rules import check


@entry
def resample(
    views: Games,
    position: int,
    boards: Boards,
    scratches: Scratches,
    seat: int,
    seed: np.uint64,
    games: Games,
    index: int,
) -> None:
    """Write over `games[index]` a random whole game whose view for `seat` is `views[position]`."""
    games[index] = views[position]
    game, board, scratch = games[index], boards[views[position].board], scratches[0]
    scratch.fill_seed, scratch.fill_draws = seed, 0
    game.seed = scramble(seed)
    fill_cards(game, board, scratch, seat)
    resample_tickets.fill_tickets(game, board, scratch, seat)
    fill_mechanisms(game, board, scratch, seat)


@kernel
def fill_cards(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> None:
    """Deal the cards the seat cannot see to the hidden places of hands; the deck has the rest."""
    if board.own_decks != 0:  # whose they are deals all of them
        return
    unseen = 0
    game.deck[HIDDEN] = scratch.pool[HIDDEN] = 0
    for kind in range(HIDDEN):  # what a view shows is all that is anywhere: it blanks the deck
        scratch.pool[kind] = int(board.cards[kind]) - check.count_cards(game, board, kind)
        unseen += int(scratch.pool[kind])
    if game.player != seat and board.dice == 0:
        unseen -= fill_needed(game, board, scratch)
    for other in range(game.players):
        if other != seat:
            for _ in range(game.hand[other, HIDDEN]):
                game.hand[other, resample_payment.card(scratch, 0, unseen)] += 1
                unseen -= 1
            game.hand[other, HIDDEN] = 0
    for kind in range(KINDS):
        game.deck[kind] = scratch.pool[kind]


@kernel
def fill_needed(game: GameRecord, board: BoardRecord, scratch: Scratch) -> int:
    """Turn hidden cards of the player into those he must hold for what he has begun; return how many that took."""
    if game.phase != PAYMENT or board.own_purse != 0:
        return fill_begun(game, board, scratch)
    if board.any_plus4 != 0:
        return plus4.fill_price(game, board, scratch)
    return resample_payment.fill_price(game, board, scratch)
