"""Numbers fitted to games of the planner by `scripts/fit_search.py`, kept in `fitted.json`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec


class Forecast(msgspec.Struct, frozen=True):
    """A small network that tells how many points a seat will add, from a row of `planner/forecast.py`.

    Rows are centred and scaled; `hidden` gives one line of weights for each number of a row, with `bias` added and
    what is below zero cut off; `out` weighs those, `straight` the row itself. `spread` is the scale of chances: what it
    is at the end, and what each turn that is left adds.
    """

    centre: list[float]
    scale: list[float]
    hidden: list[list[float]]
    bias: list[float]
    out: list[float]
    straight: list[float]
    constant: float
    spread: tuple[float, float]


class Fitted(msgspec.Struct, frozen=True):
    """Weights of the signs that a rival holds a ticket (`worlds.py`), and forecasts with cards and with dice."""

    tickets: list[float]
    cards: Forecast
    dice: Forecast


decoder = msgspec.json.Decoder(Fitted)


@cache
def fitted() -> Fitted:
    """Return the fitted numbers."""
    return decoder.decode((Path(__file__).parent / "fitted.json").read_bytes())
