"""Spaces of tracks that look otherwise than with their colour, on a drawn board: a file for each mechanism.

    kind(track) -> str          what such a space of a track is called in a drawing, "" if it has none
    draw(track, size) -> str    one of them around the point (0, 0) as SVG
    lead(track) -> str          as it needs them: which line lies under its spaces, "" for the usual one;
    LEADS {lead: attributes}    lines of its own;
    piece(track) -> str         and what is put there

Tracks of which none says so have the colour and the mark that are printed.
"""

from __future__ import annotations

from typing import Any

from whistlestop.maps.schema import Track
from whistlestop.records.mechanisms import modules


def special(track: Track) -> Any:  # noqa: ANN401 - what a mechanism has is looked up by name
    """Return the mechanism's file that draws the spaces of a track, or None."""
    return next((module for module in modules(__name__) if module.kind(track)), None)


def lead(track: Track) -> str:
    """Return which line a mechanism draws under the spaces of a track, or "" for the usual one."""
    look = special(track)
    return str(look.lead(track)) if hasattr(look, "lead") else ""


def piece(track: Track) -> str:
    """Return which piece of a seat is put on the spaces of a track."""
    look = special(track)
    return str(look.piece(track)) if hasattr(look, "piece") else "wagon"
