"""What a table may choose of the Dice Expansion (R132, R135, R137, R141, R149, R152)."""

from __future__ import annotations

from whistlestop.ruleset.option import Option

OPTIONS = (
    Option("dice.tunnel_faces", 2, "R132", (1, 2, 3)),
    Option("dice.double_kind", "printed", "R135", ("printed", "open_tracks")),
    Option("dice.wild_map_limits", False, "R137", (False, True)),
    Option("dice.token_cap_scope", "per_type", "R141", ("per_type", "total"), shown=True),
    Option("dice.tokens_after_failed_tunnel", False, "R149", (False, True)),
    Option("dice.nine_route", "pay8", "R152", ("pay8", "len8", "closed"), shown=True),
)
