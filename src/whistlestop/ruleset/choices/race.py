"""What a table may choose of the race to complete tickets (R410)."""

from __future__ import annotations

from whistlestop.ruleset.option import Option

OPTIONS = (Option("firstjourney.locomotives", 12, "R410", (12, 6, 18)),)
