"""Spaces of empty track beds (R321)."""

from whistlestop.maps.scenery.marks import PAPER, SOFT_INK, box
from whistlestop.maps.schema import Track


def kind(track: Track) -> str:
    """Return what spaces of a bed are called."""
    return "bed" if track.bed else ""


def draw(track: Track, size: tuple[float, float]) -> str:
    """A space of an empty track bed."""
    return bed(size)


def bed(size: tuple[float, float]) -> str:
    """A space of an empty track bed around the point (0, 0) as SVG: sleepers that wait for a piece."""
    long, wide = size
    sleepers = "".join(
        f"M{long * part:.1f} {2.4 - wide / 2:.1f}V{wide / 2 - 2.4:.1f}" for part in (-0.3, -0.1, 0.1, 0.3)
    )
    edge = f'<rect {box(*size)} rx="3" fill="{PAPER}" stroke="{SOFT_INK}" stroke-width="1.2" stroke-dasharray="3 2"/>'
    return f'{edge}<path d="{sleepers}" stroke="{SOFT_INK}" stroke-width="2" stroke-opacity=".55"/>'
