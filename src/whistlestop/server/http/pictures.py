"""What a board looks like, as it is sent: its geometry and the picture behind it.

Laying out a board that the package has no geometry for takes seconds and drawing its ground takes one, so the last
ones are kept, by all that their files say: two boards of the same rules may lie in different places.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Callable
from threading import Lock

import msgspec

from whistlestop import maps
from whistlestop.maps import geometry, scenery

KEPT = 32


class Kept:
    """The last results of some work by board."""

    def __init__(self, work: Callable[[maps.Map], bytes]) -> None:
        """Begin with nothing kept."""
        self._work, self._kept, self._lock = work, OrderedDict[str, bytes](), Lock()

    def __call__(self, map: maps.Map) -> bytes:
        """Return the result for a board; threads may ask at the same time."""
        key = hashlib.sha256(msgspec.json.encode(map)).hexdigest()
        with self._lock:
            found = self._kept.get(key)
        if found is None:
            found = self._work(map)
        with self._lock:
            self._kept[key] = found
            self._kept.move_to_end(key)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return found


def _geometry(map: maps.Map) -> bytes:
    return msgspec.json.encode(geometry.of(map))


def _ground(map: maps.Map) -> bytes:
    lie = geometry.decoder.decode(geometry_of(map))
    return scenery.sheet(map, lie).encode()


geometry_of = Kept(_geometry)  # as JSON, its tracks in the map's order
ground_of = Kept(_ground)  # the picture that lies behind a board
