"""On which tracks locomotives may be used (R82, R91)."""

from __future__ import annotations

from whistlestop import maps


def locomotives_allowed(map: maps.Map, track: maps.Track) -> bool:
    """Return whether locomotives may be used on a track (R82, R91)."""
    if track.any_cards:
        return False
    return map.locomotives == "every_route" or track.tunnel or track.ferry > 0
