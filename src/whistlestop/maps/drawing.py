"""A board as an SVG picture: its ground as a mapmaker draws it, tracks with their spaces, places, names and a legend.

Colour never speaks alone: each colour has its mark on every space. The picture is self-contained; its words come from
whoever draws it, because this package knows no languages.
"""

import math
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import pairwise
from types import MappingProxyType, ModuleType
from typing import TypeAlias
from xml.sax.saxutils import escape, quoteattr

from whistlestop.maps import scenery
from whistlestop.maps.geometry.schema import Geometry, PlaceGeometry, Space, TrackGeometry
from whistlestop.maps.legend import Words, discs, legend, numbers
from whistlestop.maps.scenery import marks
from whistlestop.maps.schema import Map, Track
from whistlestop.maps.spaces import lead, piece, special
from whistlestop.maps.swatches import number
from whistlestop.records.mechanisms import merge, modules, name_of

__all__ = ["Words", "draw", "draw_table", "stranger"]

Strangers: TypeAlias = Mapping[str, Collection[int]]  # tracks with trains of nobody, by their mechanism
NOBODY: Strangers = MappingProxyType({})

_EDGE = scenery.EDGE + 12.0

_COLOUR = re.compile(r"(--map-[\w-]+): light-dark\((#\w+), #\w+\)")


def draw(map: Map, geometry: Geometry, words: Words) -> str:
    """The picture of a board as the text of an SVG file."""
    wide = geometry.width + 2 * _EDGE
    foot, foot_height = legend(map, words, wide - 2 * _EDGE)
    high = geometry.height + 2 * _EDGE + foot_height
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(wide)} {number(high)}" '
        f'width="{number(wide)}" height="{number(high)}" role="img" aria-label={quoteattr(words.title)}>',
        f"<title>{escape(words.title)}</title>",
        f"<style>{_look(map)}</style>",
        *_definitions(map, geometry),
        f'<rect width="100%" height="100%" fill="{marks.PAPER}"/>',
        f'<g transform="translate({number(_EDGE)} {number(_EDGE)})">',
        scenery.ground(map, geometry),
        *_board(map, geometry),
        "</g>",
        f'<g transform="translate({number(_EDGE)} {number(geometry.height + 2 * _EDGE - 14)})">',
        *foot,
        "</g>",
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def draw_table(
    map: Map,
    geometry: Geometry,
    trains: Mapping[int, int] | None = None,
    stations: Mapping[str, int] | None = None,
    strangers: Strangers = NOBODY,
) -> str:
    """A board without legend as the text of an SVG file: trains of seats and of nobody on tracks, and stations."""
    wide, high = geometry.width + 2 * _EDGE, geometry.height + 2 * _EDGE
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(wide)} {number(high)}" '
        f'width="{number(wide)}" height="{number(high)}" role="img" aria-label={quoteattr(map.name)}>',
        f"<title>{escape(map.name)}</title>",
        f"<style>{_look(map)}</style>",
        *_definitions(map, geometry),
        f'<rect width="100%" height="100%" fill="{marks.PAPER}"/>',
        f'<g transform="translate({number(_EDGE)} {number(_EDGE)})">',
        scenery.ground(map, geometry),
        *_board(map, geometry, trains or {}, stations or {}, strangers),
        "</g>",
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _look(map: Map) -> str:
    """The ground's rules of style by day, with every colour written out for programs that know no variables."""
    rules = scenery.look(map)
    day = dict(_COLOUR.findall(rules))
    written = re.sub(r"var\((--map-[\w-]+)\)", lambda found: day[found[1]], rules[rules.index("}") + 1 :])
    return re.sub(r"\s*([{};:,\n])\s*", r"\1", written).replace("\n", "")


def _definitions(map: Map, geometry: Geometry) -> Iterator[str]:
    """What is drawn many times: spaces, marks and places."""
    yield "<defs>"
    for track, lie in {_body(*pair): pair for pair in zip(map.tracks, geometry.tracks, strict=True)}.values():
        yield f'<g id="{_body(track, lie)}">{_space(track, lie)}</g>'
    for colour in dict.fromkeys(track.colour for track in map.tracks):
        yield f'<g id="{colour}">{marks.mark(colour)}</g>'
        yield f'<g id="locomotive-{colour}">{marks.locomotive(colour)}</g>'
        yield f'<g id="any-cards-{colour}">{marks.any_cards(colour)}</g>'
    yield f'<g id="mountain">{marks.MOUNTAIN}</g>'
    yield f'<g id="wave">{marks.wave("gray")}</g>'
    yield f'<g id="city">{marks.place(geometry.place_radius)}</g>'
    yield f'<g id="country">{marks.country(geometry.place_radius)}</g>'
    drawn = set(discs(map).values())
    for disc, draw in merge("whistlestop.maps.legend", "DISCS").items():
        if disc in drawn:
            yield f'<g id="{disc}">{draw(geometry.place_radius)}</g>'
    yield f'<g id="attraction">{marks.attraction(geometry.place_radius)}</g>'
    for text in dict.fromkeys(numbers(map).values()):
        yield f'<g id="number-{text}">{marks.numbered(geometry.place_radius, text)}</g>'
    yield "</defs>"


