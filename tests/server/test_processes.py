"""Many processes on one database: a socket may be at any, one of them owns its table, and another takes over."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import text

from server.house import House, running
from server.player import Player, play_on, take_turns
from server.services import PostgreSQL, Redis
from whistlestop.server.protocol.messages import Done
from whistlestop.server.sharing.leases import TABLE
from whistlestop.server.storage import records


@asynccontextmanager
async def together(folder: Path, database: str, redis: str, count: int = 2, **more: Any) -> AsyncIterator[list[House]]:
    """Return servers that share a database and a Redis."""
    if not count:
        yield []
        return
    async with (
        running(folder, database=database, redis=redis, **more) as first,
        together(folder, database, redis, count - 1, **more) as others,
    ):
        yield [first, *others]


async def seats_at(houses: list[House], made: dict[str, Any]) -> list[Player]:
    """Sit down, each at another process."""
    keys = zip(made["seats"], houses, strict=False)
    return [await house.sit(made["table"]["code"], key["token"]) for key, house in keys]


def test_a_game_is_played_by_sockets_of_two_processes(folder: Path, postgresql: PostgreSQL, redis: Redis) -> None:
    async def act() -> None:
        async with together(folder, postgresql.database(), redis.address) as (here, there):
            made = await here.table("mine", "mine", "random", map="lake-constance")
            code = made["table"]["code"]
            players = await seats_at([here, there], made)
            watcher = await there.sit(code)
            assert code in here.lobby.tables
            assert code not in there.lobby.tables
            await players[0].sees(lambda me: me.presence and me.presence.connected == [0, 1] and me.presence.spectators)
            await players[1].done("say", text="hello over there")
            await players[0].sees(lambda me: me.chat)
            await asyncio.gather(*(play_on(player, seed) for seed, player in enumerate(players)))
            await watcher.sees(lambda me: me.over)
            log = (await there.http.get(f"/api/tables/{code}/log")).text
            assert log == (await here.http.get(f"/api/tables/{code}/log")).text
            await players[1].close()
            await players[0].sees(lambda me: me.presence and me.presence.connected == [0])

    asyncio.run(act())


def test_requests_are_answered_by_whoever_owns_the_table(folder: Path, postgresql: PostgreSQL, redis: Redis) -> None:
    async def act() -> None:
        async with together(folder, postgresql.database(), redis.address) as (here, there):
            made = await here.table("mine", "open", start=False)
            code = made["table"]["code"]
            joined = await there.http.post(f"/api/tables/{code}/join", json={"name": "Guest"})
            assert joined.status_code == 200
            assert code not in there.lobby.tables
            host = {"Authorization": f"Bearer {made['host_token']}"}
            refused = await there.http.post(f"/api/tables/{code}/start", headers={"Authorization": "Bearer no"})
            assert (refused.status_code, refused.json()["code"]) == (403, "not_host")
            assert (await there.http.post(f"/api/tables/{code}/start", headers=host)).status_code == 200
            for path in ("", "/board", "/log", "/qr.svg", "/replay"):
                assert (await there.http.get(f"/api/tables/{code}{path}")).status_code == 200
            await here.sit(code, made["seats"][0]["token"])
            held = {"held": [{"code": code, "token": joined.json()["key"]["token"]}]}
            mine = (await there.http.post("/api/tables/mine", json=held)).json()
            assert [seat["connected"] for seat in mine[0]["table"]["seats"]] == [True, False]
            assert (await there.http.get("/api/tables/NOSUCH")).json()["code"] == "unknown_table"

    asyncio.run(act())


def test_a_table_is_taken_over_when_its_process_stops(folder: Path, postgresql: PostgreSQL, redis: Redis) -> None:
    async def act() -> None:
        database = postgresql.database()
        async with together(folder, database, redis.address, 1) as (there,):
            async with running(folder, database=database, redis=redis.address) as here:
                made = await here.table("mine", "mine")
                players = await seats_at([here, there], made)
                await take_turns(players, 5)
                told = len(players[1].events)
            await players[1].sees(lambda me: me.close_code == 1012)
            again = await there.players(made)
            assert len(again[1].events) >= told
            await take_turns(again, 4)

    asyncio.run(act())


def test_two_processes_that_claim_one_table_end_with_one_owner(
    folder: Path, postgresql: PostgreSQL, redis: Redis
) -> None:
    async def act() -> None:
        async with together(folder, postgresql.database(), redis.address) as houses:
            for number in range(4):
                made = await houses[0].table("mine", "mine", "open", start=False)
                code = made["table"]["code"]
                houses[0].lobby.let_go()
                await asyncio.sleep(0.05 * number)
                seated = await asyncio.gather(*(house.sit(code, made["seats"][0]["token"]) for house in houses))
                joins = [house.http.post(f"/api/tables/{code}/join", json={"name": "Guest"}) for house in houses]
                assert sorted(answer.status_code for answer in await asyncio.gather(*joins)) == [200, 409]
                owners = [house for house in houses if code in house.lobby.tables]
                assert len(owners) == 1
                for player in seated:
                    await player.close()

    asyncio.run(act())


def test_a_process_that_lost_its_table_can_write_nothing(folder: Path, postgresql: PostgreSQL, redis: Redis) -> None:
    """Redis forgets who owned it, another takes over: the database refuses the former owner, also its talk."""

    async def act() -> None:
        async with together(folder, postgresql.database(), redis.address) as (here, there):
            made = await here.table("mine", "mine")
            code = made["table"]["code"]
            players = await here.players(made)
            stale = here.inside(code)
            await there.lobby.store.write(lambda connection: records.claim(connection, code))
            wishes: dict[str, Any] = {
                "say": {"text": "still here?"},
                "choose_tickets": {"decision": 0, "keep": players[0].choice.sets[0]},
            }
            for kind, fields in wishes.items():
                player = players[0]
                assert await player.refused_with(kind, **fields) == "stale"
                await player.sees(lambda me: me.close_code == 1012)
                players = await here.players(made)
                assert here.inside(code) is not stale
                stale = here.inside(code)
                await there.lobby.store.write(lambda connection: records.claim(connection, code))
            count = text("SELECT count(*) FROM chat")
            assert await there.lobby.store.read(lambda connection: connection.execute(count).scalar()) == 0

    asyncio.run(act())


def test_who_says_hello_to_a_former_owner_is_not_shown_the_past(
    folder: Path, postgresql: PostgreSQL, redis: Redis
) -> None:
    """Redis forgets, another process takes the table over and plays on; the former owner has not noticed yet."""

    async def act() -> None:
        async with together(folder, postgresql.database(), redis.address) as (here, there):
            made = await here.table("mine", "mine")
            code, token = made["table"]["code"], made["seats"][0]["token"]
            stale = await here.sit(code)
            redis.tell("DEL", TABLE + code)
            player = await there.sit(code, token)
            assert all(code in house.lobby.tables for house in (here, there))
            await player.keep(player.choice.sets[0])
            again = await here.sit(code, token)
            assert again.versions[0] == player.versions[-1]
            await stale.sees(lambda me: me.close_code == 1012)

    asyncio.run(act())


def test_a_table_that_redis_forgot_and_another_has_leaves_memory(
    folder: Path, postgresql: PostgreSQL, redis: Redis
) -> None:
    async def act() -> None:
        async with together(folder, postgresql.database(), redis.address) as (here, there):
            made = [await here.table("mine", "mine") for _ in range(2)]
            lost, kept = (one["table"]["code"] for one in made)
            watchers = [await here.sit(code) for code in (lost, kept)]
            redis.tell("DEL", TABLE + lost, TABLE + kept)
            await there.sit(lost)
            here.lobby.confirm_soon()
            await watchers[0].sees(lambda me: me.close_code == 1012)
            assert list(here.lobby.tables) == [kept]
            assert watchers[1].close_code is None

    asyncio.run(act())


def test_a_socket_that_goes_while_its_hello_waits_is_forgotten(
    folder: Path, postgresql: PostgreSQL, redis: Redis
) -> None:
    async def act() -> None:
        async with together(folder, postgresql.database(), redis.address) as (here, there):
            made = await here.table("mine", "mine")
            code, token = made["table"]["code"], made["seats"][0]["token"]
            table, busy = here.inside(code), asyncio.Event()
            table.queue.post(busy.wait)
            player = await there.open(code, token)
            await player.send("hello", token=token)
            await becomes(lambda: len(here.lobby.crowd) == 1)
            await player.close()
            await becomes(lambda: len(here.lobby.crowd) == 0)
            busy.set()
            await becomes(lambda: table.queue.idle)
            assert table.connections == []

    asyncio.run(act())


async def becomes(true: Callable[[], bool]) -> None:
    """Wait for a condition inside a server."""
    for _ in range(3000):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it does not happen")


def test_limits_are_shared(folder: Path, postgresql: PostgreSQL, redis: Redis) -> None:
    async def act() -> None:
        async with together(folder, postgresql.database(), redis.address, guesses_per_minute=6) as houses:
            codes = []
            for number in range(8):
                codes.append((await houses[number % 2].http.get(f"/api/tables/NO{number}")).json()["code"])
            assert codes == ["unknown_table"] * 6 + ["too_frequent"] * 2

    asyncio.run(act())


def test_redis_away_is_a_pause_and_a_redis_that_forgot_is_told_again(
    folder: Path, postgresql: PostgreSQL, redis: Redis
) -> None:
    async def act() -> None:
        async with together(folder, postgresql.database(), redis.address) as (here, there):
            made = await here.table("mine", "mine")
            code = made["table"]["code"]
            players = await seats_at([here, there], made)
            redis.kill()
            await players[1].sees(lambda me: me.close_code == 1012)
            assert isinstance(await players[0].keep(players[0].choice.sets[0]), Done), "the lease still runs"
            refused = await there.http.get(f"/api/tables/{code}")
            assert (refused.status_code, refused.json()["code"]) == (503, "busy")
            redis.start()
            again = None
            while again is None:
                player = await there.open(code, made["seats"][1]["token"])
                await player.hello()
                again = player if player._view is not None else None
            assert isinstance(await again.keep(again.choice.sets[0]), Done)

    asyncio.run(act())
