"""HTTP: somebody's own profile, opened by the key that his browser holds."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Path
from starlette.requests import Request
from starlette.responses import Response

from whistlestop.server.http import links
from whistlestop.server.http.answers import JSON, read, token, told
from whistlestop.server.http.board_routes import SVG
from whistlestop.server.http.openapi import describe
from whistlestop.server.protocol.bodies import Health
from whistlestop.server.protocol.people import ChangeFriend, ChangeProfile, Profile, PushKey, Subscribe
from whistlestop.server.table.callers import caller
from whistlestop.server.table.lobby import Lobby
from whistlestop.server.table.profiles import Profiles

OWN = (401, 503)
Number = Annotated[int, Path(ge=1, le=2**31 - 1)]


def profile_routes(lobby: Lobby, people: Profiles) -> APIRouter:
    """Return the routes of profiles; a key comes as a bearer token."""
    router = APIRouter(prefix="/api/profile", tags=["profiles"])

    @router.get("", **describe(Profile, refused=OWN))
    async def mine(request: Request) -> Response:
        """Return one's own profile."""
        return told(await people.told(token(request), caller(request)))

    @router.put("", **describe(Profile, body=ChangeProfile, refused=OWN))
    async def put(request: Request) -> Response:
        """Make a profile, or change its name and colour."""
        return told(await people.put(token(request), await read(request, ChangeProfile), caller(request)))

    @router.delete("", **describe(Health, refused=OWN))
    async def remove(request: Request) -> Response:
        """Delete a profile for good."""
        await people.remove(token(request), caller(request))
        return told(Health(tables=len(lobby.tables), connections=lobby.connections()))

    @router.put("/friends/{number}", **describe(Profile, body=ChangeFriend, refused=OWN))
    async def befriend(request: Request, number: Number) -> Response:
        """Remember somebody one has played with as a friend, or no more."""
        wanted = await read(request, ChangeFriend)
        return told(await people.befriend(token(request), number, caller(request), wanted=wanted.friend))

    _add_notice_routes(router, people)
    _add_routes_to_take_away(router, lobby, people)
    return router


def _add_notice_routes(router: APIRouter, people: Profiles) -> None:
    @router.get("/push", **describe(PushKey))
    async def push_key() -> Response:
        """Return the key that a browser needs to be told "your turn"."""
        return told(PushKey(key=await people.notices().public_key()))

    @router.put("/push", **describe(Profile, body=Subscribe, refused=OWN))
    async def subscribe(request: Request) -> Response:
        """Let a browser be told "your turn"."""
        return told(await people.subscribe(token(request), await read(request, Subscribe), caller(request)))

    @router.delete("/push", **describe(Profile, refused=OWN))
    async def unsubscribe(request: Request) -> Response:
        """Tell one's browsers nothing more."""
        return told(await people.unsubscribe(token(request), caller(request)))


def _add_routes_to_take_away(router: APIRouter, lobby: Lobby, people: Profiles) -> None:
    @router.get("/export", **describe(Profile, refused=OWN))
    async def export(request: Request) -> Response:
        """Return all that is kept of somebody, as a file."""
        found = msgspec.json.format(msgspec.json.encode(await people.exported(token(request), caller(request))))
        name = 'attachment; filename="whistlestop-profile.json"'
        return Response(found, 200, {"Content-Disposition": name, "Cache-Control": "no-store"}, JSON)

    @router.get("/qr.svg", **describe(str, refused=OWN, media_type=SVG))
    async def qr(request: Request) -> Response:
        """Return the link that moves a profile to another device, as a QR code."""
        key = token(request)
        await people.told(key, caller(request), 0)
        return Response(
            links.qr(f"{links.base(request, lobby)}/profile#{key}"), 200, {"Cache-Control": "no-store"}, SVG
        )
