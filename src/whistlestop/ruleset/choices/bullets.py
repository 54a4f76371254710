"""What a table may choose of bullet trains (R396, R397)."""

from __future__ import annotations

import re

from whistlestop.ruleset.option import Option

# Rows of a table of points, each for as many players as it has numbers; a single number is for those who have nothing.
BONUS_TABLE = re.compile(r"-?\d{1,2}(/-?\d{1,2}){0,5}(,-?\d{1,2}(/-?\d{1,2}){0,5})*")

OPTIONS = (
    Option("japan.end_check", "any_player", "R396", ("any_player", "turn_player")),
    Option("japan.bonus_table", "printed", "R397", ("printed",), form=BONUS_TABLE),
)
