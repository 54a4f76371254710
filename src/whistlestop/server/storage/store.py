"""The database behind threads: nobody on the event loop waits for a disk, and nobody waits long for a database.

Writes that come while another is on its way to the disk go there together, in one transaction; each is still done
before its writer is told so. If one of them fails, they are tried one by one and only the faulty one is refused. While
the database is away everything is refused within a few seconds, one line of the log tells so, and nothing is lost.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import monotonic, perf_counter
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from whistlestop.locale import say
from whistlestop.server import metrics
from whistlestop.server.pools import Pool
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.storage.schema import DatabaseError
from whistlestop.server.storage.upgrade import bring_up_to_date, touch

logger = logging.getLogger(__name__)
Result = TypeVar("Result")
Write = Callable[[Connection], object]
Waiting = tuple[Write, "asyncio.Future[object]"]
READERS = 2
SECONDS_TO_CLOSE = 0.5
FULL_SECONDS = 60.0  # between two lines about a full disk, which can be read and still stores what is small
PATIENCE = 4.0  # seconds after which a database that does not answer counts as away
CORRUPT = ("not a database", "malformed", "file is encrypted")
# Without these a network that swallows everything would keep a thread waiting for minutes.
POSTGRESQL: dict[str, object] = {
    "connect_timeout": 3,
    "tcp_user_timeout": 5000,
    "keepalives_idle": 5,
    # A process that is paused in the middle of a write must not keep others from its tables, which they may take over
    # five seconds after it was last heard of; a busy one is not kept from writing.
    "options": "-c idle_in_transaction_session_timeout=4000 -c lock_timeout=3000",
}


class GivenUp(Exception):  # noqa: N818 - nobody is told
    """Whoever wanted this has been refused meanwhile."""


class Store:
    """A database, a thread that writes and a few that read."""

    def __init__(self, url: str) -> None:
        """Open the database, create or upgrade it; raises DatabaseError."""
        self.engine = _open(make_url(url))
        try:
            bring_up_to_date(self.engine)
        except SQLAlchemyError as error:
            self.engine.dispose()
            raise _unusable(error) from None
        self._writer = Pool("writing")
        self._readers = Pool("reading", threads=READERS)
        self._waiting: list[Waiting] = []
        self._writing: asyncio.Task[None] | None = None
        self._away, self._doubtful = False, False  # doubtful: a write failed and none has been stored since
        self._unwritten = -FULL_SECONDS  # when a write failed last

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Return what `work` returns, once it is stored for good; raises Denial if the database fails."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, future))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        begun = perf_counter()
        try:
            result: Result = await self._patiently(future, writing=True)
            metrics.WRITING.observe(perf_counter() - begun)
        finally:
            if future.cancelled():  # given up before its turn came
                self._waiting = [one for one in self._waiting if one[1] is not future]
        return result

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Return what `work` returns; raises Denial if the database fails."""
        return await self._patiently(self._readers.run("", lambda: self._read(work)))

    async def answers(self) -> None:
        """Return if the database answers, and stores something if that failed lately; raises Denial if it does not."""
        await self.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
        if self._doubtful:
            await self.write(touch)

    def close(self) -> None:
        """Finish what is under way and let the database go."""
        self._writer.close(SECONDS_TO_CLOSE)
        self._readers.close()
        self.engine.dispose()

    async def _patiently(self, answer: Awaitable[Result], *, writing: bool = False) -> Result:
        try:
            async with asyncio.timeout(PATIENCE):  # a fraction of what `wait_for` costs
                result = await answer
        except TimeoutError:
            raise self._failed("it does not answer", writing=writing) from None
        except IntegrityError as error:
            logger.error("the database failed: %s", _reason(error))
            raise Denial("storage_failed") from None
        except SQLAlchemyError as error:
            raise self._failed(_reason(error), writing=writing) from None
        self._answered(writing=writing)
        return result

    def _failed(self, reason: str, *, writing: bool) -> Denial:
        """Return the refusal; an outage is told in the log when it begins, not for everybody who meets it."""
        full = writing and monotonic() - self._unwritten < FULL_SECONDS
        if not self._away and not full:
            self._away = True
            logger.error("the database failed: %s", _told(reason))
            metrics.OUTAGES.labels("database").inc()
        if writing:
            self._unwritten, self._doubtful = monotonic(), True
        return Denial("storage_failed")

    def _answered(self, *, writing: bool) -> None:
        if writing:
            self._doubtful = False
        if self._away and not self._doubtful:
            self._away = False
            logger.info("the database answers again")

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                for (_, future), result in zip(batch, await self._written(batch), strict=True):
                    _settle(future, result)
        finally:
            self._writing = None

    async def _written(self, batch: list[Waiting]) -> list[object]:
        try:
            return await self._writer.run("", lambda: self._together(batch))
        except Denial as stopping:
            return [stopping for _ in batch]

    def _together(self, batch: list[Waiting]) -> list[object]:
        """Return what each work returned, or the exception it failed with."""
        try:
            with self.engine.begin() as connection:
                results = [work(connection) for work, _ in batch]
                if any(future.cancelled() for _, future in batch):
                    raise GivenUp  # what somebody was told did not happen must not happen
                return results
        except Exception as error:
            if len(batch) <= 1:
                return [error for _ in batch]
            return [result for one in batch for result in self._together([one])]

    def _read(self, work: Callable[[Connection], Result]) -> Result:
        with self.engine.connect() as connection:
            return work(connection)


def _settle(future: asyncio.Future[object], result: object) -> None:
    if future.done():
        return
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)


def _reason(error: SQLAlchemyError) -> str:
    """Return what went wrong, in one line and without what was to be stored."""
    told = str(error.orig) if isinstance(error, DBAPIError) else str(error)
    return " ".join(told.split())


def _told(reason: str) -> str:
    """Return what went wrong and, if the database is damaged, what to do about it."""
    return say("database-corrupt", reason=reason) if any(word in reason for word in CORRUPT) else reason


def _unusable(error: SQLAlchemyError) -> DatabaseError:
    reason = _reason(error)
    told = _told(reason)
    return DatabaseError(told if told != reason else say("database-unreachable", reason=reason))


def _open(url: URL) -> Engine:
    sqlite = url.get_backend_name() == "sqlite"
    arguments: dict[str, object] = {"check_same_thread": False} if sqlite else {}
    if url.get_driver_name() in ("psycopg", "psycopg2"):
        arguments = POSTGRESQL
    # What is stored is secret while a game runs, so no message of an error may quote it.
    engine = create_engine(url, connect_args=arguments, hide_parameters=True, pool_pre_ping=not sqlite)
    if sqlite:
        event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: object, _: object) -> None:
    # Readers do not wait for the writer, and a commit is on the disk when it returns.
    for command in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=3000"):
        connection.execute(f"PRAGMA {command}")  # type: ignore[attr-defined]
