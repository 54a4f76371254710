"""Scenery: everything of a board's picture that lies behind tracks and places, drawn as a mapmaker would.

`ground` turns a map and its geometry into a piece of SVG: tinted water with lined coasts, relief from facts about the
Earth, rivers, lakes, names of seas and ranges, sketches of landmarks, a compass, a cartouche and the frame of the
sheet. The browser shows this very piece (`sheet`), and `whistlestop maps draw` puts it under its tracks. The same
board is always drawn alike. How it all looks, by day and by night, is in `look.css`.
"""

from importlib.resources import files

from whistlestop.maps.scenery.ground import EDGE, ground, sheet
from whistlestop.maps.scenery.signs import any_signs
from whistlestop.maps.schema import Map

__all__ = ["EDGE", "ground", "look", "sheet"]


def look(map: Map | None = None) -> str:
    """The rules of style for grounds, with the palettes of day and night; signs only if the map has any."""
    names = ("look.css",) if map is not None and not any_signs(map) else ("look.css", "signs.css")
    return "".join((files(__name__) / name).read_text("utf-8") for name in names)
