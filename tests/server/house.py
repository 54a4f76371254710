"""A server on the loopback for one test, in the same event loop as its clients, and short ways to set tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from socket import create_server
from typing import Any

import httpx
import uvicorn

from server.player import Player
from whistlestop.server.http.app import create_app
from whistlestop.server.http.door import configured
from whistlestop.server.settings import Settings
from whistlestop.server.table.lobby import Lobby
from whistlestop.server.table.table import Table

# Tests ask a lot in a short time.
QUICK: dict[str, Any] = {
    "messages_per_second": 10_000,
    "lines_per_second": 10_000,
    "requests_per_second": 10_000,
    "tables_per_hour": 100_000,
    "tables_per_day": 100_000,
    "replays_per_minute": 10_000,
    "turn_end_seconds": 0,
    "guesses_per_minute": 10_000,
}


class House:
    """A running server: its address, its lobby, and who came to it."""

    def __init__(self, base: str, lobby: Lobby) -> None:
        self.base, self.lobby = base, lobby
        self.http = httpx.AsyncClient(base_url=base, timeout=60)  # for a busy machine
        self._guests: list[Player] = []

    async def table(
        self, *seats: dict[str, Any] | str, map: str = "usa", start: bool = True, **more: Any
    ) -> dict[str, Any]:
        """Set a table; a seat is a plan or the word mine, open or a bot's name. Return what the server answered."""
        body = {"map": map, "seats": [_plan(seat) for seat in seats], "start": start, "bot_delay": 0, **more}
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    async def sit(self, code: str, token: str | None = None, **hello: Any) -> Player:
        """Return a player with a snapshot; without a token a spectator."""
        player = await self.open(code, token)
        await player.hello(**hello)
        return player

    async def open(self, code: str, token: str | None = None, **options: Any) -> Player:
        """Return a player who has said nothing yet."""
        self._guests.append(await Player.open(self.base, code, token, **options))
        return self._guests[-1]

    async def players(self, made: dict[str, Any]) -> list[Player]:
        """Return a player for each seat that is one's own at a table just made."""
        return [await self.sit(made["table"]["code"], key["token"]) for key in made["seats"]]

    async def seated(self, *seats: dict[str, Any] | str, **more: Any) -> list[Player]:
        """Set a table and return the players of the seats that are one's own."""
        return await self.players(await self.table(*seats, **more))

    def inside(self, code: str) -> Table:
        """Return the table itself."""
        return self.lobby.tables[code]

    async def close(self) -> None:
        """Send everybody home."""
        for player in self._guests:
            await player.close()
        await self.http.aclose()


def _plan(seat: dict[str, Any] | str) -> dict[str, Any]:
    if isinstance(seat, dict):
        return seat
    return {"kind": seat} if seat in ("mine", "open") else {"kind": "bot", "bot": seat}


@asynccontextmanager
async def running(folder: Path, **settings: Any) -> AsyncIterator[House]:
    """Return a server that keeps its tables in a folder."""
    chosen = Settings(**({"database": str(folder / "tables.sqlite")} | QUICK | settings))
    app = create_app(chosen)
    door = create_server(("127.0.0.1", 0))
    server = uvicorn.Server(configured(app, chosen, "error"))
    serving = asyncio.create_task(server._serve([door]))
    house = House(f"http://127.0.0.1:{door.getsockname()[1]}", app.state.lobby)
    try:
        while not server.started:
            assert not serving.done(), "the server did not start"
            await asyncio.sleep(0.01)
        yield house
    finally:
        await house.close()
        server.should_exit = True
        await serving
        door.close()


def scene(**settings: Any) -> Callable[[Callable[[House], Awaitable[None]]], Callable[[Path], None]]:
    """Return what makes a test of a function that plays with a running server."""

    def turned(play: Callable[[House], Awaitable[None]]) -> Callable[[Path], None]:
        async def act(folder: Path) -> None:
            async with running(folder, **settings) as house:
                await play(house)

        def test(folder: Path) -> None:
            asyncio.run(act(folder))

        test.__name__, test.__doc__, test.__module__ = play.__name__, play.__doc__, play.__module__
        return test

    return turned
