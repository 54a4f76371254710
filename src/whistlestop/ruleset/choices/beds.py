"""What a table may choose of track beds (R320, R330)."""

from __future__ import annotations

import re

from whistlestop.ruleset.option import Option

PIECES = re.compile(r"[1-9](/[1-9])*")  # of each colour by length, the shortest first

OPTIONS = (
    Option("france.pieces", "printed", "R320", ("printed",), form=PIECES),
    Option("france.dice_build", "turn_or_pair", "R330", ("turn_or_pair", "open_beds")),
)
