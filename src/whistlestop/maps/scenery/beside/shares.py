"""Plates with the letters of companies beside the routes that show them (R302)."""

from xml.sax.saxutils import escape

from whistlestop.maps.scenery.room import HIGH, WIDE
from whistlestop.maps.schema import Map, Track

COLOURS = 9  # more companies than these share them; their letters tell them apart


def of_track(track: Track) -> tuple[str, ...]:
    """The companies that a track shows."""
    return track.companies


def definitions(map: Map) -> str:
    """A plate for every company."""
    plates = (f'<g id="sign-{number}">{plate(number, one.mark)}</g>' for number, one in enumerate(map.companies))
    return f"<defs>{''.join(plates)}</defs>"


def drawn(map: Map, name: str, x: float, y: float) -> str:
    """The plate of a company at a point."""
    number = [company.id for company in map.companies].index(name)
    return f'<use href="#sign-{number}" x="{x:.1f}" y="{y:.1f}"/>'


def plate(number: int, mark: str) -> str:
    """The plate of a company, around the point (0, 0)."""
    box = f'x="{-WIDE / 2:g}" y="{-HIGH / 2:g}" width="{WIDE:g}" height="{HIGH:g}" rx="3"'
    letters = f'<text class="sign-letters" y="3.2">{escape(mark)}</text>'
    return f'<rect class="sign sign-{number % COLOURS}" {box}/>{letters}'
