"""Pictures of boards on the disk: each is drawn once for every state of the program, not once for every start of it."""

from __future__ import annotations

import hashlib
import os
from contextlib import suppress
from functools import cache
from pathlib import Path
from uuid import uuid4

from whistlestop import maps
from whistlestop.compiler.kernel import cache_root

MOST = 96  # pictures that are kept, the newest; strangers may send boards without end


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
