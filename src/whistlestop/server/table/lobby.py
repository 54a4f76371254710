"""All tables: setting one up, finding one (in memory or in the store), and letting those go that nobody looks at."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from time import time
from typing import TypeVar

import msgspec
from sqlalchemy import Connection

from whistlestop import __version__, maps
from whistlestop.notation.words import NotationError
from whistlestop.ruleset import options
from whistlestop.ruleset.options import OptionError
from whistlestop.server import metrics
from whistlestop.server.limits import Limits, Shelf
from whistlestop.server.match import seats
from whistlestop.server.match.library import Library
from whistlestop.server.match.manners import Manners
from whistlestop.server.match.match import Match
from whistlestop.server.match.plan import (
    TablePlan,
    board_of,
    checked,
    planned_seat,
    read_board,
    read_plan,
    written_board,
)
from whistlestop.server.match.seats import Seat
from whistlestop.server.narration.table_info import table_info
from whistlestop.server.protocol.bodies import CreateTable, Held, MyTable, TableCreated
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.protocol.parts import Lesson, SeatKey, TableInfo
from whistlestop.server.settings import Settings
from whistlestop.server.sharing.owners import Alone, Elsewhere, Owners, Present
from whistlestop.server.storage import complaints, profiles, records
from whistlestop.server.storage.records import Row, Stored
from whistlestop.server.storage.replaying import replayed
from whistlestop.server.storage.store import Store
from whistlestop.server.table import callers, seating
from whistlestop.server.table.callers import Caller, hashed_password
from whistlestop.server.table.crowd import Crowd
from whistlestop.server.table.lessons import COURSES
from whistlestop.server.table.table import House, Table
from whistlestop.server.table.work_queue import Gone
from whistlestop.server.thinking.notices import Notices
from whistlestop.server.thinking.studies import ALONE
from whistlestop.server.thinking.work import Work

logger = logging.getLogger(__name__)
Result = TypeVar("Result")
SWEEP_SECONDS = 10
TIDY_SECONDS = 3600
CONFIRM_SECONDS = 3600
CODES_TRIED = 20
ROUNDS = 3  # a table that leaves memory again and again is tried so often
NOBODY = Caller()
PRESSURE = 0.8  # of the tables a server takes: from then on those nobody began go after a day
UNBEGUN_SECONDS = 24 * 3600
FORGOTTEN_SECONDS = 60 * 24 * 3600  # a table nobody touched for so long takes nobody's place; it can still be opened


class Lobby:
    """The tables of a server; those not in memory are fetched when somebody asks for them."""

    def __init__(
        self, settings: Settings, owners: Owners | None = None, shelf: Shelf | None = None, name: str = ALONE
    ) -> None:
        """Open the store; raises DatabaseError. Processes that share tables bring owners, a shelf and their name."""
        self.settings = settings
        self.store = Store(settings.database_url)
        self.limits = Limits(settings, shelf)
        self.owners = owners or Alone()
        self.crowd = Crowd(settings)
        self.work = Work(settings.bot_threads, name)
        self.library = Library(settings.boards)
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self.manners = Manners(settings)
        self.notices = Notices(settings, self.store) if settings.push else None
        self._house = House(
            self.store, self.work, self.crowd, settings, self.owners, self.manners, self.notices, self._rematch
        )
        self._sweeper: asyncio.Task[None] | None = None
        self._confirming: asyncio.Task[None] | None = None
        self._tidy_at = self._confirm_at = 0.0

    def open(self) -> None:
        """Begin to look after the tables."""
        self._sweeper = asyncio.create_task(self._sweep_for_ever())

    def close(self) -> None:
        """Let all tables go; what happened is stored already."""
        for task in (self._sweeper, self._confirming):
            if task is not None:
                task.cancel()
        self.let_go()
        self.work.close()
        if self.notices is not None:
            self.notices.close()
        self.store.close()

    def let_go(self) -> None:
        """Let all tables leave memory, and whoever wants them have them."""
        for table in self.tables.values():
            table.leave_memory()
        self.owners.release(self.tables)
        self.tables.clear()

    # --- new tables ---

    async def create(self, wanted: CreateTable, lesson: Lesson | None = None, who: Caller = NOBODY) -> TableCreated:
        """Set a table up as wanted, for a lesson with the lesson's luck; raises Denial."""
        plan = await self._checked(wanted, lesson, who)
        sitting: list[Seat] = []
        keys: list[SeatKey] = []
        for number, seat_plan in enumerate(wanted.seats):
            self.manners.check_name(seat_plan.name)
            seat, token = planned_seat(seat_plan, sitting)
            sitting.append(seat)
            seats.settle_colours(sitting)
            if token is not None:
                seat.profile = None if keys else await self._house.profile_of(wanted.profile)
                keys.append(SeatKey(seat=number, token=token))
        if wanted.start and any(seat.kind == "open" for seat in sitting):
            raise Denial("seats_open")
        host_token = seats.new_token()
        password = None if wanted.password is None else hashed_password(wanted.password)
        code = await self._add(plan, sitting, seats.hashed(host_token), password, listed=wanted.listed)
        table = await self._opened(code, wanted, who)
        return TableCreated(table=table.info(), host_token=host_token, seats=keys)

    async def _checked(self, wanted: CreateTable, lesson: Lesson | None, who: Caller) -> TablePlan:
        """Return the plan of a table; a board that somebody sends is checked in a thread, the server's own at once."""
        if wanted.board is None:
            return checked(wanted, self.library, lesson)
        return await self.work.boards.run(who.network, lambda: checked(wanted, self.library, lesson))

    async def _opened(self, code: str, wanted: CreateTable, who: Caller) -> Table:
        table = await self._fetched(code, who)
        if wanted.start:
            await table.queue.call(lambda: seating.begin(table, who.network))
        return table

    async def _rematch(self, table: Table) -> str:
        row = table.row
        return await self._add(table.plan, seating.same_seats(table), row.host_hash, row.password_hash)

    async def _add(
        self, plan: TablePlan, sitting: list[Seat], host_hash: str, password: str | None, *, listed: bool = False
    ) -> str:
        await self._make_room(time())
        for _ in range(CODES_TRIED):
            row = _new_row(plan, host_hash, password, listed=listed)
            if await self.store.write(partial(records.add, row=row, seats=sitting)):
                return row.code
        raise Denial("too_many_tables", "no free code was found")

    async def _make_room(self, now: float) -> None:
        """Delete tables nobody began while the server is nearly full; raises Denial if it is full all the same."""
        unfinished = partial(records.unfinished, since=now - FORGOTTEN_SECONDS)
        if await self.store.read(unfinished) < PRESSURE * self.settings.max_tables:
            return
        await self._forget_tables(partial(records.forget, before=now - UNBEGUN_SECONDS, states=("waiting",)))
        if await self.store.read(unfinished) >= self.settings.max_tables:
            raise Denial("too_many_tables")

    # --- finding ---

    async def at(
        self, code: str, work: Callable[[Table], Awaitable[Result]], who: Caller | None = None, *, guest: bool = True
    ) -> Result:
        """Return what work at a table returns; raises Denial if there is none or it does not let `who` in.

        Without `who` somebody asks who was let in before. Raises Elsewhere if another process owns the table.
        """
        for _ in range(ROUNDS):
            table = await self.find(code, who, guest=guest)
            try:
                return await table.queue.call(lambda: work(table))  # noqa: B023 - called before the next round
            except Gone:  # it left memory just now, or somebody else has written to it
                if who is None:
                    raise Denial("stale", "say hello again") from None
        raise Denial("busy", "the table changes hands")

    async def find(self, code: str, who: Caller | None = None, *, guest: bool = False) -> Table:
        """Return a table, fetched from the store if need be; raises Denial if there is none or it lets `who` not in.

        Raises Elsewhere if another process owns it, who then asks the same.
        """
        code = code.upper()
        if self._in_memory(code) is None:
            await self.owners.refuse_elsewhere(code)
        if who is not None:
            await self._admit(code, who, guest=guest)
        return await self._fetched(code, who or NOBODY)

    async def _fetched(self, code: str, who: Caller) -> Table:
        if (table := self._in_memory(code)) is not None:
            return table
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._load(code, who))
            self._loading[code].add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(self._loading[code])

    async def _admit(self, code: str, who: Caller, *, guest: bool) -> None:
        """Let somebody look for a table; one with a wrong code is counted before he is told."""
        found: Table | Stored | None = self._in_memory(code)
        if found is None:
            found = await self.store.read(partial(records.glance, code=code))
        if found is None:
            await self.limits.count("guesses", who.address, "too many guesses")
            raise Denial("unknown_table", code)
        await callers.admit(self.limits, who, found.row, found.seats, guest=guest)

    def _in_memory(self, code: str) -> Table | None:
        table = self.tables.get(code)
        return None if table is None or table.queue.gone or not self.owners.sure else table

    async def _load(self, code: str, who: Caller) -> Table:
        stored = await self._taken(code)
        plan = read_plan(stored.row.plan)
        map, match = await self.work.tables.run(who.network, lambda: _restored(stored, plan))
        before = self.tables.get(code)
        if before is not None and not before.queue.gone:
            before.leave_memory()  # the lease had run out: somebody else might have written to it
        table = Table(self._house, stored, plan, map, match)
        self.tables[code] = table
        metrics.TAKEOVERS.inc()
        return table

    async def _taken(self, code: str) -> Stored:
        """Return a table out of the store, of which this process is the owner now."""
        claimed = await self.owners.claim(code)
        if claimed:
            stored = await self.store.write(partial(records.claim, code=code))
        else:
            stored = await self.store.read(partial(records.load, code=code))
        if stored is None:
            self.owners.release([code])
            raise Denial("unknown_table", code)
        return stored

    async def mine(self, held: list[Held]) -> list[MyTable]:
        """Return the tables that tokens open, those played last first; tokens that open nothing are left out."""
        found = [await self._my_table(one) for one in held]
        return sorted((table for table in found if table is not None), key=lambda table: -table.updated)

    async def open_tables(self, since: float, at_most: int) -> list[TableInfo]:
        """Return the listed tables with an open seat that nobody began, used after a moment, the oldest first."""
        found = await self.store.read(partial(records.listed, since=since, at_most=at_most))
        tables = [await self._told(stored) for stored in found]
        return [table for table in tables if any(seat.kind == "open" for seat in table.seats)]

    async def _told(self, stored: Stored) -> TableInfo:
        if (table := self._in_memory(stored.row.code)) is not None:
            return table.info()
        return _glanced(stored, await self.owners.present(stored.row.code))

    async def _my_table(self, held: Held) -> MyTable | None:
        code = held.code.upper()
        if (table := self._in_memory(code)) is not None:
            row, sitting, told = table.row, table.seats, table.info()
        else:
            stored = await self.store.read(partial(records.glance, code=code))
            if stored is None:
                return None
            row, sitting, told = stored.row, stored.seats, _glanced(stored, await self.owners.present(code))
        seat = seats.seat_of(sitting, held.token)
        if seat is None and not seats.fits(held.token, row.host_hash):
            return None
        return MyTable(table=told, seat=seat, my_turn=str(seat) in row.waiting, updated=row.updated)

    # --- looking after them ---

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.sweep(time())
            except Denial as denial:
                logger.info("sweeping: %s", denial)  # an outage is told by the store, once
            except Exception:
                logger.exception("sweeping")

    async def sweep(self, now: float) -> None:
        """Let idle tables go, and fetch those whose time is up."""
        for code, table in list(self.tables.items()):
            if table.queue.gone or (table.idle and now - table.queue.last_used > self.settings.idle_seconds):
                table.leave_memory()
                del self.tables[code]
                self.owners.release([code])
        if now >= self._confirm_at:
            await self._confirm()
        for code in await self.store.read(partial(records.overdue, now=now)):
            with suppress(Denial, Elsewhere):  # deleted, or too busy: the next time; or its owner knows
                await self.find(code)
        if self.settings.keep_days and now >= self._tidy_at:
            self._tidy_at = now + TIDY_SECONDS
            await self.tidy(now - self.settings.keep_days * 24 * 3600)

    def confirm_soon(self) -> None:
        """Go on owning the tables in memory although Redis forgot them; the sweeper tries again if that fails."""
        self._confirm_at = 0.0
        self._confirming = asyncio.create_task(self._confirm_at_once())

    async def _confirm_at_once(self) -> None:
        with suppress(Denial):
            await self._confirm()

    async def _confirm(self) -> None:
        """Let tables go that another process has taken over: whoever looks at them here would wait for ever."""
        for code in await self.owners.confirm(list(self.tables)):
            if (table := self.tables.pop(code, None)) is not None:
                table.leave_memory()
        self._confirm_at = time() + CONFIRM_SECONDS

    async def tidy(self, before: float) -> None:
        """Delete tables that are over or never began and that nobody used since a moment."""
        await self._forget_tables(partial(records.forget, before=before))
        await self.store.write(partial(complaints.forget, before=before))
        await self.store.write(partial(profiles.forget, before=before))

    async def _forget_tables(self, work: Callable[[Connection], list[str]]) -> None:
        for code in await self.store.write(work):
            if (table := self.tables.pop(code, None)) is not None:
                table.leave_memory()

    def connections(self) -> int:
        """Return how many sockets are open."""
        return len(self.crowd)


