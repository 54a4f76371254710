"""The +4 locomotives in words (R100, R102)."""

from __future__ import annotations

from whistlestop.locale import say
from whistlestop.locale.arguments import numbers
from whistlestop.locale.topics import Topic
from whistlestop.maps import Deck
from whistlestop.maps.points import PLUS4_LENGTH


def deck_differences(deck: Deck) -> list[str]:
    """Return how many +4 locomotives there are."""
    return [say("difference-plus4", count=deck.plus4, length=PLUS4_LENGTH)] if deck.plus4 else []


EVENTS = {"plus4_paid": numbers}
TOPICS = {"plus4": Topic(lambda rules: bool(rules.boards[0].any_plus4))}
