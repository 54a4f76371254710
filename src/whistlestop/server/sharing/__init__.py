"""What processes share through Redis: who owns a table, messages to each other, and the buckets of limits."""
