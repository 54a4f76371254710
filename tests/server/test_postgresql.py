"""The same server on PostgreSQL: a game is played, goes on after a restart, and old tables are deleted.

Skipped unless the variable below names a database that may be filled and emptied, for instance
`postgresql+psycopg://postgres@localhost/whistlestop_test`, and its driver is installed.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from time import time

import pytest
from sqlalchemy import create_engine, inspect, select, text, update

from server.house import running
from server.player import play_on, take_turns
from whistlestop.server.storage import schema

VARIABLE = "WHISTLESTOP_TEST_POSTGRESQL"
ADDRESS = os.environ.get(VARIABLE, "")
pytestmark = pytest.mark.skipif(not ADDRESS, reason=f"no PostgreSQL: {VARIABLE} names none")


@pytest.fixture
def database() -> Iterator[str]:
    """Return the address of a database with nothing in it."""
    engine = create_engine(ADDRESS)
    schema.metadata.drop_all(engine)
    yield ADDRESS
    schema.metadata.drop_all(engine)
    engine.dispose()


def test_a_game_is_played_to_its_end_across_a_restart(folder: Path, database: str) -> None:
    async def act() -> None:
        async with running(folder, database=database) as house:
            made = await house.table("mine", "greedy", map="lake-constance", options={"monsters": True})
            players = await house.players(made)
            await take_turns(players, 6)
            told = len(players[0].events)
        async with running(folder, database=database) as house:
            again = await house.sit(made["table"]["code"], made["seats"][0]["token"])
            assert len(again.events) >= told
            await play_on(again, 3)
            assert again.over
            log = await house.http.get(f"/api/tables/{made['table']['code']}/log")
            assert log.text.startswith("whistlestop")

    asyncio.run(act())


def test_steps_of_an_upgrade_run_here_too(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = create_engine(database)
    schema.bring_up_to_date(engine)
    with engine.begin() as connection:
        connection.execute(update(schema.schema_version).values(version=1))
    seen: list[str] = []
    monkeypatch.setattr(schema, "STEPS", (lambda connection: seen.append(connection.dialect.name),))
    schema.bring_up_to_date(engine)
    schema.bring_up_to_date(engine)
    assert seen == ["postgresql"]
    assert "entries" in inspect(engine).get_table_names()
    engine.dispose()


def test_two_servers_on_one_database_do_not_give_one_seat_away_twice(folder: Path, database: str) -> None:
    async def act() -> None:
        async with running(folder, database=database) as here, running(folder, database=database) as there:
            made = await here.table("mine", "open", start=False)
            address = f"/api/tables/{made['table']['code']}"
            await there.http.get(address)  # both have it in memory now
            joins = (house.http.post(f"{address}/join", json={"name": "Guest"}) for house in (here, there))
            answers = await asyncio.gather(*joins)
            assert sorted(answer.status_code for answer in answers) == [200, 409]

    asyncio.run(act())


def test_a_database_of_the_first_version_is_brought_up_to_date(database: str) -> None:
    engine = create_engine(database)
    schema.bring_up_to_date(engine)
    columns = [column["name"] for column in inspect(engine).get_columns("tables")]
    with engine.begin() as connection:
        for name in ("password_hash", "fence"):
            connection.execute(text(f"ALTER TABLE tables DROP COLUMN {name}"))
        connection.execute(update(schema.schema_version).values(version=1))
    schema.bring_up_to_date(engine)
    assert [column["name"] for column in inspect(engine).get_columns("tables")] == columns
    engine.dispose()


def test_old_finished_tables_are_deleted(folder: Path, database: str) -> None:
    async def act() -> None:
        async with running(folder, database=database) as house:
            made = await house.table("mine", "open", start=False)
            running_game = await house.table("mine", "greedy")
            await house.lobby.tidy(time() + 10)
            codes = select(schema.tables.c.code)
            left = await house.lobby.store.read(lambda connection: list(connection.execute(codes).scalars()))
            assert left == [running_game["table"]["code"]]
            assert (await house.http.get(f"/api/tables/{made['table']['code']}")).status_code == 404

    asyncio.run(act())
