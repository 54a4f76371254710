"""The database behind threads: nobody on the event loop waits for a disk.

Writes that come while another is on its way to the disk go there together, in one transaction; each is still done
before its writer is told so. If one of them fails, they are tried one by one and only the faulty one is refused.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine, create_engine, event

from whistlestop.server.storage import schema

Result = TypeVar("Result")
Write = Callable[[Connection], object]
READERS = 2


class Store:
    """A database, a thread that writes and a few that read."""

    def __init__(self, url: str) -> None:
        """Open the database, create or upgrade it; raises DatabaseError."""
        self.engine = _open(url)
        schema.bring_up_to_date(self.engine)
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._waiting: list[tuple[Write, asyncio.Future[object]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Return what `work` returns, once it is stored for good."""
        future: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, future))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        return await future  # type: ignore[return-value]

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Return what `work` returns."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def close(self) -> None:
        """Finish what is under way and let the database go."""
        self._writer.shutdown(wait=True)
        self._readers.shutdown(wait=True)
        self.engine.dispose()

    async def _write_all(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                results = await loop.run_in_executor(self._writer, self._together, [work for work, _ in batch])
                for (_, future), result in zip(batch, results, strict=True):
                    _settle(future, result)
        finally:
            self._writing = None

    def _together(self, works: list[Write]) -> list[object]:
        """Return what each work returned, or the exception it failed with."""
        try:
            with self.engine.begin() as connection:
                return [work(connection) for work in works]
        except Exception as error:
            if len(works) == 1:
                return [error]
            return [result for work in works for result in self._together([work])]

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


def _open(url: str) -> Engine:
    sqlite = url.startswith("sqlite")
    # What is stored is secret while a game runs, so no message of an error may quote it.
    engine = create_engine(url, connect_args={"check_same_thread": False} if sqlite else {}, hide_parameters=True)
    if sqlite:
        event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: object, _: object) -> None:
    # Readers do not wait for the writer, and a commit is on the disk when it returns.
    for command in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {command}")  # type: ignore[attr-defined]
