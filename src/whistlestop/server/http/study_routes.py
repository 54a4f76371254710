"""HTTP: studies of boards, ordered, looked at, stopped and compared."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from starlette.requests import Request
from starlette.responses import Response

from whistlestop import bots, maps
from whistlestop.maps.written import encoded
from whistlestop.ruleset import options
from whistlestop.ruleset.compile import compile_rules
from whistlestop.server.http import network
from whistlestop.server.http.answers import read, told
from whistlestop.server.http.openapi import describe
from whistlestop.server.match.library import Library
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.protocol.studio import StartStudy, Study
from whistlestop.server.table.callers import caller
from whistlestop.server.table.lobby import Lobby
from whistlestop.study.order import Order
from whistlestop.study.told import StudiesCompared

StudyId = Annotated[str, Path(min_length=1, max_length=64)]


def study_routes(lobby: Lobby) -> APIRouter:
    """Return the routes of studies."""
    router = APIRouter(prefix="/api/studies", tags=["studies"])
    studies = lobby.work.studies

    @router.post("", **describe(Study, body=StartStudy, refused=(409,)))
    async def start(request: Request) -> Response:
        """Put a study in line."""
        network.refuse_own_boards(lobby.settings)
        wanted, who = await read(request, StartStudy), caller(request)
        if wanted.beside is not None:
            studies.refuse_elsewhere(wanted.beside)
        order = await lobby.work.boards.run(who.network, lambda: ordered(wanted, lobby.library))
        return told(studies.start(who.network, order))

    @router.get("/{study}", **describe(Study))
    async def look(study: StudyId) -> Response:
        """Return how far a study is and, at its end, what the games showed."""
        return told(studies.look(study))

    @router.delete("/{study}", **describe(Study))
    async def stop(study: StudyId) -> Response:
        """Stop a study; the games so far are told of if there are enough of them."""
        return told(studies.stop(study))

    @router.get("/{study}/against/{other}", **describe(StudiesCompared, refused=(409,)))
    async def compare(study: StudyId, other: StudyId) -> Response:
        """Return what differs between two studies with the same seeds, the second being the newer board."""
        return told(studies.compare(study, other))

    return router


def ordered(wanted: StartStudy, library: Library) -> Order:
    """Return what is to be studied, checked; raises Denial."""
    text, map = _board(wanted, library)
    if not map.players[0] <= wanted.players <= map.players[1]:
        raise Denial("bad_table", f"{map.name} is for {map.players[0]} to {map.players[1]} players")
    bot = wanted.bot or bots.usual()
    if bot not in bots.compiled():
        raise Denial("bad_table", f"a study needs a bot of the package, not '{bot}'")
    try:
        compile_rules(map, wanted.options)
    except options.OptionError as error:
        raise Denial("bad_table", str(error)) from None
    return Order(
        board=text,
        players=wanted.players,
        bot=bot,
        games=wanted.games,
        seed=wanted.seed,
        options=dict(wanted.options),
    )


def _board(wanted: StartStudy, library: Library) -> tuple[str, maps.Map]:
    """Return the file that is studied and its board; one of the server in the order in which the server tells it."""
    if wanted.board is not None:
        return wanted.board, library.sent(wanted.board, wanted.map, wanted.ticket_set)
    try:
        map = library.find(wanted.map, wanted.ticket_set)
    except maps.MapError as error:
        raise Denial("bad_table", str(error)) from None
    return encoded(map), map
