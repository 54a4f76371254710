"""Joined cities in words (R226)."""

from __future__ import annotations

from whistlestop.locale.topics import bonus

BONUSES = {"most_cities": "difference-most-cities"}
TOPICS = {"cities": bonus("most_cities")}
