"""What a board looks like, as it is sent: its geometry and the picture behind it.

Laying out a board that the package has no geometry for takes seconds and drawing its ground takes one, so the last
ones are kept, by all that their files say: two boards of the same rules may lie in different places. What is kept is
answered at once, and what is being made is made once: a class that opens one table asks for thirty at the same moment.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from threading import Lock

import msgspec

from whistlestop import maps
from whistlestop.maps import geometry, scenery
from whistlestop.server.pools import Pool

KEPT = 32


class Kept:
    """The last results of some work by board."""

    def __init__(self, work: Callable[[maps.Map], bytes]) -> None:
        """Begin with nothing kept."""
        self._work, self._kept, self._lock = work, OrderedDict[str, bytes](), Lock()

    def __call__(self, map: maps.Map) -> bytes:
        """Return the result for a board; threads may ask at the same time."""
        key = key_of(map)
        found = self.known(key)
        if found is None:
            found = self._work(map)
        with self._lock:
            self._kept[key] = found
            self._kept.move_to_end(key)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return found

    def known(self, key: str) -> bytes | None:
        """Return the result for the board of a key if it is kept."""
        with self._lock:
            return self._kept.get(key)


def key_of(map: maps.Map) -> str:
    """Return what a board is kept by."""
    return hashlib.sha256(msgspec.json.encode(map)).hexdigest()


class Pictures:
    """Whatever is asked for of boards, each made once by a thread of a pool."""

    def __init__(self, pool: Pool) -> None:
        """Begin with nothing under way."""
        self._pool = pool
        self._under_way: dict[tuple[Kept, str], asyncio.Task[bytes]] = {}

    async def of(self, picture: Kept, map: maps.Map, network: str) -> bytes:
        """Return a picture of a board for somebody of a network; raises Denial if too much waits."""
        key = key_of(map)
        if (known := picture.known(key)) is not None:
            return known
        if (picture, key) not in self._under_way:
            making = asyncio.create_task(self._pool.run(network, lambda: picture(map)))
            self._under_way[picture, key] = making
            making.add_done_callback(lambda made: self._made(picture, key, made))
        return await asyncio.shield(self._under_way[picture, key])

    def _made(self, picture: Kept, key: str, made: asyncio.Task[bytes]) -> None:
        del self._under_way[picture, key]
        if not made.cancelled():
            made.exception()  # whoever waited was told


def _geometry(map: maps.Map) -> bytes:
    return msgspec.json.encode(geometry.of(map))


def _ground(map: maps.Map) -> bytes:
    lie = geometry.decoder.decode(geometry_of(map))
    return scenery.sheet(map, lie).encode()


geometry_of = Kept(_geometry)  # as JSON, its tracks in the map's order
ground_of = Kept(_ground)  # the picture that lies behind a board
