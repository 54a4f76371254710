"""What a game will come to that was played on for a few turns only: every seat's points, and its chance to win."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from whistlestop.bots.planner import forecast
from whistlestop.bots.planner.forecast import WIDTH as WIDTH
from whistlestop.bots.search.fitted import Forecast, fitted

Floats = NDArray[np.float64]
Rows = NDArray[np.float32]
MOST_TURNS = 15  # with more to go chances are no more open than with these


def final_points(rows: Rows, dice: bool) -> Floats:
    """Return the points that seats will likely end with; rows are the last axis."""
    points: Floats = rows[..., forecast.TOTAL] + network(_known(dice), rows)
    return points


def network(known: Forecast, rows: Rows) -> Floats:
    """Return the points that seats will likely add."""
    scaled = (rows - np.array(known.centre)) / np.array(known.scale)
    hidden = np.maximum(scaled @ np.array(known.hidden) + np.array(known.bias), 0)
    more: Floats = hidden @ np.array(known.out) + scaled @ np.array(known.straight) + known.constant
    return more


def chances(points: Floats, rows: Rows, dice: bool) -> Floats:
    """Return every seat's chance to win, games by seats, from the points forecast and the turns left."""
    known = _known(dice)
    turns = np.minimum(rows[..., forecast.TURNS].max(axis=-1, keepdims=True), MOST_TURNS)
    weights = np.exp((points - points.max(axis=-1, keepdims=True)) / (known.spread[0] + known.spread[1] * turns))
    shares: Floats = weights / weights.sum(axis=-1, keepdims=True)
    return shares


def _known(dice: bool) -> Forecast:
    return fitted().dice if dice else fitted().cards
