"""The first published database.

Nobody takes this step: an empty database is not built step by step but made whole (schema.py).
"""

from __future__ import annotations

revision = "1"
down_revision = None


def upgrade() -> None:
    """Leave the database as it was published."""
