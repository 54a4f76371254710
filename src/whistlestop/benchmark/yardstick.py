"""The unit of our speed bars: the cost of one chained splitmix64 round in a compiled loop.

The rounds are chained through `mixed`, so no compiler can run them side by side. Taken right before and after the
thing being measured, it turns seconds on a noisy machine into a number that can be compared with another day's.
"""

from __future__ import annotations

import time

import numpy as np

from whistlestop.compiler.kernel import entry, scramble, step_key


@entry
def rounds(count: int) -> np.uint64:
    """Return the result of `count` chained rounds."""
    mixed = np.uint64(0)
    for position in range(1, count + 1):
        mixed = scramble(step_key(np.uint64(1), position)) ^ (mixed * np.uint64(0x2545F4914F6CDD1D))
    return mixed


def nanoseconds(count: int = 1 << 22, repeats: int = 3) -> float:
    """Return the best measured cost of one round in nanoseconds of processor time."""
    rounds(10)
    best = float("inf")
    for _ in range(repeats):
        start = time.process_time()
        rounds(count)
        best = min(best, (time.process_time() - start) / count * 1e9)
    return best