def _new_row(plan: TablePlan, host_hash: str, password: str | None, *, listed: bool) -> Row:
    now = time()
    return Row(
        id=0,
        code=seats.new_code(),
        state="waiting",
        version=1,
        plan=msgspec.json.encode(plan).decode(),
        host_hash=host_hash,
        seed=str(COURSES[plan.lesson].seed if plan.lesson else secrets.randbits(63)),
        salt=secrets.token_hex(16),
        head=None,
        digest=None,
        rules_version=None,
        program=__version__,
        created=now,
        updated=now,
        asked=None,
        wake=None,
        waiting="",
        rematch=None,
        password_hash=password,
        listed=listed,
    )


def _glanced(stored: Stored, present: Present) -> TableInfo:
    plan = read_plan(stored.row.plan)
    return table_info(
        stored.row,
        stored.seats,
        plan,
        board_of(plan).name,
        connected=present.connected,
        spectators=present.spectators,
    )


def _restored(stored: Stored, plan: TablePlan) -> tuple[maps.Map, Match | None]:
    """Return the board and the match of a stored table; a game this program cannot replay has no match."""
    # Tables on a board that has not changed since share their rules with all others; only another board is compiled.
    # A board of somebody's own lies in the plan: what is stored by its fingerprint may have other names and places.
    same = plan.board is None and (stored.board is None or stored.board == written_board(plan.map, plan.ticket_set))
    map = board_of(plan) if same or plan.board else read_board(str(stored.board))
    if stored.row.head is None:
        return map, None
    if not _is_played(stored.row.rules_version):
        logger.warning("table %s is frozen: it was begun with rules %s", stored.row.code, stored.row.rules_version)
        return map, None
    try:
        return map, replayed(stored.row.head, stored.entries, None if same else map)
    except (NotationError, maps.MapError, OptionError, ValueError):
        logger.exception("table %s cannot be replayed", stored.row.code)
        return map, None


def _is_played(rules_version: int | None) -> bool:
    """Return whether this program plays games that were begun with a version of the rules: up to its own.

    The log's beginning names the version too, and a game goes on by the rules it names.
    """
    return rules_version is None or 1 <= rules_version <= options.RULES_VERSION
