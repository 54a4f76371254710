"""Processes, Redis and PostgreSQL are killed, paused and cut off while people play; whatever was acknowledged stays.

Faults rotate: twenty in an ordinary run, two hundred with WHISTLESTOP_LONG=1; WHISTLESTOP_SEED shifts their order.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
from collections import Counter
from collections.abc import Awaitable, Callable

from server.cluster import Cluster
from server.services import PostgreSQL, Redis
from whistlestop.server.sharing.exchange import LEASE_SECONDS

LONG = os.environ.get("WHISTLESTOP_LONG") == "1"
FAULTS = 200 if LONG else 20
PAUSED = 30.0 if LONG else LEASE_SECONDS + 1.5


async def kill_an_owner(cluster: Cluster) -> None:
    """kill -9, and a new process at its place."""
    await cluster.luck.choice(cluster.processes).replace(signal.SIGKILL)


async def restart_a_process(cluster: Cluster) -> None:
    """One step of a rolling restart."""
    await cluster.luck.choice(cluster.processes).replace(signal.SIGTERM)


async def kill_redis(cluster: Cluster) -> None:
    """It forgets everything."""
    cluster.redis.kill()
    await asyncio.sleep(cluster.luck.uniform(0, 2))
    await asyncio.to_thread(cluster.redis.start)


async def kill_postgresql(cluster: Cluster) -> None:
    """It recovers from its own log."""
    cluster.postgresql.kill()
    await asyncio.to_thread(cluster.postgresql.start)


async def cut_off_for_a_moment(cluster: Cluster) -> None:
    """One process and Redis, for less than a lease."""
    await _cut(cluster, cluster.luck.uniform(0.2, 1.5))


async def cut_off_for_long(cluster: Cluster) -> None:
    """One process and Redis, until another has taken its tables."""
    await _cut(cluster, LEASE_SECONDS + 1.5)


async def _cut(cluster: Cluster, seconds: float) -> None:
    valve = cluster.luck.choice(cluster.processes).valve
    valve.cut()
    await asyncio.sleep(seconds)
    valve.mend()


async def pause_an_owner(cluster: Cluster) -> None:
    """SIGSTOP: it wakes up long after its lease has ended and believes it is still the owner."""
    process = cluster.luck.choice(cluster.processes)
    process.send(signal.SIGSTOP)
    await asyncio.sleep(PAUSED)
    process.send(signal.SIGCONT)


async def forget_everything(cluster: Cluster) -> None:
    """Redis forgets who owns what while all go on: processes claim each other's tables."""
    assert cluster.redis.tell("FLUSHALL") == b"+OK\r\n"


Fault = Callable[[Cluster], Awaitable[None]]
QUICK: tuple[Fault, ...] = (kill_an_owner, kill_redis, cut_off_for_a_moment, forget_everything, kill_postgresql)
SLOW: tuple[Fault, ...] = (pause_an_owner, cut_off_for_long, restart_a_process)


def chosen(seed: int) -> list[Fault]:
    """Return the faults of a run: each slow one once in twenty, the others in turn."""
    luck = random.Random(seed)
    faults: list[Fault] = []
    while len(faults) < FAULTS:
        twenty = [*SLOW, *(QUICK * 4)[: 20 - len(SLOW)]]
        luck.shuffle(twenty)
        faults += twenty
    return faults


def report(faults: list[Fault], cluster: Cluster) -> None:
    """Tell what was survived; `pytest -s` shows it."""
    kinds = [f"{times:4} {kind}\n" for kind, times in Counter(fault.__name__ for fault in faults).most_common()]
    seats = cluster.seats
    tables, sockets = len({seat.code for seat in seats}), sum(seat.sockets for seat in seats)
    answers, lines = sum(seat.answers for seat in seats), sum(len(seat.said) for seat in seats)
    told = f"{tables} tables, {sockets} sockets, {answers} acknowledged answers, {lines} acknowledged lines, none lost"
    sys.stdout.write(f"\n{''.join(kinds)}{told}\n")


def test_whatever_fails_nothing_acknowledged_is_lost_and_all_see_one_order(
    postgresql: PostgreSQL, redis: Redis, shift: int
) -> None:
    async def act() -> None:
        cluster = Cluster(postgresql, redis, shift)
        try:
            await cluster.open(processes=2, tables=3)
            await cluster.gets_on()
            for fault in (faults := chosen(shift)):
                await fault(cluster)
                await cluster.gets_on()
                await cluster.refill()
            await cluster.settle()
            report(faults, cluster)
        finally:
            await cluster.close()

    asyncio.run(act())
