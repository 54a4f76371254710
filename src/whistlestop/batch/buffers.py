"""Arrays of the caller's own that a batch writes into."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from whistlestop.batch.observation import write as observation
from whistlestop.records.actions import ACTION_WORDS, ACTIONS
from whistlestop.records.state import SEATS
from whistlestop.ruleset.table import whole_number


class Buffers(NamedTuple):
    """Arrays with a row for each game that `Batch.advance` writes into; what is None is not worked out.

    `observations` are rows of `observation.SIZE` int8 of the seat that decides, `masks` rows of ACTIONS bytes (bool,
    int8 or uint8), `legal` the same as rows of ACTION_WORDS uint64, `rewards` float32 by seat, `ends` bytes, `seats`
    int8: who decides now. All are C-contiguous.
    """

    observations: NDArray[np.int8] | None = None
    masks: NDArray[Any] | None = None
    legal: NDArray[np.uint64] | None = None
    rewards: NDArray[np.float32] | None = None
    ends: NDArray[Any] | None = None
    seats: NDArray[np.int8] | None = None


def buffers(games: int) -> Buffers:
    """Return buffers for everything; raises ValueError for what is no number of games."""
    if whole_number("number of games", games) < 0:
        raise ValueError(f"buffers are for 0 games or more, not {games}")
    return Buffers(
        np.zeros((games, observation.SIZE), np.int8),
        np.zeros((games, ACTIONS), np.bool_),
        np.zeros((games, ACTION_WORDS), np.uint64),
        np.zeros((games, SEATS), np.float32),
        np.zeros(games, np.bool_),
        np.zeros(games, np.int8),
    )


# The types and the width of a row that each buffer may have; a mask or an end is one byte, whatever it is called.
BYTES = ("bool", "int8", "uint8")
BUFFER_TYPES: dict[str, tuple[tuple[str, ...], tuple[int, ...]]] = {
    "observations": (("int8",), (observation.SIZE,)),
    "masks": (BYTES, (ACTIONS,)),
    "legal": (("uint64",), (ACTION_WORDS,)),
    "rewards": (("float32",), (SEATS,)),
    "ends": (BYTES, ()),
    "seats": (("int8",), ()),
}

NOTHING: Any = Buffers(
    np.zeros((0, observation.SIZE), np.int8),
    np.zeros((0, ACTIONS // 8), np.uint64),  # eight bytes of a mask at a time
    np.zeros((0, ACTION_WORDS), np.uint64),
    np.zeros((0, SEATS), np.float32),
    np.zeros(0, np.uint8),
    np.zeros(0, np.int8),
)


def filled(out: Buffers) -> Buffers:
    """Return buffers as kernels take them: none is missing, and masks are eight bytes at a time."""
    masks = None if out.masks is None else out.masks.view(np.uint64)
    ends = None if out.ends is None else out.ends.view(np.uint8)
    given: tuple[Any, ...] = out._replace(masks=masks, ends=ends)
    chosen: list[Any] = [nothing if one is None else one for one, nothing in zip(given, NOTHING, strict=True)]
    return Buffers(*chosen)
