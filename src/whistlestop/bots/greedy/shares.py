"""Which share a bot takes, and which it leaves to the dummy (R302, R307)."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.shared import shares as worths
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import drop_lowest, kernel, lowest
from whistlestop.records.actions import DUMMY_SHARE, SHARE
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import CHOOSE_DUMMY_SHARE, CHOOSE_SHARE, NONE, GameRecord, Masks
from whistlestop.rules import shares

NOTHING = -(1 << 30)


@kernel
def choose(view: GameRecord, board: BoardRecord, rivalry: int) -> int:
    """Return the share that is worth most to take, or that serves the player best in the dummy's hands."""
    companies, taking = shares.offered(view, board, int(view.settling)), view.phase == CHOOSE_SHARE
    holder = int(view.player) if taking else int(view.players)
    best, most = NONE, NOTHING
    while companies != np.uint64(0):
        company = lowest(companies)
        companies = drop_lowest(companies)
        value = worths.gain(view, board, company, holder, rivalry)
        if value > most:
            best, most = company, value
    return best + (SHARE if taking else DUMMY_SHARE)


@kernel
def answer(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the share that brings the player most, whatever others would have of it."""
    return choose(view, board, 0)


ANSWERS = {CHOOSE_SHARE: answer, CHOOSE_DUMMY_SHARE: answer}
