"""Spaces of ship routes and of pair routes (R364, R366)."""

from whistlestop.maps.scenery.marks import PALETTE, box
from whistlestop.maps.schema import Track, TrackColour


def kind(track: Track) -> str:
    """Return what spaces of a ship route or a pair route are called."""
    return "" if track.kind == "train" else track.kind


def lead(track: Track) -> str:
    """Return the line under a ship route, which is that of ferries."""
    return "ferry" if track.kind == "ship" else ""


def piece(track: Track) -> str:
    """Return what is put on a track."""
    return "ship" if track.kind == "ship" else "wagon"


def draw(track: Track, size: tuple[float, float]) -> str:
    """A space of a ship route or of a pair route."""
    return ship(track.colour, size) if track.kind == "ship" else pair(size)


def ship(colour: TrackColour, size: tuple[float, float]) -> str:
    """A space for a ship around the point (0, 0) as SVG: a hull with a bow at each end, and a wave beside its mark."""
    fill, edge, ink = PALETTE[colour]
    long, wide = size
    bow, high = wide * 0.62, wide / 2
    side = f"H{long / 2 - bow:.1f}Q{long / 2 - bow / 3:.1f} {-high:.1f} {long / 2:.1f} 0"
    other = f"Q{long / 2 - bow / 3:.1f} {high:.1f} {long / 2 - bow:.1f} {high:.1f}H{bow - long / 2:.1f}"
    stern = f"Q{bow / 3 - long / 2:.1f} {high:.1f} {-long / 2:.1f} 0Q{bow / 3 - long / 2:.1f} {-high:.1f}"
    hull = f"M{bow - long / 2:.1f} {-high:.1f}{side}{other}{stern} {bow - long / 2:.1f} {-high:.1f}z"
    waves = "".join(f"M{x:.1f} .8q2-2.6 4 0t4 0" for x in (8 - long / 2, long / 2 - 16))
    sea = f'<path d="{waves}" fill="none" stroke="{ink}" stroke-width="1.2" stroke-opacity=".75"/>'
    return f'<path d="{hull}" fill="{fill}" stroke="{edge}" stroke-width="1.2"/>{sea}'


def pair(size: tuple[float, float]) -> str:
    """A space of a pair route around the point (0, 0) as SVG: two halves, for the two cards that it costs."""
    fill, edge, ink = PALETTE["gray"]
    long, wide = size
    plain = f'<rect {box(*size)} rx="3" fill="{fill}" stroke="{edge}" stroke-width="1.2"/>'
    halves = f"M{-long / 2:.1f} 0H{long / 2:.1f}"
    dots = "".join(f"M{x:.1f} {y:.1f}h.1" for x in (-long / 4, long / 4) for y in (-wide / 4, wide / 4))
    round_dots = f'<path d="{dots}" stroke="{ink}" stroke-width="3.4" stroke-linecap="round"/>'
    return f'{plain}<path d="{halves}" stroke="{edge}" stroke-width="1.4"/>{round_dots}'
