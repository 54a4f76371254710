"""The +4 locomotives in words (R100, R102)."""

from __future__ import annotations

from whistlestop.locale import say
from whistlestop.locale.arguments import numbers
from whistlestop.maps import Deck
from whistlestop.maps.points import PLUS4_LENGTH


def deck_differences(deck: Deck) -> list[str]:
    """Return how many +4 locomotives there are."""
    return [say("difference-plus4", count=deck.plus4, length=PLUS4_LENGTH)] if deck.plus4 else []


EVENTS = {"plus4_paid": numbers}
