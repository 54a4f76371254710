"""The socket of one client: messages are read, checked, handed to the table in turn, and answered.

Whatever is wrong with a message is told as a refusal; a client that goes on is cut off.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Any, Protocol

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from whistlestop.server import metrics
from whistlestop.server.http import network
from whistlestop.server.http.answers import decoded
from whistlestop.server.journal import set_request_id
from whistlestop.server.limits import Bucket
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.protocol.messages import (
    ChooseTickets,
    FromClient,
    FromServer,
    GiveCards,
    Hello,
    Play,
    Refused,
)
from whistlestop.server.protocol.parts import Code
from whistlestop.server.sharing.owners import Elsewhere
from whistlestop.server.table import play
from whistlestop.server.table.callers import Caller, address
from whistlestop.server.table.connection import TRY_AGAIN, Connection, written
from whistlestop.server.table.lobby import Lobby
from whistlestop.server.table.work_queue import Gone

logger = logging.getLogger(__name__)

HELLO_SECONDS = 10
PATIENCE = 50  # refusals in a row for messages that no client of ours sends
POLICY_VIOLATION = 1008
FAILED = 1011
CLOSE_CODES: dict[Code, int] = {
    "foreign_origin": 4403,
    "foreign_host": 4403,
    "unknown_table": 4404,
    "wrong_token": 4401,
    "too_many_spectators": 4429,
    "too_frequent": 4429,
    "password_needed": 4411,
    "wrong_password": 4412,
    "storage_failed": TRY_AGAIN,
    "busy": TRY_AGAIN,
}


class Asked(msgspec.Struct):
    """As much of a bad message as is needed to answer it."""

    request: int = 0


decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
asked = msgspec.json.Decoder(Asked)


class Desk(Protocol):
    """Where the messages of a socket are answered: at a table of this process, or at another process."""

    async def answer(self, text: str, message: FromClient) -> None:
        """Take a message that can be read; raises Denial if it is refused at once."""

    async def leave(self) -> None:
        """Forget the socket."""


class Away(Protocol):
    """The way to tables that other processes own."""

    def open(self, process: str, code: str, hello: str, who: Caller, connection: Connection) -> Desk:
        """Return the desk of a socket at another process's table, where it has said hello."""


class OwnDesk:
    """A table of this process, as one socket sees it."""

    def __init__(self, lobby: Lobby, connection: Connection, code: str) -> None:
        """Be the desk of a table, which may or may not let the socket in."""
        self._lobby, self._connection, self._code = lobby, connection, code

    async def enter(self, who: Caller, hello: Hello) -> None:
        """Say hello to the table; raises Denial, or Elsewhere if it is another process's."""
        who = replace(who, token=hello.token, password=hello.password)
        await self._lobby.at(self._code, lambda table: play.enter(table, self._connection, hello), who)

    async def answer(self, text: str, message: FromClient) -> None:
        """Let the table answer."""
        connection, begun = self._connection, perf_counter()
        try:
            thought = await self._lobby.at(self._code, lambda table: play.respond(table, connection, message))
        except Elsewhere:
            connection.close(TRY_AGAIN)  # the table has changed hands; whoever comes back is shown the way
        else:
            if thought is not None:
                _later(connection, message.request, thought)
            elif isinstance(message, Play | ChooseTickets | GiveCards):
                metrics.DECIDING.observe(perf_counter() - begun)

    async def leave(self) -> None:
        """Let the table forget the socket, also if its hello still waits there."""
        table = self._lobby.tables.get(self._code.upper())
        if table is not None and not table.queue.gone:
            with suppress(Denial, Gone):
                await table.queue.call(lambda: play.leave(table, self._connection))


async def serve(websocket: WebSocket, lobby: Lobby, code: str, away: Away | None = None) -> None:
    """Serve one socket until it closes; whatever happens, it is closed in the end and forgotten."""
    await websocket.accept()
    set_request_id()
    who = Caller(address(websocket.scope))
    connection = Connection(who.network)
    lobby.crowd.enter(connection, who.network)
    visit = Visit(websocket, lobby, connection, code, away)
    try:
        await converse(websocket, connection, visit.serve(who))
    finally:
        lobby.crowd.leave(connection)
        if visit.desk is not None:
            await visit.desk.leave()


