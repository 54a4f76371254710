"""What tables use of shares in compact layouts (R302, R307)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from whistlestop.batch.observation.shares import HOLDING
from whistlestop.environments.compact import Axis, PlayedBoard, axis, seat, within
from whistlestop.records import state
from whistlestop.records.blocks import Parts
from whistlestop.records.shares import DummyShare, NoShare, Share

company = within(state.COMPANIES, lambda table: table.board.companies)
holding = within(HOLDING, lambda table: HOLDING if table.board.companies else 0)


def has_dummy(table: PlayedBoard) -> bool:
    """Return whether a dummy takes shares (R307)."""
    return bool(table.board.companies) and table.players == table.board.share_dummy


dummy_company = axis(state.COMPANIES, lambda table: np.asarray(company(table)) & has_dummy(table))

SECTION_AXES: dict[str, tuple[Axis, ...]] = {
    "shares_left": (company,),
    "shares": (seat, company, holding),
    "dummy_shares": (dummy_company, holding),
}
ASKED = {state.CHOOSE_DUMMY_SHARE: has_dummy}
POSSIBLE: dict[type[Parts], Callable[[PlayedBoard, Any], Any]] = {
    Share: lambda table, taken: company(table)[taken.company],
    DummyShare: lambda table, given: has_dummy(table) and company(table)[given.company],
    NoShare: lambda table, none: table.board.companies,
}
