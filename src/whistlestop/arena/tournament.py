"""A whole run: what is missing is cut into parts, an engine plays them, and each finished part is kept at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from whistlestop.arena import engines
from whistlestop.arena.engines import PartRange
from whistlestop.arena.plan import Plan
from whistlestop.arena.results import Results, join, play
from whistlestop.arena.sequential import Sequential
from whistlestop.arena.store import Store
from whistlestop.arena.summary import duel
from whistlestop.compiler.extras import need

EngineName = Literal["local", "ray"]
PART_SECONDS = 1.0  # so long a part shall take: what a kill can lose
LARGEST_PART = 4096

Progress = Callable[[int], None]


def run(
    plan: Plan,
    blocks: int,
    *,
    store: Store | None = None,
    threads: int = 1,
    engine: EngineName = "local",
    test: Sequential | None = None,
    progress: Progress = lambda blocks: None,
) -> Results:
    """Return all results of a plan, those already stored included, once `blocks` are played or `test` has its answer.

    `progress` hears how many blocks there are, again and again.
    """
    if engine == "ray":
        need("the engine `ray`", "cluster", "ray")
    parts = list(store.parts) if store else []
    missing = _missing(parts, blocks)
    progress(sum(map(len, parts)))
    if not _settled(plan, parts, test):
        for part in _played(plan, missing, threads, engine):
            parts.append(part)
            if store:
                store.add(part)
            progress(sum(map(len, parts)))
            if _settled(plan, parts, test):
                break
    return join(parts)


def blocks_for(plan: Plan, games: int) -> int:
    """Return how many blocks have at least so many games."""
    return -(-games // len(plan.seatings))


def _settled(plan: Plan, parts: list[Results], test: Sequential | None) -> bool:
    return test is not None and bool(parts) and test.verdict(duel(plan, join(parts))) != "open"


def _missing(parts: list[Results], blocks: int) -> NDArray[np.int64]:
    there = np.concatenate([part.blocks for part in parts]) if parts else np.zeros(0, np.int64)
    return np.setdiff1d(np.arange(blocks), there)


def _played(plan: Plan, missing: NDArray[np.int64], threads: int, engine: EngineName) -> Iterator[Results]:
    """Yield the missing blocks; the first few are played here and tell how large a part shall be."""
    first = list(_cut(missing, threads))[:1]
    for low, high in first:
        play(plan, low, low + 1)  # loads what there is to load, so that it is not measured
        begun = perf_counter()
        yield play(plan, low, high, threads)
        size = int(PART_SECONDS / max(perf_counter() - begun, 1e-6) * (high - low))
        rest = missing[high - low :]
        yield from _engine(plan, engine)(plan, _cut(rest, min(max(size, threads), LARGEST_PART)), threads)


def _engine(plan: Plan, engine: EngineName) -> engines.Engine:
    if engine == "ray":
        return engines.on_ray
    return engines.on_threads if plan.compiled else engines.on_processes


def _cut(missing: NDArray[np.int64], size: int) -> Iterator[PartRange]:
    """Yield the missing blocks as ranges of at most `size`; a range has no gap."""
    start = 0
    for end in range(1, len(missing) + 1):
        if end == len(missing) or missing[end] != missing[end - 1] + 1 or end - start == size:
            yield int(missing[start]), int(missing[end - 1]) + 1
            start = end
