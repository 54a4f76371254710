"""Connections go to the worker that owns their table; what cannot be handed over is served where it came, or closed."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
import uvloop
from uvicorn.server import ServerState

from whistlestop.server.http import handing_over
from whistlestop.server.http.door import configured
from whistlestop.server.http.handing_over import HandingOver
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.settings import Settings
from whistlestop.server.sharing.owners import Elsewhere
from whistlestop.server.table.lobby import Lobby

HEAD = b"GET /ws/ABCDEF HTTP/1.1\r\n\r\n"
Taken = list[tuple[socket.socket, bytes]]
Act = Callable[[HandingOver, HandingOver, Taken], Awaitable[None]]


def of(owner: str | None, *tables: str) -> Lobby:
    """Return as much of a lobby as is asked: which tables are here, and who owns all others."""

    async def refuse_elsewhere(_: str) -> None:
        if owner is None:
            raise Denial("busy")
        raise Elsewhere(owner)

    owners = SimpleNamespace(refuse_elsewhere=refuse_elsewhere)
    return cast("Lobby", cast("Any", SimpleNamespace(tables=dict.fromkeys(tables), owners=owners)))


def run(folder: Path, act: Act) -> None:
    """Let two workers of one folder act; the second takes what it is given."""

    async def running() -> None:
        giver, taker, taken = (
            HandingOver(str(folder), "giver", of("taker")),
            HandingOver(str(folder), "taker", of(None)),
            [],
        )
        giver.open(lambda connection, head: None)
        taker.open(lambda connection, head: taken.append((connection, head)))
        try:
            await act(giver, taker, taken)
        finally:
            giver.close()
            taker.close()

    asyncio.run(running())


def test_a_connection_and_the_head_of_its_request_are_given_to_the_owner(folder: Path) -> None:
    near, far = socket.socketpair()

    async def act(giver: HandingOver, _: HandingOver, taken: Taken) -> None:
        assert await giver.owner("ABCDEF") == "taker"
        assert await giver.give("taker", near.fileno(), HEAD)
        ((connection, head),) = taken
        near.close()  # the giver's end of it
        with connection:
            connection.sendall(b"welcome")
        assert (head, far.recv(16)) == (HEAD, b"welcome")

    with far:
        run(folder, act)


def test_a_table_that_is_here_or_at_no_worker_of_this_machine_is_served_where_its_socket_came(folder: Path) -> None:
    async def act(giver: HandingOver, taker: HandingOver, _: Taken) -> None:
        here, abroad = (
            HandingOver(str(folder), "x", of("taker", "ABCDEF")),
            HandingOver(str(folder), "y", of("elsewhere")),
        )
        assert await here.owner("ABCDEF") is None
        assert await abroad.owner("ABCDEF") is None
        assert await taker.owner("ABCDEF") is None  # nobody knows whose it is
        taker.close()
        assert await giver.owner("ABCDEF") is None
        assert not await giver.give("taker", 0, HEAD)

    run(folder, act)


def test_a_worker_that_does_not_answer_may_still_wake_up(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever gave it something closes the connection then, for both."""
    monkeypatch.setattr(handing_over, "PATIENCE", 0.05)

    async def act(giver: HandingOver, taker: HandingOver, taken: Taken) -> None:
        assert taker._post is not None
        asyncio.get_running_loop().remove_reader(taker._post)  # as if it were paused
        with socket.socket() as connection, pytest.raises(TimeoutError):
            await giver.give("taker", connection.fileno(), HEAD)
        assert not taken
        taker._read()
        await asyncio.gather(*taker._accepting)
        assert len(taken) == 1
        taken[0][0].close()

    run(folder, act)


def test_more_letters_than_a_busy_worker_holds_are_all_delivered(folder: Path) -> None:
    async def act(giver: HandingOver, _: HandingOver, taken: Taken) -> None:
        pairs = [socket.socketpair() for _ in range(60)]
        given = await asyncio.gather(*(giver.give("taker", near.fileno(), HEAD) for near, _ in pairs))
        assert all(given)
        assert len(taken) == len(pairs)
        for one in [*(end for pair in pairs for end in pair), *(connection for connection, _ in taken)]:
            one.close()

    run(folder, act)


class Workers:
    """Whoever a connection is handed to; what `owner` and `give` do is chosen by a test."""

    def __init__(self, owner: str | Exception | None, given: bool | Exception = True) -> None:
        """Know an owner and whether it takes what it is given."""
        self._owner, self._given = owner, given
        self.heads: list[bytes] = []

    async def owner(self, _: str) -> str | None:
        """Return the owner of a table."""
        if isinstance(self._owner, Exception):
            raise self._owner
        return self._owner

    async def give(self, _: str, __: int, head: bytes) -> bool:
        """Give a connection away."""
        self.heads.append(head)
        if isinstance(self._given, Exception):
            raise self._given
        return self._given


async def answered(workers: Workers, sent: bytes) -> bytes:
    """Return what a client hears that sends bytes to a door, until the connection ends or it was answered."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"4")]})
            await asyncio.sleep(0.05)  # the upgrade is read meanwhile
            await send({"type": "http.response.body", "body": b"here"})
        else:
            await receive()
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.close"})

    config = configured(app, Settings(), handing_over=cast("HandingOver", workers))
    config.load()
    state = ServerState()
    loop = asyncio.get_running_loop()
    door = await loop.create_server(lambda: config.http_protocol_class(config, state, {}), "127.0.0.1", 0)  # type: ignore[call-arg]
    reader, writer = await asyncio.open_connection(*door.sockets[0].getsockname())
    writer.write(sent)
    heard = b""
    with suppress(ConnectionError):
        while ENOUGH.isdisjoint(heard.split()) and (more := await asyncio.wait_for(reader.read(4096), 20)):
            heard += more
    writer.close()
    door.close()
    return heard


ENOUGH = {b"101", b"here"}  # words of an answer
UPGRADE = (
    b"GET /ws/ABCDEF HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


@pytest.mark.parametrize("loop_of", [asyncio.new_event_loop, uvloop.new_event_loop])
@pytest.mark.parametrize(
    ("workers", "expected"),
    [
        (Workers(None), b"101 Switching"),
        (Workers("taker", given=False), b"101 Switching"),
        (Workers("taker", given=TimeoutError()), b""),
        (Workers("taker", given=RuntimeError("anything")), b""),
        (Workers(RuntimeError("anything")), b""),
    ],
    ids=["own", "not taken", "no answer", "failed", "unknown"],
)
def test_whatever_happens_while_it_is_handed_over_a_socket_is_answered_or_closed(
    loop_of: Callable[[], asyncio.AbstractEventLoop], workers: Workers, expected: bytes
) -> None:
    with asyncio.Runner(loop_factory=loop_of) as runner:
        heard = runner.run(answered(workers, UPGRADE))
    assert expected in heard
    assert bool(heard) == bool(expected)


def test_a_connection_that_is_still_being_answered_is_not_given_away() -> None:
    workers = Workers("taker")
    heard = asyncio.run(answered(workers, b"GET /slow HTTP/1.1\r\nHost: here\r\n\r\n" + UPGRADE))
    assert heard.startswith(b"HTTP/1.1 200")
    assert not workers.heads
