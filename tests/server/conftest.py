"""A folder for each test's tables, on a disk of memory where the machine has one.

Every move is written to the disk before it is told, which is what makes whole games slow on a real one.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

MEMORY = Path("/dev/shm")


@pytest.fixture
def folder() -> Iterator[Path]:
    """Return an empty folder."""
    made = Path(tempfile.mkdtemp(dir=MEMORY if MEMORY.is_dir() else None))
    yield made
    shutil.rmtree(made)
