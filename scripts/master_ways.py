"""Bots that are `master` with other numbers, for `scripts/measure_master.py ways` to choose between.

Every way names the games that it is about. The seeds are others than those that strength is told by.
"""

from __future__ import annotations

from dataclasses import replace

from whistlestop.bots.master import MasterBot
from whistlestop.bots.master.race import DEPTHS, Depth, Way
from whistlestop.bots.search import playouts

SECONDS = 0.03
CARDS, DICE, MONSTERS, BOTH = "cards", "dice", "monsters", "dice and monsters"


class Usual(MasterBot):
    """Master as it is."""

    way, seconds, about = Way(), SECONDS, (MONSTERS, DICE)

    def __init__(self, seed: int = 0) -> None:
        """Take as much time as the rival."""
        super().__init__(seed, seconds=type(self).seconds, way=type(self).way)


class NoBlind(Usual):
    """Answers that the policy says nothing about are not tried."""

    way, about = Way(blind_most=0), (MONSTERS, DICE, BOTH)


class Few(Usual):
    """A glance picks two of them."""

    way, about = Way(blind_most=2), (MONSTERS, DICE, BOTH)


class FewInTime(Usual):
    """A glance at one game picks two of them, within the time."""

    way, about = Way(blind_most=2, glances=1), (MONSTERS,)


class FewCautious(Usual):
    """A glance picks two, and an answer must lead by three hundredths."""

    way, about = replace(Few.way, margin=0.03), (MONSTERS, DICE)


class Narrow(Usual):
    """A glance picks two, and half as many answers are tried in all."""

    way, about = replace(Few.way, looks=25, fewest=3), (MONSTERS, DICE)


class Forecast(Usual):
    """No blind answers, and the forecast of `search` for the value."""

    way, about = Way(blind_most=0), (MONSTERS,)

    def __init__(self, seed: int = 0) -> None:
        """Ask another judge."""
        super().__init__(seed)
        self.judge = playouts.look_ahead


class Long(Usual):
    """No blind answers; looks begin with twice as many turns."""

    way, about = Way(blind_most=0, depths=DEPTHS[1:]), (MONSTERS,)


class ShortDice(Usual):
    """No blind answers; looks begin with half as many turns."""

    way, about = Way(blind_most=0, dice_depths=(Depth(8, 0.08, 0.17), Depth(16, 0.035, 0.24, 60))), (DICE,)


WAYS: tuple[type[Usual], ...] = (
    Usual,
    NoBlind,
    Few,
    FewInTime,
    FewCautious,
    Narrow,
    Forecast,
    Long,
    ShortDice,
)
