"""What a table may choose of tolls and the neutral player (R254, R262, R263)."""

from __future__ import annotations

import re

from whistlestop.ruleset.option import Option

START_SCORES = re.compile(r"\d{1,2}(/\d{1,2}){1,5}")  # points that the first, second ... player begins with

OPTIONS = (
    Option("nederland.tolls", True, "R262", (True, False), shown=True),
    Option("nederland.neutral_player", True, "R263", (True, False), shown=True),
    Option("nederland.start_scores", "printed", "R254", ("printed",), form=START_SCORES),
)
