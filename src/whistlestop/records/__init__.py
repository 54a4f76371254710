"""What a game is made of: its record, the board's, what callers lend, action ids, events and luck."""
