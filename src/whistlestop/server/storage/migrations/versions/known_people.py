"""Profiles, their friends, and the results of games."""

from __future__ import annotations

import sqlalchemy
from alembic import op

from whistlestop.server.storage.migrations.columns import number, text, time

revision = "5"
down_revision = "4"


def upgrade() -> None:
    """Add a column and four tables."""
    op.add_column("seats", sqlalchemy.Column("profile", sqlalchemy.Integer))
    op.create_table(
        "profiles",
        sqlalchemy.Column("id", sqlalchemy.Integer, primary_key=True),
        sqlalchemy.Column("key_hash", sqlalchemy.String(64), nullable=False, unique=True),
        text("name", 64),
        text("colour", 12),
        time("created"),
        time("used"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "friends",
        sqlalchemy.Column("profile", sqlalchemy.Integer, sqlalchemy.ForeignKey("profiles.id"), primary_key=True),
        sqlalchemy.Column("friend", sqlalchemy.Integer, sqlalchemy.ForeignKey("profiles.id"), primary_key=True),
    )
    op.create_table(
        "results",
        sqlalchemy.Column("id", sqlalchemy.Integer, primary_key=True),
        text("code", 12),
        text("map", 64),
        text("ticket_set", 64),
        text("mode", 24),
        time("ended"),
    )
    op.create_index("results_by_board", "results", ["map", "mode"])
    op.create_table(
        "result_seats",
        sqlalchemy.Column("result_id", sqlalchemy.Integer, sqlalchemy.ForeignKey("results.id"), primary_key=True),
        sqlalchemy.Column("seat", sqlalchemy.Integer, primary_key=True),
        sqlalchemy.Column("profile", sqlalchemy.Integer),
        sqlalchemy.Column("bot", sqlalchemy.String(64)),
        text("name", 64),
        number("place"),
        number("points"),
    )
    op.create_index("result_seats_by_profile", "result_seats", ["profile"])
    op.execute("UPDATE schema_version SET version = 5")
