"""HTTP: what there is to choose from, what boards look like, and the sentences of a language."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from whistlestop import locale, maps
from whistlestop.maps import geometry, scenery
from whistlestop.maps.geometry.schema import Geometry
from whistlestop.server.http import boards, network, offers
from whistlestop.server.http.answers import JSON, kept, told
from whistlestop.server.http.openapi import describe
from whistlestop.server.protocol.bodies import Health
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.table.callers import caller
from whistlestop.server.table.lobby import Lobby

SVG = "image/svg+xml"
GROUNDS_KEPT = 32


def board_routes(lobby: Lobby) -> APIRouter:
    """Return the routes that depend on the program alone."""
    router = APIRouter(prefix="/api", tags=["boards"])

    @router.get("/health", **describe(Health, refused=(503,)))
    async def health() -> Response:
        """Return how the server is; refused if its database does not answer."""
        await lobby.store.answers()
        return told(Health(tables=len(lobby.tables), connections=lobby.connections()))

    @router.get("/server", **describe(offers.ServerInfo))
    async def server(request: Request) -> Response:
        """Return what a client must know before anything."""
        port = (request.scope.get("server") or ("", lobby.settings.port))[1]
        return told(offers.server_info(network.addresses(lobby.settings, port)))

    @router.get("/boards", **describe(list[offers.BoardInfo]))
    async def board_list(request: Request) -> Response:
        """Return every board."""
        return kept(request, _boards(), JSON)

    @router.get("/boards/{map}", **describe(boards.Board))
    async def board(
        request: Request, map: str, ticket_set: str = "base", language: str = locale.ENGLISH, dice: bool = False
    ) -> Response:
        """Return a board with a ticket set, its rules told for cards or dice."""
        return kept(request, _board(map, ticket_set, language, dice), JSON)

    @router.get("/boards/{map}/geometry", **describe(Geometry))
    async def board_geometry(request: Request, map: str) -> Response:
        """Return where everything lies on a board."""
        return kept(request, await lobby.work.tables.run(caller(request).network, lambda: _geometry(map)), JSON)

    @router.get("/boards/{map}/ground.svg", **describe(str, media_type=SVG))
    async def board_ground(request: Request, map: str) -> Response:
        """Return what lies behind a board's tracks and places, as a picture."""
        return kept(request, await lobby.work.tables.run(caller(request).network, lambda: _ground(map)), SVG)

    @router.get("/locale/{language}.ftl", **describe(str, media_type="text/plain"))
    async def sentences(request: Request, language: str) -> Response:
        """Return the sentences of a language, as a Fluent file."""
        if language not in locale.languages():
            raise Denial("not_found", f"there is no language '{language}'")
        return kept(request, _sentences(language), "text/plain")

    return router


@lru_cache(maxsize=16)
def _sentences(language: str) -> bytes:
    """Return all sentences of a language, with English sentences where it has none yet."""
    own = locale.sources(language)
    missing = [text for name, text in locale.sources(locale.ENGLISH).items() if name not in own]
    return ("\n".join([locale.text(language), *missing])).encode()


@lru_cache(maxsize=1)
def _boards() -> bytes:
    return msgspec.json.encode(offers.boards())


@lru_cache(maxsize=64)
def _board(id: str, ticket_set: str, language: str, dice: bool) -> bytes:
    try:
        return msgspec.json.encode(boards.board(maps.load(id, ticket_set), language, dice=dice))
    except (maps.MapError, locale.LanguageError) as error:
        raise Denial("not_found", str(error)) from None


@lru_cache(maxsize=32)
def _geometry(id: str) -> bytes:
    try:
        return geometry_of(maps.load(id))
    except maps.MapError as error:
        raise Denial("not_found", str(error)) from None


def _ground(id: str) -> bytes:
    try:
        return ground_of(maps.load(id))
    except maps.MapError as error:
        raise Denial("not_found", str(error)) from None


_grounds: dict[str, bytes] = {}


def ground_of(map: maps.Map) -> bytes:
    """Return the picture that lies behind a board; drawing one takes about a second, so the last ones are kept."""
    key = maps.digest(map)
    if key not in _grounds:
        if len(_grounds) >= GROUNDS_KEPT:
            _grounds.pop(next(iter(_grounds)))
        _grounds[key] = scenery.sheet(map, geometry.of(map)).encode()
    return _grounds[key]


def geometry_of(map: maps.Map) -> bytes:
    """Return a board's geometry as JSON, its tracks in the map's order; laying out an unknown board takes seconds."""
    return msgspec.json.encode(geometry.of(map))
