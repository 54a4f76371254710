"""All open sockets, counted by network: who has not said hello yet, who watches and who plays.

A seated player always gets in. When the server is full a spectator makes room, the one who has watched longest first,
and of sockets that have not said hello the oldest goes when its network has too many of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice
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
    """The sockets of a server by kind, the oldest first; nothing here takes longer when there are ten thousand."""

    def __init__(self, settings: Settings) -> None:
        """Begin with nobody."""
        self._settings = settings
        self._guests: dict[Connection, Guest] = {}
        self._kinds: dict[Kind, dict[Connection, Guest]] = {kind: {} for kind in KINDS}
        self._watching: Counter[str] = Counter()  # spectators by network

    def __len__(self) -> int:
        """Return how many sockets are open."""
        return len(self._guests)

    def enter(self, connection: Connection, network: str) -> None:
        """Let a socket in that has said nothing yet; the oldest such one leaves if there are too many."""
        most = self._settings.half_sent_per_address
        self._guests[connection] = self._kinds["stranger"][connection] = Guest(connection, network)
        strangers = list(self._kinds["stranger"].values())
        own = [guest for guest in strangers if guest.network == network]
        self._shed(own[: max(0, len(own) - most)] or strangers[: max(0, len(strangers) - STRANGERS * most)])

    def watch(self, connection: Connection) -> None:
        """Let a socket watch; raises Denial if there is no room or its network watches enough."""
        guest = self._known(connection)
        others = self._watching[guest.network] - (guest.kind == "spectator")
        if others >= self._settings.spectators_per_address:
            raise Denial("too_many_spectators", "of one address")
        if self._others(guest) >= self._settings.max_connections:
            raise Denial("too_many_spectators", "the server is full")
        self._become(guest, "spectator")

    def play(self, connection: Connection) -> None:
        """Let a socket play; if the server is full a spectator leaves."""
        guest = self._known(connection)
        self._become(guest, "player")
        if self._others(guest) >= self._settings.max_connections:
            self._shed(list(islice(self._kinds["spectator"].values(), 1)))

    def kinds(self) -> dict[str, int]:
        """Return how many sockets there are of each kind."""
        return {kind: len(guests) for kind, guests in self._kinds.items()}

    def pass_on(self, connection: Connection) -> None:
        """Note that a socket's table is at another process, whose crowd decides about it."""
        self._become(self._known(connection), "passed on")

    def leave(self, connection: Connection) -> None:
        """Forget a socket."""
        guest = self._guests.pop(connection, None)
        if guest is not None:
            self._take_out(guest)

    def _known(self, connection: Connection) -> Guest:
        """Return who a socket is; raises Denial if it was sent away while it said hello."""
        if connection not in self._guests:
            raise Denial("too_frequent", "too many sockets")
        return self._guests[connection]

    def _become(self, guest: Guest, kind: Kind) -> None:
        if guest.kind != kind:
            self._take_out(guest)
            guest.kind = kind
            self._kinds[kind][guest.connection] = guest
            self._watching[guest.network] += kind == "spectator"

    def _take_out(self, guest: Guest) -> None:
        del self._kinds[guest.kind][guest.connection]
        if guest.kind == "spectator":
            self._watching[guest.network] -= 1
        if not self._watching[guest.network]:
            del self._watching[guest.network]

    def _others(self, guest: Guest) -> int:
        """Return how many others play or watch."""
        return len(self._kinds["spectator"]) + len(self._kinds["player"]) - (guest.kind in ("spectator", "player"))

    def _shed(self, guests: Iterable[Guest]) -> None:
        for guest in guests:
            guest.connection.close(TOO_MANY)
            self.leave(guest.connection)