def _space(track: Track, lie: TrackGeometry) -> str:
    look = special(track)
    return str(look.draw(track, lie.space)) if look else marks.space(track.colour, lie.space, track.tunnel)


def _body(track: Track, lie: TrackGeometry) -> str:
    """The name under which a track's space is defined."""
    look = special(track)
    kind = look.kind(track) if look else _kind(track) if track.tunnel else "space"
    return f"{kind}-{track.colour}-{number(lie.space[0])}"


def _board(
    map: Map,
    geometry: Geometry,
    trains: Mapping[int, int] = MappingProxyType({}),
    stations: Mapping[str, int] = MappingProxyType({}),
    strangers: Strangers = NOBODY,
) -> Iterator[str]:
    looks_of = {track: stranger(name).train for name, tracks in strangers.items() for track in tracks}
    pairs = list(zip(map.tracks, geometry.tracks, strict=True))
    beds = "".join(_curve(lie, geometry.width) for lie in geometry.tracks)
    round_line = 'stroke-linecap="round"'
    yield f'<path d="{beds}" fill="none" stroke="{marks.HALO}" stroke-width="19" stroke-opacity=".55" {round_line}/>'
    yield f'<g fill="none" {round_line}>'
    yield from _leads(pairs, geometry)
    yield "</g>"
    for index, (track, lie) in enumerate(pairs):
        yield from _spaces(track, lie)
        if index in trains:
            yield from _trains(track, lie, trains[index])
        if index in looks_of:
            yield from _strangers(lie, looks_of[index](lie.space))
    looks = _looks(map)
    for place in geometry.drawn:
        yield f'<use href="#{looks[place.id]}" x="{number(place.x)}" y="{number(place.y)}"/>'
    yield from _stations(geometry, stations)
    yield from _names(map, geometry)


def _looks(map: Map) -> dict[str, str]:
    """What each place is drawn as: a city, a port, one with a number or a star in it, or a country's border point."""
    numbered = {id: f"number-{text}" for id, text in numbers(map).items()}
    stars = {place.id: "attraction" for place in map.places if place.attraction}
    abroad = {place.id: "country" for place in map.places if place.country}
    return {place.id: "city" for place in map.places} | discs(map) | numbered | stars | abroad


def _curve(lie: TrackGeometry, width: float) -> str:
    """The curve of a track; one that leaves the sheet goes to its edge and on from the other one (R374)."""
    if not 0 <= lie.curve[6] <= width:
        return _around(lie, width)
    x1, y1, x2, y2, x3, y3, x4, y4 = (number(value) for value in lie.curve)
    return f"M{x1} {y1}C{x2} {y2} {x3} {y3} {x4} {y4}"


def _around(lie: TrackGeometry, width: float) -> str:
    points = [lie.curve[at : at + 2] for at in range(0, 8, 2)]
    edge, shift = (0.0, width) if points[3][0] < 0 else (width, -width)
    leaves, comes = _split(points, edge)
    shifted = [(x + shift, y) for x, y in comes]
    return "".join(
        "M{} {}C{} {} {} {} {} {}".format(*(number(value) for point in part for value in point))
        for part in (leaves, shifted)
    )


def _split(points: Sequence[Sequence[float]], edge: float) -> tuple[list[Sequence[float]], list[Sequence[float]]]:
    """Both parts of a curve that is cut where it crosses an upright line (de Casteljau's construction)."""
    first, last = 0.0, 1.0
    left, right = [*points], [*points]
    for _ in range(24):
        middle = (first + last) / 2
        rows = [[*points]]
        while len(rows[-1]) > 1:
            rows.append([tuple(p + middle * (q - p) for p, q in zip(a, b, strict=True)) for a, b in pairwise(rows[-1])])
        left, right = [row[0] for row in rows], [row[-1] for row in reversed(rows)]
        beyond = (rows[-1][0][0] > edge) == (points[-1][0] > edge)
        first, last = (first, middle) if beyond else (middle, last)
    return left, right


def _leads(pairs: list[tuple[Track, TrackGeometry]], geometry: Geometry) -> Iterator[str]:
    """The thin lines from place to place under the spaces of tracks, ferries, tunnels and bullet routes."""
    looks = {
        "plain": f'stroke="{marks.SOFT_INK}" stroke-width="2.2"',
        "ferry": f'stroke="{marks.FERRY_INK}" stroke-width="2.6" stroke-dasharray=".1 6"',
        "tunnel": f'stroke="{marks.TUNNEL_INK}" stroke-width="3.4"',
        **merge("whistlestop.maps.spaces", "LEADS"),
    }
    for kind, look in looks.items():
        if path := "".join(_lead(track, lie, geometry) for track, lie in pairs if _kind(track) == kind):
            yield f'<path d="{path}" {look}/>'


def _kind(track: Track) -> str:
    return "ferry" if track.ferry else "tunnel" if track.tunnel else lead(track) or "plain"


