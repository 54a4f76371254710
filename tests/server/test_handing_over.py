"""Connections go to the worker that owns their table; what cannot be handed over is served where it came, or closed."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from whistlestop.server.http import handing_over
from whistlestop.server.http.handing_over import HandingOver
from whistlestop.server.protocol.denial import Denial
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
        assert len(taken) == 1
        taken[0][0].close()

    run(folder, act)
