"""The database: its tables, and the steps that bring one of an older program up to date.

The first published database had version 1. A later change of the tables adds a step at the end of `STEPS`, which
must leave an old database exactly as a fresh one; a test compares the two.
"""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import (
    Column,
    Connection,
    Engine,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    insert,
    select,
    text,
    update,
)

from whistlestop.locale import say

metadata = MetaData()

schema_version = Table("schema_version", metadata, Column("version", Integer, nullable=False))

# Boards as they were when a game began on them, so that a later program still plays that game.
boards = Table(
    "boards",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("body", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("code", String(12), nullable=False, unique=True),
    Column("state", String(12), nullable=False),  # waiting, playing, over
    Column("version", Integer, nullable=False),
    Column("plan", Text, nullable=False),  # what the host chose, as JSON
    Column("host_hash", String(64), nullable=False),
    Column("seed", String(20), nullable=False),  # larger than some databases' integers
    Column("salt", String(64), nullable=False),
    Column("head", Text),  # the log's beginning, with what luck dealt
    Column("digest", String(64)),  # of the board
    Column("rules_version", Integer),
    Column("program", String(20), nullable=False),  # version of the program that made it
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("asked", Float),  # when the open question was put
    Column("wake", Float),  # when the table must be looked at even if nobody is there
    Column("waiting", String(12), nullable=False),  # digits of the seats that are asked
    Column("rematch", String(12)),
    Column("password_hash", String(128)),  # of the word that opens the table to guests, if there is one
    Column("fence", Integer, nullable=False, server_default="0"),  # who writes with a lower number has lost the table
    Index("tables_by_wake", "wake"),
    Index("tables_by_state", "state"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("name", String(64), nullable=False),
    Column("colour", String(12), nullable=False),
    Column("pattern", String(12), nullable=False),
    Column("bot", String(64)),
    Column("token_hash", String(64), nullable=False),
    Column("absence", String(12), nullable=False),
)

# Everything that happened in a game, in order and for ever: `play` with luck's answers, `undo`, `hold`.
entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer),
    Column("body", Text, nullable=False),  # as JSON; actions and answers in words, never in numbers of a version
    Column("time", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("time", Float, nullable=False),
)


class DatabaseError(Exception):
    """A database this program cannot use, told in a sentence."""


def _add_passwords_and_fences(connection: Connection) -> None:
    connection.execute(text("ALTER TABLE tables ADD COLUMN password_hash VARCHAR(128)"))
    connection.execute(text("ALTER TABLE tables ADD COLUMN fence INTEGER DEFAULT '0' NOT NULL"))


# Each brings a database of version 1 + its place in the list one version further.
STEPS: tuple[Callable[[Connection], None], ...] = (_add_passwords_and_fences,)


def newest() -> int:
    """Return the version of the database this program makes."""
    return 1 + len(STEPS)


def bring_up_to_date(engine: Engine) -> None:
    """Create or upgrade the database; raises DatabaseError if a newer program made it."""
    with engine.begin() as connection:
        schema_version.create(connection, checkfirst=True)
        found = connection.execute(select(schema_version.c.version)).scalar()
        if found is None:
            metadata.create_all(connection)
            connection.execute(insert(schema_version).values(version=newest()))
            return
        if found > newest():
            raise DatabaseError(say("database-newer", found=str(found), known=str(newest())))
        for step in STEPS[found - 1 :]:
            step(connection)
        connection.execute(update(schema_version).values(version=newest()))
