"""Servers as processes of their own on one PostgreSQL and one Redis, and clients that never give up.

Everything a client is told is kept and checked against what is stored in the end.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from sqlalchemy import create_engine, text
from websockets.exceptions import WebSocketException

from server.house import QUICK
from server.player import Player, pick
from server.services import PostgreSQL, Redis, free_port
from whistlestop.server.protocol.messages import Done
from whistlestop.server.protocol.parts import GameEvent

PATIENCE = 8.0  # seconds a client waits for an answer before it tries elsewhere
WAIT = 90.0  # until everybody must have got on after a fault, on a very busy machine
PAUSE = 0.03  # before a decision
ROOT = Path(__file__).parents[2]


class Valve:
    """A proxy before Redis that can stop passing on, without closing anything."""

    def __init__(self, port: int) -> None:
        self._target, self._open = port, asyncio.Event()
        self._open.set()
        self._lines: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None
        self.port = 0

    async def start(self) -> None:
        """Begin to pass on."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def cut(self) -> None:
        """Pass nothing on."""
        self._open.clear()

    def mend(self) -> None:
        """Pass on again, also what was held back."""
        self._open.set()

    async def close(self) -> None:
        """End all connections."""
        assert self._server is not None
        self._server.close()
        for line in self._lines:
            line.cancel()
        await asyncio.gather(*self._lines, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._open.wait()
        try:
            there = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.close()
            return
        for source, sink in ((reader, there[1]), (there[0], writer)):
            line = asyncio.create_task(self._pass_on(source, sink))
            self._lines.add(line)
            line.add_done_callback(self._lines.discard)

    async def _pass_on(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        try:
            while data := await source.read(65536):
                await self._open.wait()
                sink.write(data)
        except OSError:
            pass
        finally:
            sink.close()


class Process:
    """One `whistlestop serve`."""

    def __init__(self, database: str, valve: Valve) -> None:
        self.valve, self._database = valve, database
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.start()

    @property
    def given_up(self) -> bool:
        """Whether it ended by itself."""
        return self._wanted and self.process.poll() is not None

    def start(self) -> None:
        """Start it; it serves a moment later."""
        self._wanted = True
        words = ["serve", "--port", str(self.port), "--database", self._database]
        words += ["--redis", f"redis://127.0.0.1:{self.valve.port}"]
        quick = {f"WHISTLESTOP_{name.upper()}": str(value) for name, value in QUICK.items()}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "whistlestop", *words],
            env={**os.environ, **quick, "PYTHONPATH": str(ROOT / "src")},
            stdout=subprocess.DEVNULL,
        )

    def send(self, how: int) -> None:
        """Send it a signal."""
        self.process.send_signal(how)

    async def replace(self, how: int) -> None:
        """End it and start another at its place."""
        self._wanted = False
        self.send(how)
        await asyncio.to_thread(self.process.wait)
        self.start()

    async def ready(self) -> None:
        """Wait until it serves."""
        end = time.monotonic() + WAIT
        async with httpx.AsyncClient(base_url=self.base, timeout=WAIT) as http:
            while time.monotonic() < end:
                with suppress(httpx.HTTPError):
                    if (await http.get("/api/ready")).status_code == 200:
                        return
                await asyncio.sleep(0.05)
        raise AssertionError("a process did not start")


