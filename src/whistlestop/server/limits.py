"""How much one client may ask for: buckets that fill with time and are emptied by messages and requests.

What is counted for a network (an IPv4 address, or the /64 an IPv6 address lies in) goes through `Limits`, which asks a
`Shelf` for the bucket. A shelf in memory serves one process; one that many processes share needs to answer the same
question and nothing else.
"""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from time import monotonic
from typing import Literal, Protocol, TypeAlias

from whistlestop.server.protocol.denial import Denial
from whistlestop.server.settings import Settings

BUCKETS_KEPT = 20_000
MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
COMPLAINTS_PER_HOUR, PROFILES_PER_HOUR = 20, 60
WIDER = 4  # a whole IPv4 /24 or IPv6 /48 may set so many times the tables of one network

What: TypeAlias = Literal["requests", "tables", "tables_today", "replays", "guesses", "complaints", "profiles"]


TABLES: tuple[What, ...] = ("tables", "tables_today")


class Bucket:
    """So many a second in the long run, and twice as many at once (or `burst`)."""

    def __init__(self, rate: float, burst: float | None = None, time: Callable[[], float] = monotonic) -> None:
        """Begin full."""
        self._rate, self._burst, self._time = rate, burst or 2 * rate, time
        self._left, self._last = self._burst, time()

    @property
    def empty(self) -> bool:
        """Whether nothing more is allowed now."""
        self._fill()
        return self._left < 1

    def take(self) -> bool:
        """Return whether one more is allowed, and count it if so."""
        if self.empty:
            return False
        self._left -= 1
        return True

    def _fill(self) -> None:
        now = self._time()
        self._left = min(self._burst, self._left + (now - self._last) * self._rate)
        self._last = now


@dataclass(frozen=True)
class Rate:
    """So many a second in the long run, and a number at once."""

    per_second: float
    at_once: float


class Shelf(Protocol):
    """Where buckets stand."""

    async def take(self, name: str, rate: Rate) -> bool:
        """Return whether the bucket of that name allows one more, and count it if so."""

    async def empty(self, name: str, rate: Rate) -> bool:
        """Return whether the bucket of that name allows nothing more; nothing is counted."""


class OwnShelf:
    """Buckets in the memory of this process; the ones not used for longest are forgotten."""

    def __init__(self) -> None:
        """Begin with none."""
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    async def take(self, name: str, rate: Rate) -> bool:
        """Return whether the bucket of that name allows one more, and count it if so."""
        return self._bucket(name, rate).take()

    async def empty(self, name: str, rate: Rate) -> bool:
        """Return whether the bucket of that name allows nothing more; nothing is counted."""
        return self._bucket(name, rate).empty

    def _bucket(self, name: str, rate: Rate) -> Bucket:
        if name not in self._buckets:
            self._buckets[name] = Bucket(rate.per_second, rate.at_once)
        self._buckets.move_to_end(name)
        if len(self._buckets) > BUCKETS_KEPT:
            self._buckets.popitem(last=False)
        return self._buckets[name]


class Limits:
    """What is counted by network, and how much of it is allowed."""

    def __init__(self, settings: Settings, shelf: Shelf | None = None) -> None:
        """Count on a shelf, one of this process if none is given."""
        self._shelf = shelf or OwnShelf()
        self._rates: dict[What, Rate] = {
            "requests": Rate(settings.requests_per_second, 5 * settings.requests_per_second),
            "tables": Rate(settings.tables_per_hour / HOUR, settings.tables_per_hour),
            "tables_today": Rate(settings.tables_per_day / DAY, settings.tables_per_day),
            "replays": Rate(settings.replays_per_minute / MINUTE, settings.replays_per_minute / 3),
            "guesses": Rate(settings.guesses_per_minute / MINUTE, settings.guesses_per_minute),
            "complaints": Rate(COMPLAINTS_PER_HOUR / HOUR, COMPLAINTS_PER_HOUR),
            "profiles": Rate(PROFILES_PER_HOUR / HOUR, PROFILES_PER_HOUR),
        }

    async def count(self, what: What, address: str, detail: str = "") -> None:
        """Count one thing of an address; raises Denial if its network has had its share."""
        await self._count(what, network_of(address), self._rates[what], detail)

    async def count_table(self, address: str) -> None:
        """Count a new table, also for the wider network; raises Denial if either has had its share."""
        detail = "too many tables were made from this address"
        for what in TABLES:
            rate = self._rates[what]
            await self._count(what, network_of(address), rate, detail)
            wider = Rate(WIDER * rate.per_second, WIDER * rate.at_once)
            await self._count(what, wider_network_of(address), wider, detail)

    async def used_up(self, what: What, address: str) -> bool:
        """Return whether an address has had its share; nothing is counted."""
        return await self._shelf.empty(f"{what} {network_of(address)}", self._rates[what])

    async def _count(self, what: What, network: str, rate: Rate, detail: str) -> None:
        if not await self._shelf.take(f"{what} {network}", rate):
            raise Denial("too_frequent", detail)


def network_of(address: str) -> str:
    """Return the network an address counts as: an IPv4 address is its own, an IPv6 address its /64."""
    return _network(address, 32, 64)


def wider_network_of(address: str) -> str:
    """Return the network around it: an IPv4 /24 or an IPv6 /48."""
    return _network(address, 24, 48)


@lru_cache(maxsize=4096)
def _network(address: str, four: int, six: int) -> str:
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address  # a test's client, or a socket of the file system: one for all
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is None:
            return str(ipaddress.ip_network((found, six), strict=False))
        found = found.ipv4_mapped
    return str(ipaddress.ip_network((found, four), strict=False))
