"""The bot `learned`: it asks the planner, writes a row for every sensible action and lets a network weigh them.

The network tells by how much each action is better than the planner's own; one that leads by the margin of its sort is
taken instead. Without a network for the table it plays as the planner, action by action. Questions that are not about
the plan (payments, tunnels, what follows an action, all that mechanisms ask) are the planner's.
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.learned import cards, choices, dice, moves, offers, situation
from whistlestop.bots.planner import planner, yields
from whistlestop.bots.shared.judge import CHOICE, FIRST, SECOND, SITUATION
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import (
    CHOOSE_ACTION,
    CHOOSE_REROLL,
    CHOOSE_TICKETS,
    NONE,
    SECOND_CARD,
    GameRecord,
    Masks,
)

SHIFT = 10  # bits by which sums of the first layer are brought back to the size of its inputs


@kernel
def decide(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks, seed: np.uint64, decision: int) -> int:
    """Return the action of the player in turn."""
    proposal = planner.decide(view, board, plan, legal, seed, decision)
    plan.choice_count = 0
    if plan.judge.ready == 0 or not is_judged(view, board):
        return proposal
    count = look(view, board, plan, legal, proposal)
    plan.choice_count, plan.proposal = count, proposal
    return judge(plan, count, proposal) if count > 1 else proposal


@kernel
def is_judged(view: GameRecord, board: BoardRecord) -> bool:
    """Return whether the question is one that is thought over."""
    if board.by_points == 0 or board.own_purse != 0 or board.own_decks != 0:
        return False
    return view.phase in (CHOOSE_ACTION, SECOND_CARD, CHOOSE_TICKETS, CHOOSE_REROLL)


@kernel
def look(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks, proposal: int) -> int:
    """Write the situation and the rows of the actions, the planner's among them; return how many there are."""
    yields.weigh_turn(view, board, plan)
    turns, spare = planner.make_plan(view, board, plan)
    situation.note(view, board, plan, turns, spare)
    if board.monsters != 0 and moves.are_shown(plan):
        moves.note_situation(view, board, plan)
    if view.phase == CHOOSE_TICKETS:
        count = offers.add_all(view, board, plan, legal, proposal)
    elif board.dice != 0:
        count = dice.add_all(view, board, plan, legal, turns, spare, proposal)
    else:
        count = cards.add_all(view, board, plan, legal, turns, spare, proposal)
    if count > 0 and place_of(plan, count, proposal) == NONE:
        count = choices.add(plan, count, proposal, choices.OTHER, proposal)
    return count


@kernel
def place_of(plan: PlanRecord, count: int, action: int) -> int:
    """Return which row is that of an action, or NONE."""
    for place in range(count):
        if plan.choices[place] == action:
            return place
    return NONE


@kernel
def judge(plan: PlanRecord, count: int, proposal: int) -> int:
    """Return the action that leads the planner's by most beyond its margin, or the planner's own."""
    weigh_situation(plan)
    own = weigh(plan, place_of(plan, count, proposal))
    best, most = proposal, 0
    for place in range(count):
        if plan.choices[place] != proposal:
            lead = weigh(plan, place) - own - int(plan.judge.margins[plan.sorts[place]])
            if lead > most:
                best, most = int(plan.choices[place]), lead
    return best


@kernel
def weigh_situation(plan: PlanRecord) -> None:
    """Write what the situation adds to every neuron of the first layer."""
    for neuron in range(FIRST):
        plan.common[neuron] = plan.judge.first_bias[neuron]
    for place in range(SITUATION):
        number = int(plan.situation[place])
        if number != 0:
            for neuron in range(FIRST):
                plan.common[neuron] += number * int(plan.judge.situation[place, neuron])


@kernel
def weigh(plan: PlanRecord, row: int) -> int:
    """Return what the network makes of an action; the situation must have been weighed."""
    for neuron in range(FIRST):
        plan.neurons[neuron] = plan.common[neuron]
    for place in range(CHOICE):
        number = int(plan.rows[row, place])
        if number != 0:
            for neuron in range(FIRST):
                plan.neurons[neuron] += number * int(plan.judge.choice[place, neuron])
    return weigh_second_layer(plan)


@kernel
def weigh_second_layer(plan: PlanRecord) -> int:
    """Return what the second layer makes of the sums of the first; line by line, as its weights lie."""
    for second in range(SECOND):
        plan.second_neurons[second] = int(plan.judge.second_bias[second])
    for neuron in range(FIRST):
        told = max(int(plan.neurons[neuron]), 0) >> SHIFT
        if told != 0:
            for second in range(SECOND):
                plan.second_neurons[second] += told * int(plan.judge.second[neuron, second])
    total = 0
    for second in range(SECOND):
        total += (max(int(plan.second_neurons[second]), 0) >> SHIFT) * int(plan.judge.out[second])
    return total
