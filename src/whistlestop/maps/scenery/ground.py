"""The ground of a board as a piece of SVG, from the sea at the bottom to the frame of the sheet on top."""

import math
from collections.abc import Iterator

from whistlestop.maps.geometry.carrying import Carrier
from whistlestop.maps.geometry.insets import part_geometry, parts_of
from whistlestop.maps.geometry.schema import BLEED, Geometry, Inset, Outlines, PlaceGeometry
from whistlestop.maps.scenery import furniture
from whistlestop.maps.scenery.lettering import names
from whistlestop.maps.scenery.relief import laid_features, relief, streets, washes
from whistlestop.maps.scenery.room import Room
from whistlestop.maps.scenery.signs import signs
from whistlestop.maps.schema import Map

FRAME = 15.0  # the width of the frame around the sheet
EDGE = BLEED + FRAME  # so far a sheet reaches beyond its board
_LININGS = (4, 3, 2, 1)  # lines along the coast, the farthest first


def ground(map: Map, geometry: Geometry) -> str:
    """Everything behind a board's tracks; its corner is the board's, its edge is EDGE beyond."""
    room, carrier = Room(geometry), Carrier(parts_of(map)[None], part_geometry(map, geometry, None))
    laid = laid_features(carrier, room)
    # What takes its room first has the choice; what comes later makes do with what is left.
    put_up = list(signs(map, geometry, room))
    title = list(furniture.cartouche(map.name, room))
    sketched = list(furniture.sketches(carrier, room))
    written = list(names(laid, room, map.id))
    rose, steamer = list(furniture.compass(room)), list(furniture.ship(room))
    drawn = relief(laid, room)
    return "".join(
        [
            f'<g class="ground"><clipPath id="{map.id}-sheet"><rect {_rectangle(geometry, BLEED)}/></clipPath>',
            f'<rect class="margin" {_rectangle(geometry, EDGE)} rx="3"/>',
            f'<g clip-path="url(#{map.id}-sheet)">',
            *_sea_and_land(geometry.outlines, _rectangle(geometry, BLEED), map.id),
            *_coloured(geometry.outlines, map.id, washes(laid, map.id) + streets(laid)),
            *_waters_and_borders(geometry.outlines, map.id),
            *furniture.net(carrier, room),
            *[drawn, *sketched, *written, *steamer, *rose, *put_up],
            *_insets(geometry, map.id),
            "</g>",
            *title,
            *_frame(geometry),
            "</g>",
        ]
    )


def sheet(map: Map, geometry: Geometry) -> str:
    """The ground as a picture of its own; colours and type come with the rules of style of whoever shows it."""
    box = f"{-EDGE:g} {-EDGE:g} {geometry.width + 2 * EDGE:g} {geometry.height + 2 * EDGE:g}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{ground(map, geometry)}</svg>'


def _rectangle(geometry: Geometry, beyond: float) -> str:
    """A rectangle so far beyond the board on every side."""
    wide, high = geometry.width + 2 * beyond, geometry.height + 2 * beyond
    return f'x="{-beyond:g}" y="{-beyond:g}" width="{wide:g}" height="{high:g}"'


def _sea_and_land(outlines: Outlines, rectangle: str, id: str) -> Iterator[str]:
    """Water with lines along the coast: each is a broad stroke of the land's outline under one a little narrower."""
    land = outlines.land
    yield f'<rect class="{"sea" if land else "land"}" {rectangle}/>'
    if land:
        yield f'<defs><path id="{id}-land" d="{land}"/></defs>'
        for number in _LININGS:
            yield from (f'<use href="#{id}-land" class="{name} {name}-{number}"/>' for name in ("lining", "shoal"))
        yield f'<use href="#{id}-land" class="land"/><clipPath id="{id}-dry"><use href="#{id}-land"/></clipPath>'


