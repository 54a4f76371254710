"""What a server takes: `python bench/server_load.py FIGURE` (see `--help`), one figure of one run.

- `tables`: how many tables one process holds. Their number is raised until the slowest hundredth waits too long.
- `memory`: what a table occupies when its game is half over, with its two sockets.
- `idle`: sockets that are open and silent: what each occupies, what all cost, and how long a player beside them waits.
- `restart`: a server with tables is stopped, then killed; how long until a new one answers and shows a table.
- `processes`: processor time of a decision with one process, and with several that share PostgreSQL and Redis, all
  played at the same time.
- `room`: how many tables one process holds, and how many several that share PostgreSQL and Redis do, one after the
  other. It says something only where server, clients, database and Redis have processors of their own.

The server is started as processes of its own on a free port, the clients are one more (`--clients` for `room`). At each table two people play
over real sockets and decide after a human pause. For every decision the time from sending it to the other's hearing of
it is taken. Processor time and memory are those of the server's processes alone. `processes` and `room` need `PYTHONPATH=tests`,
whose services start the other two, in a folder of their own.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import multiprocessing
import os
import random
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
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
    "MAX_SPECTATORS": "100000",
    "SPECTATORS_PER_ADDRESS": "100000",
    "HALF_SENT_PER_ADDRESS": "10000",
}
TARGET_MS = 100.0
OPENED_AT_ONCE = 16  # tables
CONNECTED_AT_ONCE = 100  # sockets
WATCHERS = 20  # silent sockets of one table


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


class Told(msgspec.Struct):
    """As much of a message as such a client reads."""

    type: str
    view: Seen | None = None


decoder = msgspec.json.Decoder(Told)


@dataclass
class Door:
    """Where a server listens."""

    port: int

    def ask(self, path: str, body: object | None = None) -> Any:
        """Return the answer of the HTTP part."""
        data = None if body is None else json.dumps(body).encode()
        address = f"http://127.0.0.1:{self.port}/api{path}"
        with urllib.request.urlopen(urllib.request.Request(address, data, {"Content-Type": "application/json"})) as got:
            return json.load(got)


class Server(Door):
    """`whistlestop serve` as processes of their own."""

    def __init__(self, database: str, redis: str = "", processes: int = 1) -> None:
        """Start it and wait until it answers."""
        with socket.socket() as door:
            door.bind(("127.0.0.1", 0))
            super().__init__(int(door.getsockname()[1]))
        words = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--database", database]
        if redis:
            words += ["--redis", redis, "--processes", str(processes)]
        self._command = [sys.executable, "-c", "from whistlestop.cli import main; main()", *words]
        self.start()

    def start(self) -> float:
        """Start the process and return after how many seconds it answered."""
        environment = {**os.environ, **{f"WHISTLESTOP_{name}": value for name, value in ROOM.items()}}
        begun = time.perf_counter()
        self.process = subprocess.Popen(self._command, env=environment, stdout=subprocess.DEVNULL)
        until = time.monotonic() + SECONDS_TO_START
        while not self._answers():
            if time.monotonic() > until or self.process.poll() is not None:
                raise SystemExit("the server did not start")
            time.sleep(0.01)
        return time.perf_counter() - begun

    def stop(self, how: int = signal.SIGTERM) -> None:
        """End the process."""
        self.process.send_signal(how)
        self.process.wait()

    def _answers(self) -> bool:
        try:
            self.ask("/health")
        except OSError:
            return False
        return True

    def processes(self) -> list[Path]:
        """Return the server and its workers."""
        own = Path(f"/proc/{self.process.pid}")
        return [own, *(Path(f"/proc/{pid}") for pid in (own / f"task/{own.name}/children").read_text().split())]

    def memory(self) -> float:
        """Return the kilobytes the processes occupy."""
        lines = [line for process in self.processes() for line in (process / "status").read_text().splitlines()]
        return sum(float(line.split()[1]) for line in lines if line.startswith("VmRSS"))

    def processor(self) -> float:
        """Return the seconds of processor time the processes have used."""
        stats = [(process / "stat").read_text().rpartition(")")[2].split() for process in self.processes()]
        return sum(int(fields[11]) + int(fields[12]) for fields in stats) / os.sysconf("SC_CLK_TCK")


@dataclass
class Seat:
    """One player and the socket he plays over."""

    code: str
    token: str
    line: ClientConnection | None = None


@dataclass
class Load:
    """Tables that are being played, and how long their players waited."""

    server: Door
    chosen: argparse.Namespace
    pause: float
    sent: dict[str, tuple[str, int, float]] = field(default_factory=dict)
    waits: list[float] = field(default_factory=list)
    decisions: int = 0
    tables: int = 0
    seats: list[Seat] = field(default_factory=list)
    tasks: set[asyncio.Task[None]] = field(default_factory=set)

    async def grow(self, tables: int) -> None:
        """Open tables until there are so many."""
        options = {"dice": self.chosen.dice, "monsters": self.chosen.monsters}
        body = {"map": self.chosen.map, "seats": [{"kind": "mine"}] * 2, "options": options, "start": True}
        while self.tables < tables:
            count = min(OPENED_AT_ONCE, tables - self.tables)
            await asyncio.gather(*(self._open(body) for _ in range(count)))

    async def _open(self, body: object) -> None:
        made = await asyncio.to_thread(self.server.ask, "/tables", body)
        self.tables += 1
        seats = [Seat(made["table"]["code"], key["token"]) for key in made["seats"]]
        self.seats += seats
        for seat in seats:
            self._keep(self._sit(seat))

    def _keep(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _sit(self, seat: Seat) -> None:
        luck = random.Random(seat.code + seat.token)
        async with connect(address(self.server, seat.code), max_size=None, ping_interval=None) as seat.line:
            await seat.line.send(json.dumps({"type": "hello", "token": seat.token}))
            async for text in seat.line:
                heard = time.perf_counter()
                if (view := decoder.decode(text).view) is not None:
                    self._heard(seat, view.decision, heard)
                    if view.question is not None:
                        self._keep(self._decide(seat, view.question, luck))

    def _heard(self, seat: Seat, decision: int, heard: float) -> None:
        """Note how long the other player waited for news of a decision."""
        by, after, sent = self.sent.get(seat.code, (seat.token, 0, 0.0))
        if by != seat.token and decision > after:
            del self.sent[seat.code]
            self.waits.append(heard - sent)

    async def _decide(self, seat: Seat, asked: Asked, luck: random.Random) -> None:
        if asked.tickets is not None and asked.tickets.chosen is not None:
            return
        await asyncio.sleep(luck.expovariate(1 / self.pause))
        message: dict[str, object] = {"type": "play", "decision": asked.decision}
        if asked.tickets is not None:
            message |= {"type": "choose_tickets", "keep": luck.choice(asked.tickets.sets)}
        else:
            forward = [one for one in asked.actions if one.kind in ("claim", "pay", "draw", "take")]
            message["action"] = luck.choice(forward or asked.actions).id
            self.sent[seat.code] = (seat.token, asked.decision, time.perf_counter())
        self.decisions += 1
        assert seat.line is not None
        with suppress(ConnectionClosed):
            await seat.line.send(json.dumps(message))

    async def close(self) -> None:
        """Let everybody go."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def address(server: Door, code: str) -> str:
    """Return where the sockets of a table are."""
    return f"ws://127.0.0.1:{server.port}/ws/{code}"


