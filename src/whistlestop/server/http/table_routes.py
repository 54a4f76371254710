"""HTTP: setting tables up, sitting down and standing up, and what can be fetched of a table."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from whistlestop import locale
from whistlestop.maps.geometry.schema import Geometry
from whistlestop.server.http import boards, links, network
from whistlestop.server.http.answers import JSON, kept, read, token, told
from whistlestop.server.http.board_routes import SVG
from whistlestop.server.http.openapi import describe
from whistlestop.server.http.pictures import Pictures, geometry_of, ground_of
from whistlestop.server.narration import reports
from whistlestop.server.protocol.bodies import (
    ChangeSeat,
    ChangeTable,
    Complain,
    CreateTable,
    Join,
    Joined,
    ListMine,
    Mute,
    MyTable,
    StartLesson,
    TableCreated,
)
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.protocol.parts import Lesson, SeatPlan, TableInfo
from whistlestop.server.table import lessons, seating
from whistlestop.server.table.callers import address, caller
from whistlestop.server.table.lobby import Lobby
from whistlestop.server.table.table import Table

Code = Annotated[str, Path(min_length=1, max_length=12)]
SeatNumber = Annotated[int, Path(ge=0, le=5)]
OWN = (401, 409, 503)
CHANGES = (409, 503)


def table_routes(lobby: Lobby, pictures: Pictures) -> APIRouter:
    """Return the routes of all tables."""
    router = APIRouter(prefix="/api/tables", tags=["tables"])
    _add_set_up_routes(router, lobby)
    _add_lobby_routes(router, lobby)
    _add_seat_routes(router, lobby)
    _add_reading_routes(router, lobby)
    _add_picture_routes(router, lobby, pictures)
    return router


def _add_set_up_routes(router: APIRouter, lobby: Lobby) -> None:
    @router.post("", **describe(TableCreated, body=CreateTable, refused=CHANGES))
    async def create(request: Request) -> Response:
        """Set a table up."""
        wanted = await read(request, CreateTable)
        if wanted.board is not None:
            network.refuse_own_boards(lobby.settings)
        await lobby.limits.count_table(address(request.scope))
        return told(await lobby.create(wanted, who=caller(request)))

    @router.post("/lessons/{lesson}", **describe(TableCreated, body=StartLesson, refused=CHANGES))
    async def learn(request: Request, lesson: Lesson) -> Response:
        """Set a table up for a lesson of the tutorial, and begin."""
        wanted = lessons.table_of(lesson, (await read(request, StartLesson)).name)
        await lobby.limits.count_table(address(request.scope))
        return told(await lobby.create(wanted, lesson, caller(request)))

    @router.post("/mine", **describe(list[MyTable], body=ListMine))
    async def mine(request: Request) -> Response:
        """Return the tables that the client's tokens open."""
        return told(await lobby.mine((await read(request, ListMine)).held))


def _add_lobby_routes(router: APIRouter, lobby: Lobby) -> None:
    @router.post("/{code}/join", **describe(Joined, body=Join, refused=CHANGES))
    async def join(request: Request, code: Code) -> Response:
        """Sit down."""
        wanted = await read(request, Join)
        who = caller(request, wanted.password)
        return told(await lobby.at(code, lambda table: seating.join(table, wanted, who.network), who))

    @router.post("/{code}/start", **describe(TableInfo, refused=OWN))
    async def start(request: Request, code: Code) -> Response:
        """Begin the game."""
        secret, who = token(request), caller(request)
        return told(await lobby.at(code, lambda table: seating.start(table, secret, who.network), who))

    @router.patch("/{code}", **describe(TableInfo, body=ChangeTable, refused=OWN))
    async def show(request: Request, code: Code) -> Response:
        """Show a table to strangers, or no more."""
        secret, wanted = token(request), await read(request, ChangeTable)
        return told(await lobby.at(code, lambda table: seating.show(table, secret, wanted), caller(request)))

    @router.post("/{code}/complaints", **describe(TableInfo, body=Complain, refused=OWN))
    async def complain(request: Request, code: Code) -> Response:
        """Complain about somebody at one's table, on a public server."""
        secret, wanted, who = token(request), await read(request, Complain), caller(request)
        if not lobby.settings.public:
            raise Denial("not_found", "nobody reads complaints here")
        await lobby.limits.count("complaints", who.address)
        await lobby.at(code, lambda table: seating.complain(table, secret, wanted), who)
        return told((await lobby.find(code, who)).info())


