"""Memory: what has ended is given back at once, and the collector, which stops everybody, has little to look at."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import time

from prometheus_client import REGISTRY

from server.house import House, scene
from server.player import Player, take_turns
from whistlestop.server.collector import Collector
from whistlestop.server.http import together, watching
from whistlestop.server.settings import Settings

PAUSES = "whistlestop_collector_pause_seconds"


@contextmanager
def no_collector() -> Iterator[None]:
    """Let nothing be freed but by its last reference."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@scene()
async def test_an_ended_table_is_freed_by_its_last_reference(house: House) -> None:
    with no_collector():
        ended = await _used_up(house)
        await _freed(ended)
        assert [what for what in ended if what() is not None] == []


async def _freed(ended: list[weakref.ref[object]]) -> None:
    """Wait until nothing of it is left, which tasks and timers that end may take, or for long."""
    for _ in range(500):
        if all(what() is None for what in ended):
            return
        await asyncio.sleep(0.01)


async def _used_up(house: House) -> list[weakref.ref[object]]:
    """Do at a table whatever is done at one, let everybody go, and return what it was."""
    made = await house.table("mine", "mine", "greedy", bot_delay=0)
    players = await house.players(made)
    await _do_everything(house, players, made["table"]["code"])
    table = house.inside(made["table"]["code"])
    parts = (table, table.queue, table.match, table.viewers, table.playing().game)
    ended: list[weakref.ref[object]] = [weakref.ref(part) for part in parts]
    del table, parts
    for player in players:
        await player.close()
    await _let_go(house, made["table"]["code"])
    return ended


async def _do_everything(house: House, players: list[Player], code: str) -> None:
    mover = await take_turns(players, 5)
    await mover.done("say", text="hello")
    await mover.ask("ask_hint", decision=mover.view.decision)
    await mover.ask("type_line", decision=mover.view.decision, line="log")
    assert await mover.refused_with("play", decision=99_999, action=1) == "stale"
    await mover.ask("undo", decision=mover.view.decision)
    watcher = await house.sit(code)
    watcher.socket.transport.abort()
    assert (await house.http.get(f"/api/tables/{code}/log")).status_code == 200


async def _let_go(house: House, code: str) -> None:
    while not house.inside(code).idle:
        await asyncio.sleep(0.01)
    await house.lobby.sweep(time() + 1_000_000)
    assert code not in house.lobby.tables


def test_everything_there_is_looked_through_only_when_nobody_is_there() -> None:
    collector = Collector()
    collector.begin()
    try:
        old, new = _ring(), _ring()
        collector.settle(nobody_here=False)
        assert (old(), new()) == (None, None)
        held: list[Ring] = []
        kept = _ring(held)
        collector.settle(nobody_here=False)
        held.clear()  # it falls into a ring where nobody looks
        collector.settle(nobody_here=False)
        assert kept() is not None
        collector.settle(nobody_here=True)
        assert kept() is None
    finally:
        collector.end()


def test_everything_is_looked_through_when_there_is_twice_as_much() -> None:
    collector = Collector()
    collector.begin()
    try:
        held: list[Ring] = []
        kept = _ring(held)
        collector.settle(nobody_here=False)
        held.clear()
        collector._left, collector._count_at = 1, 0.0
        collector.settle(nobody_here=False)
        assert kept() is None
    finally:
        collector.end()


class Ring:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.own = self


def _ring(held: list[Ring] | None = None) -> weakref.ref[Ring]:
    ring = Ring()
    if held is not None:
        held.append(ring)
    return weakref.ref(ring)


def test_the_timetable_ends_with_the_server() -> None:
    before = gc.get_threshold(), list(gc.callbacks)

    async def serve() -> None:
        working = asyncio.create_task(Collector().work(lambda: True))
        await asyncio.sleep(0)
        assert gc.get_threshold()[2] > 1_000_000  # never by itself
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)

    asyncio.run(serve())
    assert (gc.get_threshold(), list(gc.callbacks)) == before
    assert gc.get_freeze_count() == 0


def test_pauses_are_told_to_prometheus(folder: Path) -> None:
    shared = together.shared(Settings(database=str(folder / "tables.sqlite")), Collector())
    assert shared.collector is not None
    shared.collector.begin()
    gc.collect()
    shared.collector.end()
    before = REGISTRY.get_sample_value(f"{PAUSES}_count") or 0
    watching.refresh(shared)
    assert (REGISTRY.get_sample_value(f"{PAUSES}_count") or 0) > before
    assert not shared.collector.pauses
    shared.lobby.close()
