"""Requests that concern a table of another process: they are passed on to it, and its answer is passed back.

The application finds out only while it answers that a table is elsewhere, and has done nothing by then. So the body is
kept while it is read, and the whole request goes to the owner, who answers it as if it had come there.
"""

from __future__ import annotations

import asyncio
import itertools

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from whistlestop.server import metrics
from whistlestop.server.journal import request_id, set_request_id
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.sharing.exchange import Exchange
from whistlestop.server.sharing.frames import Answered, Asked
from whistlestop.server.sharing.owners import Elsewhere

ROUNDS = 3  # a table that changes hands again and again is asked for so often
PATIENCE = 5.0
NOWHERE = ("", 0)
PASSED_ON = "whistlestop.passed_on"  # in the scope of a request that another process has counted already


class Forwarding:
    """The part of an application that passes requests on, and answers those of others."""

    def __init__(self, app: ASGIApp, exchange: Exchange) -> None:
        """Stand before an application."""
        self._app, self._exchange = app, exchange
        self._asked: dict[int, tuple[str, asyncio.Future[Answered]]] = {}
        self._numbers = itertools.count(1)
        self._tasks: set[asyncio.Task[None]] = set()
        self._host: object = None  # the application as a whole, for requests that do not pass it
        exchange.hears |= {Asked: self._serve, Answered: self._answered}
        exchange.on_lost.append(self._lost)
        exchange.peers.append(lambda: {process for process, _ in self._asked.values()})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or let the owner of its table answer it."""
        self._host = scope["app"]
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        heard = Heard(receive)
        for _ in range(ROUNDS):
            try:
                await self._app(dict(scope), heard.again(), send)
            except Elsewhere as found:
                answer = await self._ask(found.process, _asked(scope, next(self._numbers), await heard.body()))
                if answer.status is not None:
                    await _send(answer.status, answer, send)
                    return
            else:
                return
        raise Denial("busy", "the table changes hands")

    # --- asking ---

    async def _ask(self, process: str, asked: Asked) -> Answered:
        future: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()
        self._asked[asked.number] = (process, future)
        metrics.PASSED_ON.labels("request").inc()
        self._exchange.tell(process, asked)
        try:
            return await asyncio.wait_for(future, PATIENCE)
        except TimeoutError:
            raise _unanswered() from None
        finally:
            del self._asked[asked.number]

    def _answered(self, process: str, answered: Answered) -> None:
        asked = self._asked.get(answered.number)
        if asked is not None and asked[0] == process and not asked[1].done():
            asked[1].set_result(answered)

    def _lost(self, process: str | None) -> None:
        for asked, future in self._asked.values():
            if process in (None, asked) and not future.done():
                future.set_exception(_unanswered())

    # --- answering ---

    def _serve(self, process: str, asked: Asked) -> None:
        task = asyncio.create_task(self._answer(process, asked))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, process: str, asked: Asked) -> None:
        set_request_id(asked.scope["request"])
        collected = Collected()
        try:
            await self._app({**_scope(asked), "app": self._host}, Heard(_nothing_more, asked.body).again(), collected)
            answer = Answered(asked.number, collected.status, collected.headers, bytes(collected.body))
        except Elsewhere:
            answer = Answered(asked.number, None, [], b"")
        self._exchange.tell(process, answer)


class Heard:
    """The body of a request, kept so that it can be read again."""

    def __init__(self, receive: Receive, body: bytes | None = None) -> None:
        """Begin with nothing read, or with a whole body."""
        self._receive, self._parts = receive, [] if body is None else [body]
        self._whole = body is not None

    def again(self) -> Receive:
        """Return a way to receive the body from its beginning."""
        place = 0

        async def receive() -> Message:
            nonlocal place
            if place < len(self._parts):
                place += 1
                more = place < len(self._parts) or not self._whole
                return {"type": "http.request", "body": self._parts[place - 1], "more_body": more}
            message = await self._receive()
            if message["type"] == "http.request":
                place += 1
                self._parts.append(message.get("body", b""))
                self._whole = not message.get("more_body", False)
            return message

        return receive

    async def body(self) -> bytes:
        """Return the whole body."""
        receive = self.again()
        while not self._whole and (await receive())["type"] == "http.request":
            pass
        return b"".join(self._parts)


class Collected:
    """An answer, caught before it goes out."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.status, self.body = 500, bytearray()
        self.headers: list[tuple[bytes, bytes]] = []

    async def __call__(self, message: Message) -> None:
        """Keep a part of the answer."""
        if message["type"] == "http.response.start":
            self.status, self.headers = message["status"], [(name, value) for name, value in message["headers"]]
        elif message["type"] == "http.response.body":
            self.body += message.get("body", b"")


async def _nothing_more() -> Message:
    """Wait for the end of a connection that is elsewhere."""
    await asyncio.Event().wait()
    raise AssertionError


def _unanswered() -> Denial:
    return Denial("busy", "the table's process did not answer; look before you try again")


def _asked(scope: Scope, number: int, body: bytes) -> Asked:
    words = {
        "method": scope["method"],
        "path": scope["path"],
        "query": scope["query_string"].decode("latin-1"),
        "scheme": scope["scheme"],
        "request": request_id(),
    }
    client, server = (tuple(scope.get(end) or NOWHERE) for end in ("client", "server"))
    return Asked(number, words, list(scope["headers"]), body, (client[0], client[1]), (server[0], server[1] or 0))


def _scope(asked: Asked) -> Scope:
    words = asked.scope
    return {
        PASSED_ON: True,
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": words["method"],
        "path": words["path"],
        "raw_path": words["path"].encode(),
        "root_path": "",
        "query_string": words["query"].encode("latin-1"),
        "scheme": words["scheme"],
        "headers": asked.headers,
        "client": asked.client,
        "server": asked.server,
    }


async def _send(status: int, answer: Answered, send: Send) -> None:
    await send({"type": "http.response.start", "status": status, "headers": answer.headers})
    await send({"type": "http.response.body", "body": answer.body})
