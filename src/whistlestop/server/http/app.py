"""The application: routes put together behind the guard, the lobby opened and closed with it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from fastapi import FastAPI, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from whistlestop import bots
from whistlestop.play.game import Game
from whistlestop.server import settings
from whistlestop.server.collector import Collector
from whistlestop.server.http import openapi, socket, together
from whistlestop.server.http.answers import failed
from whistlestop.server.http.away import Links
from whistlestop.server.http.board_routes import board_routes, prepare
from whistlestop.server.http.client import Client
from whistlestop.server.http.feed_routes import feed_routes
from whistlestop.server.http.forwarding import Forwarding
from whistlestop.server.http.guard import Guard
from whistlestop.server.http.open_routes import open_routes
from whistlestop.server.http.pictures import Pictures
from whistlestop.server.http.profile_routes import profile_routes
from whistlestop.server.http.replay_routes import replay_routes
from whistlestop.server.http.review_routes import review_routes
from whistlestop.server.http.studio_routes import studio_routes
from whistlestop.server.http.study_routes import study_routes
from whistlestop.server.http.table_routes import table_routes
from whistlestop.server.http.watching import refresh_for_ever, watching_routes
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.settings import Settings
from whistlestop.server.table.profiles import Profiles
from whistlestop.warmup import TABLE, Meanwhile, warm_up

PACK_FROM = 1000  # bytes; shorter answers are not worth packing


class Application(FastAPI):
    """The application; sockets of tables are served before all that would stay in memory with each."""

    links: Links | None = None  # to tables of other processes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a table's socket, for which `/ws/` and its code are the whole path, or a request."""
        place, _, code = scope.get("path", "").rpartition("/")
        if scope["type"] == "websocket" and place == "/ws" and code:
            await socket.serve(WebSocket(scope, receive, send), self.state.lobby, code, self.links)
        else:
            await super().__call__(scope, receive, send)


def create_app(chosen: Settings | None = None, collector: Collector | None = None) -> FastAPI:
    """Return the application; without settings those of the environment. Raises SettingsError or DatabaseError.

    A process that is this server's alone brings a collector, whose timetable is the whole process's.
    """
    shared = together.shared(chosen or settings.read(), collector)
    pictures = Pictures(shared.lobby.work.boards)
    # The usual pages of documentation load scripts from elsewhere, which our own policy forbids.
    app = Application(title="Whistlestop", lifespan=_lifespan(shared, pictures), docs_url=None, redoc_url=None)
    app.links = shared.links
    app.state.lobby = shared.lobby
    app.state.name = shared.name
    _add_routes(app, shared, pictures)
    _handle_errors(app)
    if shared.exchange is not None:
        app.add_middleware(Forwarding, exchange=shared.exchange)
    app.add_middleware(GZipMiddleware, minimum_size=PACK_FROM)
    app.add_middleware(Guard, settings=shared.lobby.settings, limits=shared.lobby.limits)
    return app


def _lifespan(shared: together.Shared, pictures: Pictures) -> Callable[[FastAPI], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        engine = await asyncio.to_thread(ready)
        await shared.open()
        tasks = [asyncio.create_task(refresh_for_ever(shared)), asyncio.create_task(prepare(pictures))]
        if shared.collector is not None:
            tasks.append(asyncio.create_task(shared.collector.work(lambda: not shared.lobby.connections())))
        yield
        for task in tasks:
            task.cancel()
        await shared.close()
        engine.end()

    return lifespan


def _add_routes(app: FastAPI, shared: together.Shared, pictures: Pictures) -> None:
    lobby, people, client = shared.lobby, Profiles(shared.lobby), Client()
    app.include_router(board_routes(lobby, pictures))
    app.include_router(studio_routes(lobby))
    app.include_router(open_routes(lobby))
    app.include_router(study_routes(lobby))
    app.include_router(table_routes(lobby, pictures))
    app.include_router(replay_routes(lobby))
    app.include_router(profile_routes(lobby, people))
    app.include_router(feed_routes(lobby, people))
    app.include_router(review_routes(lobby))
    app.include_router(watching_routes(shared))
    app.openapi = lambda: openapi.description(app)  # type: ignore[method-assign]

    @app.get("/{path:path}", include_in_schema=False)
    async def page(request: Request) -> Response:
        if request.url.path.startswith("/api/"):
            raise Denial("not_found")
        return client.serve(request)


def _handle_errors(app: FastAPI) -> None:
    @app.exception_handler(Denial)
    async def denied(_: Request, denial: Denial) -> Response:
        return failed(denial)

    @app.exception_handler(RequestValidationError)
    async def malformed(_: Request, error: RequestValidationError) -> Response:
        return failed(Denial("malformed", str(error.errors()[0].get("msg", ""))))

    @app.exception_handler(HTTPException)
    async def not_found(_: Request, error: HTTPException) -> Response:
        answer = failed(Denial("not_found" if error.status_code == 404 else "malformed", str(error.detail)))
        answer.status_code = error.status_code
        answer.headers.update(error.headers or {})
        return answer


def ready() -> Meanwhile:
    """Return when tables can be set, which is at once; whoever gets this ends it when the last table closes."""
    meanwhile = Meanwhile(TABLE)
    meanwhile.begin(rehearse)
    return meanwhile


def rehearse() -> None:
    """Load the compiled rules by playing a little, so that the first move of a real table is as quick as the others."""
    warm_up(names=TABLE)
    game = Game("usa", seed=0)
    game.play(bots.make(bots.usual()).decide(game.view(game.to_move)))
    game.view(None).facts()
    game.scores()
