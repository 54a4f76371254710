"""HTTP: a game again from its beginning, a log from a file, and a report of a problem.

Replaying is work for the processor, so one thread does it for all, finished games are kept as they were sent, and each
address may ask only so often.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import partial

import msgspec
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from whistlestop.play.game import Game
from whistlestop.server.http.answers import JSON, read, token
from whistlestop.server.http.forwarding import PASSED_ON
from whistlestop.server.http.openapi import describe
from whistlestop.server.http.table_routes import Code
from whistlestop.server.match import seats
from whistlestop.server.narration import reports
from whistlestop.server.narration.ending import ending
from whistlestop.server.narration.events import Viewer
from whistlestop.server.narration.replays import replay_of, viewer_of
from whistlestop.server.protocol.bodies import OpenLog
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.protocol.parts import Perspective
from whistlestop.server.protocol.views import Replay
from whistlestop.server.storage import logs
from whistlestop.server.storage.records import Row
from whistlestop.server.table.callers import Caller, caller
from whistlestop.server.table.lobby import Lobby
from whistlestop.server.table.table import Table

NO_STORE = {"Cache-Control": "no-store"}
KEPT = 32  # replays of about 100 kB


class Workbench:
    """Where games are replayed, and the finished ones that were kept."""

    def __init__(self, lobby: Lobby) -> None:
        """Begin with nothing kept."""
        self._limits, self._pool = lobby.limits, lobby.work.replays
        self._kept: OrderedDict[tuple[int, Perspective], bytes] = OrderedDict()

    async def admit(self, request: Request) -> Caller:
        """Return who asks; raises Denial if his network asks too often."""
        who = caller(request)
        if PASSED_ON not in request.scope:
            await self._limits.count("replays", who.address, "too many replays were asked for from this address")
        return who

    async def made(self, who: Caller, work: Callable[[], Replay]) -> bytes:
        """Return a replay as JSON."""
        return await self._pool.run(who.network, lambda: msgspec.json.encode(work()))

    async def finished(self, who: Caller, table: int, perspective: Perspective, work: Callable[[], Replay]) -> bytes:
        """Return the replay of a table's game that will not change any more."""
        key = (table, perspective)  # by the table's number: a code may come again when its table is deleted
        if key not in self._kept:
            self._kept[key] = await self.made(who, work)
        self._kept.move_to_end(key)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]


def replay_routes(lobby: Lobby) -> APIRouter:
    """Return the routes for looking back."""
    router = APIRouter(prefix="/api", tags=["replays"])
    bench = Workbench(lobby)

    @router.get("/tables/{code}/replay", **describe(Replay, refused=(401, 409)))
    async def table_replay(request: Request, code: Code, seat: Perspective = "spectator") -> Response:
        """Return a table's game from its beginning; while it runs a seat gets its own view, others a spectator's."""
        who = await bench.admit(request)
        game, row = await lobby.at(code, lambda table: _readable(table, seat, request), who)
        work = partial(_replayed, game, seat, int(row.seed), row.salt)
        return _json(await (bench.finished(who, row.id, seat, work) if game.over else bench.made(who, work)))

    @router.post("/replays", **describe(Replay, body=OpenLog))
    async def log_replay(request: Request) -> Response:
        """Return the game that a log from a file tells; nothing of it is kept."""
        who = await bench.admit(request)
        wanted = await read(request, OpenLog)
        return _json(await bench.made(who, lambda: _of_log(wanted)))

    @router.get("/tables/{code}/report", **describe(str, refused=(401, 409), media_type="text/plain"))
    async def report(request: Request, code: Code) -> Response:
        """Return what a report of a problem should hold; while the game runs only what the asking seat may know."""
        text = await lobby.at(code, lambda table: _report(table, request), caller(request))
        return PlainTextResponse(text, headers=NO_STORE)

    return router


def _json(body: bytes) -> Response:
    return Response(body, 200, NO_STORE, JSON)


async def _readable(table: Table, perspective: Perspective, request: Request) -> tuple[Game, Row]:
    """Return a copy of a table's game and the table's row; raises Denial if the asker may not see it like that."""
    game = table.playing().game
    if not game.over:
        _refuse_hidden(table, perspective, request)
    return game.copy(), table.row


def _refuse_hidden(table: Table, perspective: Perspective, request: Request) -> None:
    if perspective == "open":
        raise Denial("game_running", "everything is open only after the end")
    viewer = viewer_of(perspective)
    if viewer is not None and seats.seat_of(table.seats, token(request)) != viewer:
        raise Denial("wrong_token", "while the game runs a seat's view needs its token")


def _of_log(wanted: OpenLog) -> Replay:
    game = logs.opened(wanted.log)
    return _replayed(game, wanted.seat, game.seed, "")


def _replayed(game: Game, perspective: Perspective, seed: int, salt: str) -> Replay:
    """Return the replay of a game, with its end if it is over."""
    viewer = viewer_of(perspective)
    if viewer is not None and viewer >= game.players:
        raise Denial("not_found", f"seats are 0 to {game.players - 1}")
    return replay_of(game, perspective, ending(game, seed, salt) if game.over else None)


async def _report(table: Table, request: Request) -> str:
    return reports.report(table.row.code, table.playing(), _asking(table, request))


def _asking(table: Table, request: Request) -> Viewer:
    """Return the seat whose token a request shows, or None without one; raises Denial if it opens no seat."""
    if "authorization" not in request.headers:
        return None
    seat = seats.seat_of(table.seats, token(request))
    if seat is None:
        raise Denial("wrong_token")
    return seat
