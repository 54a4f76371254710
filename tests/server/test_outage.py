"""The database fails: it is away, does not answer, is full, is damaged; and two servers use one at the same time."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from time import time
from typing import Any

import pytest
from sqlalchemy import create_engine, event, text
from sqlalchemy.exc import DatabaseError

from server.house import House, running, scene
from server.player import Player, play_on, take_turns
from server.test_store import CODE, TOKEN, put_down
from whistlestop.cli.errors import WrongInput
from whistlestop.cli.serve import serve
from whistlestop.notation import log
from whistlestop.ruleset import options
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.protocol.messages import Done, Snapshot
from whistlestop.server.storage import records, store


@contextmanager
def away(house: House) -> Iterator[None]:
    """Let the database of a server be unreachable."""
    kept, house.lobby.store.engine = house.lobby.store.engine, create_engine("sqlite:////nowhere/at/all.sqlite")
    try:
        yield
    finally:
        house.lobby.store.engine = kept


class Listening(logging.Handler):
    """Keeps what is logged."""

    def __init__(self, lines: list[logging.LogRecord]) -> None:
        super().__init__()
        self.lines = lines

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line."""
        self.lines.append(record)


@contextmanager
def logged() -> Iterator[list[logging.LogRecord]]:
    """Return what the program logs meanwhile."""
    lines: list[logging.LogRecord] = []
    handler = Listening(lines)
    logging.getLogger("whistlestop").addHandler(handler)
    try:
        yield lines
    finally:
        logging.getLogger("whistlestop").removeHandler(handler)


async def closed(player: Player) -> tuple[str, int | None]:
    """Return what a socket was told when it was closed, and the code."""
    await player.sees(lambda me: me.close_code is not None)
    return (player.refused.code if player.refused else "", player.close_code)


@scene()
async def test_a_hello_while_the_database_is_away_is_answered_and_later_served(house: House) -> None:
    made = await house.table("mine", "random")
    code, token = made["table"]["code"], made["seats"][0]["token"]
    house.inside(code).leave_memory()
    with away(house):
        player = await house.open(code, token)
        await player.hello()
        assert await closed(player) == ("storage_failed", 1012)
        for answer in (await house.http.get(f"/api/tables/{code}"), await house.http.get("/api/health")):
            assert (answer.status_code, answer.json()["code"]) == (503, "storage_failed")
        body = {"map": "usa", "seats": [{"kind": "mine"}]}
        assert (await house.http.post("/api/tables", json=body)).json()["code"] == "storage_failed"
    assert len(house.lobby.crowd) == 0
    assert (await house.sit(code, token)).seat == 0
    assert (await house.http.get("/api/health")).status_code == 200


@scene()
async def test_a_table_nobody_waits_for_any_more_fails_to_load_without_a_traceback(house: House) -> None:
    unheard: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: unheard.append(context))
    code = (await house.table("mine", "random"))["table"]["code"]
    house.inside(code).leave_memory()
    with away(house):
        asking = asyncio.create_task(house.lobby.find(code))
        while code not in house.lobby._loading:
            await asyncio.sleep(0)
        asking.cancel()
        while code in house.lobby._loading:
            await asyncio.sleep(0.01)
        gc.collect()
    assert not unheard


@scene()
async def test_a_database_that_does_not_answer_keeps_nobody_waiting(house: House) -> None:
    players = await house.seated("mine", "mine")
    player = await take_turns(players, 4)
    stuck, code = Event(), player.table.code
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "PATIENCE", 0.2)
        waits = [asyncio.create_task(house.lobby.store.read(lambda _: stuck.wait())) for _ in range(2)]
        writing = asyncio.create_task(house.lobby.store.write(lambda _: stuck.wait()))
        assert (await house.http.get("/api/health")).status_code == 503
        assert await player.refused_with("play", decision=player.view.decision, action="draw") == "storage_failed"
        stuck.set()
        await asyncio.gather(*waits, writing, return_exceptions=True)
    await player.sees(lambda me: me.close_code is not None)
    again = await house.sit(code, player.token)
    assert again.view == player.view, "what was refused did not happen, though its turn came later"
    assert isinstance(await again.play("draw"), Done)


