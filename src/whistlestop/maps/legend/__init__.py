"""The legend under a board: what each colour's mark is, how special tracks and places look, what routes are worth.

A mechanism that shows on boards has a file here: `ENTRIES` are the names of what it explains, `entries` its swatches
where a map has it, `numbers` what it writes into places, `discs` what it draws them as and `DISCS` how, and `row` a
row of its own.
"""

from collections.abc import Iterator
from xml.sax.saxutils import escape

from msgspec import Struct

from whistlestop.maps.geometry.text import width
from whistlestop.maps.scenery import marks
from whistlestop.maps.schema import Map, TrackColour
from whistlestop.maps.swatches import DISC, SWATCH, number, numbered, swatch
from whistlestop.records.mechanisms import collect

_ROW, _TYPE, _APART = 34.0, 15.0, 26.0


class Words(Struct, frozen=True):
    """What a picture says, in some language: the title and the entries of the legend."""

    title: str
    colours: dict[TrackColour, str]
    tunnel: str
    ferry: str
    points: str
    credit: str
    special: dict[str, str] = {}  # by the names of `SPECIAL`


# What only some boards have: places of common rules, and all that mechanisms add.
SPECIAL: tuple[str, ...] = (
    *("country", "attraction", "district"),
    *(name for names in collect(__package__, "ENTRIES") for name in names),
)


def legend(map: Map, words: Words, wide: float) -> tuple[list[str], float]:
    """The lines of a legend of a width, and how high it is."""
    lines = [f'<g font-family="{marks.SANS}" font-size="{number(_TYPE)}" fill="{marks.INK}">']
    y = _ROW
    of_mechanisms = (list(row(map, words.special)) for row in collect(__package__, "row"))
    for entries in filter(None, (list(_entries(map, words)), *of_mechanisms, list(_points(map, words)))):
        drawn, y = _rows(entries, wide, y)
        lines += drawn
        y += _ROW
    if words.credit:
        small = f'font-size="{number(_TYPE * 0.8)}" fill="{marks.SOFT_INK}"'
        lines.append(f'<text x="2" y="{number(y)}" {small}>{escape(words.credit)}</text>')
        y += _ROW * 0.6
    return [*lines, "</g>"], y - _ROW * 0.3


def _rows(entries: list[tuple[str, float, str]], wide: float, y: float) -> tuple[list[str], float]:
    """Entries set in rows of a width from a height downwards, and the height of the last row."""
    lines, x = [], 2.0
    for mark, mark_width, text in entries:
        needed = mark_width + 7 + width(text, _TYPE)
        if x > 2 and x + needed > wide:
            x, y = 2.0, y + _ROW
        lines.append(f'<g transform="translate({number(x + mark_width / 2)} {number(y)})">{mark}</g>')
        lines.append(f'<text x="{number(x + mark_width + 7)}" y="{number(y + 5)}">{escape(text)}</text>')
        x += needed + _APART
    return lines, y


def _entries(map: Map, words: Words) -> Iterator[tuple[str, float, str]]:
    """Each entry of the legend: its swatch, how wide that is, and what it says."""
    used = {track.colour for track in map.tracks}
    for colour in marks.PALETTE:
        if colour in used:
            yield swatch(colour, marks.mark(colour)), SWATCH, words.colours[colour]
    if any(track.tunnel for track in map.tracks):
        yield swatch("gray", "", tunnel=True), SWATCH, words.tunnel
    if any(track.ferry for track in map.tracks):
        yield swatch("gray", marks.locomotive("gray")), SWATCH, words.ferry
    yield from _special_places(map, words)
    for of_mechanism in collect(__package__, "entries"):
        yield from ((mark, wide, words.special[name]) for name, mark, wide in of_mechanism(map))


def _special_places(map: Map, words: Words) -> Iterator[tuple[str, float, str]]:
    if any(place.country for place in map.places):
        yield marks.country(DISC), 2 * DISC, words.special["country"]
    if any(place.attraction for place in map.places):
        yield marks.attraction(DISC), 2 * DISC, words.special["attraction"]
    if map.districts:
        yield numbered(map.districts[0].points), 2 * DISC, words.special["district"]


def numbers(map: Map) -> dict[str, str]:
    """What is written in places: points of their district, and what mechanisms put there."""
    written = {id: str(district.points) for district in map.districts for id in district.places}
    for of_mechanism in collect(__package__, "numbers"):
        written |= of_mechanism(map)
    return written


def discs(map: Map) -> dict[str, str]:
    """What places are drawn as by mechanisms."""
    return {id: disc for of_mechanism in collect(__package__, "discs") for id, disc in of_mechanism(map).items()}


def _points(map: Map, words: Words) -> Iterator[tuple[str, float, str]]:
    """What routes are worth: for each length on the board the number of spaces in a box, and its points."""
    if not map.by_points:  # routes bring no points there
        return
    yield "", -7.0, words.points
    for length in sorted({track.length for track in map.tracks}):
        chip = f'<rect x="-10" y="-10" width="20" height="20" rx="4" fill="none" stroke="{marks.SOFT_INK}"/>'
        yield f'{chip}<text y="5" text-anchor="middle">{length}</text>', 20.0, str(map.route_points[length])
