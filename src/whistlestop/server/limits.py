"""How much one client may ask for: buckets that fill with time and are emptied by messages and requests."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

ADDRESSES_KEPT = 10_000


class Bucket:
    """So many a second in the long run, and twice as many at once (or `burst`)."""

    def __init__(self, rate: float, burst: float | None = None, time: Callable[[], float] = monotonic) -> None:
        """Begin full."""
        self._rate, self._burst, self._time = rate, burst or 2 * rate, time
        self._left, self._last = self._burst, time()

    def take(self) -> bool:
        """Return whether one more is allowed, and count it if so."""
        now = self._time()
        self._left = min(self._burst, self._left + (now - self._last) * self._rate)
        self._last = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """One bucket for each address; the ones not seen for longest are forgotten."""

    def __init__(self, rate: float, burst: float | None = None) -> None:
        """Keep the rate of each bucket."""
        self._rate, self._burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Return whether an address may ask once more."""
        bucket = self._buckets.setdefault(address, Bucket(self._rate, self._burst))
        self._buckets.move_to_end(address)
        if len(self._buckets) > ADDRESSES_KEPT:
            self._buckets.popitem(last=False)
        return bucket.take()
