"""The database: its tables.

The first published database had version 1. A later change of the tables adds a step to `migrations/versions`, which
must leave an old database exactly as a fresh one (a test compares the two), and is the newest version from then on.
"""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, false

NEWEST = "7"

metadata = MetaData()

# Where Alembic keeps the version; the other is where programs before it looked, and they must still find it newer.
alembic_version = Table("alembic_version", metadata, Column("version_num", String(32), primary_key=True))
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
    Column("listed", Boolean, nullable=False, server_default=false()),  # whether strangers are shown it
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
    Column("muted", Boolean, nullable=False, server_default=false()),  # whether the host has silenced it
    Column("profile", Integer),  # the number of its person's profile, if there is one
    Column("holidays", Integer, nullable=False, server_default="0"),  # days of holiday that were taken
    Column("away_until", Float),  # the end of a holiday
    Index("seats_by_profile", "profile"),
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

# What people of a public server had to say against others, with what those had said; for whoever runs the server.
complaints = Table(
    "complaints",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("code", String(12), nullable=False),
    Column("reason", String(12), nullable=False),
    Column("name", String(64), nullable=False),  # of whom it is about
    Column("by", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("said", Text, nullable=False),  # the last lines of whom it is about
    Column("time", Float, nullable=False),
)

# People who want to be known again: a key in a browser opens a profile, of which only a hash is kept.
profiles = Table(
    "profiles",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("key_hash", String(64), nullable=False, unique=True),
    Column("name", String(64), nullable=False),
    Column("colour", String(12), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
    sqlite_autoincrement=True,  # a number never comes again: tables in memory may still name one that was deleted
)

friends = Table(
    "friends",
    metadata,
    Column("profile", ForeignKey("profiles.id"), primary_key=True),
    Column("friend", ForeignKey("profiles.id"), primary_key=True),
)

# How games ended in which somebody with a profile played; they outlive their tables.
results = Table(
    "results",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("code", String(12), nullable=False),
    Column("map", String(64), nullable=False),
    Column("ticket_set", String(64), nullable=False),
    Column("mode", String(24), nullable=False),
    Column("ended", Float, nullable=False),
    Index("results_by_board", "map", "mode"),
)

result_seats = Table(
    "result_seats",
    metadata,
    Column("result_id", ForeignKey("results.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("profile", Integer),  # empty for bots, and for people without one
    Column("bot", String(64)),
    Column("name", String(64), nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    # What a review of the game told of the seat; empty until somebody had it reviewed.
    Column("accuracy", Float),
    Column("judged", Integer),
    Column("worst_move", Integer),
    Column("worst_turn", Integer),
    Column("worst_cost", Float),
    Index("result_seats_by_profile", "profile"),
)

# Browsers that want to be told "your turn", and the key with which this server tells them so.
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),  # a hash of the address
    Column("profile", ForeignKey("profiles.id"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("language", String(8), nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(24), primary_key=True),
    Column("value", Text, nullable=False),
)


class DatabaseError(Exception):
    """A database this program cannot use, told in a sentence."""
