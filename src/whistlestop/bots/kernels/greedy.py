"""The bot `greedy`: claims what its tickets need as soon as it can pay, and otherwise gathers what pays for it.

Once all its tickets are fulfilled or out of reach it draws new ones while it has many trains, and then goes for the
tracks that bring most points a turn. It looks at rivals only to hurry where they are near and to send monsters there,
and builds a station only where a ticket is cut off.
"""

from __future__ import annotations

import numpy as np

from whistlestop.batch import uniform
from whistlestop.board import Board
from whistlestop.bots.kernels import (
    greedy_cards,
    greedy_dice,
    greedy_monsters,
    greedy_payments,
    greedy_pieces,
    offers,
    plan,
)
from whistlestop.kernel import kernel, popcount
from whistlestop.state import (
    CHOOSE_ACTION,
    CHOOSE_TICKETS,
    MEEPLE,
    NONE,
    PASSENGER,
    PLACE_MONSTER,
    SPLIT,
    TUNNEL,
    Game,
    Masks,
    Scratch,
)


@kernel
def decide(view: Game, board: Board, scratch: Scratch, legal: Masks, seed: np.uint64, decision: int) -> int:
    """Return the action of the player in turn."""
    words = int(board.action_words)
    if has_one(legal, words):
        return uniform(legal, words, seed, decision)
    if view.phase == CHOOSE_TICKETS:
        return offers.choose(view, board, scratch, legal)
    if view.phase == PLACE_MONSTER:
        return greedy_monsters.place(view, board, scratch, legal)
    if view.phase >= SPLIT:
        return settle_pieces(view, board, scratch, legal)
    action = NONE
    if view.phase == CHOOSE_ACTION and board.passengers > 0:
        action = greedy_pieces.set_out(view, board, scratch, legal)
    if action == NONE:
        action = take_turn(view, board, scratch, legal)
    return action if action != NONE else uniform(legal, words, seed, decision)


@kernel
def settle_pieces(view: Game, board: Board, scratch: Scratch, legal: Masks) -> int:
    """Return the answer to a question about ticket decks, meeples or passengers."""
    if view.phase == SPLIT:
        return greedy_pieces.split(view, board, legal)
    if view.phase == MEEPLE:
        return greedy_pieces.meeple(view, board, legal)
    if view.phase == PASSENGER:
        return greedy_pieces.passenger(view, board, legal)
    return greedy_pieces.travel(view, board, scratch, legal)


@kernel
def take_turn(view: Game, board: Board, scratch: Scratch, legal: Masks) -> int:
    """Return what to do in a turn, or NONE if nothing sensible is left."""
    if view.phase == TUNNEL:
        return greedy_payments.tunnel(view, board, legal) if board.dice != 0 else greedy_cards.surcharge(legal)
    trains = plan.make(view, board, scratch)
    if board.dice != 0:
        return greedy_dice.decide(view, board, scratch, legal, int(view.trains[view.player]) - trains)
    return greedy_cards.decide(view, board, scratch, legal)


@kernel
def has_one(legal: Masks, words: int) -> bool:
    """Return whether there is only one legal action, so that nothing needs thinking about."""
    count = 0
    for word in range(words):
        count += popcount(legal[word])
    return count == 1
