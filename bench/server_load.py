"""How many tables one server process holds: `python bench/server_load.py` (see `--help`).

A server is started as a process of its own on a free port. At each table two clients play over real sockets, deciding
after a human pause, and a third watches. For every decision the time from sending it to the watcher's hearing of it is
taken. The number of tables is raised step by step, each for a bounded time; the process's memory is read beside it.
With `--database`, `--redis` and `--processes` several workers are measured, their processor time and memory together.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SECONDS_TO_START = 120
ROOM = {
    "TABLES_PER_HOUR": "1000000",
    "TABLES_PER_DAY": "1000000",
    "REQUESTS_PER_SECOND": "100000",
    "MAX_CONNECTIONS": "100000",
    "HALF_SENT_PER_ADDRESS": "10000",
}
TARGET_MS = 100.0


class Act(msgspec.Struct):
    """A legal action."""

    id: int
    kind: str


class Choice(msgspec.Struct):
    """Tickets to choose from."""

    sets: list[list[int]]
    chosen: list[int] | None


class Asked(msgspec.Struct):
    """A question."""

    decision: int
    actions: list[Act]
    tickets: Choice | None


class Seen(msgspec.Struct):
    """As much of a view as a client that plays at random reads."""

    decision: int
    question: Asked | None
    ending: msgspec.Raw


class Told(msgspec.Struct):
    """As much of a message as such a client reads."""

    type: str
    version: int = 0
    view: Seen | None = None


decoder = msgspec.json.Decoder(Told)


class Server:
    """`whistlestop serve` as a process of its own."""

    def __init__(self, folder: Path, chosen: argparse.Namespace) -> None:
        """Start it and wait until it answers."""
        with socket.socket() as door:
            door.bind(("127.0.0.1", 0))
            self.port = int(door.getsockname()[1])
        words = ["serve", "--host", "127.0.0.1", "--port", str(self.port)]
        words += ["--database", chosen.database or str(folder / "tables.sqlite")]
        if chosen.redis:
            words += ["--redis", chosen.redis, "--processes", str(chosen.processes)]
        environment = {**os.environ, **{f"WHISTLESTOP_{name}": value for name, value in ROOM.items()}}
        command = [sys.executable, "-c", "from whistlestop.cli import main; main()", *words]
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        until = time.monotonic() + SECONDS_TO_START
        while not self._answers():
            if time.monotonic() > until or self.process.poll() is not None:
                raise SystemExit("the server did not start")
            time.sleep(0.2)

    def _answers(self) -> bool:
        try:
            self.ask("/health")
        except OSError:
            return False
        return True

    def ask(self, path: str, body: object | None = None) -> Any:
        """Return the answer of the HTTP part."""
        data = None if body is None else json.dumps(body).encode()
        address = f"http://127.0.0.1:{self.port}/api{path}"
        with urllib.request.urlopen(urllib.request.Request(address, data, {"Content-Type": "application/json"})) as got:
            return json.load(got)

    def processes(self) -> list[Path]:
        """Return the server and its workers."""
        own = Path(f"/proc/{self.process.pid}")
        return [own, *(Path(f"/proc/{pid}") for pid in (own / f"task/{own.name}/children").read_text().split())]

    def memory(self) -> float:
        """Return the megabytes the processes occupy."""
        lines = [line for process in self.processes() for line in (process / "status").read_text().splitlines()]
        return sum(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))

    def processor(self) -> float:
        """Return the seconds of processor time the processes have used."""
        stats = [(process / "stat").read_text().rpartition(")")[2].split() for process in self.processes()]
        return sum(int(fields[11]) + int(fields[12]) for fields in stats) / os.sysconf("SC_CLK_TCK")


class Load:
    """Tables that are being played, and how long their players waited."""

    def __init__(self, server: Server, map: str, options: dict[str, bool], pause: float) -> None:
        """Play on a board with a mean pause before each decision."""
        self.server, self.map, self.options, self.pause = server, map, options, pause
        self.sent: dict[tuple[str, int], float] = {}
        self.waits: list[float] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def grow(self, tables: int) -> None:
        """Open tables until there are so many."""
        while len(self.tasks) < 3 * tables:
            body = {"map": self.map, "seats": [{"kind": "mine"}] * 2, "options": self.options, "start": True}
            made = await asyncio.to_thread(self.server.ask, "/tables", body)
            code = made["table"]["code"]
            for token in (*(key["token"] for key in made["seats"]), None):
                self.tasks.append(asyncio.create_task(self._sit(code, token)))
            await asyncio.sleep(0.01)

    async def _sit(self, code: str, token: str | None) -> None:
        luck = random.Random(f"{code}{token}")
        async with connect(f"ws://127.0.0.1:{self.server.port}/ws/{code}", max_size=None, compression=None) as line:
            await line.send(json.dumps({"type": "hello", "token": token}))
            async for text in line:
                heard = time.perf_counter()
                told = decoder.decode(text)
                if told.type == "update":
                    self._heard(code, token, told, heard)
                if token is not None and told.view is not None and told.view.question is not None:
                    asyncio.get_running_loop().create_task(self._decide(line, code, told.view.question, luck))

    def _heard(self, code: str, token: str | None, told: Told, heard: float) -> None:
        """Note how long the spectator waited for news of a decision; players hear of it at the same moment."""
        if token is not None or told.view is None:
            return
        sent = self.sent.pop((code, told.view.decision - 1), None)
        if sent is not None:
            self.waits.append(heard - sent)

    async def _decide(self, line: ClientConnection, code: str, asked: Asked, luck: random.Random) -> None:
        if asked.tickets is not None and asked.tickets.chosen is not None:
            return
        await asyncio.sleep(luck.expovariate(1 / self.pause))
        message: dict[str, object] = {"type": "play", "decision": asked.decision}
        if asked.tickets is not None:
            message |= {"type": "choose_tickets", "keep": luck.choice(asked.tickets.sets)}
        else:
            forward = [one for one in asked.actions if one.kind in ("claim", "pay", "draw", "take")]
            message["action"] = luck.choice(forward or asked.actions).id
            self.sent[code, asked.decision] = time.perf_counter()
        with suppress(ConnectionClosed):
            await line.send(json.dumps(message))


def share(waits: list[float], part: float) -> float:
    """Return the wait, in milliseconds, that a part of all waits does not exceed."""
    return 1000 * sorted(waits)[min(int(part * len(waits)), len(waits) - 1)] if waits else 0.0


async def measure(server: Server, chosen: argparse.Namespace) -> None:
    """Raise the number of tables until the slowest hundredth waits too long or the time is up."""
    options = {"dice": chosen.dice, "monsters": chosen.monsters}
    load = Load(server, chosen.map, options, chosen.pause)
    empty, until = server.memory(), time.monotonic() + chosen.seconds
    print(f"load of the machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    print("| tables | decisions/s | p50 ms | p99 ms | processor | a decision | memory per table |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for tables in chosen.tables:
        await load.grow(tables)
        await asyncio.sleep(chosen.settle)
        load.waits.clear()
        before, began = server.processor(), time.monotonic()
        await asyncio.sleep(chosen.step)
        took = time.monotonic() - began
        busy, each = (server.processor() - before) / took, 1024 * (server.memory() - empty) / tables
        p50, p99 = share(load.waits, 0.5), share(load.waits, 0.99)
        cost = 1000 * busy * took / max(1, len(load.waits))
        print(
            f"| {tables} | {len(load.waits) / took:.0f} | {p50:.1f} | {p99:.1f} "
            f"| {busy:.0%} | {cost:.2f} ms | {each:.0f} kB |",
            flush=True,
        )
        if p99 > TARGET_MS or time.monotonic() > until:
            break
    for task in load.tasks:
        task.cancel()
    await asyncio.gather(*load.tasks, return_exceptions=True)


def main() -> None:
    """Read what is wanted, start a server and measure."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--map", default="usa")
    reader.add_argument("--dice", action="store_true")
    reader.add_argument("--monsters", action="store_true")
    reader.add_argument("--tables", type=int, nargs="+", default=[25, 50, 100, 200, 400, 800])
    reader.add_argument("--pause", type=float, default=2.0, help="mean seconds before a decision")
    reader.add_argument("--settle", type=float, default=4.0, help="seconds between opening tables and measuring")
    reader.add_argument("--step", type=float, default=15.0, help="seconds measured at each number of tables")
    reader.add_argument("--seconds", type=float, default=180.0, help="seconds after which no more tables are opened")
    reader.add_argument("--folder", help="where the database lies; a temporary folder of the system if left out")
    reader.add_argument("--database", help="an SQLAlchemy URL; a file in that folder if left out")
    reader.add_argument("--redis", help="its address, for several workers")
    reader.add_argument("--processes", type=int, default=2, help="workers, with --redis")
    chosen = reader.parse_args()
    with tempfile.TemporaryDirectory(dir=chosen.folder) as folder:
        server = Server(Path(folder), chosen)
        try:
            asyncio.run(measure(server, chosen))
        finally:
            server.process.terminate()
            server.process.wait()


if __name__ == "__main__":
    main()
