"""What mechanisms say about a track, for whoever has to know that it is no ordinary one.

A mechanism says in its file here which tracks take trains of all players instead of one's own: `is_shared(track)`.
"""

from typing import TYPE_CHECKING

from whistlestop.records.mechanisms import collect

if TYPE_CHECKING:
    from whistlestop.maps.schema import Track


def is_shared(track: "Track") -> bool:
    """Return whether trains of all are put on a track."""
    return any(of_mechanism(track) for of_mechanism in collect(__package__, "is_shared"))


def is_plain(track: "Track") -> bool:
    """Return whether a track is neither tunnel, ferry, mountain nor one for trains of all."""
    return not (track.tunnel or track.ferry or track.any_cards or track.mountains or is_shared(track))
