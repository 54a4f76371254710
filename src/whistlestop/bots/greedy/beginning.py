"""What every bot of the package does alike, before its own thinking begins.

Where there is no choice it takes what there is; monsters are placed, tunnels settled, and ticket decks, meeples,
shares and passengers handled in the same way by all of them.
"""

from __future__ import annotations

import numpy as np

from whistlestop.batch.batch import uniform
from whistlestop.bots.greedy import cards as greedy_cards
from whistlestop.bots.greedy import meeples, passengers, shares, splits
from whistlestop.bots.greedy import monsters as greedy_monsters
from whistlestop.bots.greedy import payments as greedy_payments
from whistlestop.bots.shared.plan import Plan
from whistlestop.compiler.kernel import kernel, popcount
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import (
    CHOOSE_ACTION,
    CHOOSE_DUMMY_SHARE,
    CHOOSE_MEEPLE,
    CHOOSE_PASSENGER,
    CHOOSE_SHARE,
    CHOOSE_SPLIT,
    NONE,
    PLACE_MONSTER,
    GameRecord,
    Masks,
)


@kernel
def begin(view: GameRecord, board: BoardRecord, plan: Plan, legal: Masks, seed: np.uint64, decision: int) -> int:
    """Return what every bot does alike, where there is no choice or one that no plan is needed for, or NONE."""
    words = int(board.action_words)
    if has_one(legal, words):
        return uniform(legal, words, seed, decision)
    if view.phase == PLACE_MONSTER:
        return greedy_monsters.place(view, board, plan, legal)
    if view.phase >= CHOOSE_SPLIT:
        return settle(view, board, plan, legal)
    if view.phase == CHOOSE_ACTION and board.passengers > 0:
        return passengers.set_out(view, board, plan, legal)
    return NONE


@kernel
def has_one(legal: Masks, words: int) -> bool:
    """Return whether there is only one legal action, so that nothing needs thinking about."""
    count = 0
    for word in range(words):
        count += popcount(legal[word])
    return count == 1


@kernel
def settle(view: GameRecord, board: BoardRecord, plan: Plan, legal: Masks) -> int:
    """Return the answer to a question about ticket decks, meeples, shares or passengers."""
    if view.phase == CHOOSE_SPLIT:
        return splits.choose(view, board, legal)
    if view.phase == CHOOSE_MEEPLE:
        return meeples.choose(view, board, legal)
    if view.phase == CHOOSE_SHARE or view.phase == CHOOSE_DUMMY_SHARE:
        return shares.choose(view, board, 0)
    if view.phase == CHOOSE_PASSENGER:
        return passengers.put(view, board, legal)
    return passengers.travel(view, board, plan, legal)


@kernel
def settle_tunnel(view: GameRecord, board: BoardRecord, legal: Masks) -> int:
    """Return how to pay for a tunnel that has been entered, or that it is given up."""
    return greedy_payments.tunnel(view, board, legal) if board.dice != 0 else greedy_cards.surcharge(legal)
