"""Connections handed to the worker that owns their table, before anybody has answered them.

The workers behind one port accept whatever arrives, so half of all sockets of two workers come to the one that does not
own their table, and all they are told would cross Redis. Instead the connection itself is passed on, with the head of
its request, through a socket of the file system that each worker has in the folder they share. Only workers of one
machine find each other there; sockets at other machines go over Redis as before.

A worker that was handed a connection says so. If it does not, it may be paused and wake up at any time: the connection
is closed then, which holds for both, and whoever wanted it comes back.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import socket
from array import array
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec

from whistlestop.server import metrics
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.sharing.owners import Elsewhere
from whistlestop.server.table.lobby import Lobby

LONGEST = 128 * 1024  # bytes of a letter: the head of a request and what it takes to answer
PATIENCE = 2.0  # seconds until a letter must have been answered
TRIES, BETWEEN_TRIES = 25, 0.02  # seconds; all of them together are less than the patience
AT_ONCE = 64  # letters read in one turn of the loop
Accept = Callable[[socket.socket, bytes], None]


class Letter(msgspec.Struct, frozen=True, array_like=True):
    """What goes with a connection, or, without a head, the answer that it has come."""

    sender: str
    number: int
    head: bytes = b""


encoder, decoder = msgspec.msgpack.Encoder(), msgspec.msgpack.Decoder(Letter)


class HandingOver:
    """A worker's place among those of its machine."""

    def __init__(self, folder: str, name: str, lobby: Lobby) -> None:
        """Begin without a socket; workers are known by the names that owners have in Redis."""
        self._folder, self._name, self._lobby = Path(folder), name, lobby
        self._numbers = itertools.count(1)
        self._awaited: dict[int, asyncio.Future[None]] = {}
        self._accepting: set[asyncio.Task[None]] = set()
        self._post: socket.socket | None = None
        self._accept: Accept | None = None

    def open(self, accept: Accept) -> None:
        """Take connections from now on."""
        self._accept = accept
        self._post = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_NONBLOCK)
        self._post.bind(str(self._place(self._name)))
        asyncio.get_running_loop().add_reader(self._post, self._read)

    def close(self) -> None:
        """Take none any more; whoever has written meanwhile hears nothing."""
        if self._post is not None:
            asyncio.get_running_loop().remove_reader(self._post)
            self._post.close()
            self._post = None
            self._place(self._name).unlink(missing_ok=True)

    def _place(self, name: str) -> Path:
        return self._folder / f"{name}.post"

    # --- giving ---

    async def owner(self, code: str) -> str | None:
        """Return the worker of this machine that owns a table, if it is another one."""
        if code in self._lobby.tables:
            return None
        try:
            await self._lobby.owners.refuse_elsewhere(code)
        except Elsewhere as found:
            return found.process if self._place(found.process).exists() else None
        except Denial:
            return None  # whoever serves the socket tells what is wrong
        return None

    async def give(self, worker: str, descriptor: int, head: bytes) -> bool:
        """Give a connection to a worker; return whether it was sent. Raises TimeoutError if nobody says it has come."""
        number, arrived = next(self._numbers), asyncio.get_running_loop().create_future()
        self._awaited[number] = arrived
        try:
            if not await self._send(worker, Letter(self._name, number, head), [descriptor]):
                return False
            await asyncio.wait_for(arrived, PATIENCE)
        finally:
            del self._awaited[number]
        metrics.PASSED_ON.labels("connection").inc()
        return True

    async def _send(self, worker: str, letter: Letter, descriptors: list[int]) -> bool:
        """Send a letter; return False if a worker is gone, or does not read what it has."""
        text, place = encoder.encode(letter), str(self._place(worker))
        for _ in range(TRIES):
            if self._post is None or len(text) > LONGEST:
                return False
            try:
                self._post.sendmsg([text], _enclosed(descriptors), 0, place)
            except BlockingIOError:  # a system keeps ten letters for one who is busy
                await asyncio.sleep(BETWEEN_TRIES)
            except OSError:
                return False
            else:
                return True
        return False

    # --- taking ---

    def _read(self) -> None:
        for _ in range(AT_ONCE):
            if self._post is None:
                return
            try:
                text, descriptors, _, _ = socket.recv_fds(self._post, LONGEST, 1)
            except OSError:
                return
            connections = [socket.socket(fileno=one) for one in descriptors]
            self._take(decoder.decode(text), connections)

    def _take(self, letter: Letter, connections: list[socket.socket]) -> None:
        if connections:
            task = asyncio.get_running_loop().create_task(self._accept_one(letter, *connections))
            self._accepting.add(task)
            task.add_done_callback(self._accepting.discard)
        elif (arrived := self._awaited.get(letter.number)) is not None and not arrived.done():
            arrived.set_result(None)

    async def _accept_one(self, letter: Letter, connection: socket.socket) -> None:
        if self._accept is not None and await self._send(letter.sender, Letter(self._name, letter.number), []):
            connection.setblocking(False)
            self._accept(connection, letter.head)
        else:
            hang_up(connection.fileno())
            connection.close()


def hang_up(descriptor: int) -> None:
    """End a connection for everybody who has a descriptor of it; a loop's own socket may not know how."""
    with socket.socket(fileno=os.dup(descriptor)) as connection, suppress(OSError):
        connection.shutdown(socket.SHUT_RDWR)  # unless whoever it was has gone


def _enclosed(descriptors: list[int]) -> list[tuple[int, int, bytes]]:
    """Return descriptors as a message carries them; Python's own `send_fds` forgets the address."""
    return [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", descriptors).tobytes())] if descriptors else []
