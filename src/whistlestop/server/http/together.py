"""One process of a server: the lobby, and where there are others the line to them and what goes over it."""

from __future__ import annotations

from dataclasses import dataclass

from whistlestop.server.collector import Collector
from whistlestop.server.http.away import Links
from whistlestop.server.http.visitors import Visitors
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.settings import Settings
from whistlestop.server.sharing.exchange import Exchange
from whistlestop.server.sharing.leases import Leases
from whistlestop.server.sharing.shelf import SharedShelf
from whistlestop.server.table.lobby import Lobby


@dataclass
class Shared:
    """What a process serves, alone or with others."""

    lobby: Lobby
    exchange: Exchange | None = None
    links: Links | None = None
    visitors: Visitors | None = None
    collector: Collector | None = None  # where the process is this server's own

    @property
    def name(self) -> str:
        """The name other processes know this one by."""
        return "" if self.exchange is None else self.exchange.name

    async def reaches_others(self) -> None:
        """Return if the other processes, if there are any, can be reached; raises Denial if they cannot."""
        if self.exchange is not None:
            await self.exchange.answers()
            if not self.exchange.sure:
                raise Denial("busy", "this process is not sure of its tables")

    async def open(self) -> None:
        """Begin to look after the tables."""
        if self.exchange is not None:
            await self.exchange.open()
        self.lobby.open()

    async def close(self) -> None:
        """Let all tables go, so that others take them over at once; what happened is stored already."""
        self.lobby.close()
        if self.exchange is not None:
            await self.exchange.close()


def shared(settings: Settings, collector: Collector | None = None) -> Shared:
    """Return a process with these settings; raises DatabaseError."""
    if not settings.redis:
        return Shared(Lobby(settings), collector=collector)
    exchange = Exchange(settings.redis)
    lobby = Lobby(settings, Leases(exchange), SharedShelf(exchange), exchange.name)
    exchange.on_expired.append(lobby.let_go)
    exchange.on_forgotten.append(lobby.confirm_soon)
    return Shared(lobby, exchange, Links(exchange), Visitors(exchange, lobby), collector)
