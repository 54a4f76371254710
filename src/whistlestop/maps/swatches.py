"""Samples of spaces and places for a legend, around the point (0, 0)."""

from whistlestop.maps.scenery import marks
from whistlestop.maps.schema import TrackColour

SWATCH, DISC = 40.0, 9.0  # how wide a sample of a space is, and half of a place


def number(value: float) -> str:
    """A number as short as a tenth of a unit allows."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def swatch(colour: TrackColour, mark: str, tunnel: bool = False) -> str:
    """A sample space of a colour with a mark on it."""
    return marks.space(colour, (38.0, 14.0), tunnel) + mark


def numbered(value: int) -> str:
    """A sample place with a number in it."""
    return marks.numbered(DISC, str(value))
