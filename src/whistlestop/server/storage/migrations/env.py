"""How Alembic reaches the database: through the connection it is given, in whose transaction all steps are taken."""

from __future__ import annotations

from alembic import context

from whistlestop.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
