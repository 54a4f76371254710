"""PostgreSQL and Redis of one's own: on the loopback, in a folder of their own, killed and started as a test likes."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

MEMORY = Path("/dev/shm")
REQUIRED = "WHISTLESTOP_SERVICES"  # if set, a service that is missing is a failure and no reason to skip
WAIT = 60.0
ROOM = 2**29  # bytes a PostgreSQL takes at most


def free_port() -> int:
    """Return a port nobody listens to."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


def program(name: str) -> str:
    """Return the path of a service's program; skips the test if there is none."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", *map(str, folders)]))
    if found is None:
        _skip(f"{name} is not installed (scripts/services installs it)")
    return str(found)


def package(name: str) -> None:
    """Skip the test if a package is missing."""
    if find_spec(name) is None:
        _skip(f"the package {name} is not installed")


def _skip(missing: str) -> None:
    if os.environ.get(REQUIRED):
        pytest.fail(missing)
    pytest.skip(missing)


def until(true: Callable[[], object], what: str) -> None:
    """Wait for a condition."""
    end = time.monotonic() + WAIT
    while not true():
        assert time.monotonic() < end, what
        time.sleep(0.02)


class Service:
    """A program that can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.options: dict[str, Any] = {}

    def words(self) -> list[str]:
        raise NotImplementedError

    def answers(self) -> bool:
        raise NotImplementedError

    def start(self) -> None:
        """Start it and wait until it answers."""
        silent = subprocess.DEVNULL
        self.process = subprocess.Popen(
            self.words(), stdin=silent, stdout=silent, stderr=silent, cwd=self.folder, **self.options
        )
        until(self._started, f"{type(self).__name__} did not start")

    def _started(self) -> bool:
        assert self.process is not None
        if self.process.poll() is not None:  # what is left of a killed one may keep its files for a moment
            time.sleep(0.1)
            self.process = subprocess.Popen(
                self.words(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=self.folder, **self.options
            )
        return self.answers()

    def kill(self, how: int = signal.SIGKILL) -> None:
        """End it without asking."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(WAIT)

    def close(self) -> None:
        """End it for good."""
        if self.process is not None and self.process.poll() is None:
            self.kill()


class Redis(Service):
    """A Redis that keeps nothing: killed, it forgets."""

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def words(self) -> list[str]:
        return [
            program("redis-server"),
            "--port",
            str(self.port),
            "--bind",
            "127.0.0.1",
            "--save",
            "",
            "--daemonize",
            "no",
        ]

    def answers(self) -> bool:
        try:
            return self.tell("PING") == b"+PONG\r\n"
        except OSError:
            return False

    def tell(self, *words: str) -> bytes:
        """Send a command and return the first line of what it says."""
        with socket.create_connection(("127.0.0.1", self.port), 1) as line:
            line.sendall(" ".join(words).encode() + b"\r\n")
            return line.makefile("rb").readline()


class PostgreSQL(Service):
    """A PostgreSQL with databases made on demand."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        if os.geteuid() == 0:  # it refuses to be root
            self.options = {"user": "postgres", "group": "postgres"}
            shutil.chown(folder, "postgres", "postgres")
            folder.chmod(0o755)
        make = [
            program("initdb"),
            "-D",
            str(folder / "data"),
            "-A",
            "trust",
            "-U",
            "postgres",
            "--no-sync",
            "-E",
            "UTF8",
        ]
        subprocess.run(make, check=True, stdout=subprocess.DEVNULL, cwd=folder, **self.options)
        self._made = 0

    def words(self) -> list[str]:
        words = [program("postgres"), "-D", str(self.folder / "data"), "-p", str(self.port), "-k", str(self.folder)]
        return [*words, "-c", "listen_addresses=127.0.0.1", "-c", "max_connections=60"]

    def url(self, name: str) -> str:
        return f"postgresql+psycopg://postgres@127.0.0.1:{self.port}/{name}"

    def answers(self) -> bool:
        engine = create_engine(self.url("postgres"), connect_args={"connect_timeout": 1})
        try:
            with engine.connect() as connection:
                return connection.execute(text("SELECT 1")).scalar() == 1
        except Exception:
            return False
        finally:
            engine.dispose()

    def database(self) -> str:
        """Return the address of a new, empty database."""
        self._made += 1
        name = f"tables_{self._made}"
        engine = create_engine(self.url("postgres"), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(text(f"CREATE DATABASE {name}"))
        engine.dispose()
        return self.url(name)


def folder_for(name: str) -> Path:
    """Return an empty folder, in memory where the machine has such a disk."""
    roomy = MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM
    return Path(tempfile.mkdtemp(prefix=f"whistlestop-{name}-", dir=MEMORY if roomy else None))
