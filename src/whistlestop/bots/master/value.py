"""What a game is worth to each seat: a network that reads the rows of all seats together and tells chances and points.

Every seat's row goes through the same first layer; the second one reads a seat beside the mean of its rivals and the
most of any of them, so tables of two to five seats are judged alike. It was fitted to games of the planner by
`scripts/fit_master.py` and is kept in `value.json`. On boards that it was not fitted to the forecast of `search` is
asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

from whistlestop.batch.batch import Batch
from whistlestop.bots.master.rows import Rows, widen
from whistlestop.bots.planner import forecast
from whistlestop.bots.search import playouts
from whistlestop.ruleset.compile import Rules

FILE = Path(__file__).with_name("value.json")
POINTS = 20.0  # what the network counts points in

Floats = NDArray[np.float64]


class Value(msgspec.Struct, frozen=True):
    """The network: numbers of a row are centred and scaled; layers are lists of lines, one for each number read."""

    maps: tuple[str, ...]
    centre: list[float]
    scale: list[float]
    first: list[list[float]]
    first_bias: list[float]
    own: list[list[float]]
    mean: list[list[float]]
    most: list[list[float]]
    second_bias: list[float]
    out: list[list[float]]  # two numbers for each neuron: chance and points
    straight: list[list[float]]  # and for each number of the row
    out_bias: list[float]


class Values(msgspec.Struct, frozen=True):
    """Networks for games with cards and with dice."""

    cards: Value
    dice: Value


class Network:
    """A value that is ready to be asked."""

    def __init__(self, value: Value) -> None:
        """Turn lists into arrays."""
        self.maps = value.maps
        names = [name for name in value.__struct_fields__ if name != "maps"]
        self.layers = {name: np.array(getattr(value, name), np.float64) for name in names}

    def tell(self, rows: Rows) -> tuple[Floats, Floats]:
        """Return each seat's chance to win and final points, games by seats."""
        layers = self.layers
        scaled = (rows - layers["centre"]) / layers["scale"]
        seats = np.maximum(scaled @ layers["first"] + layers["first_bias"], 0)
        mean, most = rivals(seats)
        sums = seats @ layers["own"] + mean @ layers["mean"] + most @ layers["most"] + layers["second_bias"]
        told = np.maximum(sums, 0) @ layers["out"] + scaled @ layers["straight"] + layers["out_bias"]
        weights = np.exp(told[..., 0] - told[..., 0].max(axis=-1, keepdims=True))
        points: Floats = rows[..., forecast.TOTAL] + POINTS * told[..., 1]
        return weights / weights.sum(axis=-1, keepdims=True), points


def rivals(seats: Floats) -> tuple[Floats, Floats]:
    """Return the mean and the most of all other seats, for every seat."""
    count = seats.shape[1]
    if count == 2:  # the only other one
        other = seats[:, ::-1]
        return other, other
    mean = (seats.sum(axis=1, keepdims=True) - seats) / (count - 1)
    others = [[other for other in range(count) if other != seat] for seat in range(count)]
    return mean, seats[:, others].max(axis=2)


decoder = msgspec.json.Decoder(Values)


@cache
def networks() -> tuple[Network, Network]:
    """Return the networks for cards and for dice."""
    values = decoder.decode(FILE.read_bytes())
    return Network(values.cards), Network(values.dice)


def look_ahead(batch: Batch, codes: Sequence[int], last: int) -> tuple[Floats, Floats]:
    """Return each seat's chance to win and final points, games by seats, as `playouts.look_ahead` does."""
    return foretell(batch, playouts.describe(batch, codes, last))


def is_fitted_to(rules: Rules) -> bool:
    """Return whether there is a value for a board, with cards or dice, whichever is played."""
    return rules.map.id in networks()[int(bool(rules.options["dice"]))].maps


def foretell(batch: Batch, described: Rows) -> tuple[Floats, Floats]:
    """Return chances and points of games that were described, as `playouts.foretell` does."""
    if not is_fitted_to(batch.rules[0]):
        return playouts.foretell(batch, described)
    network = networks()[int(batch.boards[0].dice != 0)]
    return playouts.outcome(batch, *network.tell(widen(batch, described)))
