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


def told_by_tracks(map: Map) -> bool:
    """Return whether cards stand for others on some tracks, and not for a locomotive wherever one is paid."""
    return map.ferry_substitute > 0 or any(track.any_cards for track in map.tracks)


EVENTS = {"card_given": card}
DIFFERENCES = {"ferry_substitute": _ferry_substitute}
TOPICS = {"substitute": Topic(lambda rules: bool(rules.boards[0].any_replacing) and told_by_tracks(rules.map))}
