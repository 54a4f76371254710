"""What a table may choose of ships and tours (R361, R370, R382)."""

from __future__ import annotations

from whistlestop.ruleset.option import Option

OPTIONS = (
    Option("sails.fixed_split", 0, "R361", (0, 20), shown=True),
    Option("sails.tour_order", "direct", "R370", ("direct", "trail")),
    Option("sails.dice_wild_ships", 1, "R382", (1, 2)),
)
