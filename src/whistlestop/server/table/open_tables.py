"""Tables that wait for strangers: who watches the list of them, and who wants a seat at any of them.

The store is the truth about listed tables, so every process finds the same ones. It is asked only while somebody
watches, once for all who do, and they are told when something has changed.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import time

from whistlestop import maps
from whistlestop.server.protocol.bodies import CreateTable, Join, Joined, Seated, SeatMe
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.protocol.messages import OpenTables as Told
from whistlestop.server.protocol.parts import Clock, Code, SeatPlan, TableInfo
from whistlestop.server.table import seating
from whistlestop.server.table.callers import Caller
from whistlestop.server.table.connection import Connection, written
from whistlestop.server.table.lobby import Lobby

logger = logging.getLogger(__name__)
LOOK_SECONDS = 1.5
AT_MOST = 60
SHOWN_SECONDS = 7 * 24 * 3600  # a game over days may wait so long for people
LEFT_SECONDS = 300  # in which a table where nobody is waits for its people to come back
USUAL_BOARD, USUAL_SEATS, USUAL_CLOCK = "usa", 3, Clock(unit="seconds", amount=180)
NAMES_TRIED = 6
# What keeps somebody from one table only.
NOT_THIS_ONE: tuple[Code, ...] = (
    "already_started",
    "frozen",
    "name_taken",
    "password_needed",
    "seat_taken",
    "sent_away",
    "table_full",
    "unknown_table",
)


class OpenTables:
    """The list of open tables and those who watch it."""

    def __init__(self, lobby: Lobby) -> None:
        """Begin with nobody who watches."""
        self._lobby = lobby
        self._watchers: set[Connection] = set()
        self._looking: asyncio.Task[None] | None = None
        self._told = ""
        self._seating = asyncio.Lock()  # of two who come at once the second sits down at the table of the first

    async def found(self) -> list[TableInfo]:
        """Return the tables that wait for people, those where somebody is and that need fewest first."""
        now = time()
        tables = await self._lobby.open_tables(now - SHOWN_SECONDS, AT_MOST)
        return sorted((table for table in tables if _waits(table, now)), key=_order)

    # --- watching ---

    async def watch(self, connection: Connection) -> None:
        """Tell somebody the list now and whenever it changes."""
        self._watchers.add(connection)
        text = written(Told(tables=await self.found()))
        connection.send(text)
        if self._looking is None:
            self._told = text
            self._looking = asyncio.create_task(self._look_while_watched())

    def leave(self, connection: Connection) -> None:
        """Tell somebody no more."""
        self._watchers.discard(connection)

    async def _look_while_watched(self) -> None:
        try:
            while self._watchers:
                await asyncio.sleep(LOOK_SECONDS)
                with suppress(Denial):  # an outage is told by the store, once
                    self._tell(written(Told(tables=await self.found())))
        except Exception:
            logger.exception("looking for open tables")
        finally:
            self._looking, self._told = None, ""

    def _tell(self, text: str) -> None:
        if text == self._told:
            return
        self._told = text
        for connection in self._watchers:
            connection.send(text)

    # --- sitting down ---

    async def seat(self, wanted: SeatMe, who: Caller) -> Seated:
        """Give somebody a seat at the first table that suits, or open one for him; raises Denial or Elsewhere."""
        async with self._seating:
            for table in await self.found():
                if _suits(table, wanted):
                    with suppress(NotHere):
                        joined = await self._join(table.code, wanted, who)
                        return Seated(table=joined.table, key=joined.key)
            await self._lobby.limits.count_table(who.address)
            made = await self._lobby.create(_usual(wanted), who=who)
            return Seated(table=made.table, key=made.seats[0], host_token=made.host_token)

    async def _join(self, code: str, wanted: SeatMe, who: Caller) -> Joined:
        for number in range(1, NAMES_TRIED):
            name = wanted.name if number == 1 else f"{wanted.name[:21]} {number}"
            join = Join(name=name, profile=wanted.profile)
            try:
                return await self._lobby.at(code, lambda table: seating.join(table, join, who.network), who)  # noqa: B023
            except Denial as denial:
                if denial.code not in NOT_THIS_ONE:
                    raise
                if denial.code != "name_taken":
                    break
        raise NotHere


class NotHere(Exception):  # noqa: N818 - the next table is tried
    """A table does not take somebody after all."""


def _waits(table: TableInfo, now: float) -> bool:
    """Return whether people of a table are there, or will be."""
    fresh = now - table.created < LEFT_SECONDS
    return fresh or table.clock.unit == "days" or any(seat.connected for seat in table.seats)


def _order(table: TableInfo) -> tuple[bool, int, float]:
    there = any(seat.connected for seat in table.seats)
    return not there, sum(seat.kind == "open" for seat in table.seats), table.created


def _suits(table: TableInfo, wanted: SeatMe) -> bool:
    right = wanted.map in (None, table.map) and table.code not in wanted.not_at and not table.locked
    return right and table.clock.unit != "days"  # somebody who presses a button wants to play now


def _usual(wanted: SeatMe) -> CreateTable:
    """Return a table for whoever comes: it begins when the last seat is taken, and waits for nobody for ever."""
    board = wanted.map if wanted.map in maps.ids() else USUAL_BOARD
    friends = min(USUAL_SEATS, maps.load(board).players[1]) - 1
    mine, others = SeatPlan(kind="mine", name=wanted.name), [SeatPlan(kind="open")] * friends
    return CreateTable(
        map=board,
        seats=[mine, *others],
        clock=USUAL_CLOCK,
        listed=True,
        begins_full=True,
        profile=wanted.profile,
    )
