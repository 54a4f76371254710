"""Tables as they lie in the database: what is written and read, each with a connection that is in a transaction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Literal

import msgspec
from sqlalchemy import Connection, Update, bindparam, delete, func, insert, select, update

from whistlestop.server.match.entry import Entry
from whistlestop.server.match.seats import Seat
from whistlestop.server.protocol.parts import ChatLine
from whistlestop.server.storage import schema

CHAT_KEPT = 100  # lines a client is told
FIXED = ("id", "code", "created", "fence")
CHANGING = tuple(column.name for column in schema.tables.c if column.name not in FIXED)
MOVING = ("state", "version", "updated", "asked", "wake", "waiting")  # all that a move changes


def _update(names: Sequence[str]) -> Update:
    """Return what stores columns of a table; made once, because making it takes longer than doing it."""
    columns = schema.tables.c
    own = (columns.id == bindparam("own"), columns.version == bindparam("known"), columns.fence == bindparam("number"))
    return update(schema.tables).where(*own).values({name: bindparam(name) for name in names})


SAVE_ALL, SAVE_MOVE = _update(CHANGING), _update(MOVING)
ADD_ENTRIES = insert(schema.entries)
STANDING = select(schema.tables.c.version, schema.tables.c.fence).where(schema.tables.c.id == bindparam("own"))


class Outdated(Exception):  # noqa: N818 - whoever hears it loads the table again
    """Somebody else has written to this table since it was read, or has taken it over."""


@dataclass
class Row:
    """A table's row in the database."""

    id: int
    code: str
    state: Literal["waiting", "playing", "over"]
    version: int
    plan: str
    host_hash: str
    seed: str
    salt: str
    head: str | None
    digest: str | None
    rules_version: int | None
    program: str
    created: float
    updated: float
    asked: float | None
    wake: float | None
    waiting: str
    rematch: str | None
    password_hash: str | None = None
    fence: int = 0
    listed: bool = False


@dataclass
class Stored:
    """A table as it lies in the database."""

    row: Row
    seats: list[Seat]
    entries: list[Entry] = field(default_factory=list)
    chat: list[ChatLine] = field(default_factory=list)
    board: str | None = None


def add(connection: Connection, row: Row, seats: Sequence[Seat]) -> bool:
    """Store a new table and return whether its code was free."""
    columns = schema.tables.c
    if connection.execute(select(columns.id).where(columns.code == row.code)).first() is not None:
        return False
    values = {key: value for key, value in asdict(row).items() if key != "id"}
    added = connection.execute(insert(schema.tables).values(values)).inserted_primary_key
    assert added is not None
    _write_seats(connection, int(added[0]), seats)
    return True


def save(
    connection: Connection,
    row: Row,
    *,
    after: int | None = None,
    entries: Sequence[Entry] = (),
    first_number: int = 0,
    seats: Sequence[Seat] | None = None,
    board: str | None = None,
) -> None:
    """Store what happened at a table that stood at version `after` (None: its own); raises Outdated if it does not."""
    whole = after is None or seats is not None
    where = {"own": row.id, "known": row.version if after is None else after, "number": row.fence}
    values = {key: getattr(row, key) for key in (CHANGING if whole else MOVING)}
    if connection.execute(SAVE_ALL if whole else SAVE_MOVE, where | values).rowcount != 1:
        raise Outdated(row.code)
    if entries:
        connection.execute(ADD_ENTRIES, _entry_rows(row.id, first_number, entries, row.updated))
    if seats is not None:
        connection.execute(delete(schema.seats).where(schema.seats.c.table_id == row.id))
        _write_seats(connection, row.id, seats)
    if board is not None:
        _write_board(connection, str(row.digest), board)


def say(connection: Connection, row: Row, line: ChatLine) -> None:
    """Store a line of chat; raises Outdated if the table was taken over meanwhile."""
    columns = schema.tables.c
    # Held until the line is stored, so that whoever takes the table over reads it too.
    own = select(columns.id).where(columns.id == row.id, columns.fence == row.fence).with_for_update(read=True)
    if connection.execute(own).first() is None:
        raise Outdated(row.code)
    values = {"table_id": row.id, "number": line.number, "seat": line.seat, "text": line.text, "time": line.time}
    connection.execute(insert(schema.chat).values(values))


def claim(connection: Connection, code: str) -> Stored | None:
    """Take a table over and return it: from now on no write of whoever had it before is accepted."""
    columns = schema.tables.c
    connection.execute(update(schema.tables).where(columns.code == code).values(fence=columns.fence + 1))
    return load(connection, code)


def load(connection: Connection, code: str) -> Stored | None:
    """Return a table with all that happened at it, or None if there is none of that code."""
    found = glance(connection, code)
    if found is not None:
        found.entries = _read_entries(connection, found.row.id)
        found.chat = _read_chat(connection, found.row.id)
        found.board = _read_board(connection, found.row.digest)
    return found


