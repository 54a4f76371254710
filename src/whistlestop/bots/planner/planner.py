"""The bot `planner`: one network for all its tickets, long tracks for their points, and the end before the others.

It reckons in turns: what a track costs is the turns it takes, less the points it brings (`prices.py`). Its tickets
share one network (`network.py`) and are kept and drawn by what they will likely settle for (`settlement.py`). Trains
left over go to the tracks with most points for a turn (`extras.py`); a card is worth what it saves (`draws.py`). With
dice tracks have worths of their own (`dice.py`). Monsters are moved for what chaos does in a place
(`chaos_worth.py`) and for their bonuses (`monsters.py`), and locomotives are gathered for that.
"""

from __future__ import annotations

import numpy as np

from whistlestop.batch.batch import uniform
from whistlestop.bots.greedy import beginning
from whistlestop.bots.planner import cards as planner_cards
from whistlestop.bots.planner import dice as planner_dice
from whistlestop.bots.planner import monsters as planner_monsters
from whistlestop.bots.planner import network, pace, questions, settlement, yields
from whistlestop.bots.planner import turns as turns_without_points
from whistlestop.bots.shared import supply
from whistlestop.bots.shared.answering import first_of, greatest
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.mechanisms import collect
from whistlestop.records.state import (
    CHOOSE_ACTION,
    CHOOSE_TICKETS,
    NONE,
    PLACE_MONSTER,
    TUNNEL,
    GameRecord,
    Masks,
)

# What the planner buys for its own reasons, before what all bots do, and where that can wait for something better.
own_purchase = first_of(collect("whistlestop.bots.planner.pieces", "PURCHASE"))
postponed = first_of(collect("whistlestop.bots.planner.pieces", "POSTPONED"))
# What locomotives are worth to it beside routes, because a mechanism sells something for them.
locomotive_worth = greatest(collect("whistlestop.bots.planner.pieces", "locomotive_worth"))


@kernel
def decide(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks, seed: np.uint64, decision: int) -> int:
    """Return the action of the player in turn."""
    if view.phase == PLACE_MONSTER and board.by_points != 0:
        return planner_monsters.place(view, board, plan, legal)
    action = questions.answer(view, board, plan, legal)
    if action == NONE:
        action = beginning.begin_alike(view, board, plan, legal, seed, decision)
    if action != NONE:
        return action
    yields.weigh_turn(view, board, plan)
    if view.phase == CHOOSE_TICKETS:
        return settlement.choose(view, board, plan, legal)
    action = take_turn(view, board, plan, legal)
    return action if action != NONE else uniform(legal, int(board.action_words), seed, decision)


@kernel
def take_turn(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return what to do in a turn, or NONE if nothing sensible is left."""
    if view.phase == TUNNEL:
        return beginning.settle_tunnel(view, board, legal)
    if board.by_points == 0:
        return turns_without_points.own_turn(view, board, plan, legal)
    turns, spare = make_plan(view, board, plan)
    if view.phase == CHOOSE_ACTION and board.own_purse != 0:
        action = own_purchase(view, board, plan, legal)
        if action == NONE and postponed(view, board, plan, legal) == NONE:
            action = beginning.purchase(view, board, plan, legal)
        if action != NONE:
            return action
    if board.dice != 0:
        return planner_dice.decide(view, board, plan, legal, spare, turns)
    return planner_cards.decide(view, board, plan, legal, spare, turns)


@kernel
def make_plan(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> tuple[int, int]:
    """Plan for the tickets; return how many turns there likely are, and how many trains the plan leaves over."""
    turns = pace.turns_left(view, board, plan)
    plan.locomotive_worth = 0
    if board.monsters != 0:
        plan.locomotive_worth = planner_monsters.locomotive_worth(view, board, plan, turns)
    spare = supply.own(view, board) - network.make(view, board, plan, turns)
    plan.locomotive_worth = max(int(plan.locomotive_worth), locomotive_worth(view, board, plan))
    return turns, spare
