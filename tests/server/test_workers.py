"""`whistlestop serve --processes`: workers behind one port that share the tables, replaced and restarted in turn."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.cluster import ROOT, Seat
from server.house import QUICK
from server.services import PostgreSQL, Redis, free_port, until
from whistlestop.cli.errors import WrongInput
from whistlestop.cli.serve import serve
from whistlestop.server.settings import Settings

PAUSE = 0.3  # before a decision, so that the game outlasts the restarts


def test_what_is_missing_for_many_processes_is_told_in_a_sentence(folder: Path) -> None:
    file, far = str(folder / "tables.sqlite"), "postgresql+psycopg://somebody@nowhere/tables"
    with pytest.raises(WrongInput, match="cannot share SQLite"):
        serve(processes=2, database=file)
    with pytest.raises(WrongInput, match="cannot share SQLite"):
        serve(redis="redis://localhost", database=file)
    with pytest.raises(WrongInput, match="need a Redis"):
        serve(processes=2, database=far)
    with pytest.raises(WrongInput, match="The address of the Redis"):
        serve(redis="localhost", database=far)


def children(process: subprocess.Popen[bytes]) -> set[int]:
    """Return the workers of a server."""
    listed = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text()
    return {int(number) for number in listed.split()}


def get(base: str, path: str) -> httpx.Response | None:
    """Return the answer of whichever worker takes the request, if one does."""
    try:
        return httpx.get(base + path, timeout=60)
    except httpx.HTTPError:
        return None


def serves(base: str) -> bool:
    """Return whether somebody is ready."""
    answer = get(base, "/api/ready")
    return answer is not None and answer.status_code == 200


def test_workers_share_tables_and_are_replaced_and_restarted_while_people_play(
    postgresql: PostgreSQL, redis: Redis
) -> None:
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    words = ["serve", "--port", str(port), "--database", postgresql.database(), "--redis", redis.address]
    quick = {f"WHISTLESTOP_{name.upper()}": str(value) for name, value in QUICK.items()}
    server = subprocess.Popen(
        [sys.executable, "-m", "whistlestop", *words, "--processes", "2", "--logs", "json"],
        env={**os.environ, **quick, "PYTHONPATH": str(ROOT / "src")},
        stdout=subprocess.DEVNULL,
    )
    try:
        until(lambda: serves(base), "nobody serves")
        asyncio.run(_play_through(base, server))
        figures = httpx.get(f"{base}/metrics", timeout=60).text
        assert 'whistlestop_decisions_total{by="person"}' in figures
        server.terminate()
        assert server.wait(30) == 0
        assert get(base, "/api/live") is None
    finally:
        if server.poll() is None:
            server.terminate()
            server.wait(30)


async def _play_through(base: str, server: subprocess.Popen[bytes]) -> None:
    body: dict[str, Any] = {"map": "usa", "seats": [{"kind": "mine"}] * 2, "start": True}
    async with httpx.AsyncClient(base_url=base, timeout=60) as http:
        made = (await http.post("/api/tables", json=body)).json()
    seats = [Seat(made["table"]["code"], key["token"], key["seat"], PAUSE) for key in made["seats"]]
    tasks = [asyncio.create_task(seat.live([base], random.Random(seat.number))) for seat in seats]
    before = children(server)
    assert len(before) == 2
    os.kill(min(before), signal.SIGKILL)
    await _more(seats)
    await asyncio.to_thread(until, lambda: len(children(server) - before) == 1, "a dead worker is not replaced")
    middle = children(server)
    server.send_signal(signal.SIGHUP)
    await asyncio.to_thread(until, lambda: not children(server) & middle, "workers are not restarted")
    await asyncio.to_thread(until, lambda: len(children(server)) == 2, "there are not two workers")
    await _more(seats)
    for task in tasks:
        task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        assert isinstance(result, asyncio.CancelledError), result


async def _more(seats: list[Seat]) -> None:
    """Wait until everybody's answers were acknowledged some times more."""
    wanted = [seat.answers + 3 for seat in seats]
    for _ in range(3000):
        if all(seat.answers >= number for seat, number in zip(seats, wanted, strict=True)):
            return
        await asyncio.sleep(0.02)
    raise AssertionError("nobody gets on")


def test_every_setting_of_the_environment_is_in_the_page_for_hosts() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    for name in Settings.__struct_fields__:
        assert f"`WHISTLESTOP_{name.upper()}`" in page, name