def glance(connection: Connection, code: str) -> Stored | None:
    """Return a table without what happened at it, or None if there is none of that code."""
    found = connection.execute(select(schema.tables).where(schema.tables.c.code == code)).mappings().first()
    if found is None:
        return None
    row = Row(**found)
    return Stored(row, _read_seats(connection, row.id))


def standing(connection: Connection, table: int) -> tuple[int, int] | None:
    """Return the version a table stands at and its owner's number, or None if there is none any more."""
    found = connection.execute(STANDING, {"own": table}).first()
    return None if found is None else (int(found[0]), int(found[1]))


def listed(connection: Connection, since: float, at_most: int) -> list[Stored]:
    """Return the listed tables whose game has not begun and that were used after a moment, the oldest first."""
    columns = schema.tables.c
    chosen = select(schema.tables).where(columns.listed, columns.state == "waiting", columns.updated > since)
    rows = [Row(**row) for row in connection.execute(chosen.order_by(columns.created).limit(at_most)).mappings()]
    return [Stored(row, _read_seats(connection, row.id)) for row in rows]


def unfinished(connection: Connection, since: float) -> int:
    """Return how many tables are waiting or playing and were used after a moment."""
    columns = schema.tables.c
    chosen = select(func.count()).where(columns.state != "over", columns.updated > since)
    return int(connection.execute(chosen).scalar() or 0)


def overdue(connection: Connection, now: float, at_most: int = 100) -> list[str]:
    """Return the codes of tables whose time is up."""
    columns = schema.tables.c
    chosen = select(columns.code).where(columns.wake <= now).order_by(columns.wake).limit(at_most)
    return list(connection.execute(chosen).scalars())


def forget(
    connection: Connection, before: float, at_most: int = 100, states: Sequence[str] = ("over", "waiting")
) -> list[str]:
    """Delete tables that are over or never began and that nobody used since a moment; return their codes."""
    columns = schema.tables.c
    chosen = select(columns.id, columns.code).where(columns.state.in_(states), columns.updated < before)
    # Other processes may be tidying up too: each takes what no other has taken.
    chosen = chosen.order_by(columns.updated).limit(at_most).with_for_update(skip_locked=True)
    found = connection.execute(chosen).all()
    ids = [row.id for row in found]
    for table in (schema.chat, schema.entries, schema.seats):
        connection.execute(delete(table).where(table.c.table_id.in_(ids)))
    connection.execute(delete(schema.tables).where(columns.id.in_(ids)))
    used = select(columns.digest).where(columns.digest.is_not(None))
    connection.execute(delete(schema.boards).where(schema.boards.c.digest.not_in(used)))
    return [row.code for row in found]


def _entry_rows(table: int, first: int, entries: Sequence[Entry], time: float) -> list[dict[str, object]]:
    return [
        {
            "table_id": table,
            "number": first + number,
            "kind": entry.kind,
            "seat": entry.seat,
            "body": msgspec.json.encode(entry.body).decode(),
            "time": time,
        }
        for number, entry in enumerate(entries)
    ]


def _write_seats(connection: Connection, table: int, seats: Sequence[Seat]) -> None:
    rows = [{"table_id": table, "seat": number, **asdict(seat)} for number, seat in enumerate(seats)]
    connection.execute(insert(schema.seats), rows)


def _write_board(connection: Connection, digest: str, body: str) -> None:
    known = connection.execute(select(schema.boards.c.digest).where(schema.boards.c.digest == digest)).first()
    if known is None:
        connection.execute(insert(schema.boards).values(digest=digest, body=body))


def _read_seats(connection: Connection, table: int) -> list[Seat]:
    columns = schema.seats.c
    rows = connection.execute(select(schema.seats).where(columns.table_id == table).order_by(columns.seat)).mappings()
    return [Seat(**{key: value for key, value in row.items() if key not in ("table_id", "seat")}) for row in rows]


def _read_entries(connection: Connection, table: int) -> list[Entry]:
    columns = schema.entries.c
    chosen = select(columns.kind, columns.seat, columns.body).where(columns.table_id == table).order_by(columns.number)
    return [Entry(kind, seat, msgspec.json.decode(body)) for kind, seat, body in connection.execute(chosen)]


def _read_chat(connection: Connection, table: int) -> list[ChatLine]:
    columns = schema.chat.c
    chosen = select(columns.number, columns.seat, columns.text, columns.time).where(columns.table_id == table)
    rows = connection.execute(chosen.order_by(columns.number.desc()).limit(CHAT_KEPT)).all()
    return [ChatLine(number=row[0], seat=row[1], text=row[2], time=row[3]) for row in reversed(rows)]


def _read_board(connection: Connection, digest: str | None) -> str | None:
    if digest is None:
        return None
    return connection.execute(select(schema.boards.c.body).where(schema.boards.c.digest == digest)).scalar()
