"""A whole game out of a view: the blanks filled at random, consistent with all the view shows.

Cards the seat cannot see are dealt to the hidden places of other hands and to the deck, every arrangement being as
likely as any other; tickets likewise (`resample_tickets.py`). The view of the resulting game is the given one, bit for
bit.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import bit, entry, kernel, nth, popcount, scramble
from whistlestop.knowledge.resample import (
    payment as resample_payment,
)
from whistlestop.knowledge.resample import (
    pieces as resample_pieces,
)
from whistlestop.knowledge.resample import (
    tickets as resample_tickets,
)
from whistlestop.records.board import Board, Boards
from whistlestop.records.scratch import Scratch, Scratches
from whistlestop.records.state import HIDDEN, KINDS, MONSTERS, NONE, PAYMENT, TRAVEL, Game, Games
from whistlestop.rules import check, monsters


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
    if board.monsters != 0:
        fill_monster_cards(game, board, scratch)


@kernel
def fill_monster_cards(game: Game, board: Board, scratch: Scratch) -> None:
    """Give the face-down monster cards that the view does not show to the seats they may lie before (R180)."""
    for monster in range(MONSTERS):
        unseen = monsters.CARDS - int(game.monster_deck[monster]) - int(game.face_up[monster] != NONE)
        hidden = np.uint64(0)
        for other in range(game.players):
            if game.face_down[other, monster] == NONE:
                hidden |= bit(other)
                game.face_down[other, monster] = 0
            unseen -= int(game.face_down[other, monster])
        for _ in range(unseen):
            game.face_down[nth(hidden, resample_tickets.number(scratch, popcount(hidden))), monster] += 1


@kernel
def fill_cards(game: Game, board: Board, scratch: Scratch, seat: int) -> None:
    """Deal the cards the seat cannot see to the hidden places of hands; the deck has the rest."""
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
def fill_needed(game: Game, board: Board, scratch: Scratch) -> int:
    """Turn hidden cards of the player into those he must hold for what he has begun; return how many that took."""
    if game.phase == TRAVEL:
        return resample_pieces.fill_journey(game, board, scratch)
    if game.phase != PAYMENT:
        return 0
    if board.any_plus4 != 0:
        return resample_pieces.fill_price(game, board, scratch)
    return resample_payment.fill_price(game, board, scratch)
