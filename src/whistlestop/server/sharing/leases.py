"""Owners of tables, as Redis knows them: `whistlestop:table:CODE` names the owner, who must have a living lease."""

from __future__ import annotations

from collections.abc import Iterable

from whistlestop.server.protocol.denial import Denial
from whistlestop.server.sharing.exchange import PROCESS, Exchange
from whistlestop.server.sharing.owners import NOBODY, Elsewhere, Present, read_present

TABLE = "whistlestop:table:"
# A table whose owner died and that nobody wants any more is forgotten by Redis after so long; owners confirm theirs
# more often.
KEPT_SECONDS = 6 * 3600
CONFIRMED_AT_ONCE = 500

FIND = """
local owner = redis.call('HGET', KEYS[1], 'owner')
if owner and redis.call('EXISTS', ARGV[1] .. owner) == 1 then
  return {owner, redis.call('HGET', KEYS[1], 'present') or ''}
end
return false
"""
CLAIM = """
local owner = redis.call('HGET', KEYS[1], 'owner')
if owner and owner ~= ARGV[2] and redis.call('EXISTS', ARGV[1] .. owner) == 1 then
  return owner
end
if owner ~= ARGV[2] then
  redis.call('DEL', KEYS[1])
  redis.call('HSET', KEYS[1], 'owner', ARGV[2])
end
redis.call('EXPIRE', KEYS[1], ARGV[3])
return ARGV[2]
"""
CONFIRM = """
local lost = {}
for number, table in ipairs(KEYS) do
  local owner = redis.call('HGET', table, 'owner')
  if owner and owner ~= ARGV[2] and redis.call('EXISTS', ARGV[1] .. owner) == 1 then
    lost[#lost + 1] = number
  else
    redis.call('HSET', table, 'owner', ARGV[2])
    redis.call('EXPIRE', table, ARGV[3])
  end
end
return lost
"""
RELEASE = """
if redis.call('HGET', KEYS[1], 'owner') == ARGV[1] then redis.call('DEL', KEYS[1]) end
"""
TELL = """
if redis.call('HGET', KEYS[1], 'owner') == ARGV[1] then redis.call('HSET', KEYS[1], 'present', ARGV[2]) end
"""


class Leases:
    """The owners of a server with many processes."""

    shared = True

    def __init__(self, exchange: Exchange) -> None:
        """Own nothing yet."""
        self._exchange, self._name = exchange, exchange.name
        self._claiming = (PROCESS, self._name, KEPT_SECONDS)

    @property
    def sure(self) -> bool:
        """Whether this process's lease still runs."""
        return self._exchange.sure

    @property
    def reachable(self) -> bool:
        """Whether Redis answered lately."""
        return self._exchange.reachable

    async def refuse_elsewhere(self, code: str) -> None:
        """Raise Elsewhere if another living process owns a table, Denial if that cannot be known."""
        found = await self._exchange.ask(FIND, [TABLE + code], [PROCESS])
        if found and found[0].decode() != self._name:
            raise Elsewhere(found[0].decode())

    async def claim(self, code: str) -> bool:
        """Own a table from now on, or raise Elsewhere."""
        owner = (await self._exchange.ask(CLAIM, [TABLE + code], self._claiming)).decode()
        if owner != self._name:
            raise Elsewhere(owner)
        return True

    def release(self, codes: Iterable[str]) -> None:
        """Own tables no more; one that another process has taken stays his."""
        for code in codes:
            self._exchange.order("EVAL", RELEASE, 1, TABLE + code, self._name)

    async def confirm(self, codes: Iterable[str]) -> list[str]:
        """Go on owning tables, but for those that another living process owns by now, which are returned."""
        own, lost = list(codes), list[str]()
        for start in range(0, len(own), CONFIRMED_AT_ONCE):
            some = own[start : start + CONFIRMED_AT_ONCE]
            keys = [TABLE + code for code in some]
            lost += [some[number - 1] for number in await self._exchange.ask(CONFIRM, keys, self._claiming)]
        return lost

    def tell_present(self, code: str, present: Present) -> None:
        """Tell other processes who is at a table."""
        self._exchange.order("EVAL", TELL, 1, TABLE + code, self._name, present.written())

    async def present(self, code: str) -> Present:
        """Return who is at a table that another process owns; nobody, as far as can be known while Redis is away."""
        try:
            found = await self._exchange.ask(FIND, [TABLE + code], [PROCESS])
        except Denial:
            return NOBODY
        return read_present(found[1].decode()) if found and found[1] else NOBODY
