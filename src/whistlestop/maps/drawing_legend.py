"""The legend under a board: what each colour's mark is, how special tracks and places look, what routes are worth."""

from collections.abc import Iterator
from xml.sax.saxutils import escape

from msgspec import Struct

from whistlestop.maps import drawing_marks as marks
from whistlestop.maps.geometry.text import width
from whistlestop.maps.scenery.signs import WIDE, plate
from whistlestop.maps.schema import Map, TrackColour

_ROW, _TYPE, _SWATCH, _APART, _DISC = 34.0, 15.0, 40.0, 26.0, 9.0


class Words(Struct, frozen=True):
    """What a picture says, in some language: the title and the entries of the legend."""

    title: str
    colours: dict[TrackColour, str]
    tunnel: str
    ferry: str
    points: str
    credit: str
    mountain: str = ""
    any_cards: str = ""
    country: str = ""
    attraction: str = ""
    district: str = ""
    meeples: str = ""
    tourists: str = ""
    goods: str = ""
    bullet: str = ""
    companies: str = ""


def number(value: float) -> str:
    """A number as short as a tenth of a unit allows."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def legend(map: Map, words: Words, wide: float) -> tuple[list[str], float]:
    """The lines of a legend of a width, and how high it is."""
    lines = [f'<g font-family="{marks.SANS}" font-size="{number(_TYPE)}" fill="{marks.INK}">']
    y = _ROW
    companies = [list(_companies(map, words))] if map.companies else []
    for entries in filter(None, (list(_entries(map, words)), *companies, list(_points(map, words)))):
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
    for swatch, swatch_width, text in entries:
        needed = swatch_width + 7 + width(text, _TYPE)
        if x > 2 and x + needed > wide:
            x, y = 2.0, y + _ROW
        lines.append(f'<g transform="translate({number(x + swatch_width / 2)} {number(y)})">{swatch}</g>')
        lines.append(f'<text x="{number(x + swatch_width + 7)}" y="{number(y + 5)}">{escape(text)}</text>')
        x += needed + _APART
    return lines, y


def _entries(map: Map, words: Words) -> Iterator[tuple[str, float, str]]:
    """Each entry of the legend: its swatch, how wide that is, and what it says."""
    used = {track.colour for track in map.tracks}
    for colour in marks.PALETTE:
        if colour in used:
            yield swatch(colour, marks.mark(colour)), _SWATCH, words.colours[colour]
    if any(track.tunnel for track in map.tracks):
        yield swatch("gray", "", tunnel=True), _SWATCH, words.tunnel
    if any(track.ferry for track in map.tracks):
        yield swatch("gray", marks.locomotive("gray")), _SWATCH, words.ferry
    yield from _special_tracks(map, words)
    yield from _special_places(map, words)


def _special_tracks(map: Map, words: Words) -> Iterator[tuple[str, float, str]]:
    if any(track.mountains for track in map.tracks):
        yield swatch("gray", f'<g transform="translate(16 0)">{marks.MOUNTAIN}</g>'), _SWATCH, words.mountain
    if any(track.any_cards for track in map.tracks):
        yield swatch("gray", marks.any_cards("gray")), _SWATCH, words.any_cards
    if any(track.bullet for track in map.tracks):
        yield marks.bullet((38.0, 14.0)), _SWATCH, words.bullet


def _special_places(map: Map, words: Words) -> Iterator[tuple[str, float, str]]:
    if any(place.country for place in map.places):
        yield marks.country(_DISC), 2 * _DISC, words.country
    if any(place.attraction for place in map.places):
        yield marks.attraction(_DISC), 2 * _DISC, words.attraction
    if map.districts:
        yield marks.numbered(_DISC, str(map.districts[0].points)), 2 * _DISC, words.district
    if any(place.meeples for place in map.places):
        yield marks.numbered(_DISC, str(max(place.meeples for place in map.places))), 2 * _DISC, words.meeples
    if map.tourists:
        yield marks.numbered(_DISC, str(map.tourists.tokens)), 2 * _DISC, words.tourists
    if goods := [place.goods[0] for place in map.places if place.goods]:
        yield marks.numbered(_DISC, str(max(goods))), 2 * _DISC, words.goods


def _companies(map: Map, words: Words) -> Iterator[tuple[str, float, str]]:
    """The sign of each company (R302)."""
    yield "", -7.0, words.companies
    for number, company in enumerate(map.companies):
        yield plate(number, company.mark), WIDE, company.name


def _points(map: Map, words: Words) -> Iterator[tuple[str, float, str]]:
    """What routes are worth: for each length on the board the number of spaces in a box, and its points."""
    if map.race:  # routes bring no points there
        return
    yield "", -7.0, words.points
    for length in sorted({track.length for track in map.tracks}):
        chip = f'<rect x="-10" y="-10" width="20" height="20" rx="4" fill="none" stroke="{marks.SOFT_INK}"/>'
        yield f'{chip}<text y="5" text-anchor="middle">{length}</text>', 20.0, str(map.route_points[length])


def swatch(colour: TrackColour, mark: str, tunnel: bool = False) -> str:
    """A sample space of a colour with a mark on it, around the point (0, 0)."""
    return marks.space(colour, (38.0, 14.0), tunnel) + mark
