"""The grids for a GPU do what the entry points for the CPU do: read by the interpreter, one thread after the other.

A child process runs every grid with the compiler off and stand-ins for what a GPU gives a thread: its number, memory of
its own and a counter that all share. The compiled batch must tell the same in every buffer and record.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from whistlestop import Batch, compile_rules, maps
from whistlestop.batch.batch import Played, buffers
from whistlestop.batch.jobs import play_seeds
from whistlestop.compiler import kernel
from whistlestop.records import state

TABLES = (("usa", ""), ("europe", "dice monsters"), ("germany", ""), ("marklin", "monsters"))
STEPS = 40
CHILD = "import json, test_grids; print(json.dumps(test_grids.told_by(test_grids.grid_batch())))"


def told_by(kind: type[Batch]) -> list[str]:
    """Return digests of all that the jobs of a batch of some kind tell: after each step, at the end, and of seeds."""
    rules = [compile_rules(maps.load(board), dict.fromkeys(mode.split(), True)) for board, mode in TABLES]
    batch, out, found = kind(rules, len(rules)), buffers(len(rules)), []
    batch.reset(np.arange(len(rules)))
    for number in range(STEPS):
        batch.advance(batch.random_actions(number), out)
        found.append(digest(*out, batch.records(), batch.legal()))
    batch.step(batch.random_actions(STEPS))
    batch.play_out(30, checked=True)
    found.append(digest(batch.records(), batch.faults()))
    batch.play_out()
    found.append(digest(batch.records(), batch.scores()))
    return [*found, digest(*batch.play_seeds(np.arange(2 * len(rules))))]


def digest(*arrays: NDArray[Any] | None) -> str:
    """Return a fingerprint of arrays."""
    return hashlib.sha256(b"".join(array.tobytes() for array in arrays if array is not None)).hexdigest()


def grid_batch() -> type[Batch]:
    """Return a batch whose jobs are done by the grids, in plain Python."""
    import numba

    from whistlestop.batch.cuda import grids

    thread = [0]
    kinds = {grids.GAME: state.GAME, grids.SCRATCH: grids.small_scratch(), numba.int32: np.dtype(np.int32)}

    def add(counter: NDArray[np.int64], place: int, more: int) -> int:
        before = int(counter[place])
        counter[place] += more
        return before

    gpu = SimpleNamespace(
        grid=lambda dimensions: thread[0],
        local=SimpleNamespace(array=lambda shape, kind: np.zeros(shape, kinds[kind])),
        atomic=SimpleNamespace(add=add),
    )
    vars(grids)["cuda"] = gpu

    class GridBatch(Batch):
        def run(self, job: Callable[..., None], *arguments: object) -> None:
            for thread[0] in range(len(self) + 1):  # a block has more threads than there are games
                grids.GRIDS[job](self.games, self.boards, *arguments)

        def _play_seeds(self, seeds: NDArray[np.uint64], first: int, most: int, out: Played) -> None:
            counter = np.zeros(1, np.int64)
            grids.GRIDS[play_seeds](counter, self.boards, seeds, self.players, first, most, *out)

    return GridBatch


@pytest.mark.skipif(kernel.INTERPRETED, reason="there is nothing to compare with the compiler off")
@pytest.mark.skipif(importlib.util.find_spec("numba_cuda") is None, reason="numba-cuda is not installed")
def test_interpreted_grids_tell_what_the_compiled_batch_tells() -> None:
    environment = {**os.environ, "WHISTLESTOP_INTERPRETED": "1"}
    environment["PYTHONPATH"] = os.pathsep.join([str(Path(__file__).parent), str(kernel.PACKAGE.parent)])
    child = subprocess.run(
        [sys.executable, "-c", CHILD], env=environment, capture_output=True, text=True, timeout=500, check=False
    )
    assert child.returncode == 0, child.stderr
    ours, theirs = told_by(Batch), json.loads(child.stdout)
    assert len(set(ours)) == STEPS + 3
    assert [number for number, pair in enumerate(zip(ours, theirs, strict=True)) if pair[0] != pair[1]] == []
