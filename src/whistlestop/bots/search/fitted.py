"""Numbers fitted to games of the planner by `scripts/fit_search.py`, kept in `fitted.json`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec


class Forecast(msgspec.Struct, frozen=True):
    """How many points a seat will add: weights of a row of `kernels.forecast` and a constant, and how far off that is.

    `spread` is the scale of chances: what it is at the end, and what each turn that is left adds.
    """

    points: list[float]
    constant: float
    spread: tuple[float, float]


class Fitted(msgspec.Struct, frozen=True):
    """Weights of the signs that a rival holds a ticket (`worlds.py`), and forecasts with cards and with dice."""

    tickets: list[float]
    cards: Forecast
    dice: Forecast


@cache
def fitted() -> Fitted:
    """Return the fitted numbers."""
    return msgspec.json.decode((Path(__file__).parent / "fitted.json").read_bytes(), type=Fitted)
