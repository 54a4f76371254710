"""All open sockets, counted by network: who has not said hello yet, who watches and who plays.

A seated player always gets in. When the server is full a spectator makes room, the one who has watched longest first,
and of sockets that have not said hello the oldest goes when its network has too many of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from whistlestop.server.protocol.denial import Denial
from whistlestop.server.settings import Settings
from whistlestop.server.table.connection import Connection

TOO_MANY = 4429  # close code
Kind: TypeAlias = Literal["stranger", "spectator", "player", "passed on"]
KINDS: tuple[Kind, ...] = get_args(Kind)
STRANGERS = 4  # the networks' worth of sockets that may wait for a hello in all


@dataclass
class Guest:
    """One socket of the crowd."""

    connection: Connection
    network: str
    kind: Kind = "stranger"


class Crowd:
    """The sockets of a server, the oldest first."""

    def __init__(self, settings: Settings) -> None:
        """Begin with nobody."""
        self._settings = settings
        self._guests: dict[Connection, Guest] = {}

    def __len__(self) -> int:
        """Return how many sockets are open."""
        return len(self._guests)

    def enter(self, connection: Connection, network: str) -> None:
        """Let a socket in that has said nothing yet; the oldest such one leaves if there are too many."""
        most = self._settings.half_sent_per_address
        self._guests[connection] = Guest(connection, network)
        strangers = [guest for guest in self._guests.values() if guest.kind == "stranger"]
        own = [guest for guest in strangers if guest.network == network]
        self._shed(own[: max(0, len(own) - most)] or strangers[: max(0, len(strangers) - STRANGERS * most)])

    def watch(self, connection: Connection) -> None:
        """Let a socket watch; raises Denial if there is no room or its network watches enough."""
        guest, others = self._known(connection), self._but(connection, "spectator")
        if sum(other.network == guest.network for other in others) >= self._settings.spectators_per_address:
            raise Denial("too_many_spectators", "of one address")
        if self._seated_and_watching(connection) >= self._settings.max_connections:
            raise Denial("too_many_spectators", "the server is full")
        guest.kind = "spectator"

    def play(self, connection: Connection) -> None:
        """Let a socket play; if the server is full a spectator leaves."""
        self._known(connection).kind = "player"
        if self._seated_and_watching(connection) >= self._settings.max_connections:
            self._shed(self._but(connection, "spectator")[:1])

    def kinds(self) -> dict[str, int]:
        """Return how many sockets there are of each kind."""
        counts: dict[str, int] = dict.fromkeys(KINDS, 0)
        for guest in self._guests.values():
            counts[guest.kind] += 1
        return counts

    def pass_on(self, connection: Connection) -> None:
        """Note that a socket's table is at another process, whose crowd decides about it."""
        self._known(connection).kind = "passed on"

    def _known(self, connection: Connection) -> Guest:
        """Return who a socket is; raises Denial if it was sent away while it said hello."""
        if connection not in self._guests:
            raise Denial("too_frequent", "too many sockets")
        return self._guests[connection]

    def leave(self, connection: Connection) -> None:
        """Forget a socket."""
        self._guests.pop(connection, None)

    def _seated_and_watching(self, connection: Connection) -> int:
        return len(self._but(connection, "spectator")) + len(self._but(connection, "player"))

    def _but(self, connection: Connection, kind: str) -> list[Guest]:
        return [guest for guest in self._guests.values() if guest.kind == kind and guest.connection is not connection]

    def _shed(self, guests: Iterable[Guest]) -> None:
        for guest in guests:
            guest.connection.close(TOO_MANY)
            self.leave(guest.connection)
