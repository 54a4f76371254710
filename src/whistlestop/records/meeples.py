"""Meeples: the block of actions that takes one (R117)."""

from __future__ import annotations

from typing import NamedTuple

from whistlestop.records.actions import MEEPLE as MEEPLE_ACTION
from whistlestop.records.blocks import Block
from whistlestop.records.state import MEEPLE_COLOURS


class Meeple(NamedTuple):
    """A meeple of a colour is taken."""

    colour: int


BLOCKS = (Block("meeple", MEEPLE_ACTION, Meeple, (MEEPLE_COLOURS,)),)
