"""Spaces of bullet routes (R393)."""

from whistlestop.maps.scenery.marks import BULLET_INK, bullet
from whistlestop.maps.schema import Track


def kind(track: Track) -> str:
    """Return what spaces of a bullet route are called."""
    return "bullet" if track.bullet else ""


def lead(track: Track) -> str:
    """Return the line under a bullet route."""
    return "bullet"


LEADS = {"bullet": f'stroke="{BULLET_INK}" stroke-width="3.4"'}


def draw(track: Track, size: tuple[float, float]) -> str:
    """A space of a bullet route without a train."""
    return bullet(size)
