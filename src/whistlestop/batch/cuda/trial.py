"""The first launch of a GPU's code is tried against the CPU before its results are trusted.

Code is made on the spot, for the board that is played and by whatever compiler and driver are there, so what was
compared on one machine proves little on another. The first games of the first launch are therefore played on the CPU as
well, from the same records, and every byte must agree.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np
from numba.cuda.cudadrv.driver import CudaAPIError
from numpy.typing import NDArray

from whistlestop.records import state
from whistlestop.records.state import SEATS, Games
from whistlestop.rules import scoring

TRIED = (
    256  # games: all that a whole game can meet is met by some of them, and the CPU needs some hundredths of a second
)


REPORT = "and please report the board, the options and the versions of numba-cuda and of the driver"


class DifferentError(RuntimeError):
    """The GPU did something else than the CPU."""


class BrokenOffError(RuntimeError):
    """The GPU did not come to an end."""


@contextmanager
def faults_told(name: str) -> Iterator[None]:
    """Tell in a sentence that a launch failed; whoever waits for a later one hears of it there."""
    try:
        yield
    except CudaAPIError as error:
        raise BrokenOffError(
            f"the GPU broke off in {name} and answers nothing more in this process ({error}): start anew with"
            f' device="cpu", {REPORT}'
        ) from error


def beginning(array: Any) -> Any:  # noqa: ANN401 - an array of numpy or of numba-cuda
    """Return a copy of the first rows of an array, in the memory of the CPU; a plain number as it is."""
    if not getattr(array, "ndim", 0):
        return array
    if not array.size:
        return np.zeros(array.shape, array.dtype)
    return _here(array[:TRIED])


def first_games(games: Any) -> Games:  # noqa: ANN401 - an array of numpy or of numba-cuda
    """Return a copy of the first game records; as bytes, because fields that share their room are copied so."""
    copied: Games = _here(games.view(np.uint8)[: TRIED * state.GAME.itemsize]).view(state.GAME)
    return copied


def _here(array: Any) -> Any:  # noqa: ANN401
    return array.copy_to_host() if hasattr(array, "copy_to_host") else np.array(array)


def own_sheet() -> NDArray[np.int32]:
    """Return the sheet that a thread of the CPU needs."""
    return np.zeros((1, SEATS, scoring.WIDTH), np.int32)


def refuse_differences(name: str, cpu: Sequence[Any], gpu: Sequence[Any]) -> None:
    """Raise DifferentError unless all arrays of the one are those of the other."""
    for ours, theirs in zip(cpu, gpu, strict=True):
        if hasattr(ours, "tobytes") and ours.tobytes() != theirs.tobytes():
            raise DifferentError(
                f"the GPU's code for {name} gives other results than the CPU on this table, so its games are not to be"
                f' trusted: use device="cpu", {REPORT}'
            )
