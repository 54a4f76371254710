"""Spaces of tracks that look otherwise than with their colour, on a drawn board: a file for each mechanism.

    KIND                  what such a space is called in a drawing
    has(track) -> bool    whether a track has such spaces
    draw(size) -> str     one of them around the point (0, 0) as SVG

Tracks of which none says so have the colour and the mark that are printed.
"""

from __future__ import annotations

from typing import Any

from whistlestop.maps.schema import Track
from whistlestop.records.mechanisms import modules


def special(track: Track) -> Any:  # noqa: ANN401 - what a mechanism has is looked up by name
    """Return the mechanism's file that draws the spaces of a track, or None."""
    return next((module for module in modules(__name__) if module.has(track)), None)
