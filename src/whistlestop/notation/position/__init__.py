"""A position as one line of text, written and read."""
