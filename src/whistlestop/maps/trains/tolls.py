"""A wagon of the neutral player (R264)."""

from whistlestop.maps.scenery import pieces

COLOUR = "#a9a69c"


def train(size: tuple[float, float]) -> str:
    """A neutral wagon around the point (0, 0), as long as a space."""
    return pieces.piece("wagon", pieces.paints(COLOUR), -size[0] / 2, size[0] / 2)