def share(waits: list[float], part: float) -> float:
    """Return the wait, in milliseconds, that a part of all waits does not exceed."""
    return 1000 * sorted(waits)[min(int(part * len(waits)), len(waits) - 1)] if waits else 0.0


class Measured:
    """What a span of time took of a server."""

    def __init__(self, load: Load, server: Server) -> None:
        """Begin now."""
        self._load, self._server = load, server
        load.waits.clear()
        self._decisions, self._processor, self._began = load.decisions, server.processor(), time.monotonic()

    def end(self) -> None:
        """Measure until now."""
        load = self._load
        self.seconds, made = time.monotonic() - self._began, load.decisions - self._decisions
        used = self._server.processor() - self._processor
        self.p50, self.p99 = share(load.waits, 0.5), share(load.waits, 0.99)
        self.rate, self.busy, self.each = made / self.seconds, used / self.seconds, 1000 * used / max(1, made)

    def __str__(self) -> str:
        return (
            f"{self.rate:.0f} decisions/s, p50 {self.p50:.1f} ms, p99 {self.p99:.1f} ms, "
            f"{self.busy:.0%} of a processor, {self.each:.2f} ms of it a decision"
        )


async def measured(load: Load, server: Server, seconds: float) -> Measured:
    """Return what so many seconds took."""
    measure = Measured(load, server)
    await asyncio.sleep(seconds)
    measure.end()
    return measure


