"""What a review told of a seat."""

from __future__ import annotations

import sqlalchemy
from alembic import op

revision = "7"
down_revision = "6"


def upgrade() -> None:
    """Add five columns."""
    for name, kind in (
        ("accuracy", sqlalchemy.Float),
        ("judged", sqlalchemy.Integer),
        ("worst_move", sqlalchemy.Integer),
        ("worst_turn", sqlalchemy.Integer),
        ("worst_cost", sqlalchemy.Float),
    ):
        op.add_column("result_seats", sqlalchemy.Column(name, kind()))
    op.execute("UPDATE schema_version SET version = 7")
