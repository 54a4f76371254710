"""The look of a board: its palette, and the mark of each colour, so that nobody needs colour vision.

Every mark is drawn around the point (0, 0) within a space's width and lies along its track. The shapes are our own.
"""

import math

from whistlestop.maps.scenery import pieces
from whistlestop.maps.schema import TrackColour

PAPER, HALO, INK, SOFT_INK = "#fcf7ea", "#f6eedb", "#2b2419", "#776b55"
FERRY_INK, TUNNEL_INK, COUNTRY_INK, STAR = "#3f6d7d", "#40372f", "#4f6172", "#f5cf47"
BULLET_INK = "#2c4f9e"
SANS = "Cabin,'Avenir Next','Segoe UI','Helvetica Neue',Helvetica,Arial,'Liberation Sans',sans-serif"

# The colour of a space, of its edge and of the mark on it.
PALETTE: dict[TrackColour, tuple[str, str, str]] = {
    "red": ("#dc5850", "#8f2626", "#ffffff"),
    "orange": ("#ee8f35", "#985010", "#4a2a08"),
    "yellow": ("#f5cf47", "#80640a", "#5c4804"),
    "green": ("#5c9f52", "#37682f", "#ffffff"),
    "blue": ("#4384c4", "#245486", "#ffffff"),
    "pink": ("#dd97c4", "#8a4674", "#5c2348"),
    "white": ("#ffffff", "#6a655d", "#6f6b63"),
    "black": ("#47474d", "#1f1f23", "#ffffff"),
    "gray": ("#c9c5ba", "#6a655d", "#55514a"),
}

# The colour of each seat's pieces and of the number on them; the number is what tells seats apart.
SEATS = (
    ("#0b66a8", "#ffffff"),
    ("#c4501b", "#ffffff"),
    ("#0a7a5a", "#ffffff"),
    ("#f0dc3c", "#2f2b27"),
    ("#a84e86", "#ffffff"),
    ("#2f2b27", "#ffffff"),
)

# `F` stands for the fill of the mark.
MARKS: dict[TrackColour, str] = {
    "red": '<path d="M0-4.4L4.6 3.6H-4.6z" fill="F"/>',
    "orange": '<path d="M0-4.8L4.8 0L0 4.8L-4.8 0z" fill="F"/>',
    "yellow": '<circle r="4" fill="F"/>',
    "green": '<path d="M-1.5-4.5h3v3h3v3h-3v3h-3v-3h-3v-3h3z" fill="F"/>',
    "blue": '<path d="M-4.6-4.2h2.4v8.4h-2.4zM-1.2-4.2h2.4v8.4h-2.4zM2.2-4.2h2.4v8.4h-2.4z" fill="F"/>',
    "pink": '<path d="M0 4.3C-6.5-.2-3.7-5.6 0-2.6C3.7-5.6 6.5-.2 0 4.3z" fill="F"/>',
    "white": '<circle r="3.4" fill="none" stroke="F" stroke-width="1.8"/>',
    "black": '<path d="M-3.6-3.6L3.6 3.6M3.6-3.6L-3.6 3.6" stroke="F" stroke-width="2.4" stroke-linecap="round"/>',
}

WAVE = '<path d="M-6 .8c1.5-2.6 3-2.6 4.5 0s3 2.6 4.5 0s2-2.2 3-1.6" fill="none" stroke="F" stroke-width="1.6"/>'

# Beside the mark of the colour, at the end of a space: a mountain that takes a train, or that other cards may stand in.
MOUNTAIN = (
    f'<path d="M-7 5L-1-6.5L2-1L3.2-2.8L7 5z" fill="{TUNNEL_INK}" stroke="{PAPER}" stroke-width="1.4"/>'
    f'<path d="M-1-6.5L-3.2-2.3L-1.4-3.2L-.4-1.6L1.2-2.6z" fill="{PAPER}"/>'
)
ANY_CARDS = '<path d="M-3.6-3.6h3v3h-3zM.6-3.6h3v3h-3zM-3.6.6h3v3h-3zM.6.6h3v3h-3z" fill="F"/>'

LOCOMOTIVE = (
    '<path d="M-8 2.4V-.9q0-1.7 1.7-1.7H-5v-2.5h2.6v2.5H.9V-5H7.4v1.5H6.8v5.9z" fill="F"/>'
    '<path d="M2.5-3.5h2.6v2.3H2.5z" fill="B"/>'
    '<circle cx="-5" cy="3.4" r="1.9" fill="F"/><circle cx="0" cy="3.4" r="1.9" fill="F"/>'
    '<circle cx="4.6" cy="3.4" r="1.9" fill="F"/>'
)


def mark(colour: TrackColour) -> str:
    """The mark of a colour as SVG; gray, which takes any colour, has none."""
    return MARKS.get(colour, "").replace('"F"', f'"{PALETTE[colour][2]}"')


def wave(colour: TrackColour) -> str:
    """The mark of a ferry's gray space as SVG."""
    return WAVE.replace('"F"', f'"{PALETTE[colour][2]}"')


