"""Things that wait in line for one who takes them, and a gate that is hardly ever shut.

What asyncio has for both holds four queues of waiters each, a kilobyte a piece. A server has ten thousands of lines, in
which nearly always nothing waits and for which nobody but their one taker does.
"""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

Item = TypeVar("Item")


class Line(Generic[Item]):
    """A queue for one taker; its methods are named as those of asyncio.Queue."""

    __slots__ = ("_items", "_taker")

    def __init__(self) -> None:
        """Begin empty."""
        self._items: list[Item] = []
        self._taker: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        """Return how many wait."""
        return len(self._items)

    def empty(self) -> bool:
        """Return whether nothing waits."""
        return not self._items

    def put_nowait(self, item: Item) -> None:
        """Put something at the end."""
        self._items.append(item)
        if self._taker is not None and not self._taker.done():
            self._taker.set_result(None)

    async def get(self) -> Item:
        """Wait for the first and take it."""
        while not self._items:
            self._taker = asyncio.get_running_loop().create_future()
            await self._taker
        return self.get_nowait()

    def get_nowait(self) -> Item:
        """Take the first; there must be one."""
        return self._items.pop(0)

    def clear(self) -> None:
        """Forget all that wait."""
        self._items.clear()


class Gate:
    """Whether to go on; its methods are named as those of asyncio.Event."""

    __slots__ = ("_shut",)

    def __init__(self) -> None:
        """Begin open."""
        self._shut: asyncio.Event | None = None

    def clear(self) -> None:
        """Shut it."""
        if self._shut is None:
            self._shut = asyncio.Event()

    def set(self) -> None:
        """Open it."""
        if self._shut is not None:
            self._shut.set()
            self._shut = None

    async def wait(self) -> None:
        """Wait until it is open."""
        if self._shut is not None:
            await self._shut.wait()