async def tables(server: Server, chosen: argparse.Namespace) -> None:
    """Raise the number of tables until the slowest hundredth waits too long or the time is up."""
    load, until = Load(server, chosen, chosen.pause), time.monotonic() + chosen.seconds
    for count in chosen.tables:
        await load.grow(count)
        await asyncio.sleep(chosen.settle)
        found = await measured(load, server, chosen.step)
        print(f"{count} tables: {found}", flush=True)
        if found.p99 > TARGET_MS or time.monotonic() > until:
            break
    await load.close()


async def memory(server: Server, chosen: argparse.Namespace) -> None:
    """Play tables quickly to the middle of their games and tell what each occupies, its two sockets included."""
    load, until = Load(server, chosen, pause=0.05), time.monotonic() + chosen.seconds
    await load.grow(chosen.tables[0] // 10)  # what the first tables bring with them is the board's and the program's
    await _played(load, chosen.decisions, until)
    before, first = server.memory(), load.tables
    await load.grow(chosen.tables[0])
    await _played(load, chosen.decisions, until)
    each = (server.memory() - before) / (load.tables - first)
    print(f"{load.tables} tables after {load.decisions / load.tables:.0f} decisions: {each:.0f} kB a table")
    await load.close()


async def _played(load: Load, decisions: int, until: float) -> None:
    while load.decisions < decisions * load.tables and time.monotonic() < until:
        await asyncio.sleep(0.1)


async def idle(server: Server, chosen: argparse.Namespace) -> None:
    """Open silent sockets at tables that are played and tell what they cost."""
    load = Load(server, chosen, chosen.pause)
    await load.grow(chosen.tables[0])
    await asyncio.sleep(chosen.settle)
    print(f"{load.tables} tables: {await measured(load, server, chosen.step)}", flush=True)
    codes = [await _quiet_table(server, chosen) for _ in range(chosen.sockets // WATCHERS)]
    before, began, lines = server.memory(), time.monotonic(), list[ClientConnection]()
    while len(lines) < chosen.sockets and time.monotonic() - began < chosen.seconds:
        some = [codes[(len(lines) + number) // WATCHERS % len(codes)] for number in range(CONNECTED_AT_ONCE)]
        lines += await asyncio.gather(*(_watch(server, code) for code in some))
    took, each = time.monotonic() - began, (server.memory() - before) / len(lines)
    print(f"{len(lines)} silent sockets, opened in {took:.0f} s: {each:.1f} kB a socket", flush=True)
    print(f"{load.tables} tables beside them: {await measured(load, server, chosen.step)}")
    print(f"{sum(line.close_code is not None for line in lines)} of the sockets were closed meanwhile")
    await load.close()


async def _quiet_table(server: Server, chosen: argparse.Namespace) -> str:
    made = await asyncio.to_thread(server.ask, "/tables", {"map": chosen.map, "seats": [{"kind": "mine"}] * 2})
    return str(made["table"]["code"])


async def _watch(server: Server, code: str) -> ClientConnection:
    line = await connect(address(server, code), max_size=None, ping_interval=None, open_timeout=60)
    await line.send(json.dumps({"type": "hello", "token": None}))
    await line.recv()
    return line


async def restart(server: Server, chosen: argparse.Namespace) -> None:
    """Stop and kill a server with tables; tell when a new one answers and when it shows a table as it stood."""
    load = Load(server, chosen, pause=0.05)
    await load.grow(chosen.tables[0])
    await _played(load, chosen.decisions, time.monotonic() + chosen.seconds)
    await load.close()
    for how in (signal.SIGTERM, signal.SIGKILL):
        began = time.perf_counter()
        await asyncio.to_thread(server.stop, how)
        stopped = time.perf_counter() - began
        answered = await asyncio.to_thread(server.start)
        began = time.perf_counter()
        line = await _watch(server, load.seats[0].code)
        shown = time.perf_counter() - began
        await line.close()
        print(f"{how.name}: gone after {stopped:.2f} s, answers {answered:.2f} s after its start,", end=" ")
        print(f"shows a table {shown:.2f} s later ({load.tables} tables of {chosen.decisions} decisions)")


@contextmanager
def services(chosen: argparse.Namespace, redis: int) -> Iterator[tuple[Any, list[Any], ExitStack]]:
    """Return a PostgreSQL and so many Redis, and what is undone before they stop."""
    from server.services import PostgreSQL, Redis

    with tempfile.TemporaryDirectory(dir=chosen.folder) as folder, ExitStack() as stack:
        postgresql, *several = (
            kind(_folder(Path(folder), f"{kind.__name__}{number}"))
            for number, kind in enumerate((PostgreSQL, *(Redis for _ in range(redis))))
        )
        for service in (postgresql, *several):
            stack.callback(service.close)
            service.start()
        yield postgresql, several, stack


def processes(chosen: argparse.Namespace) -> None:
    """Measure a decision's processor time with one process and with several that share PostgreSQL and a Redis.

    All are played at the same time, so that whatever else the machine does weighs on all alike.
    """
    counts = (0, 1, chosen.processes)
    with services(chosen, len(counts)) as (postgresql, redis, stack):
        servers = {}
        for count, shared in zip(counts, redis, strict=True):
            server = Server(postgresql.database(), shared.address if count else "", count)
            stack.callback(server.stop)
            servers[f"{count} with Redis" if count else "one process alone"] = server
        asyncio.run(_compare(servers, chosen))


def _folder(folder: Path, name: str) -> Path:
    folder.chmod(0o755)
    made = folder / name
    made.mkdir()
    return made


async def _compare(servers: dict[str, Server], chosen: argparse.Namespace) -> None:
    loads = {what: Load(server, chosen, chosen.pause) for what, server in servers.items()}
    for load in loads.values():
        await load.grow(chosen.tables[0])
    await asyncio.sleep(chosen.settle)
    found = await asyncio.gather(*(measured(load, servers[what], chosen.step) for what, load in loads.items()))
    for what, measure in zip(loads, found, strict=True):
        times = measure.each / found[0].each
        print(f"{what}, {chosen.tables[0]} tables: {measure}, {times:.2f} times", flush=True)
    for load in loads.values():
        await load.close()


class Players:
    """Clients in processes of their own, so that theirs is not the processor that is measured."""

    def __init__(self, server: Server, chosen: argparse.Namespace) -> None:
        """Start them."""
        spawn = multiprocessing.get_context("spawn")
        pairs = [spawn.Pipe() for _ in range(chosen.clients)]
        self._pipes = [own for own, _ in pairs]
        self._processes = [spawn.Process(target=_play, args=(server.port, chosen, other)) for _, other in pairs]
        for process in self._processes:
            process.start()

    async def grow(self, tables: int) -> None:
        """Let each open its share of the tables."""
        count = len(self._pipes)
        await self._ask([(tables * (one + 1) // count - tables * one // count, 0.0) for one in range(count)])

    async def waits(self, seconds: float) -> list[float]:
        """Return how long everybody waited in so many seconds."""
        told = await self._ask([(0, seconds)] * len(self._pipes))
        return [wait for some in told for wait in some]

    async def _ask(self, wishes: list[tuple[int, float]]) -> list[list[float]]:
        for pipe, wish in zip(self._pipes, wishes, strict=True):
            pipe.send(wish)
        return list(await asyncio.gather(*(asyncio.to_thread(pipe.recv) for pipe in self._pipes)))

    def close(self) -> None:
        """Send them home."""
        for pipe, process in zip(self._pipes, self._processes, strict=True):
            pipe.send(None)
            process.join()


def _play(port: int, chosen: argparse.Namespace, pipe: Connection) -> None:
    gc.disable()
    asyncio.run(_obey(Load(Door(port), chosen, chosen.pause), pipe))


async def _obey(load: Load, pipe: Connection) -> None:
    """Open so many tables, or tell the waits of so many seconds, until there is nothing more to do."""
    while (wish := await asyncio.to_thread(pipe.recv)) is not None:
        tables, seconds = wish
        await load.grow(tables)
        load.waits.clear()
        await asyncio.sleep(seconds)
        pipe.send(list(load.waits))
    await load.close()


def room(chosen: argparse.Namespace) -> None:
    """Tell how many tables one process with a Redis holds, how many several hold, and how many times that is."""
    held = {}
    for count in (1, chosen.processes):
        with services(chosen, 1) as (postgresql, (redis,), stack):
            server = Server(postgresql.database(), redis.address, count)
            stack.callback(server.stop)
            players = Players(server, chosen)
            stack.callback(players.close)
            held[count] = asyncio.run(_most(players, count, chosen))
    print(f"{held[chosen.processes] / max(1, held[1]):.2f} times the tables with {chosen.processes} processes")


async def _most(players: Players, processes: int, chosen: argparse.Namespace) -> int:
    """Return the largest number of tables at which the slowest hundredth does not wait too long."""
    most, until = 0, time.monotonic() + chosen.seconds
    for count in chosen.tables:
        await players.grow(count)
        await asyncio.sleep(chosen.settle)
        waits = await players.waits(chosen.step)
        p50, p99, rate = share(waits, 0.5), share(waits, 0.99), len(waits) / chosen.step
        print(
            f"{processes} with Redis, {count} tables: {rate:.0f} heard/s, p50 {p50:.1f} ms, p99 {p99:.1f} ms",
            flush=True,
        )
        if p99 > TARGET_MS:
            break
        most = count
        if time.monotonic() > until:
            break
    return most


FIGURES: dict[str, Callable[[Server, argparse.Namespace], Awaitable[None]]] = {
    "tables": tables,
    "memory": memory,
    "idle": idle,
    "restart": restart,
}
SERVICES = {"processes": processes, "room": room}
TABLES = {"memory": [300], "idle": [50], "restart": [300], "processes": [200], "room": [*range(250, 5001, 250)]}


def alone(chosen: argparse.Namespace) -> None:
    """Take a figure of one process with SQLite."""
    with tempfile.TemporaryDirectory(dir=chosen.folder) as folder:
        server = Server(str(Path(folder) / "tables.sqlite"))
        try:
            asyncio.run(FIGURES[chosen.figure](server, chosen))
        finally:
            server.stop()


def main() -> None:
    """Read what is wanted and measure."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("figure", choices=[*FIGURES, *SERVICES])
    reader.add_argument("--map", default="usa")
    reader.add_argument("--dice", action="store_true")
    reader.add_argument("--monsters", action="store_true")
    reader.add_argument("--tables", type=int, nargs="+", help="numbers of tables one after the other")
    reader.add_argument("--pause", type=float, default=3.0, help="mean seconds before a decision")
    reader.add_argument("--settle", type=float, default=10.0, help="seconds between opening tables and measuring")
    reader.add_argument("--step", type=float, default=30.0, help="seconds measured at each number of tables")
    reader.add_argument("--seconds", type=float, default=300.0, help="seconds after which nothing more is begun")
    reader.add_argument("--decisions", type=int, default=100, help="of each table, for memory and restart")
    reader.add_argument("--sockets", type=int, default=10_000, help="silent ones")
    reader.add_argument("--folder", help="where the database lies; a temporary folder of the system if left out")
    reader.add_argument("--processes", type=int, default=2, help="workers, for processes and room")
    reader.add_argument("--clients", type=int, default=2, help="processes that play, for room")
    chosen = reader.parse_args()
    chosen.tables = chosen.tables or TABLES.get(chosen.figure, [250, 500, 750, 1000, 1250, 1500])
    gc.disable()  # the clients' own collector would stop the clock of all of them
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # a socket is a file; the server inherits it
    print(f"load of the machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors", flush=True)
    SERVICES.get(chosen.figure, alone)(chosen)
    print(f"load of the machine after: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