def locomotive(colour: TrackColour) -> str:
    """The locomotive symbol on a space of a colour as SVG."""
    fill, _, ink = PALETTE[colour]
    return LOCOMOTIVE.replace('"F"', f'"{ink}"').replace('"B"', f'"{fill}"')


def any_cards(colour: TrackColour) -> str:
    """The mark of a space that cards of any kind may pay for, as SVG."""
    return ANY_CARDS.replace('"F"', f'"{PALETTE[colour][2]}"')


def space(colour: TrackColour, size: tuple[float, float], tunnel: bool = False) -> str:
    """A space around the point (0, 0) as SVG; a tunnel's has the stones of its vault along both sides."""
    fill, edge, _ = PALETTE[colour]
    plain = f'<rect {box(*size)} rx="3" fill="{fill}" stroke="{edge}" stroke-width="1.2"/>'
    if not tunnel:
        return plain
    long, wide = size
    sides = f"M{1 - long / 2:.1f} {-wide / 2:.1f}h{long - 2:.1f}M{1 - long / 2:.1f} {wide / 2:.1f}h{long - 2:.1f}"
    line = f'<path d="{sides}" fill="none" stroke-width='
    stones = f'{line}"3.4" stroke="{TUNNEL_INK}" stroke-dasharray="4.4 2.2"/>'
    return f'{plain}{line}"4.4" stroke="{PAPER}"/>{stones}'


def bullet(size: tuple[float, float], train: bool = False) -> str:
    """A space of a bullet route around the point (0, 0) as SVG: white with a blue stripe, or a train there."""
    long, wide = size
    body, stripe = (BULLET_INK, PALETTE["white"][0]) if train else (PALETTE["white"][0], BULLET_INK)
    shape = f'<rect {box(*size)} rx="{wide / 2:.1f}" fill="{body}" stroke="{stripe}" stroke-width="1.6"/>'
    line = f"M{4 - long / 2:.1f} 0H{long / 2 - 4:.1f}"
    return f'{shape}<path d="{line}" stroke="{stripe}" stroke-width="3" stroke-linecap="round"/>'


def box(long: float, wide: float) -> str:
    """Return the place and size of a rectangle around the point (0, 0) as SVG."""
    return f'x="{-long / 2:.1f}" y="{-wide / 2:.1f}" width="{long:.1f}" height="{wide:.1f}"'


def place(radius: float) -> str:
    """A city around the point (0, 0) as SVG."""
    ring = f'<circle r="{radius:.1f}" fill="{INK}" stroke="{PAPER}" stroke-width="2"/>'
    return f'{ring}<circle r="{radius - 4:.1f}" fill="{PAPER}"/>'


def attraction(radius: float) -> str:
    """A city that is an attraction around the point (0, 0) as SVG: a star in its disc."""
    points = [(turn * math.pi / 5, radius - 1.5 if turn % 2 == 0 else (radius - 1.5) * 0.45) for turn in range(10)]
    star = " ".join(f"{far * math.sin(angle):.1f},{-far * math.cos(angle):.1f}" for angle, far in points)
    disc = f'<circle r="{radius:.1f}" fill="{INK}" stroke="{PAPER}" stroke-width="2"/>'
    return f'{disc}<polygon points="{star}" fill="{STAR}"/>'


def numbered(radius: float, text: str) -> str:
    """A city with a short text in its disc around the point (0, 0) as SVG."""
    ring = f'<circle r="{radius:.1f}" fill="{PAPER}" stroke="{INK}" stroke-width="2"/>'
    look = f'font-family="{SANS}" font-size="12" font-weight="700" text-anchor="middle" fill="{INK}"'
    return f'{ring}<text y="4.2" {look}>{text}</text>'


def train(seat: int, size: tuple[float, float], piece: str = "wagon") -> str:
    """A train or a ship of a seat around the point (0, 0) as SVG, as long as a space."""
    return pieces.piece(piece, pieces.paints(SEATS[seat][0]), -size[0] / 2, size[0] / 2)


def station(seat: int, radius: float) -> str:
    """A station of a seat around the point (0, 0) as SVG, with the seat's number before its door."""
    house = pieces.piece("station", pieces.paints(SEATS[seat][0]))
    number = f'<g transform="translate(0 4)">{seat_number(seat, 11)}</g>'
    return f'<g transform="translate(0 -2) scale({radius * 0.14:.2f})">{house}{number}</g>'


def seat_number(seat: int, size: float) -> str:
    """The number of a seat around the point (0, 0) as SVG."""
    look = f'font-family="{SANS}" font-size="{size:.1f}" font-weight="700" text-anchor="middle"'
    return f'<text y="{size * 0.36:.1f}" {look} fill="{SEATS[seat][1]}">{seat}</text>'


def country(radius: float) -> str:
    """A country's border place around the point (0, 0) as SVG."""
    box = f'x="{-radius:.1f}" y="{-radius:.1f}" width="{2 * radius:.1f}" height="{2 * radius:.1f}"'
    return (
        f'<rect {box} rx="2" transform="rotate(45) scale(.8)" fill="{COUNTRY_INK}" stroke="{PAPER}" stroke-width="2"/>'
    )
