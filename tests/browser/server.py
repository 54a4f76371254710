"""A server for the browser tests: a real process on a free port that can be killed and started again."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from browser import patience

START = "from whistlestop.cli import main; main()"
SECONDS_TO_START = 120


def same_luck(seed: int) -> str:
    """Return a program for a server that deals every table, and every bot, the luck of one seed."""
    return f"import secrets; secrets.randbits = lambda bits: {seed}"


class Server:
    """`whistlestop serve` on this machine with a database of its own."""

    def __init__(self, folder: Path, before: str = "") -> None:
        """Choose a port and start; `before` is a program that is run first, in the same process."""
        with socket.socket() as door:
            door.bind(("127.0.0.1", 0))
            self.port = int(door.getsockname()[1])
        self.folder, self.before = folder, before
        self.start()

    @property
    def address(self) -> str:
        """Where the server is reached."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and wait until it answers."""
        words = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--database", str(self.folder / "tables.db")]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", f"{self.before}\n{START}", *words], stdout=log, stderr=log
            )
        patience.until(lambda: self.process.poll() is not None or self._answers(), SECONDS_TO_START)
        if self.process.poll() is not None or not self._answers():
            self.kill()
            raise RuntimeError((self.folder / "server.log").read_text())

    def _answers(self) -> bool:
        try:
            self.ask("/health")
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            return False
        return True

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def ask(self, path: str, body: object | None = None) -> Any:
        """Return the answer of the HTTP part."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.address}/api{path}", data, {"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=patience.seconds()) as answer:
            return json.load(answer)
