"""What pieces at the ends of a track are worth to the planner: a file for each mechanism that has any."""
