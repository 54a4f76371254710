"""Browsers that want to be told "your turn", and secrets of the server: all with a connection in a transaction."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, delete, insert, select

from whistlestop.server.storage import schema

COLUMNS = schema.subscriptions.c


@dataclass(frozen=True)
class Subscription:
    """A browser of a profile: the address at its maker's service, and the keys only it can read with."""

    profile: int
    endpoint: str
    p256dh: str
    auth: str
    language: str

    @property
    def id(self) -> str:
        """What it is known by."""
        return hashlib.sha256(self.endpoint.encode()).hexdigest()


def add(connection: Connection, subscription: Subscription, at_most: int) -> None:
    """Keep a browser's wish; of too many of one profile the others are forgotten."""
    remove(connection, [subscription.id])
    own = list(connection.execute(select(COLUMNS.id).where(COLUMNS.profile == subscription.profile)).scalars())
    remove(connection, own[: max(0, len(own) + 1 - at_most)])
    connection.execute(insert(schema.subscriptions).values(id=subscription.id, **asdict(subscription)))


def of(connection: Connection, profiles: Sequence[int]) -> list[Subscription]:
    """Return the browsers of some profiles."""
    chosen = select(*(COLUMNS[name] for name in Subscription.__dataclass_fields__)).where(COLUMNS.profile.in_(profiles))
    return [Subscription(**row) for row in connection.execute(chosen).mappings()]


def remove(connection: Connection, ids: Sequence[str]) -> None:
    """Forget browsers."""
    connection.execute(delete(schema.subscriptions).where(COLUMNS.id.in_(ids)))


def remove_all(connection: Connection, profiles: Sequence[int]) -> None:
    """Forget all browsers of some profiles."""
    connection.execute(delete(schema.subscriptions).where(COLUMNS.profile.in_(profiles)))


def secret(connection: Connection, name: str, fresh: str) -> str:
    """Return a secret of the server, which is `fresh` from now on if there was none."""
    columns = schema.secrets.c
    found = connection.execute(select(columns.value).where(columns.name == name)).scalar()
    if found is None:
        connection.execute(insert(schema.secrets).values(name=name, value=fresh))
    return found or fresh
