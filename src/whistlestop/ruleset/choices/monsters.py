"""What a table may choose of Alvin & Dexter (R163, R172, R173, R174, R185, R186, R188, R196, R201)."""

from __future__ import annotations

from whistlestop.ruleset.option import Option

OPTIONS = (
    Option("monsters.setup_in_country", True, "R163", (True, False)),
    Option("monsters.country_one_place", True, "R172", (True, False)),
    Option("monsters.zero_move", True, "R173", (True, False)),
    Option("monsters.share_city", True, "R174", (True, False), shown=True),
    Option("monsters.halve_twice", False, "R185", (False, True)),
    Option("monsters.multi_ticket", "scored_pair", "R186", ("scored_pair", "any_named")),
    Option("monsters.bonus_points", 15, "R188", range(100)),
    Option("monsters.chaos_blocks", "routes", "R201", ("routes", "all"), shown=True),
    Option("combined.monster_payment", "wild_die", "R196", ("wild_die", "wild_or_pair", "none"), shown=True),
)
