"""What a table may choose of shares (R249)."""

from __future__ import annotations

from whistlestop.ruleset.option import Option

OPTIONS = (Option("boards.open_holdings", False, "R249", (False, True)),)
