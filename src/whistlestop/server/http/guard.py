"""What every request passes first, and what every answer carries.

Known names and pages only, not too many requests, none too large; a strict policy on every page.
"""

from __future__ import annotations

import asyncio
import logging
from time import monotonic, perf_counter

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from whistlestop.server import metrics
from whistlestop.server.http import network
from whistlestop.server.http.answers import failed
from whistlestop.server.journal import request_id, set_request_id
from whistlestop.server.limits import Limits
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.settings import Settings
from whistlestop.server.table.callers import address

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
logger = logging.getLogger(__name__)
REQUEST_ID = "X-Request-Id"
SAFE = ("GET", "HEAD", "OPTIONS")
KNOWN = (*SAFE, "POST", "PUT", "PATCH", "DELETE")


class Guard:
    """The door of the application."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        """Guard an application."""
        self._app, self._settings, self._limits = app, settings, limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or answer it with the reason why not."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        set_request_id(Headers(scope=scope).get(REQUEST_ID, "") if self._settings.behind_proxy else "")
        answered = Answered(self._with_headers(send))
        outwards: Send = answered
        if scope["method"] == "HEAD":
            scope, outwards = {**scope, "method": "GET"}, _without_body(outwards)
        begun = perf_counter()
        try:
            await self._check(scope)
            await self._app(scope, self._measured(receive), outwards)
        except Denial as denial:
            await failed(denial)(scope, receive, outwards)
        except ClientDisconnect:
            pass  # nobody is there to be answered
        except Exception:
            if answered.begun:
                raise
            logger.exception("%s %s failed", scope["method"], scope["path"])
            await failed(Denial("failed"))(scope, receive, outwards)
        finally:
            self._note(scope, answered.status, perf_counter() - begun)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        method = scope["method"] if scope["method"] in KNOWN else "other"
        metrics.REQUESTS.labels(method, status).observe(seconds)
        if self._settings.logs == "json":
            facts = {"method": method, "path": scope["path"], "status": status, "seconds": round(seconds, 4)}
            logger.info("request", extra={"facts": facts})

    async def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not network.is_known_host(self._settings, host):
            raise Denial("foreign_host", "set the public address of this server to be reached by another name")
        if scope["method"] not in SAFE and not network.is_known_origin(self._settings, headers.get("origin"), host):
            raise Denial("foreign_origin")
        if scope["path"].startswith("/api/"):
            await self._limits.count("requests", address(scope))
        length = headers.get("content-length", "0")
        if length.isdigit() and int(length) > self._settings.body_bytes:
            raise Denial("oversized")

    def _measured(self, receive: Receive) -> Receive:
        """Return a way to receive that refuses a body which is larger than it said, or does not come in time."""
        got, end, whole = 0, monotonic() + self._settings.body_seconds, False

        async def measured() -> Message:
            nonlocal got, whole
            try:
                # After the body there is only the end of the connection to wait for, and that may take long.
                message = await asyncio.wait_for(receive(), None if whole else max(0.0, end - monotonic()))
            except TimeoutError:
                raise Denial("too_slow", "the body of the request was not complete in time") from None
            got, whole = got + len(message.get("body", b"")), not message.get("more_body", False)
            if got > self._settings.body_bytes:
                raise Denial("oversized")
            return message

        return measured

    def _with_headers(self, send: Send) -> Send:
        async def outwards(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers[REQUEST_ID] = request_id()
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if self._settings.public_url.startswith("https://"):
                    headers.setdefault("Strict-Transport-Security", "max-age=31536000")
            await send(message)

        return outwards


class Answered:
    """A way to send that remembers whether an answer has begun."""

    def __init__(self, send: Send) -> None:
        """Send nothing yet."""
        self._send, self.begun, self.status = send, False, 0

    async def __call__(self, message: Message) -> None:
        """Pass a message on."""
        self.begun = True
        if message["type"] == "http.response.start":
            self.status = message["status"]
        await self._send(message)


def _without_body(send: Send) -> Send:
    """Return a way to send the head of an answer only, which is what HEAD asks for."""

    async def outwards(message: Message) -> None:
        if message["type"] == "http.response.body":
            message = {**message, "body": b""}
        await send(message)

    return outwards
