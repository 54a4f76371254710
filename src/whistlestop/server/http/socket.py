"""The socket of one client: messages are read, checked, handed to the table in turn, and answered.

Whatever is wrong with a message is told as a refusal; a client that goes on is cut off.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from contextlib import suppress
from dataclasses import replace

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from whistlestop.server.http import network
from whistlestop.server.http.answers import decoded
from whistlestop.server.limits import Bucket
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.protocol.messages import FromClient, FromServer, Hello, Refused
from whistlestop.server.protocol.parts import Code
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
FAREWELL_SECONDS = 5  # in which the last messages of a socket must be read
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


async def serve(websocket: WebSocket, lobby: Lobby, code: str) -> None:
    """Serve one socket until it closes; whatever happens, it is closed in the end and forgotten."""
    await websocket.accept()
    who = Caller(address(websocket.scope))
    connection = Connection(who.network)
    writer = asyncio.create_task(_write(websocket, connection))
    lobby.crowd.enter(connection, who.network)
    reader = asyncio.create_task(_serve(websocket, lobby, connection, code, who))
    try:
        await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
    finally:
        connection.close(POLICY_VIOLATION)
        reader.cancel()
        lobby.crowd.leave(connection)
        with suppress(Denial, Gone):
            await _forget(lobby, connection, code)
        await asyncio.wait((writer,), timeout=FAREWELL_SECONDS)
        writer.cancel()


async def _serve(websocket: WebSocket, lobby: Lobby, connection: Connection, code: str, who: Caller) -> None:
    """Read messages until the socket is to be closed, and say why it is."""
    try:
        _refuse_foreigners(websocket, lobby)
        await _read(websocket, lobby, connection, code, who)
    except Denial as denial:
        connection.send(written(_refused(denial, 0)))
        connection.close(CLOSE_CODES.get(denial.code, POLICY_VIOLATION))
    except (WebSocketDisconnect, TimeoutError):
        connection.close(POLICY_VIOLATION)
    except Exception:
        logger.exception("a socket of table %s failed", code)
        connection.send(written(_refused(Denial("failed"), 0)))
        connection.close(FAILED)


def _refuse_foreigners(websocket: WebSocket, lobby: Lobby) -> None:
    host = websocket.headers.get("host", "")
    if not network.is_known_host(lobby.settings, host):
        raise Denial("foreign_host")
    if not network.is_known_origin(lobby.settings, websocket.headers.get("origin"), host):
        raise Denial("foreign_origin")


async def _write(websocket: WebSocket, connection: Connection) -> None:
    try:
        while (text := await connection.next()) is not None:
            await websocket.send_text(text)
        await websocket.close(connection.close_code or POLICY_VIOLATION)
    except (RuntimeError, WebSocketDisconnect):
        connection.close(POLICY_VIOLATION)  # the client has gone; its reader hears of it too


async def _read(websocket: WebSocket, lobby: Lobby, connection: Connection, code: str, who: Caller) -> None:
    bucket, misses = Bucket(lobby.settings.messages_per_second), 0
    first = await asyncio.wait_for(websocket.receive(), HELLO_SECONDS)
    hello = _hello(_text(first), lobby.settings.message_bytes)
    who = replace(who, token=hello.token, password=hello.password)
    if who.token is None:  # who comes without a token counts as over HTTP; wrong ones are counted as guesses
        await lobby.limits.count("requests", who.address)
    await lobby.at(code, lambda table: play.enter(table, connection, hello), who)
    while connection.close_code is None:
        text = _text(await websocket.receive())
        try:
            if not bucket.take():
                raise Denial("too_frequent")
            await _answer(lobby, connection, code, text)
            misses = 0
        except Denial as denial:
            misses += denial.code in ("malformed", "oversized", "too_frequent")
            connection.send(written(_refused(denial, _request(text))))
        if misses > PATIENCE:
            connection.close(POLICY_VIOLATION)


def _hello(text: str, most: int) -> Hello:
    message = _decoded(text, most)
    if not isinstance(message, Hello):
        raise Denial("malformed", "the first message must be hello")
    return message


def _text(received: Message) -> str:
    if received["type"] == "websocket.disconnect":
        raise WebSocketDisconnect
    text = received.get("text")
    return text if isinstance(text, str) else ""


async def _answer(lobby: Lobby, connection: Connection, code: str, text: str) -> None:
    message = _decoded(text, lobby.settings.message_bytes)
    thought = await lobby.at(code, lambda table: play.respond(table, connection, message))
    if thought is not None:
        _later(connection, message.request, thought)


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


def _decoded(text: str, most: int) -> FromClient:
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


async def _forget(lobby: Lobby, connection: Connection, code: str) -> None:
    table = lobby.tables.get(code.upper())
    if table is not None and connection in table.connections and not table.queue.gone:
        await table.queue.call(lambda: play.leave(table, connection))
