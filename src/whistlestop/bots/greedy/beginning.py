"""What every bot of the package does alike, before its own thinking begins.

Where there is no choice it takes what there is; monsters are placed, tunnels settled, and ticket decks, meeples and
passengers handled in the same way by all of them.
"""

from __future__ import annotations

import numpy as np

from whistlestop.batch.batch import uniform
from whistlestop.bots.greedy import (
    cards as greedy_cards,
)
from whistlestop.bots.greedy import (
    monsters as greedy_monsters,
)
from whistlestop.bots.greedy import (
    payments as greedy_payments,
)
from whistlestop.bots.greedy import (
    pieces as greedy_pieces,
)
from whistlestop.compiler.kernel import kernel, popcount
from whistlestop.records.board import Board
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import CHOOSE_ACTION, MEEPLE, NONE, PASSENGER, PLACE_MONSTER, SPLIT, Game, Masks


@kernel
def begin(view: Game, board: Board, scratch: Scratch, legal: Masks, seed: np.uint64, decision: int) -> int:
    """Return what every bot does alike, with monsters and pieces or where there is no choice, or NONE."""
    words = int(board.action_words)
    if has_one(legal, words):
        return uniform(legal, words, seed, decision)
    if view.phase == PLACE_MONSTER:
        return greedy_monsters.place(view, board, scratch, legal)
    if view.phase >= SPLIT:
        return settle_pieces(view, board, scratch, legal)
    if view.phase == CHOOSE_ACTION and board.passengers > 0:
        return greedy_pieces.set_out(view, board, scratch, legal)
    return NONE


@kernel
def has_one(legal: Masks, words: int) -> bool:
    """Return whether there is only one legal action, so that nothing needs thinking about."""
    count = 0
    for word in range(words):
        count += popcount(legal[word])
    return count == 1


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
def settle_tunnel(view: Game, board: Board, legal: Masks) -> int:
    """Return how to pay for a tunnel that has been entered, or that it is given up."""
    return greedy_payments.tunnel(view, board, legal) if board.dice != 0 else greedy_cards.surcharge(legal)
