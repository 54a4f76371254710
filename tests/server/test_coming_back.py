"""Reconnecting: on the same device, on another, after missed moves, after the table left memory, after kill -9."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path
from time import time

import httpx

from server.house import House, scene
from server.player import Player, play_on, take_turns
from whistlestop.server.protocol.messages import Snapshot

START = """
import sys, uvicorn
from whistlestop.server.http.app import create_app
from whistlestop.server.settings import Settings
settings = Settings(database=sys.argv[1], requests_per_second=10000, messages_per_second=10000)
uvicorn.run(create_app(settings), host="127.0.0.1", port=int(sys.argv[2]), log_level="error")
"""


@scene()
async def test_a_client_that_missed_moves_gets_what_it_missed(house: House) -> None:
    first, second = await house.seated("mine", "mine")
    await take_turns([first, second], 6)
    count, version = len(first.events), first.versions[-1]
    await first.close()
    missed = await house.sit(first.table.code, first.token)
    await take_turns([missed, second], 4)
    other_device = await house.open(first.table.code, first.token)
    other_device.events = list(first.events)
    snapshot = await other_device.hello(version=version, events=count)
    assert isinstance(snapshot, Snapshot)
    assert snapshot.events.start == count
    fresh = await house.sit(first.table.code, first.token)
    assert other_device.events == fresh.events
    assert other_device.view == fresh.view


@scene()
async def test_hello_can_be_said_again_and_presence_is_told(house: House) -> None:
    first, second = await house.seated("mine", "mine")
    await first.until(lambda: first.presence and first.presence.connected == [0, 1])
    await second.close()
    await first.until(lambda: first.presence and first.presence.connected == [0])
    snapshot = await first.hello(version=first.versions[-1], events=len(first.events))
    assert isinstance(snapshot, Snapshot)
    assert snapshot.events.items == []
    assert [seat.connected for seat in snapshot.table.seats] == [True, False]


@scene(idle_seconds=1)
async def test_an_idle_table_leaves_memory_and_comes_back_as_it_was(house: House) -> None:
    first, second = await house.seated("mine", "mine")
    await take_turns([first, second], 8)
    await first.done("say", text="back soon")
    view, code = first.view, first.table.code
    await house.lobby.sweep(time() + 60)
    assert code in house.lobby.tables, "somebody looks at it"
    await first.close()
    await second.close()
    while not house.inside(code).idle:
        await asyncio.sleep(0.01)
    await house.lobby.sweep(time() + 60)
    assert code not in house.lobby.tables
    again = await house.sit(code, first.token)
    assert again.view == view
    assert again.events[: len(first.events)] == first.events
    assert [line.text for line in again.chat] == ["back soon"]


def test_kill_9_loses_no_announced_move_and_the_game_goes_on(folder: Path) -> None:
    asyncio.run(_killed(folder))


async def _killed(folder: Path) -> None:
    port = await _free_port()
    base = f"http://127.0.0.1:{port}"
    server = await _started(folder, port)
    try:
        async with httpx.AsyncClient(base_url=base, timeout=60) as http:
            seats = [{"kind": "mine"}, {"kind": "mine"}, {"kind": "bot", "bot": "greedy"}]
            body = {"map": "europe", "seats": seats, "bot_delay": 0, "start": True}
            made = (await http.post("/api/tables", json=body)).json()
        code = made["table"]["code"]
        before = [await _sit(base, code, key["token"]) for key in made["seats"]]
        playing = asyncio.gather(*(play_on(one, seed) for seed, one in enumerate(before)), return_exceptions=True)
        await before[0].sees(lambda me: len(me.versions) > 40, 30)
        os.kill(server.pid, signal.SIGKILL)
        await server.wait()
        for one in before:
            await one.sees(lambda me: me.close_code)
        playing.cancel()
        server = await _started(folder, port)
        after = [await _sit(base, code, key["token"]) for key in made["seats"]]
        for old, new in zip(before, after, strict=True):
            assert new.events[: len(old.events)] == old.events, "an announced move was lost"
            assert new.view.decision >= old.view.decision
        await asyncio.gather(*(play_on(one, seed) for seed, one in enumerate(after)))
        assert after[0].over
        for one in after:
            await one.close()
    finally:
        server.kill()
        await server.wait()


async def _sit(base: str, code: str, token: str) -> Player:
    player = await Player.open(base, code, token)
    await player.hello()
    return player


async def _free_port() -> int:
    server = await asyncio.start_server(lambda *_: None, "127.0.0.1", 0)
    port = int(server.sockets[0].getsockname()[1])
    server.close()
    await server.wait_closed()
    return port


async def _started(folder: Path, port: int) -> asyncio.subprocess.Process:
    words = (sys.executable, "-c", START, str(folder / "tables.sqlite"), str(port))
    server = await asyncio.create_subprocess_exec(*words)
    async with httpx.AsyncClient(timeout=60) as http:
        for _ in range(600):
            try:
                await http.get(f"http://127.0.0.1:{port}/api/health")
            except httpx.ConnectError:
                await asyncio.sleep(0.05)
            else:
                return server
    raise AssertionError("the server did not start")
