"""Mountains in words (R121)."""

from __future__ import annotations

from whistlestop.locale import say
from whistlestop.locale.topics import Topic, on
from whistlestop.maps import Map, Track
from whistlestop.maps.points import MOUNTAIN_POINTS


def further_differences(map: Map, *, dice: bool) -> list[str]:
    """Return how many tracks have mountains, and what one is worth."""
    mountains = sum(track.mountains > 0 for track in map.tracks)
    return [say("difference-mountains", count=mountains, points=MOUNTAIN_POINTS)] if mountains else []


def of_track(track: Track) -> list[str]:
    """Return the mountains of a track."""
    return [say("track-mountains", count=track.mountains)] if track.mountains else []


def tells_trains(track: Track) -> bool:
    """Return whether it is said already which trains a track takes."""
    return track.mountains > 0


TOPICS = {"mountain": Topic(on(lambda board: any(track.mountains for track in board.tracks)))}
