"""Buckets that all processes share: they stand in Redis, and its own clock fills them.

While Redis is away each process counts for itself: a limit is worth no refusal.
"""

from __future__ import annotations

from whistlestop.server.limits import OwnShelf, Rate
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.sharing.exchange import Exchange

BUCKET = "whistlestop:bucket:"
TAKE = """
local rate, most, wanted = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local clock = redis.call('TIME')
local now = tonumber(clock[1]) + tonumber(clock[2]) / 1000000
local kept = redis.call('HMGET', KEYS[1], 'left', 'last')
local left = most
if kept[1] then left = math.min(most, tonumber(kept[1]) + math.max(0, now - tonumber(kept[2])) * rate) end
if left < 1 then return 0 end
if wanted == 1 then
  redis.call('HSET', KEYS[1], 'left', tostring(left - 1), 'last', string.format('%.6f', now))
  redis.call('EXPIRE', KEYS[1], math.ceil(most / rate) + 1)
end
return 1
"""


class SharedShelf:
    """Buckets in Redis."""

    def __init__(self, exchange: Exchange) -> None:
        """Keep buckets of this process's own for when Redis is away."""
        self._exchange, self._own = exchange, OwnShelf()

    async def take(self, name: str, rate: Rate) -> bool:
        """Return whether the bucket of that name allows one more, and count it if so."""
        try:
            return await self._allows(name, rate, 1)
        except Denial:
            return await self._own.take(name, rate)

    async def empty(self, name: str, rate: Rate) -> bool:
        """Return whether the bucket of that name allows nothing more; nothing is counted."""
        try:
            return not await self._allows(name, rate, 0)
        except Denial:
            return await self._own.empty(name, rate)

    async def _allows(self, name: str, rate: Rate, wanted: int) -> bool:
        if not self._exchange.reachable:
            raise Denial("busy")  # nobody waits for Redis only to be counted
        answer = await self._exchange.ask(TAKE, [BUCKET + name], [rate.per_second, rate.at_once, wanted])
        return bool(answer)
