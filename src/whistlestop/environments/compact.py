"""What one table can use of a row and of the actions: the compact layout, derived from its board and its players.

A row has room for every board, expansion and number of players, and so have the action ids. A table uses a part of
both. `SECTION_AXES` says along what each section of the row runs, each axis which of its numbers the table has, and
`POSSIBLE` the same for each kind of action; so a layout follows from the rules of the table and nothing else. It keeps
the order of the full row and of the ids. `VERSION` changes whenever a table would get another layout. A later mechanism
has both tables in a module of its name beside this one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, reduce
from typing import Any

import numpy as np
from numpy.typing import NDArray

from whistlestop.batch.observation.layout import VERSION as ROW_VERSION
from whistlestop.batch.observation.write import SECTIONS
from whistlestop.records import (
    blocks,
    dice,
    monsters,
    plus4,
    splits,
    state,
    stations,
    substitutes,
)
from whistlestop.records import tunnels as tunnel_blocks
from whistlestop.records.actions import ACTIONS, MOST_TICKETS
from whistlestop.records.blocks import Parts, decode
from whistlestop.records.board import GRAY, NOTHING_MOVES, WILD_OR_PAIR, BoardRecord, Boards
from whistlestop.records.mechanisms import collect, merge, modules, name_of
from whistlestop.records.state import LOCOMOTIVE, PLUS4
from whistlestop.ruleset.played import played

VERSION = 1

Flags = Sequence[bool] | NDArray[np.bool_]
Axis = Callable[["PlayedBoard"], Flags]


@dataclass(frozen=True)
class PlayedBoard:
    """A board and a number of players, with what axes and actions ask of them."""

    board: BoardRecord
    players: int

    @cached_property
    def cards(self) -> bool:
        """Whether train cards are played with."""
        return self.board.dice == 0

    @cached_property
    def tunnels(self) -> bool:
        """Whether any track is a tunnel."""
        return bool(np.any(self.board.tunnel))

    @cached_property
    def splits(self) -> bool:
        """Whether players name how their tickets are split over two decks."""
        return bool(self.board.opening_split or self.board.drawn_split)

    @cached_property
    def moves(self) -> bool:
        """Whether monsters can be moved."""
        return bool(self.board.monsters) and (self.cards or self.board.monster_payment != NOTHING_MOVES)

    @cached_property
    def moves_are_paid(self) -> bool:
        """Whether the payment of a monster's move is a decision of its own."""
        return bool(self.board.plus4_moves_monsters) or (
            not self.cards and self.moves and self.board.monster_payment == WILD_OR_PAIR
        )

    @cached_property
    def prices(self) -> dict[int, set[int]]:
        """What a payment in each kind of card can cost where locomotives may be among them; LOCOMOTIVE: them alone."""
        found: dict[int, set[int]] = {kind: set() for kind in range(LOCOMOTIVE + 1)}
        for track in numbers(self.board.every_track & self.board.locomotive_tracks):
            fewest = int(self.board.length[track]) - int(self.board.most_replaced[track])
            most = int(self.board.length[track]) + max(
                (more(self) for more in collect(__package__, "on_top")), default=0
            )
            due = set(range(max(fewest, 1), most + 1))
            for kind in (*self.colours(track), LOCOMOTIVE):
                found[kind] |= due
        for kind in found:
            found[kind] |= set(range(1, self.board.stations + 1))
        return found

    def colours(self, track: int) -> list[int]:
        """Return the colours of cards that pay for a track."""
        colour = int(self.board.colour[track])
        return [kind for kind in range(LOCOMOTIVE) if self.has_kind(kind)] if colour == GRAY else [colour]

    @cached_property
    def plus4_prices(self) -> dict[int, set[int]]:
        """What a payment with +4 locomotives can cost in each kind of card; LOCOMOTIVE: locomotives alone."""
        found: dict[int, set[int]] = {kind: set() for kind in range(LOCOMOTIVE + 1)}
        for track in numbers(self.board.every_track & self.board.plus4_tracks):
            for kind in (*self.colours(track), LOCOMOTIVE):
                found[kind].add(int(self.board.length[track]))
        if self.board.plus4_moves_monsters:
            found[LOCOMOTIVE] |= {1, 2}
        return found

    def has_kind(self, kind: int) -> bool:
        """Return whether there are cards of a kind."""
        return bool(self.board.cards[kind])


