"""How long each person has thought in a game, all turns together.

What somebody has thought is kept as an entry of the game when their answer is complete. A clock of seconds stands still
while nobody is there, and so does this.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from whistlestop.server.match.entry import Entry
from whistlestop.server.protocol.views import Thought

TIME = "time"


class ThinkingTime:
    """The seconds each seat has thought, and since when those think that are asked now."""

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        """Add up what is stored of a game."""
        self._stored: dict[int, float] = {}
        self._fresh: dict[int, float] = {}
        self._since: dict[int, float] = {}
        for entry in entries:
            if entry.kind == TIME and entry.seat is not None:
                self._stored[entry.seat] = self._stored.get(entry.seat, 0.0) + float(str(entry.body))

    def follow(self, thinking: Collection[int], now: float) -> None:
        """Count what was thought until now; from now on these seats think."""
        for seat, since in self._since.items():
            self._fresh[seat] = self._fresh.get(seat, 0.0) + now - since
        self._since = dict.fromkeys(thinking, now)

    def answered(self, asked: Collection[int]) -> list[Entry]:
        """Return what is to be stored of those who are asked no more."""
        done = [seat for seat in self._fresh if seat not in asked]
        return [self._entry(seat, round(self._fresh.pop(seat), 1)) for seat in sorted(done)]

    def _entry(self, seat: int, seconds: float) -> Entry:
        self._stored[seat] = self._stored.get(seat, 0.0) + seconds
        return Entry(TIME, seat, seconds)

    def told(self, seats: int) -> list[Thought]:
        """Return the time of every seat, for a message."""
        since = self._since.get
        return [
            Thought(seconds=round(self._stored.get(seat, 0.0) + self._fresh.get(seat, 0.0), 1), since=since(seat))
            for seat in range(seats)
        ]
