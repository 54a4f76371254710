"""A coin with the toll beside every connection (R256)."""

from whistlestop.maps.scenery import marks
from whistlestop.maps.schema import Map, Track

RADIUS = 7.5
_FACE = 'fill="#f0cf72" stroke="#7a5a08" stroke-width="1.2"'
_TYPE = f'font-family="{marks.SANS}" font-size="10" font-weight="700" text-anchor="middle" fill="#4a3500"'


def of_track(track: Track) -> tuple[str, ...]:
    """The toll of a track."""
    return (str(track.toll),) if track.toll else ()


def definitions(map: Map) -> str:
    """A coin for every toll."""
    coins = (f'<g id="toll-{toll}">{coin(toll)}</g>' for toll in sorted({track.toll for track in map.tracks}))
    return f"<defs>{''.join(coins)}</defs>"


def drawn(map: Map, name: str, x: float, y: float) -> str:
    """The coin of a toll at a point."""
    return f'<use href="#toll-{name}" x="{x:.1f}" y="{y:.1f}"/>'


def coin(toll: int) -> str:
    """The coin of a toll, around the point (0, 0)."""
    return f'<circle r="{RADIUS:g}" {_FACE}/><text y="3.4" {_TYPE}>{toll}</text>'
