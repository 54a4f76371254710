"""The store: old databases open, newer ones are refused, and what is stored is the truth."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import tempfile
from pathlib import Path
from time import time

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, inspect, text

from server.house import House, running, scene
from server.player import Player, play_on, take_turns
from whistlestop import maps
from whistlestop.ruleset.options import settle
from whistlestop.server.match.seats import hashed
from whistlestop.server.storage import records, schema, upgrade
from whistlestop.server.storage.replaying import replayed
from whistlestop.server.storage.schema import DatabaseError
from whistlestop.server.storage.store import Store

# A database as version 1 of the program left it, in the middle of a game; made by `python -m server.test_store`.
OLD = Path(__file__).parent / "database_1.sql"
CODE, TOKEN = "OLDTAB", "an-old-token-of-seat-0"


def put_down(folder: Path) -> None:
    """Put the old database into a folder."""
    with sqlite3.connect(folder / "tables.sqlite") as connection:
        connection.executescript(OLD.read_text("utf-8"))


def test_a_database_of_the_first_version_opens_and_its_game_goes_on(folder: Path) -> None:
    async def act() -> None:
        put_down(folder)
        async with running(folder) as house:
            player = await house.sit(CODE, TOKEN)
            assert player.seat == 0
            assert player.table.state == "playing"
            assert len(player.events) > 20
            assert [line.text for line in player.chat] == ["good luck"]
            await play_on(player, 1)
            assert player.over

    asyncio.run(act())


def test_an_old_database_ends_up_like_a_fresh_one(folder: Path) -> None:
    put_down(folder)
    old, fresh = Store(f"sqlite:///{folder}/tables.sqlite"), Store(f"sqlite:///{folder}/fresh.sqlite")
    assert _columns(old) == _columns(fresh)
    for store in (old, fresh):
        store.close()


def _columns(store: Store) -> dict[str, list[tuple[str, str]]]:
    found = inspect(store.engine)
    return {
        table: [(column["name"], str(column["type"])) for column in found.get_columns(table)]
        for table in sorted(found.get_table_names())
    }


STEP = """
import sqlalchemy
from alembic import op
revision, down_revision = "{number}", "{before}"

def upgrade():
    op.add_column("chat", sqlalchemy.Column("step_{number}", sqlalchemy.Integer))
