"""Turns with dice as the learned bot sees them: re-rolls, claims, tickets, and ending the turn."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.greedy import dice as greedy_dice
from whistlestop.bots.greedy.payments import may
from whistlestop.bots.learned import choices, claims, moves, purchases, situation
from whistlestop.bots.learned.claims import put
from whistlestop.bots.learned.purchases import WAYS
from whistlestop.bots.planner import dice as planner_dice
from whistlestop.bots.planner import draws, settlement
from whistlestop.bots.planner import monsters as planner_monsters
from whistlestop.bots.shared import outlook
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import kernel, popcount
from whistlestop.records.actions import CLAIM, END, MOST_TICKETS, REROLL, REROLL_WIDTH, TICKETS
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import CHOOSE_ACTION, CHOOSE_REROLL, NONE, TRACK_WORDS, GameRecord, Masks


@kernel
def add_all(
    view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks, turns: int, spare: int, proposal: int
) -> int:
    """Write the rows of a turn with dice and return how many there are; there must be a plan."""
    for word in range(TRACK_WORDS):
        plan.extra[word] = np.uint64(0)
    draws.put_together(plan)
    drawn = max(int(board.drawn_deal[0]), int(board.drawn_deal[1]))
    expected = settlement.expected(view, board, plan, spare, turns, drawn)
    situation.put(plan, situation.EXPECTED, expected // 4)
    wanted = planner_dice.weigh(view, board, plan, legal, spare, turns)
    moving = 0
    if board.monsters != 0:
        moving = planner_monsters.promise(view, board, plan, turns) * plan.weights.dice_move // 16
    outlook.prepare(view, board, plan, wanted, moving)
    if moves.are_shown(plan):
        situation.put(plan, situation.MOVE_PROMISE, moving // 4)
    if view.phase == CHOOSE_REROLL:
        return add_rolls(view, plan, legal, proposal)
    if view.phase != CHOOSE_ACTION:
        return 0
    count = add_actions(view, board, plan, legal, expected, proposal)
    if moves.are_shown(plan):
        count = purchases.add_all(view, board, plan, legal, count, proposal)
        if board.monsters != 0:
            count = moves.add_all(view, board, plan, legal, turns, count, proposal)
    return count


@kernel
def add_rolls(view: GameRecord, plan: PlanRecord, legal: Masks, proposal: int) -> int:
    """Write a row for every way to roll again."""
    count, most = 0, 0
    for choice in range(REROLL_WIDTH):
        if may(legal, REROLL + choice):
            most = max(most, greedy_dice.average(view, plan, choice))
    situation.put(plan, situation.BEST_DICE, most // (WAYS * 4))
    for choice in range(REROLL_WIDTH):
        if may(legal, REROLL + choice):
            row = count
            count = choices.add(plan, count, REROLL + choice, choices.ROLLED, proposal)
            if count > row:
                put(plan, row, choices.AVERAGE, (greedy_dice.average(view, plan, choice) - most) // (WAYS * 2))
                put(plan, row, choices.DICE_ROLLED, 20 * popcount(np.uint64(choice)))
    return count


@kernel
def add_actions(
    view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks, expected: int, proposal: int
) -> int:
    """Write a row for every claim, for drawing tickets and for ending the turn without an action."""
    _, most = greedy_dice.best_claim(view, board, plan)
    situation.put(plan, situation.BEST_DICE, most // 4)
    count = claims.add_all(view, board, plan, legal, 0, proposal)
    for row in range(count):
        worth = greedy_dice.claim_worth(view, board, plan, int(plan.choices[row]) - CLAIM, NONE)
        put(plan, row, choices.DICE_WORTH, worth // 4)
        put(plan, row, choices.DICE_OVER_BEST, (worth - most) // 4)
    for number in range(1, MOST_TICKETS + 1):
        if may(legal, TICKETS + number):
            row = count
            count = choices.add(plan, count, TICKETS + number, choices.NEW_TICKETS, proposal)
            if count > row:
                put(plan, row, choices.NUMBER, 24 * number)
                put(plan, row, choices.EXPECTED, expected // 4)
    if may(legal, END):
        count = choices.add(plan, count, END, choices.ENDED, proposal)
    return count
