"""The door of the server's port: the head of a request must be short and must come soon.

uvicorn reads heads of any size for as long as they take. Here the bytes of a head are counted before they are read, its
time is measured from the first moment of the connection, and of requests that one network leaves half-sent only so many
are kept waiting: the oldest is closed for the newest, so that somebody honest from the same network still gets in.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Any, cast

from uvicorn import Config
from uvicorn.config import LOGGING_CONFIG
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from whistlestop.server.http.answers import failed
from whistlestop.server.http.handing_over import HandingOver, hang_up
from whistlestop.server.limits import Bucket, network_of
from whistlestop.server.line import Gate, Line
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.settings import Settings

logger = logging.getLogger(__name__)

LARGEST_FRAME = 64 * 1024  # a longer message closes the socket at once; the protocol's own limit is lower
SLICE = 2048  # bytes of a socket that are read at once
FRAMES = 4  # times the messages that a socket may send: browsers need one for each of them and some pongs
FEWEST_FRAMES = 100  # a second, however few messages: who sends too many messages is told so before he is cut off
SECONDS_TO_STOP = 1
UNREAD_SECONDS = 30  # after which a client that reads nothing of what it was sent is cut off
HEAD_TOO_LARGE = 431
WORDS = {408: "Request Timeout", 431: "Request Header Fields Too Large", 503: "Service Unavailable"}
ALL_NETWORKS = 16  # the networks' worth of half-sent requests that may wait in all


class Halves:
    """The requests whose head is not complete, the oldest first, by network."""

    def __init__(self, each: int) -> None:
        """Let so many of one network wait, and some times as many in all."""
        self._each = each
        self._waiting: OrderedDict[Entrance, str] = OrderedDict()

    def add(self, entrance: Entrance) -> None:
        """Let a request wait for its head; the oldest of its network goes if there are too many, else the oldest."""
        network = network_of(entrance.client[0] if entrance.client else "")
        self._waiting[entrance] = network
        own = [one for one, other in self._waiting.items() if other == network]
        if len(own) > self._each:
            own[0].refuse(Denial("too_frequent", "too many requests are half-sent"), 503)
        elif len(self._waiting) > ALL_NETWORKS * self._each:
            next(iter(self._waiting)).refuse(Denial("busy"), 503)

    def remove(self, entrance: Entrance) -> None:
        """Forget a request whose head is complete, or that is gone."""
        self._waiting.pop(entrance, None)


class Impatient(asyncio.Protocol):
    """A connection that is cut when the other side reads nothing for long."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    _unread: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """Give the other side some time to read."""
        super().pause_writing()
        self._unread = self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """Forget it: the other side reads."""
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None
        super().resume_writing()


class Gathering:
    """A transport that sends all that is written in one turn of the loop at once.

    Whoever decides is told what came of it and that it was done: one call of the system is enough for both.
    """

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        """Send through a transport."""
        self._transport, self._loop = transport, loop
        self._waiting: list[bytes] = []

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - all else is the transport's own
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        """Send something in a moment."""
        if not self._waiting:
            self._loop.call_soon(self._send)
        self._waiting.append(data)

    def close(self) -> None:
        """Close the transport behind all that was written."""
        self._send()
        self._transport.close()

    def _send(self) -> None:
        waiting, self._waiting = self._waiting, []
        if waiting and not self._transport.is_closing():
            self._transport.write(b"".join(waiting))


class SocketEntrance(Impatient, WebSocketsSansIOProtocol):
    """One socket, as uvicorn reads it, that ends when it is closed; it holds as little as it can.

    A frame of six bytes takes longer to read than to send, so what comes is read in slices, and whoever sends more
    frames (pieces of messages, pings) than messages could need is cut off in the middle of them.
    """

    frames_per_second: float

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        """Begin with nothing read and nothing to write."""
        super().__init__(config, server_state, app_state, _loop)
        self.queue = cast("asyncio.Queue[Any]", Line[Any]())
        self.writable = cast("asyncio.Event", Gate())
        self._allowed = Bucket(self.frames_per_second)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to read."""
        super().connection_made(cast("asyncio.Transport", Gathering(cast("asyncio.Transport", transport), self.loop)))

    def data_received(self, data: bytes) -> None:
        """Read what came; a head that is too much for a socket's own reader (a line, or their number) ends it."""
        for start in range(0, len(data), SLICE):
            if not self.transport.is_closing():
                super().data_received(data[start : start + SLICE])
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(_refusal(Denial("oversized", "the head of the request is too long"), HEAD_TOO_LARGE))
            self.transport.close()

    def handle_events(self) -> None:
        """Pass on what was read, if that is not too much."""
        if all(self._allowed.take() for _ in self.conn.events):
            super().handle_events()
        else:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; text that is none is bytes, which the application refuses without a traceback."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:  # noqa: ANN401 - as uvicorn says
        """Send something; the heads of the handshake are not kept behind it."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            for head in (self.request, self.response):
                head.headers.clear()  # not let go of: whoever reads frames has begun with them

    async def run_asgi(self) -> None:
        """Serve it; a client that does not take the farewell is cut off."""
        await super().run_asgi()
        self.loop.call_later(UNREAD_SECONDS, self.transport.abort)


class Entrance(Impatient, HttpToolsProtocol):
    """One connection, as uvicorn reads it, with a limited head."""

    halves: Halves
    settings: Settings
    handing_over: HandingOver | None = None  # where there are other workers behind the same port
    given = False  # by another worker

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        """Begin with the head of a first request."""
        super().__init__(config, server_state, app_state, _loop)
        self._head: int | None = 0  # bytes of the head so far; None while there is none to read
        self._timer: asyncio.TimerHandle | None = None
        self._upgrading: asyncio.Task[None] | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Give the head its time."""
        super().connection_made(transport)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._expect_nothing()
        super().connection_lost(exc)  # which resumes writing

    def data_received(self, data: bytes) -> None:
        """Read no more of a head than it may have."""
        if self._head is None and self.cycle is not None and self.cycle.response_complete:
            self._expect()  # also for bytes that begin no request, which would keep the connection open for ever
        if self._head is None:
            super().data_received(data)
            return
        room = self.settings.head_bytes - self._head
        self._head += len(data[:room])
        super().data_received(data[:room])
        if self._upgrading is not None:
            return  # no client speaks before it is answered
        if self._head is None and data[room:]:
            self.transport.get_protocol().data_received(data[room:])  # may be a socket's now
        elif self._head is not None and self._head >= self.settings.head_bytes:
            self.refuse(Denial("oversized", "the head of the request is too long"), HEAD_TOO_LARGE)

    def on_message_begin(self) -> None:
        """Give the head of a further request its time; one that is already there has it."""
        super().on_message_begin()
        if self._head is None:
            self._expect()

    def on_headers_complete(self) -> None:
        """Stop the time; what follows is a body."""
        self._expect_nothing()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """Open a socket, at the worker that owns its table if that is another one."""
        place, _, code = self.url.partition(b"?")[0].decode("latin-1").rpartition("/")
        if self.handing_over is None or self.given or place != "/ws":
            self._become_a_socket()
            return
        self.transport.pause_reading()
        self.halves.add(self)  # until it is known whose it is; only then the crowd counts it
        self._upgrading = self.loop.create_task(self._upgrade(self.handing_over, code.upper()))

    async def _upgrade(self, workers: HandingOver, code: str) -> None:
        """Hand the connection over or serve it; whatever happens, it is answered or closed."""
        try:
            given = await self._hand_over(workers, code)
        except Exception:
            logger.exception("a connection could not be handed over")
            given = True  # perhaps: so it ends here, and its page comes back
        if given:
            self.transport.abort()
        elif not self.transport.is_closing():
            self.transport.resume_reading()
            self._become_a_socket()

    def _become_a_socket(self) -> None:
        """Let a socket take over; what read the head holds this and is held by it, so it is let go of here."""
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]

    async def _hand_over(self, workers: HandingOver, code: str) -> bool:
        owner = await workers.owner(code)
        self.halves.remove(self)
        if owner is None or self.transport.is_closing() or self._owes_an_answer():
            return False
        descriptor = self.transport.get_extra_info("socket").fileno()
        try:
            return await workers.give(owner, descriptor, self._whole_head())
        except TimeoutError:
            if not self.transport.is_closing():
                hang_up(descriptor)  # for the other worker too, which may wake up with it
            return True

    def _owes_an_answer(self) -> bool:
        """Return whether an earlier request of this connection is still answered, which nobody else can do."""
        answering = self.cycle is not None and not self.cycle.response_complete
        return answering or self.transport.get_write_buffer_size() > 0

    def _whole_head(self) -> bytes:
        lines = [b"%s: %s\r\n" % (name, value) for name, value in self.scope["headers"]]
        return b"%s %s HTTP/1.1\r\n%s\r\n" % (self.scope["method"].encode(), self.url, b"".join(lines))

    def refuse(self, denial: Denial, status: int) -> None:
        """Answer with a refusal and close."""
        self._expect_nothing()
        self.transport.write(_refusal(denial, status))
        self.transport.close()

    def _expect(self) -> None:
        self._head = 0
        late = Denial("too_slow", "the head of the request was not complete in time")
        self._timer = self.loop.call_later(self.settings.head_seconds, self.refuse, late, 408)
        self.halves.add(self)

    def _expect_nothing(self) -> None:
        self._head = None
        self.halves.remove(self)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _refusal(denial: Denial, status: int) -> bytes:
    body = bytes(failed(denial).body)
    head = (
        f"HTTP/1.1 {status} {WORDS[status]}\r\ncontent-type: application/json\r\n"
        f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body


def entrance(settings: Settings, handing_over: HandingOver | None) -> type[Entrance]:
    """Return the protocol of a server's port with these settings."""
    halves = Halves(settings.half_sent_per_address)
    return type("Entrance", (Entrance,), {"settings": settings, "halves": halves, "handing_over": handing_over})


def socket_entrance(settings: Settings) -> type[SocketEntrance]:
    """Return the protocol of a server's sockets with these settings."""
    frames = max(FEWEST_FRAMES, FRAMES * settings.messages_per_second)
    return type("SocketEntrance", (SocketEntrance,), {"frames_per_second": frames})


def configured(
    app: Any,  # noqa: ANN401 - as uvicorn says
    settings: Settings,
    log_level: str = "warning",
    handing_over: HandingOver | None = None,
) -> Config:
    """Return how uvicorn is to run the application."""
    return Config(
        app,
        host=settings.host,
        port=settings.port,
        http=entrance(settings, handing_over),
        ws=socket_entrance(settings),
        log_level=log_level,
        log_config=None if settings.logs == "json" else LOGGING_CONFIG,
        ws_max_size=LARGEST_FRAME,
        # What a move brings is two kilobytes; packing saves one of them and takes 60 for every socket.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
    )
