"""Time for a turn: when it is up, and whether it runs at all.

The time belongs to a turn, not to each little decision in it. A clock of seconds stands still while nobody is there,
so that a table left for the night is not played out by bots; a clock of days runs on.
"""

from __future__ import annotations

from collections.abc import Iterable

from whistlestop.server.protocol.parts import Clock

SECONDS = {"none": 0, "seconds": 1, "days": 24 * 3600}


def deadline(clock: Clock, asked: float | None, away_until: Iterable[float | None] = ()) -> float | None:
    """Return when the time for a question put at `asked` is up, or None if there is no limit.

    Whoever is on holiday has all of the time after it.
    """
    if clock.unit == "none" or clock.amount == 0 or asked is None:
        return None
    begun = max([asked, *(moment for moment in away_until if moment is not None)])
    return begun + clock.amount * SECONDS[clock.unit]


def runs(clock: Clock, *, anybody_there: bool) -> bool:
    """Return whether the clock runs now."""
    return clock.unit == "days" or anybody_there
