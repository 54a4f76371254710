"""+4 locomotives: the block of payments with them (R102)."""

from __future__ import annotations

from typing import NamedTuple

from whistlestop.records.actions import PAY_PLUS4, PLUS4_WIDTH
from whistlestop.records.blocks import Block
from whistlestop.records.state import LOCOMOTIVE


class PayPlus4(NamedTuple):
    """Cards of a kind are paid with +4 and plain locomotives among them; locomotives alone have the kind LOCOMOTIVE."""

    kind: int
    plus4: int
    locomotives: int


BLOCKS = (Block("pay", PAY_PLUS4, PayPlus4, (LOCOMOTIVE + 1, PLUS4_WIDTH, PLUS4_WIDTH)),)