def _lead(track: Track, lie: TrackGeometry, geometry: Geometry) -> str:
    a, b = _nearest(geometry, track.a, *lie.curve[:2]), _nearest(geometry, track.b, *lie.curve[6:])
    return f"M{number(a.x)} {number(a.y)}L{_curve(lie, geometry.width)[1:]}L{number(b.x)} {number(b.y)}"


def _nearest(geometry: Geometry, id: str, x: float, y: float) -> PlaceGeometry:
    """A place where it is drawn nearest to a point: an enlarged part may show it again."""
    return min((one for one in geometry.drawn if one.id == id), key=lambda one: math.hypot(one.x - x, one.y - y))


def _spaces(track: Track, lie: TrackGeometry) -> Iterator[str]:
    body = _body(track, lie)
    symbols, mountains = _middle(track.length, track.ferry), _middle(track.length, track.mountains)
    for index, space in enumerate(lie.spaces):
        move = f'transform="translate({number(space.x)} {number(space.y)})rotate({number(_upright(space.angle))})"'
        yield f'<use href="#{body}" {move}/>'
        if signs := _along(track, index in symbols) + _any_cards(track, lie):
            yield f"<g {move}>{signs}</g>"
        if track.colour != "gray" and index not in symbols:  # marks stand upright, whatever way the track runs
            yield f'<use href="#{track.colour}" x="{number(space.x)}" y="{number(space.y)}"/>'
        if index in mountains:
            yield _mountain(space, lie.space[0])


def _trains(track: Track, lie: TrackGeometry, seat: int) -> Iterator[str]:
    """A train of a seat, or another piece, on every space of a track."""
    body, size = marks.train(seat, lie.space, piece(track)), min(lie.space) - 2
    for space in lie.spaces:
        at, turn = f"translate({number(space.x)} {number(space.y)})", f"rotate({number(_upright(space.angle))})"
        yield f'<g transform="{at}"><g transform="{turn}">{body}</g>{marks.seat_number(seat, size)}</g>'


def stranger(mechanism: str) -> ModuleType:
    """How the trains of a mechanism look that are no seat's."""
    return next(module for module in modules("whistlestop.maps.trains") if name_of(module) == mechanism)


def _strangers(lie: TrackGeometry, train: str) -> Iterator[str]:
    """A train of nobody on the spaces of a track."""
    for space in lie.spaces:
        at, turn = f"translate({number(space.x)} {number(space.y)})", f"rotate({number(_upright(space.angle))})"
        yield f'<g transform="{at}{turn}">{train}</g>'


def _stations(geometry: Geometry, stations: Mapping[str, int]) -> Iterator[str]:
    for place in geometry.drawn:
        if place.id in stations:
            body = marks.station(stations[place.id], geometry.place_radius)
            yield f'<g transform="translate({number(place.x)} {number(place.y)})">{body}</g>'


def _mountain(space: Space, long: float) -> str:
    """The mountain of a space, at its end so that the mark of its colour can be seen."""
    angle = math.radians(space.angle)
    x, y = (at + (long / 2 - 3) * step for at, step in ((space.x, math.cos(angle)), (space.y, math.sin(angle))))
    return f'<use href="#mountain" x="{number(x)}" y="{number(y)}"/>'


def _any_cards(track: Track, lie: TrackGeometry) -> str:
    """The mark of a space that cards of any kind may pay for, beside where the mark of a colour would be."""
    return f'<use href="#any-cards-{track.colour}" x="{number(lie.space[0] / 2 - 7)}"/>' if track.any_cards else ""


def _along(track: Track, symbol: bool) -> str:
    """The mark that lies along a ferry's track: a locomotive, or waves."""
    if symbol:
        return f'<use href="#locomotive-{track.colour}"/>'
    return '<use href="#wave"/>' if track.ferry and track.colour == "gray" else ""


def _middle(length: int, count: int) -> range:
    """The spaces in the middle of a track that carry something; more than there are spaces is all of them."""
    first = max(length - count, 0) // 2
    return range(first, first + count)


def _upright(angle: float) -> float:
    """The same line with its marks the right way up."""
    return (angle + 90) % 180 - 90


def _country(map: Map, id: str) -> bool:
    return any(place.country for place in map.places if place.id == id)


def _names(map: Map, geometry: Geometry) -> Iterator[str]:
    halo = f'stroke="{marks.HALO}" stroke-width="3.6" stroke-opacity=".92" paint-order="stroke" stroke-linejoin="round"'
    look = f'font-family="{marks.SANS}" font-size="{number(geometry.label_size)}" font-weight="600"'
    yield f'<g {look} fill="{marks.INK}" {halo}>'
    for place in geometry.drawn:
        style = f' font-style="italic" fill="{marks.COUNTRY_INK}"' if _country(map, place.id) else ""
        label = place.label
        for index, line in enumerate(label.lines):
            at = f'x="{number(label.x)}" y="{number(label.y + index * geometry.line_height)}"'
            yield f'<text {at} text-anchor="{label.anchor}"{style}>{escape(line)}</text>'
    yield "</g>"
