"""People who want to be known again, and how their games ended: all with a connection that is in a transaction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, RowMapping, Select, delete, insert, or_, select, update

from whistlestop.server.storage import schema, subscriptions

COLUMNS, SEATS, RESULTS = schema.profiles.c, schema.result_seats.c, schema.results.c


@dataclass
class Profile:
    """A profile as it lies in the database; `id` is its number."""

    id: int
    name: str
    colour: str
    created: float
    used: float


@dataclass(frozen=True)
class SeatReview:
    """What a review told of a seat: how accurate so many decisions were, and the one that cost most, if any did."""

    accuracy: float | None = None
    judged: int | None = None
    worst_move: int | None = None
    worst_turn: int | None = None
    worst_cost: float | None = None


@dataclass(frozen=True)
class Place:
    """How a seat ended: its person's profile, or its bot, or neither; and what a review told of it."""

    seat: int
    profile: int | None
    bot: str | None
    name: str
    place: int
    points: int
    review: SeatReview = SeatReview()


@dataclass(frozen=True)
class Result:
    """How a game ended."""

    code: str
    map: str
    ticket_set: str
    mode: str
    ended: float
    places: tuple[Place, ...]


@dataclass(frozen=True)
class Turn:
    """A table that waits for somebody: its plan, since when, and until when if it has a clock of days."""

    code: str
    plan: str
    asked: float
    until: float | None


def find(connection: Connection, key_hash: str) -> Profile | None:
    """Return the profile that a key opens."""
    chosen = select(*(COLUMNS[name] for name in Profile.__dataclass_fields__)).where(COLUMNS.key_hash == key_hash)
    found = connection.execute(chosen).mappings().first()
    return None if found is None else Profile(**found)


def put(connection: Connection, key_hash: str, name: str, colour: str, now: float) -> None:
    """Make a profile, or change its name and colour."""
    values = {"name": name, "colour": colour, "used": now}
    if connection.execute(update(schema.profiles).where(COLUMNS.key_hash == key_hash).values(values)).rowcount == 0:
        connection.execute(insert(schema.profiles).values(key_hash=key_hash, created=now, **values))


def add_result(connection: Connection, result: Result) -> None:
    """Keep how a game ended; a profile that was deleted while it was played is nobody's."""
    named = {place.profile for place in result.places if place.profile is not None}
    there = {one.id for one in people(connection, sorted(named))}
    values = {key: value for key, value in asdict(result).items() if key != "places"}
    added = connection.execute(insert(schema.results).values(values)).inserted_primary_key
    assert added is not None
    gone = {"profile": None, "name": ""}
    rows = [_row(place) | (gone if place.profile in named - there else {}) for place in result.places]
    connection.execute(insert(schema.result_seats), [{"result_id": int(added[0]), **row} for row in rows])
    connection.execute(update(schema.profiles).where(COLUMNS.id.in_(there)).values(used=result.ended))


def _row(place: Place) -> dict[str, object]:
    row = asdict(place)
    return row | row.pop("review")


def add_reviews(connection: Connection, code: str, reviews: Mapping[int, SeatReview]) -> None:
    """Keep what a review told of the people of a table's game, if one with a profile played."""
    last = select(RESULTS.id).where(RESULTS.code == code).order_by(RESULTS.id.desc()).limit(1)
    result = connection.execute(last).scalar()
    for seat, review in reviews.items():
        own = (SEATS.result_id == result, SEATS.seat == seat, SEATS.profile.is_not(None))
        connection.execute(update(schema.result_seats).where(*own).values(asdict(review)))


def results_of(connection: Connection, profile: int, at_most: int) -> list[Result]:
    """Return how the games of a profile ended, the last first."""
    own = select(SEATS.result_id).where(SEATS.profile == profile)
    return _read(connection, select(schema.results).where(RESULTS.id.in_(own)), at_most)


def results_around(connection: Connection, profile: int, map: str, mode: str, at_most: int) -> list[Result]:
    """Return the last games of a profile on a board in a mode, and of those it met there."""
    here = select(RESULTS.id).where(RESULTS.map == map, RESULTS.mode == mode)
    own = select(SEATS.result_id).where(SEATS.profile == profile, SEATS.result_id.in_(here))
    met = select(SEATS.profile).where(SEATS.result_id.in_(own), SEATS.profile.is_not(None))
    near = select(SEATS.result_id).where(SEATS.result_id.in_(here), SEATS.profile.in_(met))
    return _read(connection, select(schema.results).where(RESULTS.id.in_(near)), at_most)


