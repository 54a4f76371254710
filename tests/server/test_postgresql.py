"""The same server on PostgreSQL: a game is played, goes on after a restart, and old tables are deleted."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import sleep, time

import pytest
from sqlalchemy import Connection, create_engine, inspect, select, text, update

from server.house import running
from server.player import play_on, take_turns
from server.services import PostgreSQL
from server.test_store import add_steps
from whistlestop.server.storage import schema, upgrade


@pytest.fixture
def database(postgresql: PostgreSQL) -> str:
    """Return the address of a database with nothing in it."""
    return postgresql.database()


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


def test_steps_of_an_upgrade_run_here_too(database: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = create_engine(database)
    upgrade.bring_up_to_date(engine)
    add_steps(folder, monkeypatch, 1)
    with ThreadPoolExecutor(3) as starts:  # three processes that start at the same time
        list(starts.map(lambda _: upgrade.bring_up_to_date(engine), range(3)))
    assert f"step_{schema.NEWEST}" in {column["name"] for column in inspect(engine).get_columns("chat")}
    engine.dispose()


def test_an_upgrade_may_rest_longer_than_a_write(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def make_after_a_rest(connection: Connection) -> None:
        sleep(0.3)
        make(connection)

    make = upgrade._make
    monkeypatch.setattr(upgrade, "_make", make_after_a_rest)
    engine = create_engine(database, connect_args={"options": "-c idle_in_transaction_session_timeout=100"})
    upgrade.bring_up_to_date(engine)
    with engine.connect() as connection:
        assert upgrade.version(connection) == int(schema.NEWEST)
        assert connection.execute(text("SHOW idle_in_transaction_session_timeout")).scalar() == "100ms"
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
    upgrade.bring_up_to_date(engine)
    columns = [column["name"] for column in inspect(engine).get_columns("tables")]
    with engine.begin() as connection:
        for name in ("password_hash", "fence", "listed"):
            connection.execute(text(f"ALTER TABLE tables DROP COLUMN {name}"))
        connection.execute(text("DROP INDEX seats_by_profile"))
        for name in ("muted", "profile", "holidays", "away_until"):
            connection.execute(text(f"ALTER TABLE seats DROP COLUMN {name}"))
        later = (schema.complaints, schema.friends, schema.subscriptions, schema.secrets, schema.profiles)
        for table in (*later, schema.result_seats, schema.results):
            table.drop(connection)
        schema.alembic_version.drop(connection)
        connection.execute(update(schema.schema_version).values(version=1))
    upgrade.bring_up_to_date(engine)
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
