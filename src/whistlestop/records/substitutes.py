"""Substitutes: the blocks of actions that give cards of any kind for something else (R83, R84)."""

from __future__ import annotations

from typing import NamedTuple

from whistlestop.records.actions import GIVE, REPLACE
from whistlestop.records.blocks import Block
from whistlestop.records.state import HIDDEN


class Replace(NamedTuple):
    """Cards of any kind replace a locomotive or a space."""


class Give(NamedTuple):
    """A card is given for what is replaced."""

    kind: int


BLOCKS = (Block("replace", REPLACE, Replace), Block("give", GIVE, Give, (HIDDEN,)))