def _add_seat_routes(router: APIRouter, lobby: Lobby) -> None:
    @router.post("/{code}/seats", **describe(TableInfo, body=SeatPlan, refused=OWN))
    async def add(request: Request, code: Code) -> Response:
        """Put one seat more to the table."""
        secret, plan = token(request), await read(request, SeatPlan)
        return told(await lobby.at(code, lambda table: seating.add_seat(table, secret, plan), caller(request)))

    @router.put("/{code}/seats/{seat}", **describe(TableInfo, body=SeatPlan, refused=OWN))
    async def plan_seat(request: Request, code: Code, seat: SeatNumber) -> Response:
        """Make a seat open or a bot's."""
        secret, plan = token(request), await read(request, SeatPlan)
        return told(await lobby.at(code, lambda table: seating.plan_seat(table, seat, secret, plan), caller(request)))

    @router.patch("/{code}/seats/{seat}", **describe(TableInfo, body=ChangeSeat, refused=OWN))
    async def change(request: Request, code: Code, seat: SeatNumber) -> Response:
        """Change name, colour or pattern."""
        secret, wanted = token(request), await read(request, ChangeSeat)
        return told(await lobby.at(code, lambda table: seating.change(table, seat, secret, wanted), caller(request)))

    @router.put("/{code}/seats/{seat}/mute", **describe(TableInfo, body=Mute, refused=OWN))
    async def mute(request: Request, code: Code, seat: SeatNumber) -> Response:
        """Silence a seat for everybody, or let it speak again."""
        secret, wanted = token(request), await read(request, Mute)
        return told(await lobby.at(code, lambda table: seating.mute(table, seat, secret, wanted), caller(request)))

    @router.delete("/{code}/seats/{seat}", **describe(TableInfo, refused=OWN))
    async def leave(request: Request, code: Code, seat: SeatNumber, remove: bool = False) -> Response:
        """Leave a seat or, as the host, take it away."""
        secret, work = token(request), seating.remove_seat if remove else seating.leave
        return told(await lobby.at(code, lambda table: work(table, seat, secret), caller(request)))


def _add_reading_routes(router: APIRouter, lobby: Lobby) -> None:
    @router.get("/{code}", **describe(TableInfo))
    async def table_info(request: Request, code: Code) -> Response:
        """Return what is public about a table."""
        return told((await lobby.find(code, caller(request))).info())

    @router.get("/{code}/board", **describe(boards.Board))
    async def board(request: Request, code: Code, language: str = locale.ENGLISH) -> Response:
        """Return the board a table plays on, as it was when the game began."""
        table = await lobby.find(code, caller(request))
        if language not in locale.languages():
            raise Denial("not_found", f"there is no language '{language}'")
        rules = None if table.match is None else table.match.game.rules
        return told(boards.board(table.map, language, dice=bool(table.plan.options.get("dice")), rules=rules))

    @router.get("/{code}/log", **describe(str, refused=(409,), media_type="text/plain"))
    async def log(request: Request, code: Code) -> Response:
        """Return the log: all of it after the end, before that what a spectator saw."""
        name = f'attachment; filename="whistlestop-{code.upper()}.game"'
        text = await lobby.at(code, _log, caller(request))
        return PlainTextResponse(text, headers={"Content-Disposition": name, "Cache-Control": "no-store"})

    @router.get("/{code}/qr.svg", **describe(str, media_type=SVG))
    async def qr(request: Request, code: Code, screen: bool = False) -> Response:
        """Return the table's link, or that of a screen that only shows it, as a QR code."""
        table = await lobby.find(code, caller(request))
        link = f"{links.base(request, lobby)}/{'show' if screen else 't'}/{table.row.code}"
        return Response(links.qr(link), 200, {"Cache-Control": "no-store"}, SVG)


def _add_picture_routes(router: APIRouter, lobby: Lobby, pictures: Pictures) -> None:
    @router.get("/{code}/geometry", **describe(Geometry))
    async def geometry(request: Request, code: Code) -> Response:
        """Return where everything lies on the board a table plays on."""
        who = caller(request)
        table = await lobby.find(code, who)
        return kept(request, await pictures.of(geometry_of, table.map, who.network), JSON)

    @router.get("/{code}/ground.svg", **describe(str, media_type=SVG))
    async def ground(request: Request, code: Code) -> Response:
        """Return what lies behind the tracks and places of the board a table plays on, as a picture."""
        who = caller(request)
        table = await lobby.find(code, who)
        return kept(request, await pictures.of(ground_of, table.map, who.network), SVG)


async def _log(table: Table) -> str:
    game = table.playing().game
    return game.log() if game.over else reports.events_text(table.row.code, game, None)