"""


def add_steps(folder: Path, monkeypatch: pytest.MonkeyPatch, steps: int) -> None:
    """Let the program know of so many more steps."""
    newest = int(schema.NEWEST)
    if not (folder / "steps").exists():
        shutil.copytree(upgrade.FOLDER, folder / "steps")
    for number in range(newest + 1, newest + 1 + steps):
        file = folder / "steps" / "versions" / f"step_{number}.py"
        file.write_text(STEP.format(number=number, before=number - 1))
    monkeypatch.setattr(upgrade, "FOLDER", folder / "steps")
    monkeypatch.setattr(schema, "NEWEST", str(newest + steps))


def test_steps_are_taken_once_and_in_order(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_down(folder)
    engine = create_engine(f"sqlite:///{folder}/tables.sqlite")
    for steps in (1, 1):
        add_steps(folder, monkeypatch, steps)
        upgrade.bring_up_to_date(engine)
        upgrade.bring_up_to_date(engine)
    newest = int(schema.NEWEST)
    names = [column["name"] for column in inspect(engine).get_columns("chat")]
    assert names[-2:] == [f"step_{newest - 1}", f"step_{newest}"]
    engine.dispose()


def test_the_newest_version_is_that_of_the_last_step() -> None:
    config = Config()
    config.set_main_option("script_location", str(upgrade.FOLDER))
    assert ScriptDirectory.from_config(config).get_current_head() == schema.NEWEST


def test_a_database_of_a_newer_program_is_refused(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_down(folder)
    engine = create_engine(f"sqlite:///{folder}/tables.sqlite")
    with engine.begin() as connection:
        connection.execute(text("UPDATE schema_version SET version = 99"))
    with pytest.raises(DatabaseError, match="version 99"):
        upgrade.bring_up_to_date(engine)
    engine.dispose()


def test_writes_go_to_the_disk_together_and_a_faulty_one_fails_alone(folder: Path) -> None:
    async def act() -> None:
        store = Store(f"sqlite:///{folder}/tables.sqlite")

        def fails(connection: Connection) -> None:
            connection.execute(text("INSERT INTO boards VALUES ('digest', 'body')"))
            raise ZeroDivisionError

        def counts(connection: Connection) -> int:
            return records.unfinished(connection, 0)

        works = [counts, fails, counts]
        results = await asyncio.gather(*(store.write(work) for work in works), return_exceptions=True)
        assert results[0] == results[2] == 0
        assert isinstance(results[1], ZeroDivisionError)
        assert (
            await store.read(lambda connection: connection.execute(text("SELECT count(*) FROM boards")).scalar()) == 0
        )
        store.close()

    asyncio.run(act())


@scene()
async def test_what_cannot_be_stored_did_not_happen(house: House) -> None:
    first, second = await house.seated("mine", "mine")
    player = await take_turns([first, second], 4)
    code, version = player.table.code, player.versions[-1]
    seen = len(second.received)
    table = house.inside(code)
    table._entries = 0  # the number of an entry that is there already
    assert await player.refused_with("play", decision=player.view.decision, action="draw") == "storage_failed"
    await player.sees(lambda me: me.close_code)
    assert not [heard for heard in second.received[seen:] if '"update"' in heard]
    again = await house.sit(code, player.token)
    assert again.versions == [version]
    assert again.view == player.view


@scene()
async def test_a_game_this_program_cannot_replay_is_frozen_and_kept(house: House) -> None:
    (player,) = await house.seated("mine", "random")
    table = house.inside(player.table.code)
    table.leave_memory()
    table.row.head = (table.row.head or "").replace("rules 2", "rules 99")
    await house.lobby.store.write(lambda connection: records.save(connection, table.row))
    again = await house.sit(player.table.code, player.token)
    assert again.table.state == "frozen"
    assert await again.refused_with("play", decision=0, action=0) == "frozen"


@scene()
async def test_a_game_goes_on_with_the_board_it_began_on(house: House) -> None:
    """A later program may have corrected a board: running games keep theirs."""
    (player,) = await house.seated("mine", "random")
    table = house.inside(player.table.code)
    table.leave_memory()
    stored = await house.lobby.store.read(lambda connection: records.load(connection, player.table.code))
    assert stored is not None
    assert stored.board is not None
    other = stored.board.replace('"name":"Boston"', '"name":"Bostonia"')
    change = text("UPDATE boards SET body = :body")
    await house.lobby.store.write(lambda connection: connection.execute(change, {"body": other}))
    again = await house.sit(player.table.code, player.token)
    assert again.table.state == "playing"
    board = (await house.http.get(f"/api/tables/{player.table.code}/board")).json()
    assert "Bostonia" in {place["name"] for place in board["places"]}


@scene()
async def test_tables_over_or_never_begun_are_deleted_after_long_and_running_games_never(house: House) -> None:
    waiting = (await house.table("mine", "open", start=False))["table"]["code"]
    (player,) = await house.seated("mine", "random", map="lake-constance")
    (loser,) = await house.seated("mine", "random", map="lake-constance")
    await play_on(loser, 1)
    await house.lobby.tidy(time() - 60)
    assert (await house.http.get(f"/api/tables/{waiting}")).status_code == 200
    await house.lobby.tidy(time() + 60)
    codes = {code: (await house.http.get(f"/api/tables/{code}")).status_code for code in (waiting, loser.table.code)}
    assert set(codes.values()) == {404}
    again = await house.sit(player.table.code, player.token)
    assert again.table.state == "playing"
    count = text("SELECT count(*) FROM boards")
    assert await house.lobby.store.read(lambda connection: connection.execute(count).scalar()) == 1


async def _make(folder: Path) -> None:
    async with running(folder) as house:
        made = await house.table("mine", "greedy", "random", map="europe")
        players: list[Player] = await house.players(made)
        await take_turns(players, 9)
        await players[0].done("say", text="good luck")
        await players[0].done("undo", decision=players[0].view.decision)
        code = made["table"]["code"]
    with sqlite3.connect(folder / "tables.sqlite") as connection:
        connection.execute("UPDATE tables SET code = ? WHERE code = ?", (CODE, code))
        connection.execute("UPDATE seats SET token_hash = ? WHERE seat = 0", (hashed(TOKEN),))
        connection.commit()
        OLD.write_text("\n".join(connection.iterdump()) + "\n", "utf-8")


def test_a_stored_table_of_the_first_rules_goes_on_by_them() -> None:
    """R111, R229: with the board it was stored with, and with that of the program's past."""
    golden = Path(__file__).parents[1] / "golden" / "marklin-base-2.game"
    head = golden.read_text(encoding="utf-8").partition("\nresult")[0]
    for board in (None, maps.load("marklin", rules_version=1)):
        game = replayed(head, [], board).game
        assert game.rules.options == settle({}, rules_version=1)
        assert game.position() == golden.with_suffix(".position").read_text(encoding="utf-8").strip()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as made:
        asyncio.run(_make(Path(made)))