def members(words: Any) -> NDArray[np.bool_]:  # noqa: ANN401 - one mask word or several
    """Return a set that is written as mask words as a flag for each number."""
    return np.unpackbits(np.atleast_1d(words).view(np.uint8), bitorder="little").astype(np.bool_)


def numbers(words: Any) -> list[int]:  # noqa: ANN401
    """Return the numbers in a set that is written as mask words."""
    return np.flatnonzero(members(words)).tolist()


def axis(size: int, asked: Callable[[PlayedBoard], Flags]) -> Axis:
    """Return an axis of a size; what a table does not tell of its end is not there."""

    def flags(table: PlayedBoard) -> Flags:
        found = np.zeros(size, np.bool_)
        told = np.asarray(asked(table), np.bool_)[:size]
        found[: len(told)] = told
        return found

    return flags


def within(size: int, count: Callable[[PlayedBoard], int]) -> Axis:
    """Return an axis of a size whose first numbers a table has."""
    return axis(size, lambda table: [True] * count(table))


seat = within(state.SEATS, lambda table: table.players)
kind = axis(state.KINDS, lambda table: table.board.cards != 0)
tunnel_kind = axis(state.KINDS, lambda table: (table.board.cards != 0) & table.tunnels)
ticket = within(state.TICKET_ROOM, lambda table: table.board.tickets)
track = axis(state.TRACKS, lambda table: members(table.board.every_track))
station_place = within(state.PLACES, lambda table: table.board.places if table.board.stations else 0)
monster = within(state.MONSTERS, lambda table: state.MONSTERS if table.board.monsters else 0)


def standing(table: PlayedBoard) -> NDArray[np.bool_]:
    """Return where monsters can ever stand."""
    return members(np.bitwise_or.reduce(table.board.reach, axis=None) | table.board.first_places)


def closable(table: PlayedBoard) -> list[bool]:
    """Return the tracks that a claimed twin closes (R27), or what a mechanism says closes them."""
    closes = bool(table.board.closes_twins[table.players])
    found = [closes and bool(np.any(twins)) for twins in table.board.twins]
    return list(map(any, zip(found, *(closed(table) for closed in collect(__package__, "closable")), strict=True)))


def asked_place(table: PlayedBoard) -> NDArray[np.bool_]:
    """Return the places that a payment or a mechanism can ask about."""
    asked = (np.asarray(of(table)) for of in (station_place, *collect(__package__, "asked_place")))
    return reduce(np.logical_or, asked) | (standing(table) & table.moves_are_paid)


def unplayed_phases(board: BoardRecord) -> set[int]:
    """Return the kinds of questions of mechanisms that a board does not play with."""
    playing = played(board)
    idle = (module for module in modules("whistlestop.records") if not playing.get(name_of(module), True))
    return {phase for module in idle for phase in getattr(module, "PHASES", ())}


def phases(table: PlayedBoard) -> list[bool]:
    """Return the kinds of questions that are ever asked."""
    board, unplayed = table.board, unplayed_phases(table.board)
    asked = {
        state.SECOND_CARD: table.cards,
        state.TUNNEL: table.tunnels,
        state.PLACE_MONSTER: board.monsters,
        state.CHOOSE_REROLL: not table.cards,
        state.AFTER_ACTION: not table.cards or board.monsters,
        state.CHOOSE_SPLIT: table.splits,
    }
    asked |= {phase: ask(table) for phase, ask in merge(__package__, "ASKED").items()}
    return [bool(asked.get(phase, name and phase not in unplayed)) for phase, name in enumerate(state.PHASES)]


def table_numbers(table: PlayedBoard) -> list[bool]:
    """Return which numbers of the whole table can be other than 0, in the order of the section."""
    board, cards = table.board, table.cards
    decks = [True, bool(np.any(board.deck_tickets[1]))]
    asking = bool(not cards or board.monsters or board.settles)  # an action can be done before its turn is over
    replacing, moving = bool(board.any_replacing), table.moves_are_paid
    return [
        *(True,) * 5,
        cards,
        *decks * 4,
        *(True, asking, table.tunnels, table.tunnels and not cards, not cards, replacing, replacing),
        *(bool(board.monsters), moving, moving, bool(board.plus4_moves_monsters)),
        *(True, True, asking, table.tunnels, replacing, table.splits),
    ]


