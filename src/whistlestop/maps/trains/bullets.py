"""A bullet train (R393)."""

from whistlestop.maps.scenery import marks

COLOUR = marks.BULLET_INK


def train(size: tuple[float, float]) -> str:
    """A bullet train around the point (0, 0), as long as a space."""
    return marks.bullet(size, train=True)
