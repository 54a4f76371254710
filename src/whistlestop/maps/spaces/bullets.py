"""Spaces of bullet routes (R393)."""

from whistlestop.maps.drawing_marks import bullet
from whistlestop.maps.schema import Track


def kind(track: Track) -> str:
    """Return what spaces of a bullet route are called."""
    return "bullet" if track.bullet else ""


def draw(track: Track, size: tuple[float, float]) -> str:
    """A space of a bullet route without a train."""
    return bullet(size)
