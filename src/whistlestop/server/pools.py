"""Threads for work that takes the processor: one pool for each kind, bounded, and fair to whoever asks.

Work waits in a queue for each asker (a network, or a table for its bots), and the askers take turns: one who asks for a
hundred things waits for ninety-nine of them himself, the next asker waits for one. Whoever has too much waiting, and
everybody when too much waits in all, is refused instead of being kept waiting without end.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from contextlib import suppress
from contextvars import copy_context
from threading import Condition, Thread
from time import monotonic
from typing import Any, TypeVar

from whistlestop.server.protocol.denial import Denial

Result = TypeVar("Result")


class Job:
    """One piece of work and where its result goes."""

    def __init__(self, work: Callable[[], Any]) -> None:
        """Belong to the running event loop."""
        self._loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self._loop.create_future()
        self._work, self._context = work, copy_context()  # the asker's language, for one

    def do(self) -> None:
        """Do the work and hand its result over."""
        try:
            result = self._context.run(self._work)
        except Exception as error:
            self._hand_over(None, error)
        else:
            self._hand_over(result, None)

    def drop(self) -> None:
        """Tell whoever waits that nothing will come of it."""
        self._hand_over(None, Denial("busy", "the server stops"))

    def _hand_over(self, result: object, error: Exception | None) -> None:
        with suppress(RuntimeError):  # the loop has been closed: nobody waits any more
            self._loop.call_soon_threadsafe(self._settle, result, error)

    def _settle(self, result: object, error: Exception | None) -> None:
        if self.future.done():
            return
        if error is not None:
            self.future.set_exception(error)
        else:
            self.future.set_result(result)


class Pool:
    """A few threads and a queue for each asker."""

    def __init__(self, name: str, *, threads: int = 1, waiting: int | None = None, each: int | None = None) -> None:
        """Let so many jobs wait in all and `each` of one asker, without bound if None; threads come when needed."""
        self._name, self._most_threads, self._waiting, self._each = name, threads, waiting, each
        self._queues: OrderedDict[str, deque[Job]] = OrderedDict()  # the asker whose turn it is comes first
        self._threads: list[Thread] = []
        self._free = 0  # threads that wait for work
        self._changed = Condition()
        self._closed = False

    @property
    def length(self) -> int:
        """How many jobs wait."""
        with self._changed:
            return self._length()

    def _length(self) -> int:
        return sum(len(queue) for queue in self._queues.values())

    async def run(self, asker: str, work: Callable[[], Result]) -> Result:
        """Return what `work` returns, done in a thread when it is the asker's turn; raises Denial if too much waits."""
        job = Job(work)
        with self._changed:
            self._admit(asker, job)
        result: Result = await job.future
        return result

    def _admit(self, asker: str, job: Job) -> None:
        queue = self._queues.get(asker)
        if self._closed or (self._waiting is not None and self._length() >= self._waiting):
            raise Denial("busy", f"too much {self._name} waits")
        if queue is not None and self._each is not None and len(queue) >= self._each:
            raise Denial("busy", f"too much {self._name} of one address waits")
        self._queues.setdefault(asker, deque()).append(job)
        if self._free == 0 and len(self._threads) < self._most_threads:
            # A daemon, so that a thought under way does not keep the program from ending.
            thread = Thread(target=self._work, name=f"{self._name}-{len(self._threads)}", daemon=True)
            self._threads.append(thread)
            thread.start()
        self._changed.notify()

    def _work(self) -> None:
        while (job := self._next()) is not None:
            if not job.future.cancelled():
                job.do()
            del job  # which would be held, and a table with it, until the next one comes

    def _next(self) -> Job | None:
        with self._changed:
            self._free += 1
            while not self._queues and not self._closed:
                self._changed.wait()
            self._free -= 1
            if not self._queues:
                return None
            asker, queue = self._queues.popitem(last=False)
            job = queue.popleft()
            if queue:
                self._queues[asker] = queue  # behind the others
            return job

    def close(self, seconds: float = 0.0) -> None:
        """Take no more work, drop what waits, and give what is under way so long to end."""
        with self._changed:
            self._closed = True
            dropped = [job for queue in self._queues.values() for job in queue]
            self._queues.clear()
            self._changed.notify_all()
        for job in dropped:
            job.drop()
        until = monotonic() + seconds
        for thread in self._threads:
            thread.join(max(0.0, until - monotonic()))
