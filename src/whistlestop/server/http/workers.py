"""Several workers behind one port: started together, replaced when one dies, restarted one after the other.

They share the listening socket, so a connection that arrives while one is replaced waits for another. SIGHUP restarts
them in turn: each new one serves before the next old one is told to stop. SIGTERM and Ctrl+C stop all.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from select import select
from socket import socket
from threading import Event
from time import monotonic
from types import FrameType

import msgspec
from prometheus_client.multiprocess import mark_process_dead

from whistlestop.server import metrics
from whistlestop.server.http.worker import READY
from whistlestop.server.settings import Settings

LOOK_SECONDS = 0.5
START_SECONDS = 120.0
STOP_SECONDS = 10.0
PAUSE_SECONDS = 2.0  # between a worker's death in its first moments and its successor


class Workers:
    """The workers of a port."""

    def __init__(self, settings: Settings, door: socket) -> None:
        """Begin with none."""
        self._settings, self._door = settings, door
        self._workers: list[subprocess.Popen[bytes]] = []
        self._woken, self._stop, self._renew = Event(), False, False
        self._folder = ""

    def run(self) -> None:
        """Serve until told to stop."""
        with tempfile.TemporaryDirectory() as self._folder, self._signals():
            try:
                self._workers = [self._start() for _ in range(self._settings.processes)]
                while not self._stop:
                    self._look()
                    self._woken.wait(LOOK_SECONDS)
                    self._woken.clear()
            finally:
                self._stop_all(self._workers)

    def _look(self) -> None:
        if self._renew:
            self._renew = False
            self._renew_all()
        for number, worker in enumerate(self._workers):
            if worker.poll() is not None and not self._stop:
                self._bury(worker)
                self._workers[number] = self._start()

    def _renew_all(self) -> None:
        for number, worker in enumerate(self._workers):
            successor = self._start()
            if self._serves(successor):
                self._workers[number] = successor
                self._stop_all([worker])
            else:
                self._stop_all([successor])  # a version that does not start leaves the old one at work
                return

    # --- one worker ---

    def _start(self) -> subprocess.Popen[bytes]:
        door = self._door.fileno()
        worker = subprocess.Popen(  # noqa: S603 - our own module
            [sys.executable, "-m", "whistlestop.server.http.worker", str(door)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=[door],
            env={**os.environ, metrics.FOLDER: self._folder},
            start_new_session=True,  # Ctrl+C is for the one who started it, who passes it on
        )
        assert worker.stdin is not None
        worker.stdin.write(msgspec.json.encode(self._settings) + b"\n")
        worker.stdin.flush()
        return worker

    def _serves(self, worker: subprocess.Popen[bytes]) -> bool:
        """Wait until a worker serves; return whether it does."""
        assert worker.stdout is not None
        until = monotonic() + START_SECONDS
        while monotonic() < until and not self._stop:
            if select([worker.stdout], [], [], LOOK_SECONDS)[0]:
                return worker.stdout.readline() == READY
        return False

    def _stop_all(self, workers: list[subprocess.Popen[bytes]]) -> None:
        for worker in workers:
            worker.terminate()
        for worker in workers:
            try:
                worker.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                worker.kill()
                worker.wait()
            self._bury(worker)

    def _bury(self, worker: subprocess.Popen[bytes]) -> None:
        for pipe in (worker.stdin, worker.stdout):
            assert pipe is not None
            pipe.close()
        mark_process_dead(worker.pid, self._folder)  # type: ignore[no-untyped-call]
        if worker.returncode not in (0, -signal.SIGTERM):
            self._woken.wait(PAUSE_SECONDS)

    # --- signals ---

    @contextmanager
    def _signals(self) -> Iterator[None]:
        handlers = {
            signal.SIGTERM: self._told_to_stop,
            signal.SIGINT: self._told_to_stop,
            signal.SIGHUP: self._told_to_renew,
        }
        before = {number: signal.signal(number, handler) for number, handler in handlers.items()}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _told_to_stop(self, _: int, __: FrameType | None) -> None:
        self._stop = True
        self._woken.set()

    def _told_to_renew(self, _: int, __: FrameType | None) -> None:
        self._renew = True
        self._woken.set()
