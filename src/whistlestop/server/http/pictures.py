"""What a board looks like, as it is sent: its geometry and the picture behind it.

Laying out a board that the package has no geometry for takes seconds and drawing its ground takes one, so the last
ones are kept, by all that their files say: two boards of the same rules may lie in different places. What is kept is
answered at once, and what is being made is made once: a class that opens one table asks for thirty at the same moment.
Grounds lie on the disk as well, each drawn once for every state of the program, not once for every start of it. Those
of the package are made as soon as the server has started: nobody who chooses a board looks at empty places.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from threading import Lock
from uuid import uuid4

import msgspec

from whistlestop import maps
from whistlestop.compiler.kernel import cache_root
from whistlestop.maps import geometry, scenery
from whistlestop.server.pools import Pool
from whistlestop.server.protocol.denial import Denial

KEPT = 32
MOST = 96  # pictures that are kept, the newest; strangers may send boards without end
HOUSE = "the house"  # asks for pictures as any other network does, and takes its turn


class Shelf:
    """A folder of results by key; whatever the disk refuses is made again."""

    def __init__(self, name: str) -> None:
        """Stand beside the machine code, in a folder of this name."""
        self._name = name

    @property
    def _folder(self) -> Path:
        return cache_root().parent / self._name

    def _path(self, key: str) -> Path:
        return self._folder / hashlib.sha256(f"{_program()} {key}".encode()).hexdigest()

    def get(self, key: str) -> bytes | None:
        """Return what was put there under a key by this state of the program."""
        try:
            return self._path(key).read_bytes()
        except OSError:
            return None

    def put(self, key: str, result: bytes) -> None:
        """Keep a result; readers see all of it or nothing."""
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            draft = self._folder / f"{uuid4().hex}.new"
            draft.write_bytes(result)
            draft.replace(self._path(key))
            self._drop_oldest()

    def _drop_oldest(self) -> None:
        newest_first = sorted(os.scandir(self._folder), key=lambda file: file.stat().st_mtime, reverse=True)
        for file in newest_first[MOST:]:
            Path(file.path).unlink(missing_ok=True)


@cache
def _program() -> str:
    """Return a digest of all that pictures are drawn by: programs, facts and geometries."""
    total = hashlib.sha256()
    for path in sorted(Path(maps.__file__).parent.rglob("*")):
        if path.suffix in {".py", ".json", ".css"}:
            total.update(path.read_bytes())
    return total.hexdigest()


class Kept:
    """The last results of some work by board."""

    def __init__(self, work: Callable[[maps.Map], bytes], shelf: Shelf | None = None) -> None:
        """Begin with nothing kept but what lies on the shelf."""
        self._work, self._kept, self._lock, self._shelf = work, OrderedDict[str, bytes](), Lock(), shelf

    def __call__(self, map: maps.Map) -> bytes:
        """Return the result for a board; threads may ask at the same time."""
        key = key_of(map)
        found = self.known(key)
        if found is None:
            found = self._from_shelf(map, key)
        with self._lock:
            self._kept[key] = found
            self._kept.move_to_end(key)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return found

    def _from_shelf(self, map: maps.Map, key: str) -> bytes:
        found = None if self._shelf is None else self._shelf.get(key)
        if found is None:
            found = self._work(map)
            if self._shelf is not None:
                self._shelf.put(key, found)
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

    async def prepare(self) -> None:
        """Make the pictures of the package's boards, one after the other, before somebody asks."""
        with suppress(Denial):  # the server stops
            for map in await asyncio.to_thread(lambda: [maps.load(id) for id in maps.ids()]):
                for picture in (geometry_of, ground_of):
                    await self.of(picture, map, HOUSE)

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
ground_of = Kept(_ground, Shelf("grounds"))  # the picture that lies behind a board
