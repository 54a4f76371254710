"""One of several workers behind a port: `python -m whistlestop.server.http.worker DOOR`, started by workers.py.

Its settings come through standard input, which stays open as long as whoever started it lives. Once it serves it says
so on standard output.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from contextlib import suppress
from threading import Thread
from typing import cast

import msgspec
import uvicorn

from whistlestop.server import metrics
from whistlestop.server.collector import Collector
from whistlestop.server.http.app import create_app
from whistlestop.server.http.door import Entrance, configured
from whistlestop.server.http.handing_over import HandingOver
from whistlestop.server.journal import write_lines
from whistlestop.server.settings import Settings

READY = b"ready\n"


class Worker(uvicorn.Server):
    """A server that tells when it serves, and takes connections that other workers hand over."""

    def __init__(self, config: uvicorn.Config, handing_over: HandingOver) -> None:
        """Serve as configured."""
        super().__init__(config)
        self._handing_over = handing_over
        self._taking: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve and say so."""
        await super().startup(sockets)
        if self.started:
            self._handing_over.open(self._take)
            os.write(1, READY)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take nothing any more and stop."""
        self._handing_over.close()
        await super().shutdown(sockets)

    def _take(self, connection: socket.socket, head: bytes) -> None:
        task = asyncio.get_running_loop().create_task(self._welcome(connection, head))
        self._taking.add(task)
        task.add_done_callback(self._taking.discard)

    async def _welcome(self, connection: socket.socket, head: bytes) -> None:
        """Serve a connection as if it had come here."""
        made = cast("type[Entrance]", self.config.http_protocol_class)
        entrance = made(self.config, self.server_state, self.lifespan.state)
        entrance.given = True
        with suppress(OSError):  # whoever it was has gone
            await asyncio.get_running_loop().connect_accepted_socket(lambda: entrance, connection)
            entrance.data_received(head)


def main() -> None:
    """Serve until told to stop, or until whoever started this is gone."""
    settings = msgspec.json.decode(sys.stdin.buffer.readline(), type=Settings)
    Thread(target=_stop_when_left_alone, daemon=True).start()
    if settings.logs == "json":
        write_lines()
    app = create_app(settings, Collector())
    handing_over = HandingOver(os.environ[metrics.FOLDER], app.state.name, app.state.lobby)
    with socket.socket(fileno=int(sys.argv[1])) as door:
        Worker(configured(app, settings, handing_over=handing_over), handing_over).run([door])


def _stop_when_left_alone() -> None:
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
