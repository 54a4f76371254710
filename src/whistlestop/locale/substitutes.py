"""Cards of any kind in place of others, in words (R83, R84)."""

from __future__ import annotations

from whistlestop.locale import say, words
from whistlestop.locale.arguments import card
from whistlestop.locale.topics import Topic
from whistlestop.maps import Map


def _ferry_substitute(map: Map) -> list[str]:
    return [say("difference-ferry-substitute", count=map.ferry_substitute)]


def further_differences(map: Map, *, dice: bool) -> list[str]:
    """Return which tracks cards of any kind may pay for; dice know no cards."""
    return [
        say("difference-any-cards", route=words.route(map, number), count=track.any_cards)
        for number, track in enumerate(map.tracks)
        if track.any_cards and not dice
    ]


EVENTS = {"card_given": card}
DIFFERENCES = {"ferry_substitute": _ferry_substitute}
TOPICS = {"substitute": Topic(lambda rules: bool(rules.boards[0].any_replacing))}
