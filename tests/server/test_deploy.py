"""Running it for many: the files under deploy/ and the pages for hosts say what is so, and their commands work."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from prometheus_client import Counter, Gauge, Histogram

from server.cluster import ROOT
from server.house import House, running, scene
from server.player import take_turns
from server.services import PostgreSQL, program
from whistlestop.server import metrics
from whistlestop.server.settings import PREFIX, Settings
from whistlestop.server.storage.schema import NEWEST

DEPLOY, DOCS = ROOT / "deploy", ROOT / "docs"
KNOWN = [one for one in vars(metrics).values() if isinstance(one, Counter | Gauge | Histogram)]


def names_of(metric: Any) -> set[str]:
    """Return the names under which Prometheus finds a figure."""
    name = metric._name
    if isinstance(metric, Counter):
        return {f"{name}_total"}
    return {f"{name}_bucket", f"{name}_count", f"{name}_sum"} if isinstance(metric, Histogram) else {name}


def test_the_dashboard_and_the_page_show_every_figure_and_no_other() -> None:
    known = set().union(*(names_of(metric) for metric in KNOWN))
    shown = set(re.findall(r"whistlestop_\w+", json.dumps(json.loads((DEPLOY / "dashboard.json").read_text()))))
    assert shown <= known
    assert all(names_of(metric) & shown for metric in KNOWN)
    told = set(re.findall(r"^\| `(whistlestop_\w+)", (DOCS / "watching.md").read_text("utf-8"), re.MULTILINE))
    assert told == {f"{one._name}_total" if isinstance(one, Counter) else one._name for one in KNOWN}


def test_compose_runs_two_servers_with_settings_that_exist_and_files_that_are_there() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    assert {"server-1", "server-2", "postgresql", "redis", "caddy"} <= set(services)
    for name in ("server-1", "server-2"):
        build, environment = services[name]["build"], services[name]["environment"]
        assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
        chosen = {key.removeprefix(PREFIX).lower() for key in environment if key.startswith(PREFIX)}
        assert {"database", "redis", "public_url"} == chosen <= set(Settings.__struct_fields__)
        assert f"{name}:8000" in (DEPLOY / "Caddyfile").read_text()
        assert f"{name}:8000" in (DEPLOY / "prometheus.yaml").read_text()
    for service in services.values():
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert not source.startswith(".") or (DEPLOY / source).is_file()


def test_the_container_is_made_of_files_that_are_there() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    for copied in re.findall(r"^COPY (?!--from)(\S+) ", text, re.MULTILINE):
        assert (ROOT / copied).exists()
    chosen = {name.lower() for name in re.findall(r"WHISTLESTOP_(\w+)=", text)} - {"cache"}
    assert chosen <= set(Settings.__struct_fields__)
    pinned = (ROOT / "requirements" / "processes.txt").read_text()
    for package in ("redis==", "psycopg==", "alembic==", "prometheus-client==", "uvicorn=="):
        assert f"\n{package}" in pinned or pinned.startswith(package)


# --- figures, logs, readiness ---


@scene()
async def test_figures_count_what_happens_and_are_told_to_neighbours_only(house: House) -> None:
    players = await house.seated("mine", "mine")
    await take_turns(players, 5)
    await players[0].refused_with("play", decision=10_000, action=0)
    text = (await house.http.get("/metrics")).text
    assert re.search(r'whistlestop_decisions_total\{by="person"\} [1-9]', text)
    assert re.search(r'whistlestop_refusals_total\{code="stale"\} [1-9]', text)
    assert re.search(r'whistlestop_sockets\{kind="player"\} 2.0', text)
    far = {"X-Forwarded-For": "9.9.9.9"}
    assert (await house.http.get("/metrics", headers=far)).status_code == 404


@scene(logs="json", public_url="https://trains.example")
async def test_lines_of_the_log_carry_the_request(house: House) -> None:
    named = await house.http.get("/api/live", headers={"X-Request-Id": "from-the-proxy"})
    assert named.headers["x-request-id"] == "from-the-proxy"
    unsound = await house.http.get("/api/live", headers={"X-Request-Id": "no good\tname"})
    assert re.fullmatch(r"[0-9a-f]{16}", unsound.headers["x-request-id"])


def test_logs_are_json_lines(folder: Path) -> None:
    code = (
        "import logging; from whistlestop.server.journal import *\n"
        "write_lines(); set_request_id('abc')\n"
        "logging.getLogger('whistlestop.x').info('hello', extra={'facts': {'status': 200}})\n"
        "try: 1 / 0\nexcept ZeroDivisionError: logging.getLogger('whistlestop.x').exception('oh')\n"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=_environment())
    first, second = (json.loads(line) for line in told.stderr.splitlines())
    assert (first["message"], first["request"], first["status"], first["level"]) == ("hello", "abc", 200, "info")
    assert "ZeroDivisionError" in second["exception"]


def _environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT / "src")}


# --- backup ---


def commands(what: str) -> str:
    """Return the commands of the page about backups."""
    found = re.search(rf"```sh {what}\n(.*?)```", (DOCS / "backup.md").read_text("utf-8"), re.DOTALL)
    assert found is not None, what
    return found[1]


def run(what: str, **variables: str) -> None:
    """Run commands of the page."""
    folders = os.environ["PATH"] if "sqlite" in what else f"{Path(program('pg_dump')).parent}:{os.environ['PATH']}"
    environment = {**os.environ, **variables, "PATH": folders}
    words = ["bash", "-euc", commands(what)]
    done = subprocess.run(words, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_copy_taken_while_people_play_is_put_back_and_goes_on(
    folder: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    postgresql: PostgreSQL | None = request.getfixturevalue("postgresql") if kind == "postgresql" else None
    database = str(folder / "tables.sqlite") if postgresql is None else postgresql.database()
    names = {"TABLES": database, "DATABASE": database.replace("+psycopg", ""), "COPY": str(folder / "copy")}

    async def act() -> None:
        async with running(folder, database=database) as house:
            made = await house.table("mine", "mine")
            players = await house.players(made)
            await take_turns(players, 5)
            await asyncio.to_thread(run, f"backup {kind}", **names)
            kept = players[0].versions[-1]
            await take_turns(players, 5)
        await asyncio.to_thread(run, f"restore {kind}", **names)
        async with running(folder, database=database) as house:
            again = await house.players(made)
            assert again[0].versions == [kept]
            await take_turns(again, 3)
            assert all(not player.over for player in again)

    asyncio.run(act())


def test_the_upgrade_command_tells_the_version_before_and_after(folder: Path) -> None:
    words = [sys.executable, "-m", "whistlestop.server.storage.upgrade", f"sqlite:///{folder}/tables.sqlite"]
    told = [
        subprocess.run(words, env=_environment(), capture_output=True, text=True, check=True).stdout for _ in range(2)
    ]
    assert told == [f"empty -> {NEWEST}\n", f"{NEWEST} -> {NEWEST}\n"]
    assert "python -m whistlestop.server.storage.upgrade" in (DOCS / "upgrade.md").read_text("utf-8")
