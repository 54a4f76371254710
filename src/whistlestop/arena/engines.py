"""Who plays the blocks: threads of this process, processes of this machine, or a Ray cluster.

Compiled bots share their work over threads; as soon as one bot is written in Python, processes do. An engine takes
parts (from block to block) and yields their results as they are finished, in any order.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context

from whistlestop.arena.plan import Plan
from whistlestop.arena.results import Results, play

PartRange = tuple[int, int]
Engine = Callable[[Plan, Iterable[PartRange], int], Iterator[Results]]
WAITING = 2  # parts handed out for each worker: one runs, one waits


def on_threads(plan: Plan, parts: Iterable[PartRange], threads: int) -> Iterator[Results]:
    """Yield parts one after the other, each shared over threads."""
    for low, high in parts:
        yield play(plan, low, high, threads)


def on_processes(plan: Plan, parts: Iterable[PartRange], workers: int) -> Iterator[Results]:
    """Yield parts as processes finish them."""
    waiting = iter(parts)
    # A fresh interpreter: a copy of this one would inherit threads of the compiler.
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        running: set[Future[Results]] = set()
        try:
            while True:
                for low, high in waiting:
                    running.add(pool.submit(play, plan, low, high))
                    if len(running) >= WAITING * workers:
                        break
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            for future in running:
                future.cancel()


def on_ray(plan: Plan, parts: Iterable[PartRange], workers: int) -> Iterator[Results]:
    """Yield parts as a Ray cluster finishes them; RAY_ADDRESS names it, else Ray starts `workers` on this machine."""
    import ray

    started = not ray.is_initialized()
    if started:
        _start_ray(workers)
    try:
        yield from _ray_parts(plan, parts)
    finally:
        if started:
            ray.shutdown()


def _start_ray(workers: int) -> None:
    import ray

    here = {} if os.environ.get("RAY_ADDRESS") else {"num_cpus": workers, "include_dashboard": False}
    # Workers import this package from where this process has it.
    paths = os.pathsep.join(path for path in sys.path if path)
    ray.init(log_to_driver=False, runtime_env={"env_vars": {"PYTHONPATH": paths}}, **here)


def _ray_parts(plan: Plan, parts: Iterable[PartRange]) -> Iterator[Results]:
    import ray

    work = ray.remote(play)
    waiting = iter(parts)
    running: list[object] = []
    most = WAITING * max(1, int(ray.cluster_resources().get("CPU", 1)))
    while True:
        while len(running) < most and (part := next(waiting, None)) is not None:
            running.append(work.remote(plan, *part))
        if not running:
            return
        done, running = ray.wait(running)
        yield from ray.get(done)
