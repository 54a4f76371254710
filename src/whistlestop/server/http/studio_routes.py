"""HTTP: what the studio asks about boards that somebody is drawing; nothing of them is kept.

Every file goes through the same checks as a file of the command line, in threads of its own; a server that takes no
boards of strangers answers none of this.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from whistlestop import maps
from whistlestop.maps.described import described
from whistlestop.maps.geometry.schema import Geometry
from whistlestop.maps.new_tickets import new_tickets
from whistlestop.ruleset.compile import compile_rules
from whistlestop.ruleset.options import OptionError
from whistlestop.server.http import network, pictures
from whistlestop.server.http.answers import JSON, kept, read, told
from whistlestop.server.http.openapi import describe
from whistlestop.server.match.library import opened
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.protocol.studio import BoardChecked, BoardFault, MakeTickets, NewTicket, SendBoard, TicketsMade
from whistlestop.server.table.callers import caller
from whistlestop.server.table.lobby import Lobby

WITH_ENDS = ("tracks", "tickets")


def studio_routes(lobby: Lobby) -> APIRouter:
    """Return the routes that take a board file and forget it."""
    router = APIRouter(prefix="/api", tags=["studio"])
    boards = lobby.work.boards

    @router.get("/board-schema", **describe(dict))
    async def board_schema(request: Request) -> Response:
        """Return the JSON schema of board files: every key, its type, its limits and its default."""
        return kept(request, _schema(), JSON)

    @router.post("/boards/check", **describe(BoardChecked, body=SendBoard))
    async def check(request: Request) -> Response:
        """Return what is wrong with a board file, and what on it cannot work."""
        network.refuse_own_boards(lobby.settings)
        text = (await read(request, SendBoard)).board
        return told(await boards.run(caller(request).network, lambda: checked(text)))

    @router.post("/boards/tickets", **describe(TicketsMade, body=MakeTickets))
    async def tickets(request: Request) -> Response:
        """Return new tickets for a board."""
        network.refuse_own_boards(lobby.settings)
        wanted = await read(request, MakeTickets)
        return told(await boards.run(caller(request).network, lambda: _made(wanted)))

    @router.post("/boards/geometry", **describe(Geometry, body=SendBoard))
    async def geometry(request: Request) -> Response:
        """Return where everything would lie on a board at a table, its tracks in the order of the file."""
        network.refuse_own_boards(lobby.settings)
        text = (await read(request, SendBoard)).board
        return Response(await boards.run(caller(request).network, lambda: _laid_out(text)), media_type=JSON)

    return router


@lru_cache(maxsize=1)
def _schema() -> bytes:
    return msgspec.json.encode(described())


def checked(text: str) -> BoardChecked:
    """Return all that is wrong with the text of a board file."""
    try:
        map = maps.in_file_order(text)
        compile_rules(map)
    except maps.MapError as error:
        return BoardChecked(problems=_faults(text, [error, *error.further]), warnings=[], digest=None)
    except OptionError as error:
        whole = BoardFault(reason=str(error), pointer=[], line=None, places=[])
        return BoardChecked(problems=[whole], warnings=[], digest=None)
    warnings = _faults(text, maps.warnings_of_text(text))
    return BoardChecked(problems=[], warnings=warnings, digest=maps.digest(maps.ordered(map)))


def _faults(text: str, errors: Sequence[maps.MapError]) -> list[BoardFault]:
    board = _anything(text)
    return [
        BoardFault(reason=one.reason, pointer=list(one.pointer), line=one.line, places=_blamed(board, one.pointer))
        for one in errors
    ]


def _anything(text: str) -> Any:  # noqa: ANN401 - whatever JSON somebody sent
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def _blamed(board: Any, pointer: Sequence[str | int]) -> list[str]:  # noqa: ANN401 - whatever JSON somebody sent
    """Return the places that a pointer into a board leads to: a place itself, or both ends of a track or ticket."""
    if len(pointer) < 2:
        return []
    try:
        item = board[pointer[0]][pointer[1]]
        ids = [item["id"]] if pointer[0] == "places" else [item[end] for end in "ab"] if pointer[0] in WITH_ENDS else []
    except (KeyError, IndexError, TypeError):
        return []
    return [id for id in ids if isinstance(id, str)]


def _made(wanted: MakeTickets) -> TicketsMade:
    try:
        made = new_tickets(maps.draft(wanted.board), wanted.count, wanted.seed)
    except maps.MapError as error:
        raise Denial("bad_board", str(error), line=error.line) from None
    each = zip(made.tickets, made.ways, strict=True)
    return TicketsMade(
        tickets=[NewTicket(a=one.a, b=one.b, points=one.points, deck=one.deck, way=round(way)) for one, way in each],
        left_out=list(made.left_out),
    )


def _laid_out(text: str) -> bytes:
    opened(text)
    return pictures.geometry_of(maps.in_file_order(text))
