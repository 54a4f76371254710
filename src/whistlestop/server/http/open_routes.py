"""HTTP and a socket: the tables that wait for strangers, as a list that stays true, and a seat at any of them."""

from __future__ import annotations

from contextlib import suppress

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from whistlestop.server.http import socket
from whistlestop.server.http.answers import read, told
from whistlestop.server.http.openapi import describe
from whistlestop.server.journal import set_request_id
from whistlestop.server.limits import network_of
from whistlestop.server.protocol.bodies import Seated, SeatMe
from whistlestop.server.protocol.parts import TableInfo
from whistlestop.server.table.callers import address, caller
from whistlestop.server.table.connection import Connection
from whistlestop.server.table.lobby import Lobby
from whistlestop.server.table.open_tables import OpenTables

LIST = "the list of open tables"


def open_routes(lobby: Lobby) -> APIRouter:
    """Return the routes of open tables; they stand before those of a table, whose code might read like theirs."""
    router = APIRouter(tags=["tables"])
    tables = OpenTables(lobby)

    @router.get("/api/tables/open", **describe(list[TableInfo]))
    async def open_tables() -> Response:
        """Return the tables that wait for people."""
        return told(await tables.found())

    @router.post("/api/tables/anywhere", **describe(Seated, body=SeatMe, refused=(409, 503)))
    async def anywhere(request: Request) -> Response:
        """Sit down at a table that waits for people, or open one."""
        return told(await tables.seat(await read(request, SeatMe), caller(request)))

    @router.websocket("/ws/tables/open")
    async def watch(websocket: WebSocket) -> None:
        await _serve(websocket, lobby, tables)

    return router


async def _serve(websocket: WebSocket, lobby: Lobby, tables: OpenTables) -> None:
    """Tell one socket the list until it closes; it counts as a spectator, so the first to make room for players."""
    await websocket.accept()
    set_request_id()
    connection = Connection()
    try:
        await socket.converse(websocket, connection, _enter(websocket, lobby, tables, connection))
    finally:
        tables.leave(connection)
        lobby.crowd.leave(connection)


async def _enter(websocket: WebSocket, lobby: Lobby, tables: OpenTables, connection: Connection) -> None:
    try:
        socket.refuse_foreigners(websocket, lobby)
        who = address(websocket.scope)
        await lobby.limits.count("requests", who)
        lobby.crowd.enter(connection, network_of(who))
        lobby.crowd.watch(connection)
        await tables.watch(connection)
        await _until_gone(websocket)
    except Exception as error:
        socket.dismiss(connection, LIST, error)


async def _until_gone(websocket: WebSocket) -> None:
    """Listen for the end; whatever is said here means nothing."""
    with suppress(WebSocketDisconnect):
        while True:
            await websocket.receive_text()
