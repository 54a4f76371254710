"""Turns with train cards as the learned bot sees them: claims, cards to take, and new tickets."""

from __future__ import annotations

from whistlestop.bots.learned import choices, claims, moves, situation
from whistlestop.bots.learned.claims import put
from whistlestop.bots.planner import demand, draws, extras, settlement
from whistlestop.bots.planner.forecast import points_of
from whistlestop.bots.shared import track_sets
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import has, kernel
from whistlestop.records.actions import DRAW, TAKE, TICKETS
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import CHOOSE_ACTION, LOCOMOTIVE, GameRecord, Masks
from whistlestop.rules import tickets


@kernel
def add_all(
    view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks, turns: int, spare: int, proposal: int
) -> int:
    """Write the rows of a turn with cards and return how many there are; there must be a plan."""
    extras.choose(view, board, plan, spare, turns - demand.turns_of(view, board, plan))
    draws.put_together(plan)
    situation.put(plan, situation.EXTRA_TRACKS, 16 * track_sets.size(plan.extra))
    situation.put(plan, situation.EXTRA_POINTS, 2 * points_of(board, plan.extra))
    count = 0
    if view.phase == CHOOSE_ACTION:
        count = claims.add_all(view, board, plan, legal, count, proposal)
    count = add_cards(view, board, plan, legal, count, proposal)
    if has(legal[0], TICKETS):
        count = add_tickets(view, board, plan, spare, turns, count, proposal)
    if board.monsters != 0 and moves.are_shown(plan) and view.phase == CHOOSE_ACTION:
        count = moves.add_all(view, board, plan, legal, turns, count, proposal)
    return count


@kernel
def add_cards(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks, count: int, proposal: int) -> int:
    """Write a row for every card that can be drawn."""
    draws.appraise(view, board, plan)
    extras.count_display(view, board, plan)
    blind = draws.blind_worth(view, board, plan) if has(legal[0], DRAW) else 0
    _, most, second = draws.best_two(view, board, plan, legal)
    situation.put(plan, situation.BLIND_SAVING, blind)
    situation.put(plan, situation.BEST_SAVING, most)
    situation.put(plan, situation.NEXT_SAVING, second)
    for kind in range(LOCOMOTIVE + 1):
        if has(legal[0], TAKE + kind):
            sort = choices.LOCOMOTIVE_TAKEN if kind == LOCOMOTIVE else choices.TAKEN
            row = count
            count = choices.add(plan, count, TAKE + kind, sort, proposal)
            if count > row:
                note_card(view, plan, row, int(plan.saving[kind]), blind, most)
                put(plan, row, choices.OWN_CARDS, 12 * int(view.hand[view.player, kind]))
                put(plan, row, choices.SHOWN_CARDS, 24 * int(plan.face_up[kind]))
    if has(legal[0], DRAW):
        row = count
        count = choices.add(plan, count, DRAW, choices.BLIND, proposal)
        if count > row:
            note_card(view, plan, row, blind, blind, most)
    return count


@kernel
def note_card(view: GameRecord, plan: PlanRecord, row: int, saving: int, blind: int, most: int) -> None:
    """Write what a card saves, alone and beside others."""
    put(plan, row, choices.SAVING, saving)
    put(plan, row, choices.SAVING_OVER_BLIND, saving - blind)
    put(plan, row, choices.SAVING_OVER_BEST, saving - most)


@kernel
def add_tickets(
    view: GameRecord, board: BoardRecord, plan: PlanRecord, spare: int, turns: int, count: int, proposal: int
) -> int:
    """Write a row for drawing tickets, and for all others what that promises."""
    drawn = max(int(board.drawn_deal[0]), int(board.drawn_deal[1]))
    expected = settlement.expected(view, board, plan, spare, turns, drawn)
    situation.put(plan, situation.EXPECTED, expected // 4)
    row = count
    count = choices.add(plan, count, TICKETS, choices.NEW_TICKETS, proposal)
    if count > row:
        put(plan, row, choices.EXPECTED, expected // 4)
        put(plan, row, choices.NUMBER, 16 * min(tickets.drawable(view, board), drawn))
    return count
