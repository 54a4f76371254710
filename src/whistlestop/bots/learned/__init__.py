"""The bot `learned`: the planner's choice, unless a small network has learned that another one wins more."""