def seat_numbers(table: PlayedBoard) -> list[bool]:
    """Return which numbers of a seat can be other than 0, in the order of the section.

    `SEAT_NUMBERS` of mechanisms follow those that every seat has, each at its place among them.
    """
    board = table.board
    dice, monsters = bool(board.dice), bool(board.monsters)
    behind: list[tuple[int, Axis]] = sorted(merge(__package__, "SEAT_NUMBERS").items())
    return [
        *(True,) * 6,
        not dice,
        True,
        bool(board.stations),
        *(dice,) * state.TOKEN_TYPES,
        *(monsters,) * 2 * state.MONSTERS,
        *kind(table),
        table.splits,
        *(bool(there) for _, of in behind for there in of(table)),
    ]


# Along what each section of the row runs, the last axis fastest.
SECTION_AXES: dict[str, tuple[Axis, ...]] = {
    "phase": (phases,),
    "table": (table_numbers,),
    "display": (axis(state.KINDS, lambda table: (table.board.cards != 0) & bool(table.board.display)),),
    "discard": (kind,),
    "laid": (tunnel_kind,),
    "revealed": (tunnel_kind,),
    "hand": (kind,),
    "dice": (
        within(state.FACES + state.TOKEN_TYPES, lambda table: 0 if table.cards else state.FACES + state.TOKEN_TYPES),
    ),
    "seats": (seat, seat_numbers),
    "monsters": (monster, axis(state.PLACES + 1, lambda table: [True, *standing(table)])),
    "closed": (axis(state.TRACKS, closable),),
    "owned": (seat, track),
    "asked_track": (track,),
    "stations": (seat, station_place),
    "asked_place": (asked_place,),
    "held": (ticket,),
    "offered": (ticket,),
    "asked_ticket": (ticket,),
    "returned": (ticket,),
}


def can_pay(table: PlayedBoard, way: blocks.Pay) -> bool:
    """Return whether a payment of train cards can ever be legal (R22, R23, R68, R182)."""
    if not table.cards or not table.has_kind(way.kind) or way.locomotives > table.board.cards[LOCOMOTIVE]:
        return False
    if way.kind == LOCOMOTIVE:
        moves = table.board.plus4_moves_monsters and way.locomotives in (1, 2)
        return bool(moves) or way.locomotives in table.prices[LOCOMOTIVE]
    return way.locomotives == 0 or way.locomotives < max(table.prices.get(way.kind, ()), default=0)


def can_pay_plus4(table: PlayedBoard, way: plus4.PayPlus4) -> bool:
    """Return whether a payment with +4 locomotives can ever be legal (R102, R182)."""
    spent = way.plus4 + way.locomotives
    if not table.board.any_plus4 or not 1 <= way.plus4 <= table.board.cards[PLUS4]:
        return False
    if way.kind == LOCOMOTIVE:
        return spent in table.plus4_prices[LOCOMOTIVE]
    return spent < max(table.plus4_prices[way.kind], default=0)


def can_split(table: PlayedBoard, split: splits.Split) -> bool:
    """Return whether so many tickets can ever be named of the second deck (R103, R104)."""
    most = max(table.board.opening_split, table.board.drawn_split, 0 if table.cards else MOST_TICKETS)
    return table.splits and split.second <= most


