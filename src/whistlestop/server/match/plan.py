"""What a host chose for a table, checked against what there is."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from whistlestop import bots, maps
from whistlestop.ruleset import options
from whistlestop.server.match import seats
from whistlestop.server.match.library import Library
from whistlestop.server.match.seats import Seat
from whistlestop.server.protocol.bodies import CreateTable
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.protocol.parts import Clock, Lesson, Part, SeatPlan, Value


class TablePlan(Part, frozen=True):
    """A table's board, rules and habits; stored with it.

    `board` is a board that the package does not have, whole and in the engine's order.
    """

    map: str
    ticket_set: str
    options: dict[str, Value]
    clock: Clock
    bot_delay: float
    takeover: bool
    substitute: str
    hints: bool
    lesson: Lesson | None = None
    board: str | None = None
    begins_full: bool = False
    holidays: int = 0


def checked(wanted: CreateTable, library: Library, lesson: Lesson | None = None) -> TablePlan:
    """Return the plan of a new table; raises Denial if there is no such board, set, rule or bot."""
    map, own = _board(wanted, library)
    if len(wanted.seats) > map.players[1]:
        raise Denial("bad_table", f"{map.name} is for {map.players[0]} to {map.players[1]} players")
    if wanted.clock.unit != "none" and wanted.clock.amount == 0:
        raise Denial("bad_table", "a clock needs an amount")
    return TablePlan(
        map=wanted.map,
        ticket_set=wanted.ticket_set,
        options=_house_rules(wanted.options),
        clock=wanted.clock,
        bot_delay=wanted.bot_delay,
        takeover=wanted.takeover,
        substitute=known_bot(wanted.substitute),
        hints=wanted.hints,
        lesson=lesson,
        board=encoded(map) if own else None,
        begins_full=wanted.begins_full,
        holidays=wanted.holidays if wanted.clock.unit == "days" else 0,
    )


def _board(wanted: CreateTable, library: Library) -> tuple[maps.Map, bool]:
    """Return the board that is wanted, and whether it is none of the package."""
    if wanted.board is not None:
        return library.sent(wanted.board, wanted.map, wanted.ticket_set), True
    try:
        return library.find(wanted.map, wanted.ticket_set), not library.in_package(wanted.map)
    except maps.MapError as error:
        raise Denial("bad_table", str(error)) from None


read_plan = msgspec.json.Decoder(TablePlan).decode
read_board = msgspec.json.Decoder(maps.Map).decode


def board_of(plan: TablePlan) -> maps.Map:
    """Return the board of a table as it is before its game begins."""
    if plan.board is None:
        return maps.load(plan.map, plan.ticket_set)
    return read_board(plan.board)


def encoded(map: maps.Map) -> str:
    """Return a board as it is stored, whole and in the engine's order."""
    return msgspec.json.encode(maps.ordered(map)).decode()


@lru_cache(maxsize=64)
def written_board(id: str, ticket_set: str) -> str:
    """Return a board of this program as it is stored with a game that begins on it."""
    return encoded(maps.load(id, ticket_set))


def _house_rules(chosen: dict[str, Value]) -> dict[str, Value]:
    try:
        return options.changed(options.settle(chosen))
    except options.OptionError as error:
        raise Denial("bad_table", str(error)) from None


def known_bot(name: str | None) -> str:
    """Return the name of a bot or a level, the strongest's if none is given; raises Denial."""
    if name is not None and name not in (*bots.levels(), *bots.names()):
        raise Denial("bad_table", f"there is no bot '{name}'")
    return name or bots.usual()


def planned_seat(plan: SeatPlan, others: list[Seat]) -> tuple[Seat, str | None]:
    """Return a new seat as the host wants it, and its token if it is one of the host's own; raises Denial."""
    name = None if plan.name is None else seats.clean(plan.name)
    seats.refuse_taken(others, name, plan.colour)
    colour = plan.colour or seats.free_colour(others)
    pattern = plan.pattern or seats.free_pattern(others)
    if plan.kind == "open":
        return Seat("open", "", colour, pattern), None
    if plan.kind == "bot":
        bot = known_bot(plan.bot)
        return Seat("bot", name or seats.default_name(others), colour, pattern, bot), None
    token = seats.new_token()
    found = name or seats.default_name(others)
    return Seat("person", found, colour, pattern, token_hash=seats.hashed(token)), token
