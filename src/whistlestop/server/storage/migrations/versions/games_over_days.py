"""Holidays, and browsers that want to be told whose turn it is."""

from __future__ import annotations

import sqlalchemy
from alembic import op

from whistlestop.server.storage.migrations.columns import text

revision = "6"
down_revision = "5"


def upgrade() -> None:
    """Add two columns, an index and two tables."""
    taken = sqlalchemy.Column("holidays", sqlalchemy.Integer, nullable=False, server_default="0")
    op.add_column("seats", taken)
    op.add_column("seats", sqlalchemy.Column("away_until", sqlalchemy.Float))
    op.create_index("seats_by_profile", "seats", ["profile"])
    op.create_table(
        "subscriptions",
        sqlalchemy.Column("id", sqlalchemy.String(64), primary_key=True),
        sqlalchemy.Column("profile", sqlalchemy.Integer, sqlalchemy.ForeignKey("profiles.id"), nullable=False),
        sqlalchemy.Column("endpoint", sqlalchemy.Text, nullable=False),
        text("p256dh", 128),
        text("auth", 64),
        text("language", 8),
    )
    op.create_table(
        "secrets",
        sqlalchemy.Column("name", sqlalchemy.String(24), primary_key=True),
        sqlalchemy.Column("value", sqlalchemy.Text, nullable=False),
    )
    op.execute("UPDATE schema_version SET version = 6")
