"""Dice: the blocks of actions that roll them again, buy tokens and pay with both (R133-R150, R196)."""

from __future__ import annotations

from typing import NamedTuple

from whistlestop.records.actions import (
    BUY,
    FACE_PAIRS,
    PAIR_FIRST,
    PAIR_SECOND,
    REROLL,
    REROLL_WIDTH,
    SPEND,
    SPEND_ONE,
    SPEND_TWO,
    SPEND_WIDTH,
)
from whistlestop.records.blocks import Block
from whistlestop.records.state import FACES, TOKEN_TYPES

MOST_WILDS = (SPEND_ONE - SPEND) // SPEND_WIDTH - 1


class Reroll(NamedTuple):
    """Dice are rolled again: a bit for each die, dice sorted by face."""

    dice: int


class Buy(NamedTuple):
    """A token is bought with a pair of dice (R139)."""

    token: int
    pair: int

    @property
    def faces(self) -> tuple[int, int]:
        """The faces of the two dice."""
        return PAIR_FIRST[self.pair], PAIR_SECOND[self.pair]


class Spend(NamedTuple):
    """Wilds and tokens pay beside dice of the face asked for (R136)."""

    wilds: int
    tokens: int


class SpendOne(NamedTuple):
    """A wild, or a pair of a face, stands for a locomotive that moves a monster (R196)."""

    face: int

    @property
    def faces(self) -> tuple[int, ...]:
        """The faces that pay."""
        return (self.face,)


class SpendTwo(NamedTuple):
    """Two faces stand for two locomotives that move a monster (R196)."""

    pair: int

    @property
    def faces(self) -> tuple[int, ...]:
        """The faces that pay."""
        return PAIR_FIRST[self.pair], PAIR_SECOND[self.pair]


BLOCKS = (
    Block("reroll", REROLL, Reroll, (REROLL_WIDTH,)),
    Block("buy", BUY, Buy, (TOKEN_TYPES, FACE_PAIRS)),
    Block("pay", SPEND, Spend, (MOST_WILDS + 1, SPEND_WIDTH)),
    Block("pay", SPEND_ONE, SpendOne, (FACES,)),
    Block("pay", SPEND_TWO, SpendTwo, (FACE_PAIRS,)),
)
