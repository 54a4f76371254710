"""Sitting down, standing up and starting: what a table does for HTTP requests.

Each function does all it says and returns the table as it then is, or raises Denial and changes nothing.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from time import time

from whistlestop import maps
from whistlestop.play.game import Game
from whistlestop.server.match import seats
from whistlestop.server.match.entry import Entry
from whistlestop.server.match.match import Match
from whistlestop.server.match.plan import planned_seat, written_board
from whistlestop.server.match.seats import Seat
from whistlestop.server.protocol.bodies import ChangeSeat, ChangeTable, Complain, Join, Joined, Mute
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.protocol.parts import SeatKey, SeatPlan, TableInfo
from whistlestop.server.storage import complaints
from whistlestop.server.storage.complaints import Complaint
from whistlestop.server.table.connection import Connection
from whistlestop.server.table.table import Table

LINES_KEPT = 20  # of somebody who is complained about
LEFT = 4410  # close code: the seat this socket played is no longer its client's


async def join(table: Table, wanted: Join, network: str) -> Joined:
    """Give a person of a network a seat: one that is open, or in a running game one that its player left."""
    if network in table.sent_away:
        raise Denial("sent_away")
    table.house.manners.check_name(wanted.name)
    profile = await table.house.profile_of(wanted.profile)
    number = _free_seat(table, wanted.seat)
    others = [seat for other, seat in enumerate(table.seats) if other != number]
    name, colour = seats.clean(wanted.name), wanted.colour
    seats.refuse_taken(others, name, colour)
    token, seat = seats.new_token(), table.seats[number]
    seat.kind, seat.name, seat.absence, seat.bot, seat.muted = "person", name, "", None, False
    seat.colour, seat.pattern = colour or seat.colour, wanted.pattern or seat.pattern
    seat.holidays, seat.away_until = 0, None
    seat.token_hash = seats.hashed(token)
    seat.profile = None if any(one.profile == profile for one in others) else profile
    seats.settle_colours(table.seats)
    asked = table.match is not None and number in table.match.waiting_for()
    await table.commit(_changed_hands(table, number), seated=True, asked_anew=asked)
    await _begin_full(table, network)
    return Joined(table=table.info(), key=SeatKey(seat=number, token=token))


async def _begin_full(table: Table, asker: str) -> None:
    """Begin the game if that was the last seat and its host wants no more than that."""
    if table.plan.begins_full and table.row.state == "waiting" and all(seat.kind != "open" for seat in table.seats):
        with suppress(Denial):  # the guest has the seat; the host can still begin
            await begin(table, asker)


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
    table.house.manners.check_name(wanted.name)
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
    own = seats.fits(token, seat.token_hash)
    if not (hosts and seat.kind == "person"):
        _own_seat(table, number, token)
    elif not own:
        table.sent_away |= _strange_networks(table, number)
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


def _strange_networks(table: Table, number: int) -> set[str]:
    """Return the networks of a seat's sockets that nobody else at the table uses."""
    others = {one.network for one in table.connections if one.seat != number}
    return {one.network for one in table.connections if one.seat == number} - others


def _send_away(table: Table, connections: list[Connection]) -> None:
    for connection in connections:
        connection.close(LEFT)
        table.connections.remove(connection)


async def mute(table: Table, number: int, token: str, wanted: Mute) -> TableInfo:
    """Silence a seat for everybody, or let it speak again, as the host wants."""
    if not is_host(table, token):
        raise Denial("not_host")
    _seat(table, number).muted = wanted.muted
    await table.commit(seated=True)
    return table.info()


async def show(table: Table, token: str, wanted: ChangeTable) -> TableInfo:
    """Show a table to strangers, or no more, as the host wants."""
    refuse_guest(table, token)
    table.row.listed = wanted.listed
    await table.commit(seated=True)
    return table.info()


async def complain(table: Table, token: str, wanted: Complain) -> None:
    """Keep what a player has to say against another, with the last lines of that one."""
    by = seats.seat_of(table.seats, token)
    if by is None:
        raise Denial("not_seated")
    about = _seat(table, wanted.seat)
    said = [line.text for line in table.chat if line.seat == wanted.seat][-LINES_KEPT:]
    complaint = Complaint(
        code=table.row.code,
        reason=wanted.reason,
        name=about.name,
        by=table.seats[by].name,
        text=wanted.text,
        said="\n".join(said),
        time=time(),
    )
    await table.store(lambda connection: complaints.add(connection, complaint))


async def plan_seat(table: Table, number: int, token: str, plan: SeatPlan) -> TableInfo:
    """Make a seat nobody sits on open or a bot's, as the host wants."""
    refuse_guest(table, token)
    if _seat(table, number).kind == "person":
        raise Denial("seat_taken")
    others = [seat for other, seat in enumerate(table.seats) if other != number]
    table.seats[number] = _planned(table, plan, others)
    seats.settle_colours(table.seats)
    await table.commit(seated=True)
    return table.info()


async def add_seat(table: Table, token: str, plan: SeatPlan) -> TableInfo:
    """Put one seat more to the table."""
    refuse_guest(table, token)
    if len(table.seats) >= table.map.players[1]:
        raise Denial("table_full")
    table.seats.append(_planned(table, plan, table.seats))
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


def _planned(table: Table, plan: SeatPlan, others: list[Seat]) -> Seat:
    table.house.manners.check_name(plan.name)
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
        Seat("open", "", seat.colour, seat.pattern)
        if seat.absence == "left"
        else replace(seat, absence="", holidays=0, away_until=None)
        for seat in table.seats
    ]
