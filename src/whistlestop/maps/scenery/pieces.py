"""Pieces as SVG, from the drawings of `pieces.json`, which the browser game's page draws too (`web/src/pieces`).

A part of a piece is a path with a paint: `body` is filled, `edge` with a width is a line, `body|edge` is both, and
`black.25` a quarter opaque. Paints are the piece's own (`body`, `edge`, `light`) or those of the file. In a wagon
`[l+2]` is two units from its left end, so that it fits spaces of every length.
"""

import re
from functools import cache
from importlib.resources import files

import msgspec

_END = re.compile(r"\[([lr])([+-][\d.]+)?\]")


class Drawings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All drawings: colours by name, and the parts of each piece from the lowest to the highest."""

    paints: dict[str, str]
    pieces: dict[str, list[list[str | float]]]


decoder = msgspec.json.Decoder(Drawings)


@cache
def drawings() -> Drawings:
    """The drawings of the package."""
    return decoder.decode((files(__package__) / "pieces.json").read_bytes())


def mixed(colour: str, other: int, part: float) -> str:
    """A colour with a part of gray (0 is black, 255 white) in it."""
    levels = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return "#" + "".join(f"{round(level * (1 - part) + other * part):02x}" for level in levels)


def paints(fill: str) -> dict[str, str]:
    """The paints of a player's piece of a colour."""
    return {"body": fill, "edge": mixed(fill, 0, 0.45), "light": mixed(fill, 255, 0.36)}


def piece(name: str, own: dict[str, str], left: float = 0, right: float = 0) -> str:
    """A piece around the point (0, 0) as SVG; one that has a length reaches from left to right."""
    colours = drawings().paints | own
    return "".join(
        _part(colours, str(paint), _laid(str(path), left, right), *width)
        for paint, path, *width in drawings().pieces[name]
    )


def _laid(path: str, left: float, right: float) -> str:
    ends = {"l": left, "r": right}
    return _END.sub(lambda found: f" {ends[found[1]] + float(found[2] or 0):g}", path)


def _part(colours: dict[str, str], paint: str, path: str, width: str | float = 0) -> str:
    names, _, opacity = paint.partition(".")
    fill, *line = (colours[name] for name in names.split("|"))
    inside = "none" if width and not line else fill
    clear = f' {"stroke" if width else "fill"}-opacity=".{opacity}"' if opacity else ""
    ends = 'stroke-linejoin="round" stroke-linecap="round"'
    drawn = f' stroke="{line[0] if line else fill}" stroke-width="{width:g}" {ends}' if width else ""
    return f'<path d="{path}" fill="{inside}"{drawn}{clear}/>'