@dataclass
class Seat:
    """What one seat did and was told, over all its sockets."""

    code: str
    token: str
    number: int
    pause: float = PAUSE
    acknowledged: list[tuple[int, str]] = field(default_factory=list)  # decision and action in words
    chosen: int = 0
    said: list[str] = field(default_factory=list)
    tried: list[str] = field(default_factory=list)  # to say
    events: list[GameEvent] = field(default_factory=list)
    version: int = 0
    over: bool = False
    sockets: int = 0

    @property
    def answers(self) -> int:
        """How many answers to questions were acknowledged."""
        return len(self.acknowledged) + self.chosen

    def check(self, player: Player) -> None:
        """Check that a socket told nothing but what follows what was told before."""
        if not player.versions:
            return
        assert player.versions == sorted(set(player.versions))
        assert player.versions[0] >= self.version, "something that was told is gone"
        known = min(len(self.events), len(player.events))
        assert player.events[:known] == self.events[:known], "events were told in another order"
        self.version = player.versions[-1]
        if len(player.events) >= len(self.events):
            self.events = list(player.events)

    async def live(self, bases: list[str], luck: random.Random) -> None:
        """Play until the game is over, wherever somebody answers."""
        while not self.over:
            player = await self._seated(luck.choice(bases))
            if player is not None:
                try:
                    await self._play(player, luck)
                except TimeoutError:
                    pass  # nobody answers there any more
                finally:
                    await self._part(player)
            await asyncio.sleep(0.05)

    async def _seated(self, base: str) -> Player | None:
        try:
            player = await asyncio.wait_for(Player.open(base, self.code, self.token), PATIENCE)
        except (OSError, TimeoutError, WebSocketException):
            return None
        self.sockets += 1
        await player.send("hello", token=self.token)
        return player

    async def _part(self, player: Player) -> None:
        reader = player._reader
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(player.close()), 1)
        reader.cancel()
        await asyncio.gather(reader, return_exceptions=True)
        if not reader.cancelled() and isinstance(error := reader.exception(), AssertionError):
            raise error
        self.check(player)

    async def _play(self, player: Player, luck: random.Random) -> None:
        while not self.over:
            await player.until(lambda: player.close_code is not None or player.over or _asked(player), PATIENCE)
            if player.over:
                self.over = True
            if player.close_code is not None or player.over:
                return
            await asyncio.sleep(self.pause)
            if luck.random() < 0.05:
                await self._say(player)
            await self._decide(player, luck)

    async def _say(self, player: Player) -> None:
        line = f"{self.number} says {len(self.tried)}"
        self.tried.append(line)
        if await self._done(player, "say", text=line):
            self.said.append(line)

    async def _decide(self, player: Player, luck: random.Random) -> None:
        if player.close_code is not None or not _asked(player):
            return
        decision, question = player.view.decision, player.question
        if question.tickets is not None:
            keep = luck.choice(question.tickets.sets)
            self.chosen += await self._done(player, "choose_tickets", decision=decision, keep=keep)
        else:
            action = pick(question, luck)
            if await self._done(player, "play", decision=decision, action=action.id):
                self.acknowledged.append((decision, action.text))

    async def _done(self, player: Player, kind: str, **fields: Any) -> bool:
        try:
            number = await player.send(kind, **fields)
        except WebSocketException:
            return False
        await player.until(lambda: number in player.answers or player.close_code is not None, PATIENCE)
        return isinstance(player.answers.get(number), Done)


async def _posted(base: str, body: dict[str, Any]) -> dict[str, Any]:
    """Set a table at a process that may be starting or recovering just now."""
    end = time.monotonic() + WAIT
    async with httpx.AsyncClient(base_url=base, timeout=WAIT) as http:
        while time.monotonic() < end:
            with suppress(httpx.HTTPError):
                answer = await http.post("/api/tables", json=body)
                assert answer.status_code in (200, 503), answer.text
                if answer.status_code == 200:
                    return dict(answer.json())
            await asyncio.sleep(0.1)
    raise AssertionError("no table can be set")


def _asked(player: Player) -> bool:
    return player.asked and (player.question.tickets is None or player.choice.chosen is None)


