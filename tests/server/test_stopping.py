"""Stopping: nobody waits for a bot that thinks, a client that does not read, or a request that never ends."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import Any

import httpx

from server.player import Player
from server.test_coming_back import _free_port

START = """
import sys, threading, uvicorn
from whistlestop.server.thinking import advisers, thinkers
from whistlestop.server.http.app import create_app
from whistlestop.server.http.door import configured
from whistlestop.server.settings import Settings

def thinks_for_ever(*_):
    print("thinking", flush=True)
    threading.Event().wait()

thinkers.decide = thinkers.choose = advisers.advise = thinks_for_ever
settings = Settings(database=sys.argv[1], port=int(sys.argv[2]))
uvicorn.Server(configured(create_app(settings), settings, "error")).run()
"""


def test_a_server_stops_although_bots_and_hints_think(folder: Path) -> None:
    asyncio.run(_stops(folder))


async def _stops(folder: Path) -> None:
    port = await _free_port()
    words = (sys.executable, "-c", START, str(folder / "tables.sqlite"), str(port))
    server = await asyncio.create_subprocess_exec(*words, stdout=asyncio.subprocess.PIPE)
    try:
        player, half = await _busy(f"http://127.0.0.1:{port}", server)
        os.kill(server.pid, signal.SIGTERM)
        assert await asyncio.wait_for(server.wait(), 20) == -signal.SIGTERM
        await player.sees(lambda me: me.close_code == 1012)
        await player.close()
        half.close()
    finally:
        if server.returncode is None:
            server.kill()
            await server.wait()


async def _busy(base: str, server: asyncio.subprocess.Process) -> tuple[Player, asyncio.StreamWriter]:
    """Let a bot and a hint think, somebody watch, and a request never end."""
    made = await _made(base)
    player = await Player.open(base, made["table"]["code"], made["seats"][0]["token"])
    await player.hello()
    await player.send("ask_hint", decision=0)
    assert server.stdout is not None
    for _ in range(2):
        assert await server.stdout.readline() == b"thinking\n"
    _, half = await asyncio.open_connection("127.0.0.1", int(base.rpartition(":")[2]))
    half.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
    return player, half


async def _made(base: str) -> dict[str, Any]:
    seats = [{"kind": "mine"}, {"kind": "bot", "bot": "search"}]
    async with httpx.AsyncClient(base_url=base, timeout=60) as http:
        for _ in range(600):
            try:
                answer = await http.post("/api/tables", json={"map": "usa", "seats": seats, "start": True})
            except httpx.ConnectError:
                await asyncio.sleep(0.05)
            else:
                return dict(answer.json())
    raise AssertionError("the server did not start")
