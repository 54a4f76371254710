"""Bots that are `master` with other numbers, for `scripts/measure_master.py ways` to choose between.

Every way names the games that it is about. The seeds are others than those that strength is told by.
"""

from __future__ import annotations

from whistlestop.bots.master import MasterBot
from whistlestop.bots.master.race import Depth, Way
from whistlestop.bots.search import playouts

SECONDS = 0.03
CARDS, DICE, MONSTERS, BOTH = "cards", "dice", "monsters", "dice and monsters"


class Usual(MasterBot):
    """Master as it is."""

    way = Way()
    about: tuple[str, ...] = (CARDS, DICE, MONSTERS, BOTH)

    def __init__(self, seed: int = 0) -> None:
        """Take as much time as the rival."""
        super().__init__(seed, seconds=SECONDS, way=type(self).way)


class OnlyKnown(Usual):
    """Answers that the policy says nothing about are not tried."""

    way, about = Way(blind_most=0), (DICE, MONSTERS, BOTH)


class SmallMargin(Usual):
    """An answer must lead by a hundredth."""

    way = Way(margin=0.01)


class Trusting(Usual):
    """The policy is trusted more."""

    way = Way(doubt=0.06, lent_doubt=0.08)


class Narrow(Usual):
    """Half as many answers are tried."""

    way = Way(looks=25, fewest=3)


class Forecast(Usual):
    """The forecast of `search` is asked and not the value."""

    about = (MONSTERS, BOTH)

    def __init__(self, seed: int = 0) -> None:
        """Ask another judge."""
        super().__init__(seed)
        self.judge = playouts.look_ahead


class ShortDice(Usual):
    """Looks begin with half as many turns."""

    way, about = Way(dice_depths=(Depth(8, 0.08, 0.17), Depth(16, 0.035, 0.24, 60))), (DICE,)


WAYS: tuple[type[Usual], ...] = (Usual, OnlyKnown, SmallMargin, Trusting, Narrow, Forecast, ShortDice)
