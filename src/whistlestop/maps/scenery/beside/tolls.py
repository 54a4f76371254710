"""A coin with the toll beside every connection (R256)."""

from whistlestop.maps.schema import Map, Track

RADIUS = 7.5


def of_track(track: Track) -> tuple[str, ...]:
    """The toll of a track."""
    return (str(track.toll),) if track.toll else ()


def drawn(map: Map, name: str, x: float, y: float) -> str:
    """The coin of a toll at a point."""
    return f'<g transform="translate({x:.1f} {y:.1f})">{coin(int(name))}</g>'


def coin(toll: int) -> str:
    """The coin of a toll, around the point (0, 0)."""
    return f'<circle class="toll" r="{RADIUS:g}"/><text class="toll-number" y="3.4">{toll}</text>'
