"""The boards a server offers: the package's, those of a folder, and whatever a visitor sends.

Files of a folder are read when they are asked for and again when they have changed; one that is not in order is left
out, and the journal says why. What a visitor sends is trusted no more than any other message.
"""

from __future__ import annotations

import logging
from pathlib import Path

from whistlestop import maps
from whistlestop.ruleset.compile import compile_rules
from whistlestop.ruleset.options import OptionError
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.settings import SettingsError

logger = logging.getLogger(__name__)


class Library:
    """Boards by their ids."""

    def __init__(self, folder: str = "") -> None:
        """Offer a folder's boards too; raises SettingsError if there is none of that name."""
        if folder and not Path(folder).is_dir():
            raise SettingsError(f"'{folder}' is no folder")
        self._folder = folder
        self._read: dict[Path, tuple[tuple[int, int], maps.Map | None]] = {}

    def ids(self) -> tuple[str, ...]:
        """Return the ids of all boards, the package's first."""
        return (*maps.ids(), *self._files())

    def in_package(self, id: str) -> bool:
        """Return whether a board is the package's."""
        return id in maps.ids()

    def ticket_sets(self, id: str) -> tuple[str, ...]:
        """Return the names of a board's ticket sets; raises MapError if there is no such board."""
        file = None if self.in_package(id) else self._files().get(id)
        return maps.ticket_sets(id) if file is None else maps.ticket_sets_of_file(file)

    def find(self, id: str, ticket_set: str = "base") -> maps.Map:
        """Return a board with a ticket set; raises MapError if there is no such board or set."""
        file = None if self.in_package(id) else self._files().get(id)
        return maps.load(id, ticket_set) if file is None else maps.read(file, ticket_set)

    def sent(self, text: str, id: str, ticket_set: str = "base") -> maps.Map:
        """Return the board of a file that somebody sent; raises Denial if it is not in order or called otherwise."""
        map = opened(text)
        if (map.id, map.ticket_set) != (id, ticket_set):
            raise Denial("bad_board", f"the file is the board '{map.id}' with its own tickets")
        return map

    def _files(self) -> dict[str, Path]:
        """Return the files of the folder by the ids of their boards."""
        found: dict[str, Path] = {}
        for file in sorted(Path(self._folder).glob("*.json")) if self._folder else ():
            map = self._known(file) if "." not in file.stem else None  # others are ticket sets
            if map is not None and map.id not in found and not self.in_package(map.id):
                found[map.id] = file
        return found

    def _known(self, file: Path) -> maps.Map | None:
        try:
            facts = file.stat()
        except OSError:  # gone since it was listed
            return None
        mark = (facts.st_mtime_ns, facts.st_size)
        if self._read.get(file, (None, None))[0] != mark:
            self._read[file] = (mark, self._fresh(file))
        return self._read[file][1]

    def _fresh(self, file: Path) -> maps.Map | None:
        try:
            map = maps.read(file)
            compile_rules(map)
        except (maps.MapError, OptionError) as error:
            logger.warning("a board is left out: %s", error)
            return None
        if self.in_package(map.id):
            logger.warning("a board is left out: %s has the id of a board of the package", file)
        return map


def opened(text: str) -> maps.Map:
    """Return the board of a file's text; raises Denial with all that is wrong and the line of the first fault."""
    try:
        map = maps.parse(text)
        compile_rules(map)
    except maps.MapError as error:
        raise Denial("bad_board", str(error), line=error.line) from None
    except OptionError as error:
        raise Denial("bad_board", str(error)) from None
    return map
