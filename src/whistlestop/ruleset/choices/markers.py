"""What a table may choose of city markers (R349, R352)."""

from __future__ import annotations

from whistlestop.ruleset.option import Option

OPTIONS = (
    Option("oldwest.alvin", False, "R349", (False, True), shown=True),
    Option("oldwest.allow_monsters", False, "R352", (False, True)),
)
