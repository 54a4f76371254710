"""Bots that are `master` with other numbers, for `scripts/measure_master.py ways` to choose between.

The seeds are others than those that strength is told by.
"""

from __future__ import annotations

from dataclasses import replace

from whistlestop.bots.master import MasterBot
from whistlestop.bots.master.race import DEPTHS, DICE_DEPTHS, Depth, Way

LOOKS = 100


class Usual(MasterBot):
    """Master as it is."""

    way = Way()

    def __init__(self, seed: int = 0) -> None:
        """Take a budget that many games can be played with."""
        super().__init__(seed, playouts=LOOKS, way=type(self).way)


class NoMargin(Usual):
    """The smallest lead is enough."""

    way = Way(margin=0.0)


class LargeMargin(Usual):
    """An answer must lead by three hundredths."""

    way = Way(margin=0.03)


class Cautious(Usual):
    """Looks are trusted less."""

    way = Way(
        depths=tuple(replace(depth, off=1.5 * depth.off) for depth in DEPTHS),
        dice_depths=tuple(replace(depth, off=1.5 * depth.off) for depth in DICE_DEPTHS),
    )


class Short(Usual):
    """Looks begin with half as many turns."""

    way = Way(
        depths=(replace(DEPTHS[0], turns=4, off=0.06, spread=0.1), *DEPTHS[1:]),
        dice_depths=(Depth(8, 0.08, 0.17), *DICE_DEPTHS),
    )


class Long(Usual):
    """Looks begin with twice as many turns."""

    way = Way(depths=DEPTHS[1:], dice_depths=(Depth(24, 0.03, 0.35),))


WAYS = (Usual, NoMargin, LargeMargin, Cautious, Short, Long)
