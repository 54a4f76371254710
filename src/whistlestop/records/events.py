"""What happened, as codes with numbers: kernels tell, doors translate.

An event is one row of small numbers: code, seat, and up to four arguments. Kernels write rows only while somebody
listens, so millions of simulated games pay one branch. Which event or argument only the seat concerned may hear of is
part of the list here, so that `knowledge/visible.py` leaves it out for everybody else. Sentences come from `locale/`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from whistlestop.compiler.kernel import kernel
from whistlestop.records.kind import Kind as Kind
from whistlestop.records.mechanisms import merge
from whistlestop.records.scratch import EVENT_ROOM, Scratch
from whistlestop.records.state import NOBODY, Shorts

# The numbers of events never move; those of a mechanism stand in its own file.
GAME_STARTED = 0
TURN_STARTED = 1
CARD_DRAWN = 2
CARD_TAKEN = 3
CARD_TURNED_UP = 4
DISPLAY_RESET = 5
DECK_RESHUFFLED = 6
TICKET_OFFERED = 7
TICKET_KEPT = 8
TICKET_RETURNED = 9
TICKETS_CHOSEN = 10
ROUTE_CLAIMED = 11
PASSED = 17
LAST_ROUND = 18
GAME_OVER = 19
TICKET_LAID_OPEN = 58

_EVENTS: dict[int, Kind] = {
    GAME_STARTED: Kind("game_started", ("players",)),
    TURN_STARTED: Kind("turn_started", ("turn",)),
    CARD_DRAWN: Kind("card_drawn", ("kind",), private=("kind",)),
    CARD_TAKEN: Kind("card_taken", ("kind", "slot")),
    CARD_TURNED_UP: Kind("card_turned_up", ("kind", "slot")),
    DISPLAY_RESET: Kind("display_reset", ()),
    DECK_RESHUFFLED: Kind("deck_reshuffled", ("count",)),
    TICKET_OFFERED: Kind("ticket_offered", ("ticket",), private=("ticket",)),
    # How another player chooses is told by `tickets_chosen`, once all may know how many he kept (R4).
    TICKET_KEPT: Kind("ticket_kept", ("ticket",), private=("ticket",), own=True),
    TICKET_RETURNED: Kind("ticket_returned", ("ticket",), private=("ticket",), own=True),
    TICKETS_CHOSEN: Kind("tickets_chosen", ("kept", "returned", "back", "gone")),
    ROUTE_CLAIMED: Kind("route_claimed", ("track", "kind", "cards", "locomotives")),
    PASSED: Kind("passed", ()),
    LAST_ROUND: Kind("last_round", ("reason",)),
    GAME_OVER: Kind("game_over", ("reason",)),
    TICKET_LAID_OPEN: Kind("ticket_laid_open", ("ticket",)),
    **merge(__package__, "EVENTS"),
}
NO_EVENT = Kind("")  # in place of a number that nothing is told by
KINDS = tuple(_EVENTS.get(code, NO_EVENT) for code in range(max(_EVENTS) + 1))

# Reasons of LAST_ROUND and GAME_OVER.
(
    FEW_TRAINS,
    DEAD_BOARD,
    STALLED,
    LAST_ROUND_PLAYED,
    ALL_PASSED,
) = range(5)
_REASONS = {
    **dict(enumerate(("few_trains", "dead_board", "stalled", "last_round_played", "all_passed"))),
    **merge(__package__, "REASONS"),
}
REASONS = tuple(_REASONS.get(code, "") for code in range(max(_REASONS) + 1))


@kernel
def tell(scratch: Scratch, code: int, seat: int, one: int = 0, two: int = 0, three: int = 0, four: int = 0) -> None:
    """Write one event if somebody listens; a full list keeps its first entries."""
    if scratch.listening == 0 or scratch.event_count == EVENT_ROOM:
        return
    row = scratch.events[scratch.event_count]
    row[0], row[1], row[2], row[3], row[4], row[5] = code, seat, one, two, three, four
    scratch.event_count += 1


@dataclass(frozen=True)
class Event:
    """Something that happened: its name, the seat concerned (None: the table) and its numbers."""

    name: str
    seat: int | None
    arguments: dict[str, int]


BY_NAME = {kind.name: kind for kind in KINDS}


def read_events(rows: Shorts) -> Iterator[Event]:
    """Return the events written as rows of numbers."""
    for row in rows:
        kind, seat = KINDS[row[0]], int(row[1])
        arguments = {name: int(value) for name, value in zip(kind.arguments, row[2:], strict=False)}
        yield Event(kind.name, None if seat == NOBODY else seat, arguments)
