"""Tables may have a password, and a number that whoever takes a table over counts up."""

from __future__ import annotations

import sqlalchemy
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """Add both columns."""
    op.add_column("tables", sqlalchemy.Column("password_hash", sqlalchemy.String(128)))
    fence = sqlalchemy.Column("fence", sqlalchemy.Integer, nullable=False, server_default="0")
    op.add_column("tables", fence)
