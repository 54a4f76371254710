"""Complaints of people on a public server, for whoever runs it.

`python -m whistlestop.server.storage.complaints URL` writes those of a database, one JSON object a line.
"""

from __future__ import annotations

import sys
from dataclasses import asdict, dataclass

import msgspec
from sqlalchemy import Connection, create_engine, delete, insert, select

from whistlestop.server.storage import schema


@dataclass(frozen=True)
class Complaint:
    """What somebody had to say against somebody at a table, with the last lines that one had said."""

    code: str
    reason: str
    name: str
    by: str
    text: str
    said: str
    time: float


def add(connection: Connection, complaint: Complaint) -> None:
    """Keep a complaint."""
    connection.execute(insert(schema.complaints).values(asdict(complaint)))


def all_of(connection: Connection) -> list[Complaint]:
    """Return what was complained about, the oldest first."""
    columns = schema.complaints.c
    chosen = select(*(columns[name] for name in Complaint.__dataclass_fields__)).order_by(columns.id)
    return [Complaint(**row) for row in connection.execute(chosen).mappings()]


def forget(connection: Connection, before: float) -> int:
    """Delete complaints that are older than a moment; return how many."""
    return connection.execute(delete(schema.complaints).where(schema.complaints.c.time < before)).rowcount


def main() -> None:
    """Write the complaints of the database that is named."""
    engine = create_engine(sys.argv[1])
    with engine.connect() as connection:
        for complaint in all_of(connection):
            sys.stdout.write(msgspec.json.encode(complaint).decode() + "\n")
    engine.dispose()


if __name__ == "__main__":
    main()
