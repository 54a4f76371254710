"""What is kept: the database, and games read back from it or from a file."""
