"""Tunnels: the blocks of actions that answer their surcharge (R50-R53)."""

from __future__ import annotations

from typing import NamedTuple

from whistlestop.records.actions import DECLINE, EXTRA
from whistlestop.records.blocks import Block
from whistlestop.records.state import TUNNEL_CARDS


class Decline(NamedTuple):
    """A tunnel's extra cards, or symbols, are not paid."""


class Extra(NamedTuple):
    """A tunnel's extra cards are paid, so many locomotives among them."""

    locomotives: int


BLOCKS = (Block("decline", DECLINE, Decline), Block("extra", EXTRA, Extra, (TUNNEL_CARDS + 1,)))
