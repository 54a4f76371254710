"""Joined cities in words (R226)."""

BONUSES = {"most_cities": "difference-most-cities"}
