"""Tables may be listed and seats silenced; complaints are kept."""

from __future__ import annotations

import sqlalchemy
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    """Add two columns and a table."""
    for table, name in (("tables", "listed"), ("seats", "muted")):
        no = sqlalchemy.Column(name, sqlalchemy.Boolean, nullable=False, server_default=sqlalchemy.false())
        op.add_column(table, no)
    op.create_table(
        "complaints",
        sqlalchemy.Column("id", sqlalchemy.Integer, primary_key=True),
        sqlalchemy.Column("code", sqlalchemy.String(12), nullable=False),
        sqlalchemy.Column("reason", sqlalchemy.String(12), nullable=False),
        sqlalchemy.Column("name", sqlalchemy.String(64), nullable=False),
        sqlalchemy.Column("by", sqlalchemy.String(64), nullable=False),
        sqlalchemy.Column("text", sqlalchemy.Text, nullable=False),
        sqlalchemy.Column("said", sqlalchemy.Text, nullable=False),
        sqlalchemy.Column("time", sqlalchemy.Float, nullable=False),
    )
    op.execute("UPDATE schema_version SET version = 4")
