"""What every request passes first, and what every answer carries.

Known names and pages only, not too many requests, none too large; a strict policy on every page.
"""

from __future__ import annotations

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from whistlestop.server.http import network
from whistlestop.server.http.answers import failed
from whistlestop.server.limits import Buckets
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.settings import Settings

# Everything comes from this server and nothing runs that is not a file of it.
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
SAFE = ("GET", "HEAD", "OPTIONS")


class Guard:
    """The door of the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        """Guard an application."""
        self._app, self._settings = app, settings
        self._requests = Buckets(settings.requests_per_second, 5 * settings.requests_per_second)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or answer it with the reason why not."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        outwards = self._with_headers(send)
        if scope["method"] == "HEAD":
            scope, outwards = {**scope, "method": "GET"}, _without_body(outwards)
        try:
            self._check(scope)
            await self._app(scope, self._measured(receive), outwards)
        except Denial as denial:
            await failed(denial)(scope, receive, outwards)

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not network.is_known_host(self._settings, host):
            raise Denial("foreign_host", "set the public address of this server to be reached by another name")
        if scope["method"] not in SAFE and not network.is_known_origin(self._settings, headers.get("origin"), host):
            raise Denial("foreign_origin")
        if scope["path"].startswith("/api/") and not self._requests.take(address(scope)):
            raise Denial("too_frequent")
        length = headers.get("content-length", "0")
        if length.isdigit() and int(length) > self._settings.body_bytes:
            raise Denial("oversized")

    def _measured(self, receive: Receive) -> Receive:
        """Return a way to receive that refuses a body which is larger than it said."""
        got = 0

        async def measured() -> Message:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got > self._settings.body_bytes:
                raise Denial("oversized")
            return message

        return measured

    def _with_headers(self, send: Send) -> Send:
        async def outwards(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if self._settings.public_url.startswith("https://"):
                    headers.setdefault("Strict-Transport-Security", "max-age=31536000")
            await send(message)

        return outwards


def _without_body(send: Send) -> Send:
    """Return a way to send the head of an answer only, which is what HEAD asks for."""

    async def outwards(message: Message) -> None:
        if message["type"] == "http.response.body":
            message = {**message, "body": b""}
        await send(message)

    return outwards


def address(scope: Scope) -> str:
    """Return the address a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else ""
