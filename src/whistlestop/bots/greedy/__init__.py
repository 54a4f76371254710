"""The bot `greedy`."""
