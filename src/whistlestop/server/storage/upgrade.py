"""Bringing a database up to date, as a server does when it starts: `python -m whistlestop.server.storage.upgrade URL`.

Several processes may start at once: in PostgreSQL they wait for each other, and one takes the steps.
"""

from __future__ import annotations

import sys
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, insert, inspect, select, text, update

from whistlestop.locale import say
from whistlestop.server.storage import schema
from whistlestop.server.storage.schema import DatabaseError

FOLDER = Path(__file__).parent / "migrations"
LOCK = 0x77686973746C6573  # any number that no other program takes
# A server bounds its waits by seconds, which a busy machine may need between two steps of a transaction.
UNHURRIED = ("SET LOCAL idle_in_transaction_session_timeout = '1min'", "SET LOCAL lock_timeout = '1min'")


def bring_up_to_date(engine: Engine) -> None:
    """Make or upgrade the database; raises DatabaseError if a newer program made it."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            for setting in UNHURRIED:
                connection.execute(text(setting))
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        found = version(connection)
        if found is None:
            _make(connection)
        elif found > int(schema.NEWEST):
            raise DatabaseError(say("database-newer", found=str(found), known=schema.NEWEST))
        elif found < int(schema.NEWEST):
            _take_steps(connection, found)


def version(connection: Connection) -> int | None:
    """Return the version of a database, or None if there is nothing in it."""
    names = inspect(connection).get_table_names()
    for table in (schema.alembic_version, schema.schema_version):
        if table.name in names:
            found = connection.execute(select(*table.c)).scalar()
            if found is not None:
                return int(found)
    return None


def touch(connection: Connection) -> None:
    """Store what is stored already, to see whether anything can be."""
    table = schema.schema_version
    connection.execute(update(table).values(version=table.c.version))


def _make(connection: Connection) -> None:
    schema.metadata.create_all(connection)
    connection.execute(insert(schema.schema_version).values(version=int(schema.NEWEST)))
    connection.execute(insert(schema.alembic_version).values(version_num=schema.NEWEST))


def _take_steps(connection: Connection, found: int) -> None:
    # Loaded only when there is a step to take: a start should be quick.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    if schema.alembic_version.name not in inspect(connection).get_table_names():
        command.stamp(config, str(found))
    command.upgrade(config, "head")


def main() -> None:
    """Upgrade the database that is named and tell its version before and after."""
    engine = create_engine(sys.argv[1])
    with engine.connect() as connection:
        before = version(connection)
    bring_up_to_date(engine)
    sys.stdout.write(f"{before or 'empty'} -> {schema.NEWEST}\n")
    engine.dispose()


if __name__ == "__main__":
    main()
