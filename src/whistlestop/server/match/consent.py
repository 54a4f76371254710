"""Who must agree before something is taken back that others have seen.

Nothing hidden that somebody has seen is taken back by one person while others play or played with him, and nothing goes
back behind another person's decision without that person's yes, be he there or not. What a bot decides for an absent
person counts as that person's. Who has left for good cannot be asked, and what he decided stands.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from whistlestop.play.game import Game
from whistlestop.server.match.seats import Seat


class Played(Protocol):
    """A match as far as agreement goes."""

    game: Game
    since: dict[int, int]


def needed(match: Played, seats: Sequence[Seat], asker: int, steps: int) -> set[int] | None:
    """Return the seats that must agree to take so many decisions back; None if one of them cannot be asked."""
    present = {number for number, seat in enumerate(seats) if seat.played_by == "person"}
    concerned = _who_decided(match, seats, steps)
    if concerned is None:
        return None
    asked = {asker} | present | concerned
    if asked == {asker}:
        asked = {number for number, seat in enumerate(seats) if seat.kind == "person"} | asked
    return None if any(seats[number].absence == "left" for number in asked) else asked


def _who_decided(match: Played, seats: Sequence[Seat], steps: int) -> set[int] | None:
    """Return the people who made the last decisions; None if one of them has left since."""
    concerned, history = set(), match.game.history
    for number in range(len(history) - steps, len(history)):
        seat = history[number].seat
        if seats[seat].kind != "person":
            continue
        if number < match.since.get(seat, 0):
            return None
        if seats[seat].absence != "left":  # after he left it was a bot
            concerned.add(seat)
    return concerned
