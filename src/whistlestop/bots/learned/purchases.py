"""Tokens bought as the learned bot sees them: for the next roll, or for a track that the dice alone do not pay for."""

from __future__ import annotations

from whistlestop.bots.greedy import dice as greedy_dice
from whistlestop.bots.greedy import payments as greedy_payments
from whistlestop.bots.learned import choices, claims
from whistlestop.bots.learned.claims import put
from whistlestop.bots.planner import extras
from whistlestop.bots.shared import outlook
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import DOUBLE, NONE, SINGLE, TOKEN_TYPES, GameRecord, Masks

GIVEN = 2  # dice for a token (R139)
WAYS = 7776  # that five dice can fall


@kernel
def add_all(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks, count: int, proposal: int) -> int:
    """Write a row for a token of each kind; return how many rows there are then. The dice must have been weighed."""
    _, most = greedy_dice.best_claim(view, board, plan)
    for kind in range(TOKEN_TYPES):
        action = greedy_payments.buy(legal, kind)
        row = count
        if action != NONE:
            count = choices.add(plan, count, action, choices.OTHER, proposal)
        if count > row:
            put(plan, row, choices.DICE_ROLLED, 20 * GIVEN)
            put(plan, row, choices.AVERAGE, promised(view, board, plan, kind) // (WAYS * 2))
            note_track(view, board, plan, row, kind, most)
    return count


@kernel
def promised(view: GameRecord, board: BoardRecord, plan: PlanRecord, kind: int) -> int:
    """Return how much more the next roll is good for with another token of a kind."""
    single, double = int(view.tokens[view.player, SINGLE]), int(view.tokens[view.player, DOUBLE])
    before = outlook.promise(board, plan, single, double)
    return outlook.promise(board, plan, single + int(kind == SINGLE), double + int(kind == DOUBLE)) - before


@kernel
def note_track(view: GameRecord, board: BoardRecord, plan: PlanRecord, row: int, kind: int, most: int) -> None:
    """Write what the track is like that such a token may be bought for, if there is one."""
    track, worth = greedy_dice.best_claim_of(view, board, plan, kind)
    if track != NONE:
        claims.note(view, board, plan, row, track, 0, max(extras.best_rate(view, board, plan), 1))
        put(plan, row, choices.DICE_WORTH, worth // 4)
        put(plan, row, choices.DICE_OVER_BEST, (worth - most) // 4)
