"""The grand tour in words (R120)."""

from __future__ import annotations

from whistlestop.locale import listed, say
from whistlestop.locale.topics import Topic, on
from whistlestop.maps import Bonuses


def bonus_differences(bonuses: Bonuses) -> list[str]:
    """Return what so many tickets of a grand tour are worth; more of them than are listed pay no more."""
    points = bonuses.grand_tour
    if not points:
        return []
    told = [say("points-of-tour", points=worth, count=count) for count, worth in enumerate(points[:-1], 1)]
    most = say("points-of-tour-or-more", points=points[-1], count=len(points))
    return [say("difference-grand-tour", points=listed([*told, most]))]


TOPICS = {"tour": Topic(on(lambda board: board.bonuses.grand_tour))}
