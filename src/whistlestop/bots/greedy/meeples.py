"""Which meeples `greedy` takes (R117): the one that brings most points as things stand."""

from __future__ import annotations

from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import has, kernel
from whistlestop.records.actions import MEEPLE
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import CHOOSE_MEEPLE, MEEPLE_COLOURS, NONE, GameRecord, Masks


@kernel
def choose(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the meeple that brings most points now, and of equals the one the player has most of."""
    best, most = NONE, NONE
    for colour in range(MEEPLE_COLOURS):
        if has(legal[MEEPLE // 64], MEEPLE % 64 + colour):
            have = int(view.collected[view.player, colour])
            value = 64 * (rank_points(view, board, colour, have + 1) - rank_points(view, board, colour, have)) + have
            if value > most:
                best, most = MEEPLE + colour, value
    return best


@kernel
def rank_points(view: GameRecord, board: BoardRecord, colour: int, have: int) -> int:
    """Return what so many meeples of a colour would be worth to the player against what others have (R117)."""
    ahead = 0
    for seat in range(view.players):
        if seat != view.player:
            ahead += int(view.collected[seat, colour] > have)
    return int(board.meeple_points[ahead]) if have > 0 and ahead < 2 else 0


ANSWERS = {CHOOSE_MEEPLE: choose}
