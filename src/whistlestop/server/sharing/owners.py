"""Who owns a table: the one process that has it in memory and writes to it.

A process alone owns all of them. Many processes hold leases in Redis: a table names its owner, and an owner who has not
renewed the lease of the whole process for a few seconds owns nothing any more. That is for speed and comfort only. What
keeps two from writing is the number beside the table in the database (`fence`): it is counted up by every takeover and
checked by every write.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol


class Elsewhere(Exception):  # noqa: N818 - whoever hears it passes the matter on
    """Another process owns the table; nothing was done."""

    def __init__(self, process: str) -> None:
        """Keep the name of the owner."""
        super().__init__(process)
        self.process = process


@dataclass(frozen=True)
class Present:
    """Who is at a table now, wherever their sockets are."""

    connected: tuple[int, ...] = ()
    spectators: int = 0

    def written(self) -> str:
        """Return it as text."""
        return f"{''.join(map(str, self.connected))} {self.spectators}"


def read_present(text: str) -> Present:
    """Return what `Present.written` wrote."""
    seats, _, spectators = text.partition(" ")
    return Present(tuple(int(seat) for seat in seats), int(spectators))


NOBODY = Present()


class Owners(Protocol):
    """How a process finds out whose a table is."""

    shared: bool  # whether another process may take a table over

    @property
    def sure(self) -> bool:
        """Whether this process may still rely on what it owns."""

    @property
    def reachable(self) -> bool:
        """Whether owners can be found out now."""

    async def refuse_elsewhere(self, code: str) -> None:
        """Raise Elsewhere if another process owns a table."""

    async def claim(self, code: str) -> bool:
        """Own a table from now on, or raise Elsewhere; return whether its number must be counted up."""

    def release(self, codes: Iterable[str]) -> None:
        """Own tables no more."""

    async def confirm(self, codes: Iterable[str]) -> list[str]:
        """Go on owning tables, but for those that another process owns by now, which are returned."""

    def tell_present(self, code: str, present: Present) -> None:
        """Tell other processes who is at a table."""

    async def present(self, code: str) -> Present:
        """Return who is at a table that another process owns."""


class Alone:
    """The only process: every table is its own."""

    shared, sure, reachable = False, True, True

    async def refuse_elsewhere(self, code: str) -> None:
        """Do nothing: there is no other process."""

    async def claim(self, code: str) -> bool:
        """Own it, without counting."""
        return False

    def release(self, codes: Iterable[str]) -> None:
        """Do nothing: nobody asks."""

    async def confirm(self, codes: Iterable[str]) -> list[str]:
        """Lose none."""
        return []

    def tell_present(self, code: str, present: Present) -> None:
        """Do nothing: nobody asks."""

    async def present(self, code: str) -> Present:
        """Return nobody: who is here is known by the table itself."""
        return NOBODY