def _read(connection: Connection, chosen: Select[tuple[object, ...]], at_most: int) -> list[Result]:
    rows = connection.execute(chosen.order_by(RESULTS.id.desc()).limit(at_most)).mappings().all()
    seats: dict[int, list[Place]] = {int(row["id"]): [] for row in rows}
    wanted = select(schema.result_seats).where(SEATS.result_id.in_(seats)).order_by(SEATS.seat)
    for seat in connection.execute(wanted).mappings():
        seats[seat["result_id"]].append(_place(seat))
    return [Result(**{key: row[key] for key in VALUES}, places=tuple(seats[row["id"]])) for row in rows]


def _place(row: RowMapping) -> Place:
    review = SeatReview(**{key: row[key] for key in REVIEWED})
    return Place(**{key: row[key] for key in PLACED}, review=review)


REVIEWED = tuple(SeatReview.__dataclass_fields__)
PLACED = tuple(key for key in Place.__dataclass_fields__ if key != "review")
VALUES = tuple(key for key in Result.__dataclass_fields__ if key != "places")


def people(connection: Connection, numbers: Sequence[int]) -> list[Profile]:
    """Return the profiles of these numbers that are still there."""
    chosen = select(*(COLUMNS[name] for name in Profile.__dataclass_fields__)).where(COLUMNS.id.in_(numbers))
    return [Profile(**row) for row in connection.execute(chosen).mappings()]


def friends_of(connection: Connection, profile: int) -> set[int]:
    """Return the numbers of a profile's friends."""
    return set(connection.execute(select(schema.friends.c.friend).where(schema.friends.c.profile == profile)).scalars())


def befriend(connection: Connection, profile: int, friend: int, *, wanted: bool) -> None:
    """Remember somebody as a friend, or no more."""
    columns = schema.friends.c
    connection.execute(delete(schema.friends).where(columns.profile == profile, columns.friend == friend))
    if wanted:
        connection.execute(insert(schema.friends).values(profile=profile, friend=friend))


def key_hash_of(connection: Connection, profile: int) -> str | None:
    """Return the hash of a profile's key."""
    return connection.execute(select(COLUMNS.key_hash).where(COLUMNS.id == profile)).scalar()


def turns_of(connection: Connection, profile: int) -> list[Turn]:
    """Return the tables that wait for somebody, the most urgent first."""
    tables, sitting = schema.tables.c, schema.seats.c
    columns = (tables.code, tables.plan, tables.asked, tables.wake, tables.waiting, sitting.seat)
    chosen = select(*columns).where(
        sitting.table_id == tables.id, sitting.profile == profile, sitting.absence == "", tables.state == "playing"
    )
    rows = [row for row in connection.execute(chosen) if str(row.seat) in row.waiting]
    turns = [Turn(row.code, row.plan, row.asked or 0.0, row.wake) for row in rows]
    return sorted(turns, key=lambda turn: (turn.until is None, turn.until or turn.asked))


def remove(connection: Connection, numbers: Sequence[int]) -> None:
    """Delete profiles; games they played stay for the others, without a name."""
    friends = schema.friends.c
    subscriptions.remove_all(connection, numbers)
    connection.execute(delete(schema.friends).where(or_(friends.profile.in_(numbers), friends.friend.in_(numbers))))
    nobody = {"profile": None, "name": "", **dict.fromkeys(REVIEWED)}
    connection.execute(update(schema.result_seats).where(SEATS.profile.in_(numbers)).values(nobody))
    connection.execute(update(schema.seats).where(schema.seats.c.profile.in_(numbers)).values(profile=None))
    connection.execute(delete(schema.profiles).where(COLUMNS.id.in_(numbers)))
    kept = select(SEATS.result_id).where(SEATS.profile.is_not(None))
    empty = select(RESULTS.id).where(RESULTS.id.not_in(kept))
    connection.execute(delete(schema.result_seats).where(SEATS.result_id.in_(empty)))
    connection.execute(delete(schema.results).where(RESULTS.id.not_in(kept)))


def forget(connection: Connection, before: float) -> None:
    """Delete profiles that nobody used since a moment."""
    remove(connection, list(connection.execute(select(COLUMNS.id).where(COLUMNS.used < before)).scalars()))
