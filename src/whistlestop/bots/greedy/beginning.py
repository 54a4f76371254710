"""What every bot of the package does alike, before its own thinking begins.

Where there is no choice it takes what there is; monsters are placed, tunnels settled, and ticket decks, meeples,
shares and passengers handled in the same way by all of them.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from whistlestop.batch.batch import uniform
from whistlestop.bots.greedy import cards as greedy_cards
from whistlestop.bots.greedy import monsters as greedy_monsters
from whistlestop.bots.greedy import payments as greedy_payments
from whistlestop.bots.shared import planning
from whistlestop.bots.shared.answering import Answer, first_of, no_answer
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import kernel, popcount
from whistlestop.records.board import BoardRecord
from whistlestop.records.mechanisms import collect, merge
from whistlestop.records.state import (
    CHOOSE_ACTION,
    CHOOSE_SPLIT,
    NONE,
    PAYMENT,
    PLACE_MONSTER,
    SECOND_CARD,
    GameRecord,
    Masks,
)


def answer_by_phase(kernels: Mapping[int, Answer]) -> Answer:
    """Return a kernel that answers the question of the phase that is."""
    if not kernels:
        return no_answer
    (phase, answer), *rest = kernels.items()
    otherwise = answer_by_phase(dict(rest))

    @kernel
    def answer_in_phase(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
        if view.phase == phase:
            return answer(view, board, plan, legal)
        return otherwise(view, board, plan, legal)

    return answer_in_phase


# What a mechanism wants done before anything else when a turn begins or a second card is drawn, if anything.
first = first_of(collect(__package__, "FIRST"))
# How it pays for routes, where it has a purse of its own and other bots would not know.
pay = first_of(collect(__package__, "PAYS"))
# Questions about ticket decks, meeples, passengers: each mechanism has its answers in a file of its name.
settle = answer_by_phase(merge(__package__, "ANSWERS"))


# What it buys before the action of a turn, for the tracks of a plan that is there.
purchase = first_of(collect(__package__, "PURCHASE"))


@kernel
def begin(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks, seed: np.uint64, decision: int) -> int:
    """Return what every bot does alike, purchases for a plan of the common kind included, or NONE."""
    action = begin_alike(view, board, plan, legal, seed, decision)
    if action != NONE or view.phase != CHOOSE_ACTION or board.own_purse == 0:
        return action
    planning.make(view, board, plan)
    return purchase(view, board, plan, legal)


@kernel
def begin_alike(
    view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks, seed: np.uint64, decision: int
) -> int:
    """Return what every bot does alike, where there is no choice or one that no plan is needed for, or NONE."""
    words = int(board.action_words)
    if has_one(legal, words):
        return uniform(legal, words, seed, decision)
    if view.phase == PLACE_MONSTER:
        return greedy_monsters.place(view, board, plan, legal)
    if view.phase >= CHOOSE_SPLIT:
        return settle(view, board, plan, legal)
    if view.phase == PAYMENT and board.own_purse != 0:
        return pay(view, board, plan, legal)
    in_turn = view.phase == CHOOSE_ACTION or view.phase == SECOND_CARD
    return first(view, board, plan, legal) if in_turn and board.acts != 0 else NONE


@kernel
def has_one(legal: Masks, words: int) -> bool:
    """Return whether there is only one legal action, so that nothing needs thinking about."""
    count = 0
    for word in range(words):
        count += popcount(legal[word])
    return count == 1


@kernel
def settle_tunnel(view: GameRecord, board: BoardRecord, legal: Masks) -> int:
    """Return how to pay for a tunnel that has been entered, or that it is given up."""
    return greedy_payments.tunnel(view, board, legal) if board.dice != 0 else greedy_cards.surcharge(legal)
