"""A board drawn with how much each track is wanted and how many networks reach each place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from markupsafe import Markup, escape

from whistlestop.maps import Map, geometry
from whistlestop.maps.geometry.schema import Geometry


def heat_map(
    map: Map, tracks: Sequence[float], places: Sequence[float], titles: Sequence[str], names: Sequence[str], label: str
) -> Markup:
    """Return the board: tracks from cold (0) to hot (1), places as circles that grow from 0 to 1.

    `titles` tell each track and `names` each place to whoever points at it.
    """
    lie = geometry.of(map)
    box = f'viewBox="-6 -6 {lie.width + 12:g} {lie.height + 12:g}"'
    parts = [f'<svg class="board" {box} role="img" aria-label="{escape(label)}">', *_ground(lie)]
    for track, heat, title in zip(lie.tracks, tracks, titles, strict=True):
        long, wide = track.space
        style = f'style="fill:color-mix(in oklab,var(--cold),var(--hot) {100 * heat:.0f}%)"'
        parts.append(f"<g {style}><title>{escape(title)}</title>")
        for space in track.spaces:
            turn = f'transform="translate({space.x:.1f} {space.y:.1f}) rotate({space.angle:.1f})"'
            size = f'x="{-long / 2:.1f}" y="{-wide / 2:.1f}" width="{long:.1f}" height="{wide:.1f}"'
            parts.append(f'<rect class="space" {size} rx="2" {turn}/>')
        parts.append("</g>")
    parts += _places(lie, places, names)
    return Markup("".join([*parts, "</svg>"]))  # noqa: S704 - every text in it has been escaped


def _ground(lie: Geometry) -> Iterator[str]:
    size = f'width="{lie.width:g}" height="{lie.height:g}" rx="10"'
    yield f'<clipPath id="edge"><rect {size}/></clipPath><g clip-path="url(#edge)">'
    yield f'<rect class="{"sea" if lie.outlines.land else "land"}" {size}/>'
    for name in ("land", "parks", "borders", "rivers", "lakes"):
        if path := getattr(lie.outlines, name):
            yield f'<path class="{name}" d="{path}"/>'
    yield "</g>"


def _places(lie: Geometry, places: Sequence[float], names: Sequence[str]) -> Iterator[str]:
    for place, reached, name in zip(lie.places, places, names, strict=True):
        radius = lie.place_radius * (0.35 + 1.1 * reached)
        circle = f'<circle class="place" cx="{place.x:.1f}" cy="{place.y:.1f}" r="{radius:.1f}">'
        yield f"{circle}<title>{escape(name)}</title></circle>"
    for place in lie.places:
        for index, line in enumerate(place.label.lines):
            at = f'x="{place.label.x:.1f}" y="{place.label.y + index * lie.line_height:.1f}"'
            look = f'text-anchor="{place.label.anchor}" font-size="{lie.label_size:g}"'
            yield f'<text class="city" {at} {look}>{escape(line)}</text>'
