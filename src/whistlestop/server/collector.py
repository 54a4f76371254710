"""When Python's collector looks for rings of things that nobody uses: it must not stop a thousand tables to do so.

A full collection looks at everything there is, a quarter of a second with a thousand tables, and Python makes one
whenever enough is new. Nothing of a table or a socket needs it: once they have ended they are no rings, and counting
references frees them. So here every second what came since the last one is looked through and then put where later
collections do not look (`gc.freeze`). What falls into rings there (errors and their frames, other people's code) is
found by a thorough collection, which waits until nobody is there, or until there is twice as much as after the last.
"""

from __future__ import annotations

import asyncio
import gc
from collections import deque
from collections.abc import Callable
from time import monotonic, perf_counter

SETTLE_SECONDS = 1.0
COUNT_SECONDS = 600.0  # counting what was put aside means looking at all of it
GROWN = 2  # times what a thorough collection left: then there is another, whoever waits
NEVER = 1_000_000_000
YOUNG = (2_000, 10, NEVER)  # new things before a young and a middle generation are looked through; the old one never is
PAUSES_KEPT = 10_000


class Collector:
    """The collector's timetable, and how long everybody waited for it."""

    def __init__(self) -> None:
        """Change nothing yet."""
        self.pauses: deque[float] = deque(maxlen=PAUSES_KEPT)  # in seconds; whoever reads them takes them out
        self._former, self._began = gc.get_threshold(), 0.0
        self._thorough, self._left, self._count_at = True, 0, 0.0

    async def work(self, nobody_here: Callable[[], bool]) -> None:
        """Look after memory until cancelled; what is there now stays."""
        self.begin()
        try:
            while True:
                await asyncio.sleep(SETTLE_SECONDS)
                self.settle(nobody_here=nobody_here())
        finally:
            self.end()

    def begin(self) -> None:
        """Put aside all that is there, and let Python look through new things alone."""
        gc.callbacks.append(self._note)
        gc.set_threshold(*YOUNG)
        gc.freeze()
        self._count()

    def end(self) -> None:
        """Leave everything as it was."""
        gc.callbacks.remove(self._note)
        gc.set_threshold(*self._former)
        gc.unfreeze()

    def settle(self, *, nobody_here: bool) -> None:
        """Look through what is new, or through everything if it is time for that, and put it aside."""
        thorough = (nobody_here and not self._thorough) or self._has_grown()
        if thorough:
            gc.unfreeze()
        gc.collect()
        gc.freeze()
        if thorough:
            self._count()
        self._thorough = nobody_here  # from now on whoever comes leaves something to look through

    def _count(self) -> None:
        self._left, self._count_at = gc.get_freeze_count(), monotonic() + COUNT_SECONDS

    def _has_grown(self) -> bool:
        if monotonic() < self._count_at:
            return False
        self._count_at = monotonic() + COUNT_SECONDS
        return gc.get_freeze_count() > GROWN * self._left

    def _note(self, phase: str, _: dict[str, int]) -> None:
        """Write down how long it took, no more: whoever was interrupted may hold a lock of the figures."""
        if phase == "start":
            self._began = perf_counter()
        else:
            self.pauses.append(perf_counter() - self._began)
