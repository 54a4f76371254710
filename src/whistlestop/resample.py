"""A whole game out of a view: the blanks filled at random, consistent with all the view shows.

Cards the seat cannot see are dealt to the hidden places of other hands and to the deck, every arrangement being as
likely as any other; tickets likewise (`resample_tickets.py`). The view of the resulting game is the given one, bit for
bit.
"""

from __future__ import annotations

import numpy as np

from whistlestop import resample_tickets
from whistlestop.board import GRAY, MOST_CARDS, Board, Boards
from whistlestop.kernel import bit, entry, has, kernel, nth, popcount, scramble
from whistlestop.rules import card_turn, check, ferries, monsters
from whistlestop.state import (
    COLOURS,
    HIDDEN,
    KINDS,
    LOCOMOTIVE,
    MONSTERS,
    NONE,
    PAYMENT,
    Game,
    Games,
    Scratch,
    Scratches,
)


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
    if game.phase == PAYMENT and game.player != seat and board.dice == 0:
        unseen -= fill_price(game, board, scratch)
    for other in range(game.players):
        if other != seat:
            for _ in range(game.hand[other, HIDDEN]):
                game.hand[other, card(scratch, unseen)] += 1
                unseen -= 1
            game.hand[other, HIDDEN] = 0
    for kind in range(KINDS):
        game.deck[kind] = scratch.pool[kind]


@kernel
def fill_price(game: Game, board: Board, scratch: Scratch) -> int:
    """Give a player who has named what he will pay for the cards of one way to pay; return how many that took."""
    options = 0
    for kind in range(COLOURS):
        for locomotives in range(MOST_CARDS + 1):
            options += int(could_pay(game, board, scratch, kind, locomotives))
    rest = resample_tickets.number(scratch, options)
    for kind in range(COLOURS):
        for locomotives in range(MOST_CARDS + 1):
            if could_pay(game, board, scratch, kind, locomotives):
                if rest == 0:
                    coloured = card_turn.price(game, board) - locomotives
                    return give(game, scratch, kind, coloured) + give(game, scratch, LOCOMOTIVE, locomotives)
                rest -= 1
    return 0


@kernel
def could_pay(game: Game, board: Board, scratch: Scratch, kind: int, locomotives: int) -> bool:
    """Return whether the player's hidden cards may hold what a way to pay needs beyond his known ones."""
    symbols, colour = 0, GRAY
    if game.claiming != NONE:
        symbols, colour = ferries.locomotives_needed(board, int(game.claiming)), int(board.colour[game.claiming])
    coloured = card_turn.price(game, board) - locomotives
    if coloured < 0 or locomotives < symbols or colour not in (kind, GRAY):
        return False
    if locomotives > 0 and not locomotives_allowed(game, board):
        return False
    more, more_locomotives = lacking(game, kind, coloured), lacking(game, LOCOMOTIVE, locomotives)
    if more > scratch.pool[kind] or more_locomotives > scratch.pool[LOCOMOTIVE]:
        return False
    return more + more_locomotives <= game.hand[game.player, HIDDEN]


@kernel
def locomotives_allowed(game: Game, board: Board) -> bool:
    """Return whether locomotives may pay for what the player has named (R82, R91)."""
    track = int(game.claiming)
    return track == NONE or has(board.locomotive_tracks[track // 64], track % 64)


@kernel
def lacking(game: Game, kind: int, count: int) -> int:
    """Return how many cards of a kind the player needs beyond the known ones to have `count`."""
    return max(count - int(game.hand[game.player, kind]), 0)


@kernel
def give(game: Game, scratch: Scratch, kind: int, count: int) -> int:
    """Turn hidden cards of the player into what he lacks of `count` cards of a kind; return how many."""
    more = lacking(game, kind, count)
    game.hand[game.player, kind] += more
    game.hand[game.player, HIDDEN] -= more
    scratch.pool[kind] -= more
    return more


@kernel
def card(scratch: Scratch, unseen: int) -> int:
    """Return a random card of the pool, taken out of it."""
    rest, kind = resample_tickets.number(scratch, unseen), 0
    while rest >= scratch.pool[kind]:
        rest -= int(scratch.pool[kind])
        kind += 1
    scratch.pool[kind] -= 1
    return kind
