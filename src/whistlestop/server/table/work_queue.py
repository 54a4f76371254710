"""Work in a queue: one task does one thing after the other, whoever asked for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import time
from typing import TypeVar

from whistlestop.server.line import Line
from whistlestop.server.protocol.denial import Denial

logger = logging.getLogger(__name__)
Result = TypeVar("Result")
Work = Callable[[], Awaitable[object]]


class Gone(Exception):  # noqa: N818 - whoever wants it loads it again
    """The table whose queue this is has left memory."""


class WorkQueue:
    """The queue of a table; `between` is called before each wait for the next work."""

    def __init__(self, name: str, between: Callable[[], None]) -> None:
        """Begin to work."""
        self.gone, self.last_used = False, time()
        self._name, self._between, self._working = name, between, False
        self._queue: Line[tuple[Work, asyncio.Future[object] | None]] = Line()
        self._task = asyncio.create_task(self._run())

    async def call(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Put work into the queue and return what it returns; raises Gone if nothing is done here any more."""
        if self.gone:
            raise Gone
        future: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((work, future))
        try:
            return await future  # type: ignore[return-value]
        finally:
            del future  # an error holds the frames it passed, and this one would hold the error: a ring, with the table

    def post(self, work: Work) -> None:
        """Put work into the queue that nobody waits for."""
        self._queue.put_nowait((work, None))

    @property
    def idle(self) -> bool:
        """Whether nothing is being done or waits."""
        return not self._working and self._queue.empty()

    def stop(self) -> None:
        """Do nothing more but the work under way."""
        self.gone = True
        self._empty()
        self.post(nothing)  # wakes the task up, which then ends; a cancelled one would hold its frame, and so the table

    async def _run(self) -> None:
        while not self.gone:
            self._between()
            await self._do_next()
        self._empty()
        self._between = _never  # the table's own, which would keep the two alive for each other's sake

    async def _do_next(self) -> None:
        work, future = await self._queue.get()
        self._working, self.last_used = True, time()
        await self._do(work, future)
        self._working = False

    async def _do(self, work: Work, future: asyncio.Future[object] | None) -> None:
        try:
            result = await work()
        except Exception as error:
            if future is not None and not future.done():
                future.set_exception(error)
            elif not isinstance(error, Denial | Gone):
                logger.exception("table %s", self._name)
        else:
            if future is not None and not future.done():
                future.set_result(result)
        finally:
            del work, future  # as above

    def _empty(self) -> None:
        while not self._queue.empty():
            _, future = self._queue.get_nowait()
            if future is not None and not future.done():
                future.set_exception(Gone())


async def nothing() -> None:
    """Do nothing, but in line."""


def _never() -> None:
    """Stand where a table was."""
