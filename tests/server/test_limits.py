"""Limits by network, the crowd of sockets, and pools that are fair: each by itself, without a server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from threading import Event
from typing import Any

import pytest

from whistlestop.server.limits import WIDER, Limits, network_of, wider_network_of
from whistlestop.server.pools import Pool
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.settings import Settings
from whistlestop.server.table.connection import Connection
from whistlestop.server.table.crowd import STRANGERS, TOO_MANY, Crowd


def test_an_ipv6_address_counts_as_its_64_and_an_ipv4_address_as_itself() -> None:
    assert network_of("2001:db8:1:2::1") == network_of("2001:db8:1:2:ffff:1:2:3") != network_of("2001:db8:1:3::1")
    assert network_of("192.0.2.1") != network_of("192.0.2.2")
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1")
    assert network_of("fe80::1%eth0") == network_of("fe80::2")
    assert wider_network_of("192.0.2.1") == wider_network_of("192.0.2.200") != wider_network_of("192.0.3.1")
    assert wider_network_of("2001:db8:1:2::1") == wider_network_of("2001:db8:1:ff::1")
    assert network_of("testclient") == "testclient"


def refused(work: Coroutine[Any, Any, object]) -> str:
    """Return the code something is refused with, or nothing."""
    try:
        asyncio.run(work)
    except Denial as denial:
        return denial.code
    return ""


def stuck(begun: Event, gate: Event) -> Callable[[], bool]:
    """Return work that says when it begins and then waits."""

    def work() -> bool:
        begun.set()
        return gate.wait()

    return work


def test_one_network_cannot_use_up_what_another_may_ask_for() -> None:
    limits = Limits(Settings(guesses_per_minute=3))
    codes = [refused(limits.count("guesses", f"2001:db8::{number}")) for number in range(5)]
    assert codes == ["", "", "", "too_frequent", "too_frequent"]
    assert asyncio.run(limits.used_up("guesses", "2001:db8::ffff"))
    assert not asyncio.run(limits.used_up("guesses", "2001:db8:0:1::1"))


def test_tables_are_counted_for_the_wider_network_too() -> None:
    limits = Limits(Settings(tables_per_hour=3, tables_per_day=100))
    codes = [refused(limits.count_table(f"192.0.2.{number}")) for number in range(3 * WIDER + 2)]
    assert codes == [""] * 3 * WIDER + ["too_frequent"] * 2
    assert refused(limits.count_table("192.0.3.1")) == ""


def test_tables_are_counted_for_the_day_too() -> None:
    limits = Limits(Settings(tables_per_hour=100, tables_per_day=2))
    assert [refused(limits.count_table("192.0.2.1")) for _ in range(3)] == ["", "", "too_frequent"]


# --- the crowd ---


def crowd(count: int, network: str = "a", **settings: Any) -> tuple[Crowd, list[Connection]]:
    """Return a crowd with so many sockets that have said nothing."""
    made, connections = Crowd(Settings(**settings)), [Connection() for _ in range(count)]
    for connection in connections:
        made.enter(connection, network)
    return made, connections


def test_the_oldest_socket_without_a_hello_leaves_when_its_network_has_too_many() -> None:
    _, connections = crowd(5, half_sent_per_address=3)
    assert [one.close_code for one in connections] == [TOO_MANY, TOO_MANY, None, None, None]


def test_sockets_without_a_hello_of_many_networks_are_bounded_too() -> None:
    made, connections = crowd(0, half_sent_per_address=2)
    for number in range(2 * STRANGERS + 3):
        connections.append(Connection())
        made.enter(connections[-1], f"network {number}")
    assert [one.close_code for one in connections].count(TOO_MANY) == 3
    assert len(made) == 2 * STRANGERS


def test_a_player_gets_in_when_the_server_is_full_and_a_spectator_leaves() -> None:
    made, connections = crowd(4, max_connections=2)
    watching, second, third, player = connections
    made.watch(watching)
    made.play(second)
    with pytest.raises(Denial, match="too_many_spectators"):
        made.watch(third)
    made.play(player)
    assert watching.close_code == TOO_MANY
    made.play(third)
    assert [one.close_code for one in (second, third, player)] == [None] * 3, "players are never sent away"


def test_one_network_watches_only_so_much() -> None:
    made, connections = crowd(3, spectators_per_address=2)
    for one in connections[:2]:
        made.watch(one)
    with pytest.raises(Denial, match="too_many_spectators"):
        made.watch(connections[2])
    other = Connection()
    made.enter(other, "b")
    made.watch(other)
    made.leave(connections[0])
    made.watch(connections[2])


# --- pools ---


def test_askers_take_turns_however_much_one_asks_for() -> None:
    async def act() -> list[str]:
        pool, gate, begun, done = Pool("testing"), Event(), Event(), list[str]()
        first = asyncio.create_task(pool.run("greedy", stuck(begun, gate)))
        await asyncio.to_thread(begun.wait)
        wanted = ["greedy"] * 5 + ["modest", "other"]
        jobs = [asyncio.create_task(pool.run(asker, lambda asker=asker: done.append(asker))) for asker in wanted]  # type: ignore[misc]
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(first, *jobs)
        pool.close()
        return done

    assert asyncio.run(act())[:4] == ["greedy", "modest", "other", "greedy"]


def test_a_pool_refuses_when_too_much_waits_in_all_or_of_one_asker() -> None:
    async def act() -> None:
        pool, gate, begun = Pool("testing", waiting=3, each=2), Event(), Event()
        running = asyncio.create_task(pool.run("a", stuck(begun, gate)))
        await asyncio.to_thread(begun.wait)
        waiting = [asyncio.create_task(pool.run(asker, int)) for asker in "aab"]
        await asyncio.sleep(0)
        for asker in "ab":
            with pytest.raises(Denial, match="busy"):
                await pool.run(asker, int)
        gate.set()
        await asyncio.gather(running, *waiting)
        assert await pool.run("a", lambda: 7) == 7
        pool.close()

    asyncio.run(act())


def test_a_pool_that_closes_drops_what_waits_and_does_not_wait_for_thoughts() -> None:
    async def act() -> None:
        pool, gate, begun = Pool("testing"), Event(), Event()
        running = asyncio.create_task(pool.run("a", stuck(begun, gate)))
        await asyncio.to_thread(begun.wait)
        waiting = asyncio.create_task(pool.run("a", int))
        await asyncio.sleep(0)
        pool.close()
        for _ in range(2):
            with pytest.raises(Denial, match="busy"):
                await (waiting if _ == 0 else pool.run("b", int))
        assert not running.done()
        gate.set()
        await running

    asyncio.run(act())


def test_what_fails_in_a_pool_fails_for_its_asker_alone() -> None:
    async def act() -> None:
        pool = Pool("testing")
        with pytest.raises(ZeroDivisionError):
            await pool.run("a", lambda: 1 // 0)
        assert await pool.run("a", lambda: 1) == 1
        pool.close()

    asyncio.run(act())