@dataclass(slots=True)
class Visit:
    """One socket and what it has to do with a table."""

    websocket: WebSocket
    lobby: Lobby
    connection: Connection
    code: str
    away: Away | None
    desk: Desk | None = None

    async def serve(self, who: Caller) -> None:
        """Read messages until the socket is to be closed, and say why it is."""
        try:
            refuse_foreigners(self.websocket, self.lobby)
            self.websocket.scope.clear()  # nobody asks again how it came here
            await self._read(await self._enter(who))
        except (WebSocketDisconnect, TimeoutError):
            self.connection.close(POLICY_VIOLATION)
        except Exception as error:
            dismiss(self.connection, self.code, error)

    async def _enter(self, who: Caller) -> Desk:
        """Read the hello and return where it was said."""
        lobby = self.lobby
        text = _text(await asyncio.wait_for(self.websocket.receive(), HELLO_SECONDS))
        hello = read_hello(text, lobby.settings.message_bytes)
        if hello.token is None:  # who comes without a token counts as over HTTP; wrong ones are counted as guesses
            await lobby.limits.count("requests", who.address)
        own = OwnDesk(lobby, self.connection, self.code)
        self.desk = own
        try:
            await own.enter(who, hello)
        except Elsewhere as found:
            if self.away is None:
                raise
            lobby.crowd.pass_on(self.connection)
            self.desk = self.away.open(found.process, self.code, text, who, self.connection)
        return self.desk

    async def _read(self, desk: Desk) -> None:
        bucket, misses, connection = Bucket(self.lobby.settings.messages_per_second), 0, self.connection
        while connection.close_code is None:
            text = _text(await self.websocket.receive())
            try:
                if not bucket.take():
                    raise Denial("too_frequent")
                await desk.answer(text, read_message(text, self.lobby.settings.message_bytes))
                misses = 0
            except Denial as denial:
                misses += denial.code in ("malformed", "oversized", "too_frequent")
                refuse(connection, denial, text)
            if misses > PATIENCE:
                connection.close(POLICY_VIOLATION)


def dismiss(connection: Connection, code: str, error: Exception) -> None:
    """Tell a socket why it is closed."""
    if isinstance(error, Elsewhere):
        connection.close(TRY_AGAIN)
        return
    if not isinstance(error, Denial):
        logger.error("a socket of table %s failed", code, exc_info=error)
    denial = error if isinstance(error, Denial) else Denial("failed")
    refuse(connection, denial)
    connection.close(CLOSE_CODES.get(denial.code, POLICY_VIOLATION if isinstance(error, Denial) else FAILED))


def refuse(connection: Connection, denial: Denial, text: str = "") -> None:
    """Tell a socket that its message was refused."""
    metrics.REFUSALS.labels(denial.code).inc()
    connection.send(written(_refused(denial, _request(text) if text else 0)))


def refuse_foreigners(websocket: WebSocket, lobby: Lobby) -> None:
    """Raise Denial if a socket comes from somebody else's page or by a name that is not ours."""
    host = websocket.headers.get("host", "")
    if not network.is_known_host(lobby.settings, host):
        raise Denial("foreign_host")
    if not network.is_known_origin(lobby.settings, websocket.headers.get("origin"), host):
        raise Denial("foreign_origin")


async def converse(websocket: WebSocket, connection: Connection, reading: Coroutine[Any, Any, None]) -> None:
    """Read a socket and send what its connection has to say until either ends; then it is closed."""
    reader = asyncio.create_task(reading)
    reader.add_done_callback(lambda _: connection.close(POLICY_VIOLATION))  # unless there is another reason already
    try:
        while (text := await connection.next()) is not None:
            await websocket.send_text(text)
            del text  # which would be held until the next one comes
        await websocket.close(connection.close_code or POLICY_VIOLATION)
    except (RuntimeError, WebSocketDisconnect):
        pass  # the client has gone
    finally:
        connection.close(POLICY_VIOLATION)
        reader.cancel()


def read_hello(text: str, most: int) -> Hello:
    """Return the first message of a socket; raises Denial."""
    message = read_message(text, most)
    if not isinstance(message, Hello):
        raise Denial("malformed", "the first message must be hello")
    return message


def _text(received: Message) -> str:
    if received["type"] == "websocket.disconnect":
        raise WebSocketDisconnect
    text = received.get("text")
    return text if isinstance(text, str) else ""


def _later(connection: Connection, request: int, thought: Awaitable[FromServer]) -> None:
    """Send an answer that takes thought when it is there; meanwhile the client may go on."""
    task = asyncio.create_task(_thought(connection, request, thought))
    connection.thoughts.add(task)
    task.add_done_callback(connection.thoughts.discard)


async def _thought(connection: Connection, request: int, thought: Awaitable[FromServer]) -> None:
    try:
        connection.send(written(await thought))
    except Denial as denial:
        connection.send(written(_refused(denial, request)))
    except Exception:
        logger.exception("a thought failed")
        connection.send(written(_refused(Denial("failed"), request)))


def read_message(text: str, most: int) -> FromClient:
    """Return a message; raises Denial if it is too long or cannot be read."""
    if len(text) > most:
        raise Denial("oversized")
    return decoded(text, decoder)


def _request(text: str) -> int:
    """Return the number a refused message was sent with, if it can be read."""
    try:
        return decoded(text, asked).request
    except Denial:
        return 0


def _refused(denial: Denial, request: int) -> Refused:
    return Refused(request=request, code=denial.code, why=denial.why, detail=denial.detail)
