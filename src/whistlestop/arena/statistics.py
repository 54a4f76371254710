"""Intervals that know of blocks: the games of one block share their luck and are not independent of each other."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from whistlestop.bots.simulation import first_places as first_places

NORMAL = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations
Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Estimate:
    """A figure, its 95 % interval and the number of games behind it."""

    value: float
    low: float
    high: float
    games: int


def mean(blocks: Floats, games: int) -> Estimate:
    """Return the mean over blocks with its interval; one block alone has none."""
    value = float(blocks.mean()) if len(blocks) else float("nan")
    error = _standard_error(blocks)
    return Estimate(value, value - NORMAL * error, value + NORMAL * error, games)


def share(blocks: Floats, games: int) -> Estimate:
    """Return the mean of shares between 0 and 1 with Wilson's interval.

    The number of games that goes into the interval is the one that independent games would need for the spread which
    the blocks show, so pairs that cancel luck out make it narrower and repeated luck makes it wider.
    """
    value = float(blocks.mean()) if len(blocks) else float("nan")
    error = _standard_error(blocks)
    worth = value * (1.0 - value) / error**2 if 0.0 < error < np.inf and 0.0 < value < 1.0 else float(games)
    low, high = wilson(value, worth)
    return Estimate(value, low, high, games)


def wilson(value: float, games: float) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share seen in so many independent games."""
    if games <= 0:
        return 0.0, 1.0
    square = NORMAL**2
    middle = (value + square / (2 * games)) / (1 + square / games)
    half = NORMAL / (1 + square / games) * np.sqrt(value * (1 - value) / games + square / (4 * games**2))
    # Rounding may put 0 or 1 just outside of its own interval.
    return float(max(0.0, min(value, middle - half))), float(min(1.0, max(value, middle + half)))


def _standard_error(blocks: Floats) -> float:
    return float(blocks.std(ddof=1) / np.sqrt(len(blocks))) if len(blocks) > 1 else float("inf")
