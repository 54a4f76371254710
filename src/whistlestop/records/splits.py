"""Splits: the block of actions that names how tickets come from two decks (R103)."""

from __future__ import annotations

from typing import NamedTuple

from whistlestop.records.actions import MOST_SPLIT
from whistlestop.records.actions import SPLIT as SPLIT_ACTION
from whistlestop.records.blocks import Block


class Split(NamedTuple):
    """So many of the tickets about to be dealt come from the second deck."""

    second: int


BLOCKS = (Block("split", SPLIT_ACTION, Split, (MOST_SPLIT + 1,)),)
