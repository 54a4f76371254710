"""The threads that think for people: hints take about a second, overlays some milliseconds; the event loop never waits.

They are not the bots' threads, so a table whose players ask a lot does not keep the bots of others waiting; and those
of one address wait in a queue of their own.
"""

from __future__ import annotations

import logging
from collections.abc import Collection

from whistlestop.advice import Advice, hint
from whistlestop.compiler.stand_in import STAND_IN
from whistlestop.knowledge.view import View
from whistlestop.server.limits import Bucket
from whistlestop.server.narration import hints
from whistlestop.server.narration.overlays import overlays
from whistlestop.server.pools import Pool
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.protocol.messages import Hint, Overlays
from whistlestop.server.protocol.seeing import Overlay

logger = logging.getLogger(__name__)
MILLISECONDS = 800  # a hint thinks for about so long
HINTS_WAITING, HINTS_EACH = 6, 2  # that wait to be thought about: of all tables, and of one address
OVERLAYS_WAITING, OVERLAYS_EACH = 100, 20
HINTS_PER_SECOND, HINTS_AT_ONCE = 0.5, 4  # of one seat


class Advisers:
    """One thread for hints and one for overlays."""

    def __init__(self) -> None:
        """Start with no thread; they come when needed."""
        self.hints = Pool("advising", waiting=HINTS_WAITING, each=HINTS_EACH)
        self._overlays = Pool("looking", waiting=OVERLAYS_WAITING, each=OVERLAYS_EACH)

    def close(self) -> None:
        """Take no more work."""
        self.hints.close()
        self._overlays.close()

    async def hint(self, asker: str, view: View, request: int, decision: int) -> Hint:
        """Return a hint for a view; one without suggestions if thinking failed."""
        return hints.told(view, await self.hints.run(asker, lambda: advise(view)), request, decision)

    async def overlays(
        self, asker: str, view: View, wanted: Collection[Overlay], request: int, decision: int
    ) -> Overlays:
        """Return the overlays wanted of a view."""
        return await self._overlays.run(asker, lambda: overlays(view, wanted, request, decision))


def advise(view: View) -> Advice:
    """Return advice for a view; nothing but silence if that fails, for the game goes on without it."""
    STAND_IN.wait_for_relief()
    try:
        return hint(view, milliseconds=MILLISECONDS)
    except Exception:
        logger.exception("no advice")
        return Advice([], 0, [], [], [])


class Asking:
    """Who of a table is being advised: one hint at a time for each seat, and not too many of them."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self._busy: set[int] = set()
        self._buckets: dict[int, Bucket] = {}

    def begin(self, seat: int) -> None:
        """Note that a seat is being advised; raises Denial if it is already, or has asked too often."""
        bucket = self._buckets.setdefault(seat, Bucket(HINTS_PER_SECOND, HINTS_AT_ONCE))
        if seat in self._busy or not bucket.take():
            raise Denial("too_frequent", "one hint at a time")
        self._busy.add(seat)

    def end(self, seat: int) -> None:
        """Note that a seat has its hint."""
        self._busy.discard(seat)