# Which parts of each kind of action can ever be legal at a table.
POSSIBLE: dict[type[Parts], Callable[[PlayedBoard, Any], Any]] = {
    blocks.Take: lambda table, take: table.board.display and table.has_kind(take.kind),
    blocks.Draw: lambda table, draw: table.cards,
    blocks.Pass: lambda table, passing: table.cards,
    blocks.Keep: lambda table, keep: True,
    blocks.Return: lambda table, giving_back: True,
    blocks.Tickets: lambda table, drawn: table.board.draws_tickets and (drawn.number == 0) == table.cards,
    blocks.Claim: lambda table, claim: track(table)[claim.track],
    blocks.Pay: can_pay,
    blocks.End: lambda table, end: not table.cards or (table.board.monsters and end == (0, 0)),
    stations.Station: lambda table, built: station_place(table)[built.place],
    tunnel_blocks.Decline: lambda table, decline: table.tunnels,
    tunnel_blocks.Extra: lambda table, extra: table.tunnels and table.cards,
    substitutes.Replace: lambda table, replace: table.board.any_replacing,
    substitutes.Give: lambda table, give: table.board.any_replacing and table.has_kind(give.kind),
    plus4.PayPlus4: can_pay_plus4,
    splits.Split: can_split,
    dice.Reroll: lambda table, reroll: not table.cards,
    dice.Buy: lambda table, buy: not table.cards,
    dice.Spend: lambda table, spend: not table.cards,
    dice.SpendOne: lambda table, spend: not table.cards and table.moves_are_paid,
    dice.SpendTwo: lambda table, spend: not table.cards and table.moves_are_paid,
    monsters.Move: lambda table, move: table.moves and standing(table)[move.place],
    monsters.Place: lambda table, put: table.board.monsters and members(table.board.first_places)[put.place],
}


class Layout:
    """The columns of a full row and the action ids that a table uses, in ascending order."""

    version = f"{ROW_VERSION}.{VERSION}"

    def __init__(self, boards: Boards, players: int) -> None:
        """Derive the layout of the tables on a board with so many players."""
        table = PlayedBoard(boards[0], players)
        parts = {section.name: section_flags(section.name, table) for section in SECTIONS}
        self.sections = {name: int(flags.sum()) for name, flags in parts.items()}
        self.columns = np.flatnonzero(np.concatenate([*parts.values()]))
        self.actions = np.array([id for id in range(ACTIONS) if is_possible(table, id)], np.int64)

    def __repr__(self) -> str:
        return f"<Layout {self.version}: {len(self.columns)} numbers, {len(self.actions)} actions>"

    @property
    def sizes(self) -> tuple[int, int]:
        """How many numbers a row has, and how many actions there are."""
        return len(self.columns), len(self.actions)

    @cached_property
    def runs(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The columns and the actions as runs of neighbours, each its first and its length: what kernels copy by."""
        return runs_of(self.columns), runs_of(self.actions)

    def rows(self, full: NDArray[np.int8]) -> NDArray[np.int8]:
        """Return what the table uses of full rows, as a new array."""
        return full.take(self.columns, axis=-1)

    def masks(self, full: NDArray[Any]) -> NDArray[Any]:
        """Return what the table uses of full masks, as a new array."""
        return full.take(self.actions, axis=-1)

    def ids(self, numbers: Any) -> NDArray[np.int64]:  # noqa: ANN401 - whatever numpy takes for an array
        """Return the ids of actions given by their compact numbers; raises ValueError for a number there is not."""
        given = np.asarray(numbers)
        if given.dtype.kind not in "ui" or (given.size and not 0 <= given.min() <= given.max() < len(self.actions)):
            raise ValueError(f"actions are numbered 0 to {len(self.actions) - 1} in this layout, not {numbers}")
        return self.actions[given]


def runs_of(numbers: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the runs of neighbours in ascending numbers, a row for each: its first and its length."""
    parts = np.split(numbers, np.flatnonzero(np.diff(numbers) != 1) + 1)
    return np.array([(part[0], len(part)) for part in parts], np.int64)


def section_flags(name: str, table: PlayedBoard) -> NDArray[np.bool_]:
    """Return which numbers of a section a table uses: those that it has along every axis."""
    axes: dict[str, tuple[Axis, ...]] = SECTION_AXES | merge(__package__, "SECTION_AXES")
    flags = (np.asarray(axis(table), np.bool_) for axis in axes[name])
    return reduce(np.logical_and.outer, flags).ravel()


def is_possible(table: PlayedBoard, id: int) -> bool:
    """Return whether an action can ever be legal at a table."""
    parts = decode(id)
    possible: dict[type[Parts], Callable[[PlayedBoard, Any], Any]] = POSSIBLE | merge(__package__, "POSSIBLE")
    return parts is not None and bool(possible[type(parts)](table, parts))