@scene()
async def test_an_outage_is_one_line_of_the_log(house: House) -> None:
    made = await house.table("mine", "random")
    with logged() as lines:
        for _ in range(2):
            with away(house):
                for _ in range(5):
                    await house.http.get("/api/health")
                    player = await house.open(made["table"]["code"] + "X")
                    await player.hello()
                    await closed(player)
                    with pytest.raises(Exception, match="storage_failed"):
                        await house.lobby.sweep(time())
                await house.http.post("/api/tables", json={"map": "usa", "seats": [{"kind": "mine"}]})
            await house.http.get("/api/health")
    assert [record.getMessage().partition(":")[0] for record in lines] == ["the database failed"] * 2
    assert not any(record.exc_info for record in lines)


@scene()
async def test_a_full_disk_is_a_refusal_and_the_game_goes_on_when_there_is_room(house: House) -> None:
    (player,) = await house.seated("mine", "random", map="lake-constance")
    engine = house.lobby.store.engine

    def full(connection: Any, _: object) -> None:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}")

    event.listen(engine, "connect", full)
    engine.dispose()
    body = {"map": "usa", "seats": [{"kind": "mine"}] * 2, "start": True}
    with logged() as lines:
        answers = [await house.http.post("/api/tables", json=body) for _ in range(40)]
    assert (answers[-1].status_code, answers[-1].headers["retry-after"]) == (503, "5")
    assert {answer.json()["code"] for answer in answers if answer.status_code != 200} == {"storage_failed"}
    assert len(lines) == 1, "what can be read although nothing can be stored ends no outage"
    event.remove(engine, "connect", full)
    engine.dispose()
    again = await house.sit(player.table.code, player.token)
    await play_on(again, 1)
    assert again.over


@scene()
async def test_health_stores_something_after_a_write_that_failed(house: House) -> None:
    store_of = house.lobby.store
    event.listen(store_of.engine, "begin", _read_only)
    store_of.engine.dispose()
    body = {"map": "usa", "seats": [{"kind": "mine"}]}
    assert (await house.http.post("/api/tables", json=body)).json()["code"] == "storage_failed"
    assert (await house.http.get("/api/health")).json()["code"] == "storage_failed"
    event.remove(store_of.engine, "begin", _read_only)
    store_of.engine.dispose()
    assert (await house.http.get("/api/health")).status_code == 200


def _read_only(connection: Any) -> None:
    connection.exec_driver_sql("PRAGMA query_only = ON")


@scene()
async def test_a_database_that_is_damaged_later_is_told_in_a_sentence(house: House) -> None:
    def damaged(_: object) -> None:
        raise DatabaseError("SELECT", None, Exception("database disk image is malformed"))

    with logged() as lines, pytest.raises(Denial, match="storage_failed"):
        await house.lobby.store.read(damaged)
    assert "Restore it from a copy." in lines[0].getMessage()


@pytest.mark.parametrize("damage", ["text", "torn"])
def test_a_damaged_database_is_told_in_a_sentence(folder: Path, damage: str) -> None:
    file = folder / "tables.sqlite"
    if damage == "text":
        file.write_text("this is no database, but a shopping list: bread, milk, trains\n" * 100)
    else:
        put_down(folder)
        body = bytearray(file.read_bytes())
        body[100:4096] = b"\xff" * (4096 - 100)
        file.write_bytes(bytes(body))
    with pytest.raises(WrongInput, match=r"The database is damaged or is none: .*\."):
        serve(database=str(file), port=0)
    with pytest.raises(WrongInput, match="The database cannot be used"):
        serve(database=str(folder), port=0)


# --- two servers on one database ---


def test_two_servers_on_one_database_do_not_give_one_seat_away_twice(folder: Path) -> None:
    async def act() -> None:
        async with running(folder) as here, running(folder) as there:
            for number in range(5):
                made = await here.table("mine", "open", start=False)
                address = f"/api/tables/{made['table']['code']}"
                await there.http.get(address)  # both have it in memory now
                houses = (here, there) if number % 2 else (there, here)
                joins = (house.http.post(f"{address}/join", json={"name": f"Guest {id(house)}"}) for house in houses)
                answers = await asyncio.gather(*joins)
                assert sorted(answer.status_code for answer in answers) == [200, 409]
                codes = {answer.json()["code"] for answer in answers if answer.status_code == 409}
                assert codes <= {"table_full", "seat_taken"}

    asyncio.run(act())


