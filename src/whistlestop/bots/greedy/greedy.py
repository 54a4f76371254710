"""The bot `greedy`: claims what its tickets need as soon as it can pay, and otherwise gathers what pays for it.

Once all its tickets are fulfilled or out of reach it draws new ones while it has many trains, and then goes for the
tracks that bring most points a turn. It looks at rivals only to hurry where they are near and to send monsters there,
and builds a station only where a ticket is cut off.
"""

from __future__ import annotations

import numpy as np

from whistlestop.batch.batch import uniform
from whistlestop.bots.greedy import beginning
from whistlestop.bots.greedy import cards as greedy_cards
from whistlestop.bots.greedy import dice as greedy_dice
from whistlestop.bots.shared import offers, planning, supply
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import CHOOSE_TICKETS, NONE, TUNNEL, GameRecord, Masks


@kernel
def decide(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks, seed: np.uint64, decision: int) -> int:
    """Return the action of the player in turn."""
    action = beginning.begin(view, board, plan, legal, seed, decision)
    if action != NONE:
        return action
    if view.phase == CHOOSE_TICKETS:
        return offers.choose(view, board, plan, legal)
    trains = 0 if view.phase == TUNNEL else planning.make(view, board, plan)
    return play_on(view, board, plan, legal, trains, seed, decision)


@kernel
def play_on(
    view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks, trains: int, seed: np.uint64, decision: int
) -> int:
    """Return what to do in a turn with the plan that stands, which takes so many trains."""
    action = NONE
    if view.phase == TUNNEL:
        action = beginning.settle_tunnel(view, board, legal)
    elif board.dice != 0:
        action = greedy_dice.decide(view, board, plan, legal, supply.own(view, board) - trains)
    else:
        action = greedy_cards.decide(view, board, plan, legal)
    return action if action != NONE else uniform(legal, int(board.action_words), seed, decision)
