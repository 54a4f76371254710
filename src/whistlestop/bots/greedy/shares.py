"""Which share every bot takes, and which it leaves to the dummy (R302, R307)."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.shared import shares as worths
from whistlestop.compiler.kernel import drop_lowest, kernel, lowest
from whistlestop.records.actions import DUMMY_SHARE, SHARE
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import CHOOSE_SHARE, NONE, GameRecord
from whistlestop.rules import shares

NOTHING = -(1 << 30)


@kernel
def choose(view: GameRecord, board: BoardRecord) -> int:
    """Return the share that is worth most to take, or that costs the player least in the dummy's hands."""
    companies, taking = shares.offered(view, board, int(view.settling)), view.phase == CHOOSE_SHARE
    best, most = NONE, NOTHING
    while companies != np.uint64(0):
        company = lowest(companies)
        companies = drop_lowest(companies)
        value = worths.gain(view, board, company) if taking else -cost(view, board, company)
        if value > most:
            best, most = company, value
    return best + (SHARE if taking else DUMMY_SHARE)


@kernel
def cost(view: GameRecord, board: BoardRecord, company: int) -> int:
    """Return what it costs the player if the dummy gets a share of a company rather than one that is left."""
    return worths.worth(view, board, company, 0, 0) - worths.worth(view, board, company, 0, 1)