def _coloured(outlines: Outlines, id: str, washed: str) -> Iterator[str]:
    """Washes on the land; where a board is about some countries, the others lie under a veil."""
    clip = f' clip-path="url(#{id}-dry)"' if outlines.land else ""
    yield f'<g{clip}><g id="{id}-washes">{washed}</g>'
    if outlines.home:
        yield f'<use href="#{id}-land" class="veil"/></g><defs><path id="{id}-home" d="{outlines.home}"/></defs>'
        yield f'<clipPath id="{id}-within"><use href="#{id}-home"/></clipPath><g clip-path="url(#{id}-within)">'
        yield f'<use href="#{id}-home" class="home"/><use href="#{id}-washes"/><use href="#{id}-home" class="ribbon"/>'
    yield "</g>"


def _waters_and_borders(outlines: Outlines, id: str) -> Iterator[str]:
    for name in ("parks", "borders", "rivers", "lakes"):
        if path := getattr(outlines, name):
            yield from _outline(name, path, id)
    if outlines.land:
        yield f'<use href="#{id}-land" class="coast"/>'


def _outline(name: str, path: str, id: str) -> Iterator[str]:
    """One kind of outline: borders and rivers have two strokes, lakes a line along their shore."""
    if name == "parks":
        yield f'<path class="park" d="{path}"/>'
        return
    one = f"{id}-{name}"
    yield f'<defs><path id="{one}" d="{path}"/></defs><use href="#{one}" class="{name}-under"/>'
    if name == "lakes":
        yield f'<clipPath id="{one}-in"><use href="#{one}"/></clipPath>'
        yield f'<g clip-path="url(#{one}-in)"><use href="#{one}" class="lakes-lining"/></g>'
    yield f'<use href="#{one}" class="{name}"/>'


def _insets(geometry: Geometry, id: str) -> Iterator[str]:
    """Enlarged parts in their frames, and two lines to each from the place on the board that they show again."""
    at = {place.id: place for place in geometry.places}
    for inset in geometry.insets:
        for place in inset.again:
            yield f'<path class="inset-ray" d="{_rays(inset, at[place.id])}"/>'
        one = f"{id}-{inset.id}"
        rectangle = f'x="{inset.x:g}" y="{inset.y:g}" width="{inset.width:g}" height="{inset.height:g}" rx="6"'
        yield f'<clipPath id="{one}-inset"><rect {rectangle}/></clipPath><g clip-path="url(#{one}-inset)">'
        yield from _sea_and_land(inset.outlines, rectangle, one)
        yield from _waters_and_borders(inset.outlines, one)
        yield f'</g><rect class="inset-edge" {rectangle}/><rect class="inset-frame" {rectangle}/>'


def _rays(inset: Inset, place: PlaceGeometry) -> str:
    """Lines from a place to the corners of a frame between which it is seen from there."""
    left, top, right, bottom = inset.x, inset.y, inset.x + inset.width, inset.y + inset.height
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    middle = math.atan2((top + bottom) / 2 - place.y, (left + right) / 2 - place.x)

    def turn(corner: tuple[float, float]) -> float:
        away = math.atan2(corner[1] - place.y, corner[0] - place.x) - middle
        return math.atan2(math.sin(away), math.cos(away))

    ends = min(corners, key=turn), max(corners, key=turn)
    return "".join(f"M{place.x:g} {place.y:g}L{x:g} {y:g}" for x, y in ends)


def _frame(geometry: Geometry) -> Iterator[str]:
    """Bars, dark and light in turn, between two lines around the sheet."""
    yield f'<rect class="frame-band" {_rectangle(geometry, BLEED + FRAME / 2)}/>'
    yield f'<rect class="frame-bars" {_rectangle(geometry, BLEED + FRAME / 2)}/>'
    for beyond in (BLEED, BLEED + 4.5, BLEED + FRAME - 4.5, BLEED + FRAME):
        yield f'<rect class="frame-line" {_rectangle(geometry, beyond)}/>'
