"""Spaces of bullet routes (R393)."""

from whistlestop.maps.drawing_marks import bullet
from whistlestop.maps.schema import Track

KIND = "bullet"
draw = bullet


def has(track: Track) -> bool:
    """Return whether a track is a bullet route."""
    return track.bullet
