"""What a table may choose of technologies (R276, R284, R292)."""

from __future__ import annotations

from whistlestop.ruleset.option import Option

OPTIONS = (
    Option("uk.duplicate_technologies", False, "R276", (False, True)),
    Option("uk.advanced", False, "R284", (False, True), shown=True),
    Option("uk.dice_substitute", True, "R292", (True, False)),
)
