"""A table: one task that takes its messages in turn, and the lobby that knows all tables."""
