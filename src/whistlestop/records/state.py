"""One game as one record.

`GAME` holds everything a game is and nothing that can be had from the board; copying it is copying memory, saving
it is `tobytes`. Small numbers are signed, so that mixing them never turns into floating point inside a kernel; sets
of tracks, places and tickets are 64-bit masks. A mechanism says in a file of its own what it adds. Fields that repeat
what others say exist for speed only, and `rules/check.py` compares them.

At the end of the record lies a room that mechanisms share which never meet at one table: each of those begins at its
first byte, so a field of it means something only on boards that play with its mechanism. All of it is 0 at first. Who
needs more has a second room too (`PIECES`), where meeples and passengers lie on their boards, and empties it itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from whistlestop.records.fields import GameFields
from whistlestop.records.mechanisms import collect, merge, modules, name_of
from whistlestop.records.numbers import *  # noqa: F403 - what a record is made of is imported with it
from whistlestop.records.numbers import (
    AFTER_ACTION,
    CHOOSE_ACTION,
    CHOOSE_TICKETS,
    DISPLAY_SLOTS,
    KINDS,
    NONE,
    OVER,
    PAYMENT,
    SEATS,
    SECOND_CARD,
    TICKET_DECKS,
    TICKET_ROOM,
    TICKET_WORDS,
    TRACK_WORDS,
    Bytes,
    Field,
    Masks,
    Shorts,
    record,
)

# The names of phases, in the order of their numbers.
_PHASES: dict[int, str] = {
    OVER: "over",
    CHOOSE_TICKETS: "tickets",
    CHOOSE_ACTION: "action",
    SECOND_CARD: "second card",
    PAYMENT: "payment",
    AFTER_ACTION: "after action",
    **merge(__package__, "PHASES"),
}
PHASES = tuple(_PHASES.get(number, "") for number in range(max(_PHASES) + 1))

FIELDS: tuple[Field, ...] = (
    ("seed", "u8"),
    ("owned", "u8", (SEATS, TRACK_WORDS)),  # tracks of each seat
    ("open", "u8", (TRACK_WORDS,)),  # tracks neither claimed nor closed to everybody (R27)
    ("fresh", "u8", (TICKET_WORDS,)),  # tickets in a deck that nobody ever put under it
    ("card_draws", "i4"),  # how many answers each stream of luck has given
    ("ticket_draws", "i4"),
    ("turn", "i4"),  # 0 while first tickets are chosen
    ("points", "i2", (SEATS,)),  # route points so far
    ("quiet", "i2"),  # turns in a row without a claimed route (R224); -1 once one was claimed this turn
    ("claiming", "i2"),  # track being paid for, or NONE
    ("anew", "i2"),  # how often people agreed to take back what luck had answered: it answers anew since
    ("board", "i1"),  # which board of the batch this game is played on
    ("players", "i1"),
    ("first", "i1"),
    ("player", "i1"),  # seat that decides now
    ("phase", "i1"),
    ("last_turns", "i1"),  # turns left once the last round runs, the running one included; NONE before
    ("passes", "i1"),  # passes in a row (R223)
    ("trains", "i1", (SEATS,)),
    ("hand", "i1", (SEATS, KINDS)),
    ("known", "i1", (SEATS, KINDS)),  # the part of each hand the whole table has seen
    ("deck", "i1", (KINDS,)),
    ("discard", "i1", (KINDS,)),
    ("deck_size", "i1"),
    ("discard_size", "i1"),
    ("display", "i1", (DISPLAY_SLOTS,)),
    ("where", "i1", (TICKET_ROOM,)),
    ("under", "i1", (TICKET_ROOM,)),  # queue under each ticket deck; ~ticket starts a group
    ("under_count", "i1", (TICKET_DECKS,)),
    ("fresh_count", "i1", (TICKET_DECKS,)),
    ("ticket_count", "i1", (SEATS,)),  # tickets kept by each seat
    ("asking", "i1"),  # ticket the chooser is asked about, or NONE
    ("offered", "i1", (TICKET_DECKS,)),  # tickets of this choice not decided yet, the one asked about included
    ("kept", "i1", (TICKET_DECKS,)),  # tickets kept in this choice
    ("aside", "i1", (TICKET_DECKS,)),  # tickets laid aside in this choice, to be returned at its end
    ("must_keep", "i1"),
    ("acted", "i1"),  # the action of this turn is done or forfeited
    ("passed", "i1"),  # it was a pass
)
# Where fields lie: bots draw lots by the bytes of a view, so none of these moves. Fields of later mechanisms follow.
ORDER = (
    "seed",
    "owned",
    "open",
    "stations",
    "fresh",
    "travelled",
    "visited",
    "card_draws",
    "ticket_draws",
    "turn",
    "points",
    "quiet",
    "claiming",
    "settling",
    "goods_points",
    "board",
    "players",
    "first",
    "player",
    "phase",
    "last_turns",
    "passes",
    "trains",
    "hand",
    "known",
    "deck",
    "discard",
    "deck_size",
    "discard_size",
    "display",
    "where",
    "under",
    "under_count",
    "fresh_count",
    "ticket_count",
    "asking",
    "offered",
    "kept",
    "aside",
    "must_keep",
    "building",
    "laid_kind",
    "laid_cards",
    "laid_locomotives",
    "revealed",
    "surcharge",
    "acted",
    "passed",
    "failed",
    "dice",
    "tokens",
    "tokens_at_start",
    "bought",
    "drawing",
    "moving",
    "monster_place",
    "monster_deck",
    "face_up",
    "face_down",
    "moved",
    "replaced",
    "giving",
    "given",
    "splitting",
    "second_deck",
    "settling_end",
    "meeples",
    "collected",
    "goods",
    "standing",
    "gone",
    "travelling",
    "one_drawn",
)
ALIGNMENT = 16  # keeps records aligned in an array
ROOM_WORDS = 16  # of 64 bits, which mechanisms share that never meet
PIECES = ("meeples", "collected", "goods", "standing", "gone")  # they lie side by side: the second room


def game_fields() -> list[Field]:
    """Return the fields of a game, those of mechanisms included, in the order in which they lie."""
    fields: list[Field] = [*FIELDS, *(field for each in collect(__package__, "GAME") for field in each)]
    large_first = sorted(fields, key=lambda field: -np.dtype(field[1]).itemsize)
    return sorted(large_first, key=lambda field: ORDER.index(field[0]) if field[0] in ORDER else len(ORDER))


def padded(fields: list[Field]) -> list[Field]:
    """Return fields with as many bytes behind them as make their record aligned."""
    used = sum(np.dtype(field[1:]).itemsize if len(field) == 3 else np.dtype(field[1]).itemsize for field in fields)
    return [*fields, ("padding", "i1", (-used % ALIGNMENT,))]


def with_room(own: np.dtype[np.void]) -> np.dtype[np.void]:
    """Return a record type with the room behind its own fields, and in both rooms the fields that share them."""
    room: list[Field] = [("room", "u8", (ROOM_WORDS,))]
    pieces = own.fields[PIECES[0]][1]  # type: ignore[index]
    parts = [(0, own), *((own.itemsize, record(fields)) for fields in (room, *collect(__package__, "ROOM")))]
    parts += [(pieces, record(fields)) for fields in collect(__package__, "PIECES")]
    offsets = {name: start + part.fields[name][1] for start, part in parts for name in part.names or ()}  # type: ignore[index]
    formats = [part[name] for _, part in parts for name in part.names or ()]
    size = own.itemsize + 8 * ROOM_WORDS
    layout = {"names": [*offsets], "formats": formats, "offsets": [*offsets.values()], "itemsize": size}
    return np.dtype((np.record, np.dtype(layout, align=True)))  # type: ignore[call-overload]


def second_room(asked: Iterable[str]) -> list[str]:
    """Return those of some mechanisms that cannot be played with one that lies in the second room, if there is one."""
    names = {*asked}
    here = [module for module in modules(__package__) if name_of(module) in names]
    if not any(hasattr(module, "PIECES") for module in here):
        return []
    return [name_of(module) for module in here if {*PIECES} & {field[0] for field in getattr(module, "GAME", ())}]


OWN = record(padded(game_fields()))
GAME = with_room(OWN)
# What a field holds before it means anything, where that is not 0.
EMPTY: dict[str, int] = {
    **dict.fromkeys(("display", "claiming", "asking", "last_turns"), NONE),
    **merge(__package__, "EMPTY"),
}


class GameRecord(GameFields, Protocol):
    """The fields of a `GAME` record as the type checker sees them."""

    seed: np.uint64
    owned: Masks
    open: Masks
    fresh: Masks
    card_draws: int
    ticket_draws: int
    turn: int
    points: Shorts
    quiet: int
    claiming: int
    anew: int
    board: int
    players: int
    first: int
    player: int
    phase: int
    last_turns: int
    passes: int
    trains: Bytes
    hand: Bytes
    known: Bytes
    deck: Bytes
    discard: Bytes
    deck_size: int
    discard_size: int
    display: Bytes
    where: Bytes
    under: Bytes
    under_count: Bytes
    fresh_count: Bytes
    ticket_count: Bytes
    asking: int
    offered: Bytes
    kept: Bytes
    aside: Bytes
    must_keep: int
    acted: int
    passed: int
    padding: Bytes
    room: Masks


Games = NDArray[np.void]


def games(count: int) -> Games:
    """Return `count` empty game records; a kernel of `rules/setup.py` starts them."""
    return np.zeros(count, GAME)
