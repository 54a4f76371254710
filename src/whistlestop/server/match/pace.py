"""How long a bot waits before it acts, so that people can follow it."""

from __future__ import annotations

import random

from whistlestop.server.match import opening
from whistlestop.server.match.match import Match

FIRST, LATER = 1.5, 0.6  # of the host's choice: for the first decision of a turn, and for those that follow from it
SPREAD = 0.3


def pause(match: Match, seat: int, delay: float) -> float:
    """Return the seconds a bot waits before it answers; the opening, where all choose at once, needs no wait."""
    if match.in_opening or opening.is_dealing(match.game) or not delay:
        return 0.0
    history = match.game.history
    goes_on = bool(history) and history[-1].seat == seat
    return delay * (LATER if goes_on else FIRST) * random.uniform(1 - SPREAD, 1 + SPREAD)
