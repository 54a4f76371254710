"""Sitting down, standing up and starting: what a table does for HTTP requests.

Each function does all it says and returns the table as it then is, or raises Denial and changes nothing.
"""

from __future__ import annotations

from dataclasses import replace

from whistlestop import maps
from whistlestop.play.game import Game
from whistlestop.server.match import seats
from whistlestop.server.match.entry import Entry
from whistlestop.server.match.match import Match
from whistlestop.server.match.plan import planned_seat, written_board
from whistlestop.server.match.seats import Seat
from whistlestop.server.protocol.bodies import ChangeSeat, Join, Joined
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.protocol.parts import SeatKey, SeatPlan, TableInfo
from whistlestop.server.table.connection import Connection
from whistlestop.server.table.table import Table

LEFT = 4410  # close code: the seat this socket played is no longer its client's


async def join(table: Table, wanted: Join) -> Joined:
    """Give a person a seat: one that is open, or in a running game one that its player left."""
    number = _free_seat(table, wanted.seat)
    others = [seat for other, seat in enumerate(table.seats) if other != number]
    name, colour = seats.clean(wanted.name), wanted.colour
    seats.refuse_taken(others, name, colour)
    token, seat = seats.new_token(), table.seats[number]
    seat.kind, seat.name, seat.absence, seat.bot = "person", name, "", None
    seat.colour, seat.pattern = colour or seat.colour, wanted.pattern or seat.pattern
    seat.token_hash = seats.hashed(token)
    seats.settle_colours(table.seats)
    asked = table.match is not None and number in table.match.waiting_for()
    await table.commit(_changed_hands(table, number), seated=True, asked_anew=asked)
    return Joined(table=table.info(), key=SeatKey(seat=number, token=token))


def _free_seat(table: Table, wanted: int | None) -> int:
    free = [number for number, seat in enumerate(table.seats) if seat.vacant]
    if wanted is not None and wanted not in free:
        raise Denial("seat_taken" if wanted < len(table.seats) else "not_found")
    if not free:
        raise Denial("already_started" if table.row.state != "waiting" else "table_full")
    return free[0] if wanted is None else wanted


async def change(table: Table, number: int, token: str, wanted: ChangeSeat) -> TableInfo:
    """Give a seat's player another name, colour or pattern."""
    seat = _own_seat(table, number, token)
    others = [other for other in table.seats if other is not seat]
    name = None if wanted.name is None else seats.clean(wanted.name)
    seats.refuse_taken(others, name, wanted.colour)
    seat.name, seat.colour = name or seat.name, wanted.colour or seat.colour
    seat.pattern = wanted.pattern or seat.pattern
    seats.settle_colours(table.seats)
    await table.commit(seated=True)
    return table.info()


async def leave(table: Table, number: int, token: str) -> TableInfo:
    """Let a player leave; before the game the seat is open again, in a game a bot goes on. The host may empty seats."""
    seat = _seat(table, number)
    hosts = table.row.state == "waiting" and is_host(table, token)
    if not (hosts and seat.kind == "person"):
        _own_seat(table, number, token)
    if table.row.state == "waiting":
        table.seats[number] = Seat("open", "", seat.colour, seat.pattern)
    else:
        seat.absence, seat.token_hash = "left", ""
    _send_away(table, [one for one in table.connections if one.seat == number])
    await table.commit(_changed_hands(table, number), seated=True)
    return table.info()


def _changed_hands(table: Table, number: int) -> list[Entry]:
    """Return what is to be stored when another person, or nobody, plays a seat from now on."""
    return [] if table.match is None else table.match.change_hands(number)


def _send_away(table: Table, connections: list[Connection]) -> None:
    for connection in connections:
        connection.close(LEFT)
        table.connections.remove(connection)


async def plan_seat(table: Table, number: int, token: str, plan: SeatPlan) -> TableInfo:
    """Make a seat nobody sits on open or a bot's, as the host wants."""
    refuse_guest(table, token)
    if _seat(table, number).kind == "person":
        raise Denial("seat_taken")
    others = [seat for other, seat in enumerate(table.seats) if other != number]
    table.seats[number] = _planned(plan, others)
    seats.settle_colours(table.seats)
    await table.commit(seated=True)
    return table.info()


async def add_seat(table: Table, token: str, plan: SeatPlan) -> TableInfo:
    """Put one seat more to the table."""
    refuse_guest(table, token)
    if len(table.seats) >= table.map.players[1]:
        raise Denial("table_full")
    table.seats.append(_planned(plan, table.seats))
    seats.settle_colours(table.seats)
    await table.commit(seated=True)
    return table.info()


async def remove_seat(table: Table, number: int, token: str) -> TableInfo:
    """Take a seat nobody sits on away from the table."""
    refuse_guest(table, token)
    if _seat(table, number).kind == "person":
        raise Denial("seat_taken")
    if len(table.seats) == 1:
        raise Denial("bad_table", "a table needs a seat")
    del table.seats[number]
    for connection in table.connections:
        if connection.seat is not None and connection.seat > number:
            connection.seat -= 1
    await table.commit(seated=True)
    return table.info()


def _planned(plan: SeatPlan, others: list[Seat]) -> Seat:
    if plan.kind == "mine":
        raise Denial("bad_table", "sit down by joining")
    return planned_seat(plan, others)[0]


async def start(table: Table, token: str, asker: str) -> TableInfo:
    """Begin the game, as a host of the network `asker` wants."""
    refuse_guest(table, token)
    await begin(table, asker)
    return table.info()


async def begin(table: Table, asker: str) -> None:
    """Deal; raises Denial if a seat is open or there are too few."""
    if any(seat.kind == "open" for seat in table.seats):
        raise Denial("seats_open")
    try:
        match, head, digest = await table.house.work.tables.run(asker, lambda: _dealt(table))
    except ValueError as error:
        raise Denial("bad_table", str(error)) from None
    table.row.state, table.row.head = "playing", head
    table.row.digest, table.row.rules_version = digest, match.game.rules.version
    table.begin(match)
    plan = table.plan
    # A board of somebody's own is stored with the plan already.
    board = written_board(plan.map, plan.ticket_set) if plan.board is None else None
    await table.commit(seated=True, asked_anew=True, board=board)


def _dealt(table: Table) -> tuple[Match, str, str]:
    """Return a new match, its log's head and its board's fingerprint; equal tables share their rules."""
    chosen, players, seed = table.plan, len(table.seats), int(table.row.seed)
    board = chosen.map if chosen.board is None else table.map
    game = Game(board, ticket_set=chosen.ticket_set, players=players, seed=seed, options=chosen.options)
    return Match(game), game.log(), maps.digest(game.map)


def is_host(table: Table, token: str) -> bool:
    """Return whether a token is the host's."""
    return seats.fits(token, table.row.host_hash)


def refuse_guest(table: Table, token: str) -> None:
    """Raise Denial unless the token is the host's and the game has not begun."""
    if not is_host(table, token):
        raise Denial("not_host")
    if table.row.state != "waiting":
        raise Denial("already_started")


def _seat(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise Denial("not_found")
    return table.seats[number]


def _own_seat(table: Table, number: int, token: str) -> Seat:
    seat = _seat(table, number)
    if seat.kind != "person" or not seats.fits(token, seat.token_hash):
        raise Denial("wrong_token")
    return seat


def same_seats(table: Table) -> list[Seat]:
    """Return the seats for a game after this one: the same people with the same tokens, nobody absent."""
    return [
        Seat("open", "", seat.colour, seat.pattern) if seat.absence == "left" else replace(seat, absence="")
        for seat in table.seats
    ]
