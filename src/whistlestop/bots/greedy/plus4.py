"""What +4 locomotives do for `greedy` (R102): it draws them for long planned tracks and parts with them first."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import drop_lowest, kernel, lowest
from whistlestop.records.actions import PAY_PLUS4_WORD, PLUS4_WIDTH
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import LOCOMOTIVE, Masks


@kernel
def helps(board: BoardRecord, plan: PlanRecord) -> bool:
    """Return whether some planned track is long enough for a +4 locomotive (R102)."""
    found = np.uint64(0)
    for word in range(board.track_words):
        found |= plan.tracks[word] & board.plus4_tracks[word]
    return found != np.uint64(0)


@kernel
def cheaper_payment(plan: PlanRecord, legal: Masks, best: int, least: int) -> int:
    """Return the best payment, given the best one without +4 locomotives; those are easier to spare than plain ones."""
    for kind in range(LOCOMOTIVE + 1):
        word = PAY_PLUS4_WORD + kind
        ways = legal[word]
        while ways != np.uint64(0):
            way = lowest(ways)
            ways = drop_lowest(ways)
            sacrifice = way // PLUS4_WIDTH * 128 + way % PLUS4_WIDTH * 256 + int(plan.need[kind])
            if sacrifice < least:
                best, least = word * 64 + way, sacrifice
    return best