def test_a_move_made_elsewhere_is_not_overwritten(folder: Path) -> None:
    async def act() -> None:
        async with running(folder) as here, running(folder) as there:
            made = await here.table("mine", "mine")
            code, tokens = made["table"]["code"], [key["token"] for key in made["seats"]]
            local = [await here.sit(code, token) for token in tokens]
            other = [await there.sit(code, token) for token in tokens]
            await local[0].keep(local[0].choice.sets[0])
            late = await other[1].keep(other[1].choice.sets[-1])
            assert getattr(late, "code", "") == "stale"
            assert (await closed(other[1]))[1] == 1012, "it is sent away to see what is stored"
            again = await there.sit(code, tokens[1])
            assert len(again.view.waiting_for) == 1, "the other's choice is still there"
            await again.keep(again.choice.sets[-1])
            assert again.view.facts.turn > 0

    asyncio.run(act())


def test_a_write_with_an_older_version_or_a_lower_fence_is_refused(folder: Path) -> None:
    async def act() -> None:
        async with running(folder) as house:
            made = await house.table("mine", "open", start=False)
            row = house.inside(made["table"]["code"]).row
            write = house.lobby.store.write
            await write(lambda connection: records.save(connection, row))
            with pytest.raises(records.Outdated):
                await write(lambda connection: records.save(connection, row, after=row.version - 1))
            await write(lambda connection: connection.execute(text("UPDATE tables SET fence = 1")))
            with pytest.raises(records.Outdated):
                await write(lambda connection: records.save(connection, row))

    asyncio.run(act())


# --- tables that use the server up ---


@scene(max_tables=5)
async def test_tables_nobody_began_make_room_after_a_day_when_the_server_is_nearly_full(house: House) -> None:
    codes = [(await house.table("mine", "open", start=False))["table"]["code"] for _ in range(4)]
    (player,) = await house.seated("mine", "random")
    body = {"map": "usa", "seats": [{"kind": "mine"}]}
    assert (await house.http.post("/api/tables", json=body)).json()["code"] == "too_many_tables"
    yesterday = text("UPDATE tables SET updated = updated - 90000 WHERE code = :a OR code = :b")
    old = {"a": codes[0], "b": player.table.code}
    await house.lobby.store.write(lambda connection: connection.execute(yesterday, old))
    assert (await house.http.post("/api/tables", json=body)).status_code == 200
    left = [(await house.http.get(f"/api/tables/{code}")).status_code for code in (*codes, player.table.code)]
    assert left == [404, 200, 200, 200, 200]


# --- older and newer rules ---


def test_a_table_of_older_rules_is_played_on_by_the_rules_it_began_with(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The stored table is of rules 1; the program is made to play rules 2."""
    monkeypatch.setattr(log, "RULES_VERSION", 2)
    put_down(folder)

    async def act() -> None:
        async with running(folder) as house:
            player = await house.open(CODE, TOKEN)
            assert isinstance(await player.hello(), Snapshot)
            assert player.table.state == "playing"
            await play_on(player, 1)
            assert player.over
            assert house.inside(CODE).row.rules_version == 1
            text = (await house.http.get(f"/api/tables/{CODE}/log")).text
            assert "\nrules 1\n" in text
            assert log.read_log(text).rules_version == 1

    asyncio.run(act())


def test_a_table_of_rules_this_program_does_not_play_is_frozen_and_kept(folder: Path) -> None:
    put_down(folder)

    async def act() -> None:
        async with running(folder) as house:
            change = text("UPDATE tables SET rules_version = :version")
            for version in (options.RULES_VERSION + 1, 0):
                await house.lobby.store.write(lambda one, v=version: one.execute(change, {"version": v}))  # type: ignore[misc]
                player = await house.sit(CODE, TOKEN)
                assert player.table.state == "frozen"
                assert await player.refused_with("play", decision=0, action=0) == "frozen"
                house.inside(CODE).leave_memory()
            await house.lobby.store.write(lambda one: one.execute(change, {"version": 1}))
            assert (await house.sit(CODE, TOKEN)).table.state == "playing"

    asyncio.run(act())
