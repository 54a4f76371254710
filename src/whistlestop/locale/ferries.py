"""Ferries in words (R60-R62, R148)."""

from __future__ import annotations

from whistlestop.locale import say
from whistlestop.locale.topics import Topic, on
from whistlestop.maps import Map


def further_differences(map: Map, *, dice: bool) -> list[str]:
    """Return how many tracks are ferries, and what that means with cards or dice."""
    ferries = sum(track.ferry > 0 for track in map.tracks)
    return [say("difference-ferries-dice" if dice else "difference-ferries", count=ferries)] if ferries else []


TOPICS = {"ferry": Topic(on(lambda board: any(track.ferry for track in board.tracks)))}
AT_HAND = {"payment": ("ferry",)}
