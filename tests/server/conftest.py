"""A folder for each test's tables, on a disk of memory where the machine has one.

Every move is written to the disk before it is told, which is what makes whole games slow on a real one.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from busy import factor
from server.services import PostgreSQL, Redis, Service, folder_for, package
from whistlestop.server.storage import store

MEMORY = Path("/dev/shm")


@pytest.fixture(autouse=True)
def _patient_store(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a database that is kept waiting by a busy machine not count as away; tests of outages say what counts."""
    monkeypatch.setattr(store, "PATIENCE", store.PATIENCE * factor())


@pytest.fixture
def folder() -> Iterator[Path]:
    """Return an empty folder."""
    made = Path(tempfile.mkdtemp(dir=MEMORY if MEMORY.is_dir() else None))
    yield made
    shutil.rmtree(made)


def _running(service: type[Service]) -> Iterator[Service]:
    folder = folder_for(service.__name__.lower())
    try:
        made = service(folder)
        made.start()
        yield made
        made.close()
    finally:
        shutil.rmtree(folder)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Service]:
    """Return a PostgreSQL of this run's own."""
    package("psycopg")
    yield from _running(PostgreSQL)


@pytest.fixture(scope="session")
def redis() -> Iterator[Service]:
    """Return a Redis of this run's own."""
    package("redis")
    yield from _running(Redis)
