"""What a learned bot judges with: a small network of whole numbers, and the rows of numbers that it reads.

A row says what one action would do (`CHOICE` numbers); what holds for all actions of a decision stands before it once
(`SITUATION` numbers). All of them lie between -127 and 127. `bots/learned` writes and weighs them.
"""

from __future__ import annotations

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from whistlestop.records.state import Shorts, record

VERSION = 2  # of the rows: what each number of them means, which the files of networks are bound to
WITHOUT_MOVES = 1  # the version before: without rows for monsters moved and tokens bought, which is read as well
SITUATION = 48
CHOICE = 48
FIRST = 64  # neurons of the two layers
SECOND = 32
SORTS = 12  # of actions, each with a margin of its own
CHOICES = 160  # actions that are looked at in one decision; others are left out
MOST = 127  # of a number in a row

Longs = NDArray[np.int32]

JUDGE = record(
    [
        ("margins", "i4", (SORTS,)),  # by which an action must be better than the planner's own
        ("first_bias", "i4", (FIRST,)),
        ("second_bias", "i4", (SECOND,)),
        ("situation", "i2", (SITUATION, FIRST)),
        ("choice", "i2", (CHOICE, FIRST)),
        ("second", "i2", (FIRST, SECOND)),
        ("out", "i2", (SECOND,)),
        ("ready", "i2"),  # version of the rows; 0 where nothing was learned: the planner's own actions are taken
        ("padding", "i2", (7,)),
    ]
)


class JudgeRecord(Protocol):
    """The fields of a `JUDGE` record as the type checker sees them."""

    margins: Longs
    first_bias: Longs
    second_bias: Longs
    situation: Shorts
    choice: Shorts
    second: Shorts
    out: Shorts
    ready: int
    padding: Shorts


Judges = NDArray[np.void]


def judges() -> Judges:
    """Return a judge that has learned nothing."""
    return np.zeros(1, JUDGE)
