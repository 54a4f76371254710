"""HTTP: what there is to choose from, what boards look like, and the sentences of a language."""

from __future__ import annotations

import asyncio
from functools import lru_cache

import msgspec
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from whistlestop import locale, maps
from whistlestop.maps.geometry.schema import Geometry
from whistlestop.server.http import boards, network, offers
from whistlestop.server.http.answers import JSON, kept, told
from whistlestop.server.http.openapi import describe
from whistlestop.server.http.pictures import Kept, Pictures, geometry_of, ground_of
from whistlestop.server.match.library import Library
from whistlestop.server.protocol.bodies import Health
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.table.callers import caller
from whistlestop.server.table.lobby import Lobby

SVG = "image/svg+xml"


def board_routes(lobby: Lobby, pictures: Pictures) -> APIRouter:
    """Return the routes that depend on the program and the server's boards alone."""
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
        settings = lobby.settings
        addresses, own_boards = network.addresses(settings, port), network.takes_own_boards(settings)
        info = offers.server_info(addresses, public=settings.public, own_boards=own_boards, push=settings.push)
        return told(info)

    @router.get("/locale/{language}.ftl", **describe(str, media_type="text/plain"))
    async def sentences(request: Request, language: str) -> Response:
        """Return the sentences of a language, as a Fluent file."""
        if language not in locale.languages():
            raise Denial("not_found", f"there is no language '{language}'")
        return kept(request, _sentences(language), "text/plain")

    _add_boards(router, lobby)
    _add_pictures(router, lobby, pictures)
    return router


def _add_boards(router: APIRouter, lobby: Lobby) -> None:
    library, work = lobby.library, lobby.work.boards

    @router.get("/boards", **describe(list[offers.BoardInfo]))
    async def board_list(request: Request) -> Response:
        """Return every board."""
        if not lobby.settings.boards:
            return kept(request, _boards(library), JSON)
        return kept(request, await work.run(caller(request).network, lambda: _boards(library)), JSON)

    @router.get("/boards/{map}", **describe(boards.Board))
    async def board(
        request: Request, map: str, ticket_set: str = "base", language: str = locale.ENGLISH, dice: bool = False
    ) -> Response:
        """Return a board with a ticket set, its rules told for cards or dice."""
        if library.in_package(map):  # nobody waits for boards that others draw
            return kept(request, _of_package(map, ticket_set, language, dice), JSON)
        found = await work.run(caller(request).network, lambda: _found(library, map, ticket_set))
        return kept(request, _told(found, language, dice), JSON)


def _add_pictures(router: APIRouter, lobby: Lobby, pictures: Pictures) -> None:
    library = lobby.library

    async def drawn(request: Request, id: str, picture: Kept) -> bytes:
        network = caller(request).network
        if library.in_package(id):
            return await pictures.of(picture, _found(library, id), network)
        return await pictures.of(picture, await lobby.work.boards.run(network, lambda: _found(library, id)), network)

    @router.get("/boards/{map}/geometry", **describe(Geometry))
    async def board_geometry(request: Request, map: str) -> Response:
        """Return where everything lies on a board."""
        return kept(request, await drawn(request, map, geometry_of), JSON)

    @router.get("/boards/{map}/ground.svg", **describe(str, media_type=SVG))
    async def board_ground(request: Request, map: str) -> Response:
        """Return what lies behind a board's tracks and places, as a picture."""
        return kept(request, await drawn(request, map, ground_of), SVG)


# Reports, sentences of the terminal and what the server tells of boards, which no page says: an eighth of a language.
OF_THE_TERMINAL = ("arena-", "difference-", "legend-", "prompt-", "serve-", "study-")


@lru_cache(maxsize=16)
def _sentences(language: str) -> bytes:
    """Return what a page may say in a language, without remarks, with English sentences where it has none yet."""
    every = {**locale.sources(locale.ENGLISH), **locale.sources(language)}
    said = "\n".join(text for name, text in every.items() if not name.startswith(OF_THE_TERMINAL))
    return "\n".join(line for line in said.splitlines() if line and not line.startswith("#")).encode()


def _boards(library: Library) -> bytes:
    return msgspec.json.encode(offers.boards(library))


async def prepare(pictures: Pictures) -> None:
    """Have what a page shows of the package's boards ready before somebody chooses among them."""
    await asyncio.to_thread(lambda: [_of_package(id, "base", locale.ENGLISH, False) for id in maps.ids()])
    await pictures.prepare()


@lru_cache(maxsize=64)
def _of_package(id: str, ticket_set: str, language: str, dice: bool) -> bytes:
    return _told(_found(Library(), id, ticket_set), language, dice)


def _told(map: maps.Map, language: str, dice: bool) -> bytes:
    try:
        return msgspec.json.encode(boards.board(map, language, dice=dice))
    except locale.LanguageError as error:
        raise Denial("not_found", str(error)) from None


def _found(library: Library, id: str, ticket_set: str = "base") -> maps.Map:
    try:
        return library.find(id, ticket_set)
    except maps.MapError as error:
        raise Denial("not_found", str(error)) from None
