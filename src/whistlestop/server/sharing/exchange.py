"""The line between processes: messages through Redis, in order, and a lease that says that a process lives.

Each process listens to a channel of its own name. What it tells others is collected for a moment and goes out over one
connection, so that it arrives in order. Every beat renews the lease and goes through the channel too: a process that
does not hear itself would not hear others. Redis delivers a message once or not at all, so after any failure of the
line everything that went over it is given up, and clients come back and look.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeVar

from whistlestop.server import metrics
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.sharing.frames import AnyFrame, Beat, Packet, decoder, encoder

if TYPE_CHECKING:
    from redis.asyncio import Redis
    from redis.asyncio.client import PubSub

logger = logging.getLogger(__name__)
Result = TypeVar("Result")
Command = tuple[str | bytes | int, ...]
LEASE_SECONDS = 4.0
BEAT_SECONDS = 0.7
PATIENCE = 2.0  # seconds after which Redis counts as away
PROCESS, CHANNEL = "whistlestop:process:", "whistlestop:to:"


class Exchange:
    """A process's place at the line; whoever wants to hear of something adds a function to the lists."""

    def __init__(self, address: str) -> None:
        """Begin without a connection; raises ValueError if the address is none."""
        self.name = secrets.token_hex(6)
        self.peers: list[Callable[[], set[str]]] = []  # tell the processes whose death must be noticed
        self.hears: dict[type[AnyFrame], Callable[[str, Any], None]] = {}
        self.on_lost: list[Callable[[str | None], None]] = []  # a process is gone, or (None) the whole line failed
        self.on_forgotten: list[Callable[[], None]] = []  # Redis has lost what it knew
        self.on_expired: list[Callable[[], None]] = []  # the lease could not be renewed in time
        self._commands, self._sender, self._listener = (_client(address, single=one) for one in (False, True, False))
        self._outbox: defaultdict[str, list[AnyFrame]] = defaultdict(list)
        self._orders: list[Command] = []
        self._filled = asyncio.Event()
        self._until = 0.0
        self._away = self._expired = self._known = False
        self._tasks: list[asyncio.Task[None]] = []

    # --- living ---

    async def open(self) -> None:
        """Join the others; a Redis that is away is joined when it is back."""
        try:
            await asyncio.wait_for(self._beat(), PATIENCE)
        except Exception as error:
            self._failed(error)
        for work in (self._listen_for_ever, self._beat_for_ever, self._send_for_ever):
            self._tasks.append(asyncio.create_task(work()))

    async def close(self) -> None:
        """Leave: what waits is told, the lease ends, others take over at once."""
        for task in self._tasks:
            task.cancel()
        with suppress(Exception):
            self._orders.append(("DEL", PROCESS + self.name))
            await asyncio.wait_for(self._flush(), PATIENCE)
        for client in (self._commands, self._sender, self._listener):
            with suppress(Exception):
                await client.aclose()

    @property
    def sure(self) -> bool:
        """Whether the lease still runs; measured from before it was renewed, so never longer than Redis does."""
        return monotonic() < self._until

    @property
    def reachable(self) -> bool:
        """Whether Redis answered lately."""
        return not self._away

    async def _beat_for_ever(self) -> None:
        while True:
            try:
                await asyncio.wait_for(self._beat(), PATIENCE)
            except Exception as error:
                self._failed(error)
            if not self.sure and not self._expired and self._until:
                self._expired = True
                _call(self.on_expired)
            await asyncio.sleep(BEAT_SECONDS)

    async def _beat(self) -> None:
        begun, peers = monotonic(), sorted({peer for some in self.peers for peer in some()})
        pipe = self._commands.pipeline(transaction=False)
        pipe.set(PROCESS + self.name, "lives", px=int(1000 * LEASE_SECONDS), get=True)
        pipe.publish(CHANNEL + self.name, encoder.encode(Packet(self.name, [Beat()])))
        for peer in peers:
            pipe.exists(PROCESS + peer)
        before, _, *alive = await pipe.execute()
        self._until, self._expired = begun + LEASE_SECONDS, False
        self._answered()
        if before is None and self._known:
            _call(self.on_forgotten)
        self._known = True
        for peer, lives in zip(peers, alive, strict=True):
            if not lives:
                self.lose(peer)

    def lose(self, process: str | None) -> None:
        """Tell everybody that a process is gone, or that the line failed."""
        for tell in self.on_lost:
            tell(process)

    # --- telling ---

    def tell(self, process: str, frame: AnyFrame) -> None:
        """Tell a process something, behind all it was told before."""
        self._outbox[process].append(frame)
        self._filled.set()

    def order(self, *command: str | bytes | int) -> None:
        """Let Redis do something whose outcome nobody waits for."""
        self._orders.append(command)
        self._filled.set()

    async def _send_for_ever(self) -> None:
        while True:
            await self._filled.wait()
            self._filled.clear()
            try:
                await asyncio.wait_for(self._flush(), PATIENCE)
            except Exception as error:
                self._failed(error)
                self.lose(None)

    async def _flush(self) -> None:
        packets, self._outbox = self._outbox, defaultdict(list)
        orders, self._orders = self._orders, []
        pipe = self._sender.pipeline(transaction=False)
        for order in orders:
            pipe.execute_command(*order)
        for process, frames in packets.items():
            pipe.publish(CHANNEL + process, encoder.encode(Packet(self.name, frames)))
        answers = await pipe.execute()
        for process, ears in zip(packets, answers[len(orders) :], strict=True):
            if not ears:
                self.lose(process)

    # --- hearing ---

    async def _listen_for_ever(self) -> None:
        while True:
            line = self._listener.pubsub(ignore_subscribe_messages=True)
            try:
                await asyncio.wait_for(line.subscribe(CHANNEL + self.name), PATIENCE)
                await self._listen(line)
            except Exception as error:
                self._failed(error)
            self.lose(None)
            with suppress(Exception):
                await line.aclose()  # type: ignore[no-untyped-call]
            await asyncio.sleep(BEAT_SECONDS / 2)

    async def _listen(self, line: PubSub) -> None:
        heard = monotonic()
        while monotonic() - heard < LEASE_SECONDS:
            message = await line.get_message(timeout=BEAT_SECONDS)
            if message is not None:
                heard = monotonic()
                self._hear(decoder.decode(message["data"]))
        raise TimeoutError("nothing comes through")

    def _hear(self, packet: Packet) -> None:
        for frame in packet.frames:
            hear = self.hears.get(type(frame))
            if hear is not None:
                try:
                    hear(packet.sender, frame)
                except Exception:
                    logger.exception("%s of another process", type(frame).__name__)

    # --- asking Redis ---

    async def ask(self, script: str, keys: Sequence[str], arguments: Sequence[str | float]) -> Any:  # noqa: ANN401
        """Return what a script says; raises Denial if Redis is away."""
        words = [str(argument) for argument in arguments]
        return await self._patiently(self._commands.eval(script, len(keys), *keys, *words))

    async def answers(self) -> None:
        """Return if Redis answers; raises Denial if it does not."""
        await self._patiently(self._commands.ping())

    async def _patiently(self, answer: Awaitable[Result]) -> Result:
        try:
            result = await asyncio.wait_for(answer, PATIENCE)
        except Exception as error:
            self._failed(error)
            raise Denial("busy", "the processes of this server cannot reach each other") from None
        self._answered()
        return result

    def _failed(self, error: Exception) -> None:
        """Tell an outage in the log when it begins."""
        if not self._away:
            logger.error("Redis failed: %s", " ".join(str(error).split()) or type(error).__name__)
            metrics.OUTAGES.labels("redis").inc()
        self._away = True

    def _answered(self) -> None:
        if self._away:
            logger.info("Redis answers again")
        self._away = False


def refuse_address(address: str) -> None:
    """Raise ValueError if this is no address of a Redis."""
    from redis.asyncio import ConnectionPool

    ConnectionPool.from_url(address)


def _call(listeners: Sequence[Callable[[], None]]) -> None:
    for tell in listeners:
        tell()


def _client(address: str, *, single: bool) -> Redis:
    from redis.asyncio import Redis
    from redis.asyncio.retry import Retry
    from redis.backoff import NoBackoff

    return Redis.from_url(
        address,
        single_connection_client=single,
        socket_connect_timeout=PATIENCE,
        retry=Retry(NoBackoff(), 0),
        protocol=2,
    )
