"""Sockets of other processes at tables of this one: for the table they are connections like any other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from whistlestop.server.http import socket
from whistlestop.server.journal import set_request_id
from whistlestop.server.limits import network_of
from whistlestop.server.line import Line
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.sharing.exchange import Exchange
from whistlestop.server.sharing.frames import Closed, Left, Opened, Said, Told
from whistlestop.server.table.callers import Caller
from whistlestop.server.table.connection import TRY_AGAIN, Connection
from whistlestop.server.table.lobby import Lobby


class FarConnection(Connection):
    """A socket at another process: what it is told is told to that process."""

    def __init__(self, exchange: Exchange, process: str, link: int, address: str) -> None:
        """Be one link of a process."""
        super().__init__(network_of(address))
        self._exchange, self.process, self.link = exchange, process, link
        self.on_close: Callable[[], None] | None = None

    def send(self, text: str) -> None:
        """Pass a message on."""
        if self.close_code is None:
            self._exchange.tell(self.process, Told(self.link, text))

    def close(self, code: int) -> None:
        """Let the socket be closed behind all that was told."""
        if self.close_code is None:
            self.close_code = code
            self._exchange.tell(self.process, Closed(self.link, code))
            if self.on_close is not None:
                asyncio.get_running_loop().call_soon(self.on_close)


class Visitor:
    """One such socket: its messages are answered one after the other."""

    def __init__(self, lobby: Lobby, connection: FarConnection, opened: Opened) -> None:
        """Begin with its hello."""
        self._lobby, self.connection, self._code = lobby, connection, opened.code
        self._texts: Line[str] = Line()
        self._task = asyncio.create_task(self._serve(opened))

    def hear(self, text: str) -> None:
        """Put a message in line."""
        self._texts.put_nowait(text)

    def leave(self) -> None:
        """Stop; the table forgets the socket."""
        self._task.cancel()

    async def _serve(self, opened: Opened) -> None:
        set_request_id(opened.request)
        lobby, connection, most = self._lobby, self.connection, self._lobby.settings.message_bytes
        lobby.crowd.enter(connection, connection.network)
        desk = socket.OwnDesk(lobby, connection, self._code)
        try:
            await desk.enter(Caller(opened.address), socket.read_hello(opened.hello, most))
            while connection.close_code is None:
                await self._answer(desk, await self._texts.get(), most)
        except Exception as error:
            socket.dismiss(connection, self._code, error)
        finally:
            lobby.crowd.leave(connection)
            await asyncio.shield(desk.leave())

    async def _answer(self, desk: socket.OwnDesk, text: str, most: int) -> None:
        try:
            await desk.answer(text, socket.read_message(text, most))
        except Denial as denial:
            socket.refuse(self.connection, denial, text)


class Visitors:
    """All sockets of other processes at our tables."""

    def __init__(self, exchange: Exchange, lobby: Lobby) -> None:
        """Begin with none."""
        self._exchange, self._lobby = exchange, lobby
        self._visitors: dict[tuple[str, int], Visitor] = {}
        exchange.hears |= {Opened: self._opened, Said: self._said, Left: self._left}
        exchange.on_lost.append(self._lost)
        exchange.peers.append(self.processes)

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._visitors)

    def processes(self) -> set[str]:
        """Return the processes that have sockets here."""
        return {process for process, _ in self._visitors}

    def _opened(self, process: str, opened: Opened) -> None:
        connection = FarConnection(self._exchange, process, opened.link, opened.address)
        connection.on_close = lambda: self._left(process, Left(opened.link))
        self._visitors[process, opened.link] = Visitor(self._lobby, connection, opened)

    def _said(self, process: str, said: Said) -> None:
        visitor = self._visitors.get((process, said.link))
        if visitor is None:
            self._exchange.tell(process, Closed(said.link, TRY_AGAIN))  # it was given up when the line failed
        elif visitor.connection.close_code is None:
            visitor.hear(said.text)

    def _left(self, process: str, left: Left) -> None:
        visitor = self._visitors.pop((process, left.link), None)
        if visitor is not None:
            visitor.leave()

    def _lost(self, process: str | None) -> None:
        for key in [key for key in self._visitors if process in (None, key[0])]:
            self._visitors[key].connection.close(TRY_AGAIN)
