"""Playing before there is machine code: a process of its own runs the kernels as plain Python.

An entry point changes nothing but the arrays it is given, so a call of it can be made anywhere. While the stand-in is
on duty, an entry point that has no machine code yet sends its arguments there and takes back what has changed in them;
as soon as its machine code is there, the next call uses that. Both ways leave the same bytes, so nobody can tell
between which two calls it was. The stand-in is a process and not a thread, because plain Python would keep all other
threads of this one waiting. It ends when the pipe to its standard input closes, however that comes about.
"""

from __future__ import annotations

import os
import secrets
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib import import_module
from multiprocessing.connection import Client, Connection, Listener
from threading import Event, Lock, Thread, get_ident, local
from typing import Any

import numpy as np

KEY_BYTES = 32
CALLERS = 64  # threads that may wait to be welcomed
Changes = list[tuple[int, bytes]]  # which argument, and what its bytes are now


class StandIn:
    """The caller's side: a process that is asked instead of machine code, from any thread."""

    def __init__(self) -> None:
        """Be off duty."""
        self._process: subprocess.Popen[str] | None = None
        self._address, self._key = "", b""
        self._starting, self._ending, self._relieved = Lock(), Lock(), Event()
        self._line = local()  # a connection for each thread that asks
        self._excused: int | None = None

    @property
    def on_duty(self) -> bool:
        """Whether entry points without machine code are run elsewhere instead of being compiled."""
        return self._process is not None

    @property
    def wanted(self) -> bool:
        """Whether this very thread is to ask the stand-in."""
        return self._process is not None and self._excused != get_ident()

    def begin(self, modules: Iterable[str] = ()) -> None:
        """Start the process, which loads some modules at once; nobody waits for it before the first question."""
        environment = {**os.environ, "WHISTLESTOP_INTERPRETED": "1"}
        self._relieved.clear()
        self._address, self._key = "", secrets.token_bytes(KEY_BYTES)
        self._process = subprocess.Popen(  # noqa: S603 - this very module
            [sys.executable, "-m", "whistlestop.compiler.stand_in", *modules],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            text=True,
        )
        assert self._process.stdin is not None
        self._process.stdin.write(f"{self._key.hex()}\n")
        self._process.stdin.flush()

    def end(self) -> None:
        """Go off duty; whoever waits for an answer hears that there is none."""
        with self._ending:
            process, self._process = self._process, None
            self._relieved.set()
        if process is not None:
            process.communicate()  # closes the pipe

    def wait_for_relief(self) -> None:
        """Wait until it is off duty: for work that would take longer in plain Python than compiling does."""
        if self.wanted:
            self._relieved.wait()

    @contextmanager
    def excused(self) -> Iterator[None]:
        """Let this thread compile, or load, what all others ask the stand-in for."""
        self._excused = get_ident()
        try:
            yield
        finally:
            self._excused = None

    def call(self, function: Callable[..., object], arguments: Sequence[object]) -> object:
        """Return what a function returns in the other process, with all arrays changed as it changed them there.

        Raises OSError or EOFError if that process is gone; then nothing has changed.
        """
        line = self._connection()
        line.send((function.__module__, function.__name__, arguments))
        result, changes = line.recv()
        write_changes(arguments, changes)
        return result

    def _connection(self) -> Connection:
        number = id(self._process)
        if getattr(self._line, "number", None) != number:
            self._line.number, self._line.connection = number, Client(self._whereabouts(), authkey=self._key)
        connection: Connection = self._line.connection
        return connection

    def _whereabouts(self) -> str:
        """Return where the process listens, which it tells as soon as it does."""
        process = self._process
        with self._starting:
            if not self._address and process is not None and process.stdout is not None:
                self._address = process.stdout.readline().strip()
        if not self._address:
            raise EOFError
        return self._address


STAND_IN = StandIn()


def every_byte(array: np.ndarray[Any, Any]) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """Return the bytes of an array without a gap, to be read and written in place."""
    assert array.flags.c_contiguous
    return array.reshape(-1).view(np.uint8)  # not through a buffer: fields that share their room have none


def write_changes(arguments: Sequence[object], changes: Changes) -> None:
    """Write what has become of the arrays among some arguments."""
    for number, now in changes:
        array = arguments[number]
        assert isinstance(array, np.ndarray)
        every_byte(array)[:] = np.frombuffer(now, np.uint8)


def answer(module: str, name: str, arguments: Sequence[object]) -> tuple[object, Changes]:
    """Return what a function returns and how it has changed the arrays that it was given."""
    before = [one.tobytes() if isinstance(one, np.ndarray) else None for one in arguments]
    result = getattr(import_module(module), name)(*arguments)
    after = ((number, arguments[number]) for number, old in enumerate(before) if old is not None)
    now = [(number, one.tobytes()) for number, one in after if isinstance(one, np.ndarray)]
    return result, [(number, new) for number, new in now if new != before[number]]


def serve(line: Connection) -> None:
    """Answer one thread of the caller until it is gone."""
    with suppress(EOFError, OSError):
        while True:
            line.send(answer(*line.recv()))


def stand_in(modules: Iterable[str]) -> None:
    """Answer everybody who knows the key until standard input is closed."""
    listener = Listener(backlog=CALLERS, authkey=bytes.fromhex(sys.stdin.readline()))
    sys.stdout.write(f"{listener.address}\n")
    sys.stdout.flush()
    for module in modules:
        import_module(module)
    Thread(target=welcome, args=(listener,), daemon=True).start()
    sys.stdin.read()
    listener.close()


def welcome(listener: Listener) -> None:
    """Give every thread of the caller a thread of its own."""
    with suppress(OSError):  # the listener was closed
        while True:
            Thread(target=serve, args=(listener.accept(),), daemon=True).start()


if __name__ == "__main__":
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # meant for the program that was started, which closes our input
    stand_in(sys.argv[1:])
