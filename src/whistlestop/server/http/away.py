"""Sockets here whose table is at another process: what they say goes there, what they are told comes back.

When that process is gone, or the line to it failed, nobody knows what was lost on the way: the socket is closed to be
opened again, and its client is shown what is stored.
"""

from __future__ import annotations

import itertools

from whistlestop.server import metrics
from whistlestop.server.journal import request_id
from whistlestop.server.protocol.messages import FromClient
from whistlestop.server.sharing.exchange import Exchange
from whistlestop.server.sharing.frames import Closed, Left, Opened, Said, Told
from whistlestop.server.table.callers import Caller
from whistlestop.server.table.connection import TRY_AGAIN, Connection


class Link:
    """One socket here at a table there."""

    def __init__(self, links: Links, number: int, process: str, connection: Connection) -> None:
        """Belong to the links of this process."""
        self._links, self.number, self.process, self.connection = links, number, process, connection

    async def answer(self, text: str, message: FromClient) -> None:
        """Pass a message on that can be read."""
        self._links.exchange.tell(self.process, Said(self.number, text))

    async def leave(self) -> None:
        """Tell the table's process that the socket has gone."""
        self._links.forget(self)


class Links:
    """All sockets here whose tables are elsewhere."""

    def __init__(self, exchange: Exchange) -> None:
        """Begin with none."""
        self.exchange = exchange
        self._links: dict[int, Link] = {}
        self._numbers = itertools.count(1)
        exchange.hears |= {Told: self._told, Closed: self._closed}
        exchange.on_lost.append(self._lost)
        exchange.peers.append(self.processes)

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._links)

    def processes(self) -> set[str]:
        """Return the processes that answer for a socket of ours."""
        return {link.process for link in self._links.values()}

    def open(self, process: str, code: str, hello: str, who: Caller, connection: Connection) -> Link:
        """Let a socket say hello at another process's table."""
        link = Link(self, next(self._numbers), process, connection)
        self._links[link.number] = link
        metrics.PASSED_ON.labels("socket").inc()
        self.exchange.tell(process, Opened(link.number, code, hello, who.address, request_id()))
        return link

    def forget(self, link: Link) -> None:
        """Take leave of the table's process, unless it did so itself."""
        if self._links.pop(link.number, None) is not None:
            self.exchange.tell(link.process, Left(link.number))

    def _told(self, process: str, told: Told) -> None:
        link = self._links.get(told.link)
        if link is not None and link.process == process:
            link.connection.send(told.text)

    def _closed(self, process: str, closed: Closed) -> None:
        link = self._links.get(closed.link)
        if link is not None and link.process == process:
            del self._links[closed.link]
            link.connection.close(closed.code)

    def _lost(self, process: str | None) -> None:
        for link in [one for one in self._links.values() if process in (None, one.process)]:
            del self._links[link.number]
            link.connection.close(TRY_AGAIN)
