"""The game in a terminal: one person against bots, read and typed as text."""
