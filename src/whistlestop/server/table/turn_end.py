"""The end of a turn after which nothing more can follow: the server gives that answer for a person, after a pause.

With cards and monsters a person is asked whether anything else is wanted whenever the table cannot know that nothing
is (decisions 7 and 15 of docs/design.md). Who holds no locomotive can only end the turn, and is spared the question;
but an answer that came at once would tell the table so. The pause is the same whatever the seat holds: during it no
answer to the question goes out, neither the server's nor one's own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

from whistlestop.records.actions import END
from whistlestop.server.match.match import Match
from whistlestop.server.match.seats import Seat


@dataclass
class TurnEnd:
    """The question whether anything else is wanted, and the pause during which answers to it are held back."""

    decision: int
    seat: int
    alone: bool  # whether the end is all that can follow
    answered: bool = False  # whether the table has answered it
    over: asyncio.Event = field(default_factory=asyncio.Event)


def begun(match: Match) -> TurnEnd | None:
    """Return the question if it is asked now; with dice all is public, and it is asked only if there is a choice."""
    seat = match.moment.to_move
    if seat is None or match.game.phase != "after action" or match.game.rules.options["dice"]:
        return None
    return TurnEnd(match.decision, seat, alone=match.game.legal_ids() == [END])


def pause(seats: Sequence[Seat], seat: int, seconds: float) -> float:
    """Return how long the answer is held back: not at all where no other person sits who could learn from it."""
    return seconds if any(other.kind == "person" for other in seats if other is not seats[seat]) else 0.0