class Cluster:
    """The processes, what they share, and everybody who plays."""

    def __init__(self, postgresql: PostgreSQL, redis: Redis, seed: int) -> None:
        self.postgresql, self.redis = postgresql, redis
        self.luck = random.Random(seed)
        self.database = postgresql.database()
        self.processes: list[Process] = []
        self.seats: list[Seat] = []
        self._tables = 0
        self._players: list[asyncio.Task[None]] = []
        self._watcher = asyncio.create_task(self._watch())

    async def open(self, processes: int, tables: int) -> None:
        """Start everything and let everybody sit down."""
        for _ in range(processes):
            valve = Valve(self.redis.port)
            await valve.start()
            self.processes.append(Process(self.database, valve))
        await asyncio.gather(*(process.ready() for process in self.processes))
        self._tables = tables
        await self.refill()

    async def table(self, base: str) -> None:
        """Set a table of two people and a bot."""
        seats = [{"kind": "mine"}, {"kind": "mine"}, {"kind": "bot", "bot": "random"}]
        body = {"map": "usa", "seats": seats, "start": True, "bot_delay": 0}
        made = await _posted(base, body)
        for key in made["seats"]:
            seat = Seat(made["table"]["code"], key["token"], key["seat"])
            self.seats.append(seat)
            bases = [process.base for process in self.processes]
            luck = random.Random(f"{self.luck.random()}")
            self._players.append(asyncio.create_task(seat.live(bases, luck)))

    async def _watch(self) -> None:
        """Start a process again that could not start while the database was away."""
        while True:
            for process in self.processes:
                if process.given_up:
                    process.start()
            await asyncio.sleep(0.2)

    async def gets_on(self) -> None:
        """Wait until an answer was acknowledged at every table that is not over."""
        before = self._answers()
        end = time.monotonic() + WAIT
        while time.monotonic() < end:
            for task in self._players:
                if task.done():
                    task.result()
            now = self._answers()
            if all(now[code] > before[code] or self._over(code) for code in now):
                return
            await asyncio.sleep(0.02)
        raise AssertionError(f"nobody gets on: {self.state(before)}")

    def state(self, before: Counter[str]) -> str:
        """Return who got on and who did not."""
        now = self._answers()
        return ", ".join(f"{code}: {now[code] - before[code]} more" for code in now)

    def _answers(self) -> Counter[str]:
        counts: Counter[str] = Counter()
        for seat in self.seats:
            counts[seat.code] += seat.answers
        return counts

    def _over(self, code: str) -> bool:
        return any(seat.over for seat in self.seats if seat.code == code)

    async def refill(self) -> None:
        """Set a new table for each that is over."""
        live = {seat.code for seat in self.seats if not self._over(seat.code)}
        for _ in range(self._tables - len(live)):
            await self.table(self.luck.choice(self.processes).base)

    async def settle(self) -> None:
        """Let everybody stop, look at all tables once more from every process, and check."""
        for task in self._players:
            task.cancel()
        for result in await asyncio.gather(*self._players, return_exceptions=True):
            assert result is None or isinstance(result, asyncio.CancelledError), result
        await asyncio.gather(*(process.ready() for process in self.processes))
        for seat in self.seats:
            await self._look_again(seat)
        self.check()

    async def _look_again(self, seat: Seat) -> None:
        """Let a seat hear everything once more, which must begin with all it was ever told."""
        end = time.monotonic() + WAIT
        for process in self.processes:
            while (player := await seat._seated(process.base)) is not None:
                await player.until(lambda p=player: p.versions or p.close_code is not None, WAIT)  # type: ignore[misc]
                heard = bool(player.versions)
                if heard:
                    assert len(player.events) >= len(seat.events), "events that were told are gone"
                await seat._part(player)
                if heard:
                    break
                assert time.monotonic() < end, "a table cannot be opened"
                await asyncio.sleep(0.1)

    def check(self) -> None:
        """Check what everybody was told against what is stored."""
        engine = create_engine(self.database)
        with engine.connect() as connection:
            for seat in self.seats:
                where = {"code": seat.code}
                entries = connection.execute(text(ENTRIES), where).all()
                chat = Counter(connection.execute(text(CHAT), where).scalars())
                _check_stored(seat, entries, chat)
        engine.dispose()

    async def close(self) -> None:
        """End everything."""
        for task in self._players:
            task.cancel()
        self._watcher.cancel()
        for process in self.processes:
            process.send(signal.SIGCONT)
            process.process.kill()
            process.process.wait()
            await process.valve.close()


TABLE = "table_id = (SELECT id FROM tables WHERE code = :code)"
ENTRIES = f"SELECT number, seat, body FROM entries WHERE {TABLE} AND kind = 'play' ORDER BY number"
CHAT = f"SELECT text FROM chat WHERE {TABLE}"


def _check_stored(seat: Seat, entries: Any, chat: Counter[str]) -> None:
    """Check that all that was acknowledged to a seat is stored, once and at its place."""
    decisions = [decision for decision, _ in seat.acknowledged]
    assert len(set(decisions)) == len(decisions), "one question was answered twice"
    for decision, action in seat.acknowledged:
        assert decision < len(entries), "an acknowledged move is lost"
        assert entries[decision].seat == seat.number
        assert msgspec.json.decode(entries[decision].body)["action"] == action
    assert all(chat[line] == 1 for line in seat.said), "an acknowledged line is lost, or there twice"
    assert all(chat[line] <= 1 for line in seat.tried)
