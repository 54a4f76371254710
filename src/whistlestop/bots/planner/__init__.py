"""The bot `planner`."""
