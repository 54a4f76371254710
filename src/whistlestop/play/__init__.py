"""One table: the safe door, which checks and explains."""
