"""Compiling for the CPU beside compiling for the GPU.

A trial needs a job's code for the CPU as well as for the GPU. On a machine that has compiled nothing, each takes a
minute or more, so another process makes the CPU's and leaves it in the cache while this one makes the GPU's.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from whistlestop.batch import jobs, learning
from whistlestop.compiler import kernel

# The entry point of each job, and the call of `warmup.py` that compiles it. What scoring takes is not worth a process.
ENTRIES: dict[Callable[..., None], tuple[Any, str]] = {
    jobs.start_games: (jobs.start_games, "start"),
    jobs.legal_games: (jobs.ask, "legal"),
    jobs.fault_games: (jobs.ask, "check"),
    jobs.choose_games: (jobs.ask, "choose"),
    jobs.step_games: (jobs.step_games, "step"),
    jobs.play_games: (jobs.play, "play"),
    jobs.play_seeds: (jobs.play, "seeds"),
    learning.advance_games: (learning.advance_games, "advance"),
    learning.observe_games: (learning.observe_games, "advance"),
}


@contextmanager
def compiling(job: Callable[..., None]) -> Iterator[None]:
    """Have a job compiled for the CPU, if it is not yet, while something else is done; wait for it then."""
    entry, call = ENTRIES.get(job, (None, ""))
    if entry is None or kernel.has_code(entry):
        yield
        return
    command = [sys.executable, "-m", "whistlestop.warmup", call]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL) as process:  # noqa: S603
        try:
            yield
            process.wait()  # the pipe stays open for so long: without it the process would end
        except BaseException:
            process.kill()
            raise
