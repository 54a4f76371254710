"""Links to pages of this server, and pictures of them for a phone's camera."""

from __future__ import annotations

from io import BytesIO

import segno
from starlette.requests import Request

from whistlestop.server.http import network
from whistlestop.server.table.lobby import Lobby


def base(request: Request, lobby: Lobby) -> str:
    """Return where others reach the server, or where the asker did."""
    port = (request.scope.get("server") or ("", lobby.settings.port))[1]
    known = network.addresses(lobby.settings, port)
    return known[0] if known else str(request.base_url).rstrip("/")


def qr(link: str) -> bytes:
    """Return a link as a picture."""
    out = BytesIO()
    segno.make(link, error="m", micro=False).save(out, kind="svg", scale=8, border=2, xmldecl=False)
    return out.getvalue()
