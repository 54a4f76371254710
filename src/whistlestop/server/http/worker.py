"""One of several workers behind a port: `python -m whistlestop.server.http.worker DOOR`, started by workers.py.

Its settings come through standard input, which stays open as long as whoever started it lives. Once it serves it says
so on standard output.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
from threading import Thread

import msgspec
import uvicorn

from whistlestop.server.http.app import create_app
from whistlestop.server.http.door import configured
from whistlestop.server.journal import write_lines
from whistlestop.server.settings import Settings

READY = b"ready\n"


class Worker(uvicorn.Server):
    """A server that tells when it serves."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve and say so."""
        await super().startup(sockets)
        if self.started:
            os.write(1, READY)


def main() -> None:
    """Serve until told to stop, or until whoever started this is gone."""
    settings = msgspec.json.decode(sys.stdin.buffer.readline(), type=Settings)
    Thread(target=_stop_when_left_alone, daemon=True).start()
    if settings.logs == "json":
        write_lines()
    with socket.socket(fileno=int(sys.argv[1])) as door:
        Worker(configured(create_app(settings), settings)).run([door])


def _stop_when_left_alone() -> None:
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
