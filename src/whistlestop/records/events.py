"""What happened, as codes with numbers: kernels tell, doors translate.

An event is one row of small numbers: code, seat, and up to four arguments. Kernels write rows only while somebody
listens, so millions of simulated games pay one branch. Which argument is private to the seat concerned is part of the
list here, so that `view.py` can leave it out for everybody else. Sentences come from `locale/`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from whistlestop.compiler.kernel import kernel
from whistlestop.records.scratch import EVENT_ROOM, Scratch
from whistlestop.records.state import NOBODY, Shorts


@dataclass(frozen=True)
class Kind:
    """The name of an event, its arguments and the ones only the seat concerned may see."""

    name: str
    arguments: tuple[str, ...] = ()
    private: tuple[str, ...] = ()


KINDS = (
    Kind("game_started", ("players",)),
    Kind("turn_started", ("turn",)),
    Kind("card_drawn", ("kind",), private=("kind",)),
    Kind("card_taken", ("kind", "slot")),
    Kind("card_turned_up", ("kind", "slot")),
    Kind("display_reset", ()),
    Kind("deck_reshuffled", ("count",)),
    Kind("ticket_offered", ("ticket",), private=("ticket",)),
    Kind("ticket_kept", ("ticket",), private=("ticket",)),
    Kind("ticket_returned", ("ticket",), private=("ticket",)),
    Kind("tickets_chosen", ("kept", "returned")),
    Kind("route_claimed", ("track", "kind", "cards", "locomotives")),
    Kind("tunnel_entered", ("track", "kind", "cards", "locomotives")),
    Kind("tunnel_card", ("kind",)),
    Kind("tunnel_surcharge", ("track", "extra")),
    Kind("tunnel_declined", ("track",)),
    Kind("station_built", ("place", "kind", "cards", "locomotives")),
    Kind("passed", ()),
    Kind("last_round", ("reason",)),
    Kind("game_over", ("reason",)),
    Kind("monster_placed", ("monster", "place")),
    Kind("monster_moved", ("monster", "place", "locomotives")),
    Kind("monster_card_turned", ("monster",)),
    Kind("monster_paid", ("one", "two")),  # faces that stood for locomotives; -1 for none
    Kind("dice_rolled", ("single", "double", "station", "wild")),
    Kind("dice_rerolled", ("count",)),
    Kind("dice_stand", ("single", "double", "station", "wild")),
    Kind("token_bought", ("token", "one", "two")),
    Kind("tokens_returned", ("single", "double")),
    Kind("route_claimed_with_dice", ("track", "dice", "wilds", "tokens")),
    Kind("station_built_with_dice", ("place", "dice", "wilds")),
    Kind("tickets_drawn_with_dice", ("count", "dice", "wilds")),
    Kind("tunnel_dice", ("track", "symbols")),
    Kind("card_given", ("kind",)),
    Kind("tickets_split", ("first", "second")),
    Kind("meeple_taken", ("place", "colour")),
    Kind("passenger_placed", ("place",)),
    Kind("passenger_set_out", ("place",)),
    Kind("passenger_travelled", ("track", "place", "paid")),
    Kind("goods_taken", ("place", "value")),
    Kind("passenger_arrived", ("place",)),
    Kind("plus4_paid", ("count",)),
)

(
    GAME_STARTED,
    TURN_STARTED,
    CARD_DRAWN,
    CARD_TAKEN,
    CARD_TURNED_UP,
    DISPLAY_RESET,
    DECK_RESHUFFLED,
    TICKET_OFFERED,
    TICKET_KEPT,
    TICKET_RETURNED,
    TICKETS_CHOSEN,
    ROUTE_CLAIMED,
    TUNNEL_ENTERED,
    TUNNEL_CARD,
    TUNNEL_SURCHARGE,
    TUNNEL_DECLINED,
    STATION_BUILT,
    PASSED,
    LAST_ROUND,
    GAME_OVER,
    MONSTER_PLACED,
    MONSTER_MOVED,
    MONSTER_CARD_TURNED,
    MONSTER_PAID,
    DICE_ROLLED,
    DICE_REROLLED,
    DICE_STAND,
    TOKEN_BOUGHT,
    TOKENS_RETURNED,
    ROUTE_CLAIMED_WITH_DICE,
    STATION_BUILT_WITH_DICE,
    TICKETS_DRAWN_WITH_DICE,
    TUNNEL_DICE,
    CARD_GIVEN,
    TICKETS_SPLIT,
    MEEPLE_TAKEN,
    PASSENGER_PLACED,
    PASSENGER_SET_OUT,
    PASSENGER_TRAVELLED,
    GOODS_TAKEN,
    PASSENGER_ARRIVED,
    PLUS4_PAID,
) = range(len(KINDS))

# Reasons of LAST_ROUND and GAME_OVER.
FEW_TRAINS, DEAD_BOARD, STALLED, LAST_ROUND_PLAYED, ALL_PASSED = range(5)
REASONS = ("few_trains", "dead_board", "stalled", "last_round_played", "all_passed")


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

    def seen_by(self, seat: int | None) -> Event:
        """Return the event as a seat sees it: arguments private to another seat are left out."""
        if seat is not None and seat == self.seat:
            return self
        private = BY_NAME[self.name].private
        return Event(self.name, self.seat, {key: value for key, value in self.arguments.items() if key not in private})


BY_NAME = {kind.name: kind for kind in KINDS}


def read_events(rows: Shorts) -> Iterator[Event]:
    """Return the events written as rows of numbers."""
    for row in rows:
        kind, seat = KINDS[row[0]], int(row[1])
        arguments = {name: int(value) for name, value in zip(kind.arguments, row[2:], strict=False)}
        yield Event(kind.name, None if seat == NOBODY else seat, arguments)
