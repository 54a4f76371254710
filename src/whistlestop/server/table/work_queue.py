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
        return await future  # type: ignore[return-value]

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
        if not self._working:
            self._task.cancel()

    async def _run(self) -> None:
        while not self.gone:
            self._between()
            work, future = await self._queue.get()
            self._working, self.last_used = True, time()
            await self._do(work, future)
            self._working = False
        self._empty()

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

    def _empty(self) -> None:
        while not self._queue.empty():
            _, future = self._queue.get_nowait()
            if future is not None and not future.done():
                future.set_exception(Gone())
