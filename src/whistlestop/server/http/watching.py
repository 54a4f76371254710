"""What those who run a server look at: figures for Prometheus, and whether this process lives and is ready."""

from __future__ import annotations

import asyncio
import ipaddress

from fastapi import APIRouter
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import Response

from whistlestop.server import metrics
from whistlestop.server.http.answers import told
from whistlestop.server.http.openapi import describe
from whistlestop.server.http.together import Shared
from whistlestop.server.protocol.bodies import Health
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.table.callers import address

REFRESH_SECONDS = 5.0


def watching_routes(shared: Shared) -> APIRouter:
    """Return the routes for whoever runs the server."""
    router = APIRouter(tags=["watching"])
    lobby = shared.lobby

    @router.get("/api/live", **describe(Health))
    async def live() -> Response:
        """Return that this process answers; one that does not should be started again."""
        return told(Health(tables=len(lobby.tables), connections=lobby.connections()))

    @router.get("/api/ready", **describe(Health, refused=(503,)))
    async def ready() -> Response:
        """Return whether this process can play now; a proxy passes nothing on to one that is refused."""
        await asyncio.gather(lobby.store.answers(), shared.reaches_others())
        return told(Health(tables=len(lobby.tables), connections=lobby.connections()))

    @router.get("/metrics", include_in_schema=False)
    async def figures(request: Request) -> Response:
        """Return figures for Prometheus, to this machine and its own network only."""
        if not _is_near(address(request.scope)):
            raise Denial("not_found")
        refresh(shared)
        text = await asyncio.to_thread(metrics.written)
        return Response(text, 200, {"Cache-Control": "no-store"}, CONTENT_TYPE_LATEST)

    return router


async def refresh_for_ever(shared: Shared) -> None:
    """Keep the figures of this process fresh for whichever worker is asked for them."""
    while True:
        refresh(shared)
        await asyncio.sleep(REFRESH_SECONDS)


def refresh(shared: Shared) -> None:
    """Note how much there is just now."""
    lobby = shared.lobby
    metrics.TABLES.set(len(lobby.tables))
    metrics.SURE.set(lobby.owners.sure)
    metrics.set_all(metrics.SOCKETS, lobby.crowd.kinds())
    metrics.set_all(metrics.WAITING, lobby.work.waiting())
    while shared.collector is not None and shared.collector.pauses:
        metrics.COLLECTING.observe(shared.collector.pauses.popleft())


def _is_near(text: str) -> bool:
    try:
        return ipaddress.ip_address(text).is_private  # the loopback counts as such
    except ValueError:
        return True  # a socket of the file system
