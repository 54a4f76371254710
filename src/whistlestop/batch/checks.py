"""What a batch refuses, once a call and never once a game: tables that cannot be, arrays of the wrong size or type.

Whether an action is legal is not looked at; that is what makes the fast door fast.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from whistlestop.batch.buffers import BUFFER_TYPES, Buffers
from whistlestop.batch.learning import REWARDS
from whistlestop.records.actions import ACTIONS
from whistlestop.ruleset.compile import Rules
from whistlestop.ruleset.table import refuse_bad_table, refuse_impossible_deal, whole_number

MOST_THREADS = 1024  # each has room to work in and a thread of the system: more are a mistake
MOST_NUMBER = 2**63 - 1  # of what kernels count with


def refuse_table(every: Sequence[Rules], games: int, players: int, threads: int, reward: str) -> None:
    """Raise ValueError if no such batch can be set up."""
    if wrong := [rules for rules in every if not isinstance(rules, Rules)]:
        raise ValueError(f"a batch takes rules, as `compile_rules` returns them, not {wrong[0]!r}")
    if not every:
        raise ValueError("a batch needs the rules of at least one board")
    if whole_number("number of games", games) < 0:
        raise ValueError(f"a batch has 0 games or more, not {games}")
    if not 1 <= whole_number("number of threads", threads) <= MOST_THREADS:
        raise ValueError(f"a batch has 1 to {MOST_THREADS} threads, not {threads}")
    if reward not in REWARDS:
        raise ValueError(f"a reward is one of {', '.join(REWARDS)}, not '{reward}'")
    for rules in every:
        refuse_bad_table(rules.map, players, 0, None)
        refuse_impossible_deal(rules.map, players)


def seeds(given: ArrayLike, games: int | None = None) -> NDArray[np.uint64]:
    """Return seeds as kernels take them; raises ValueError for other than whole numbers, or for too many or too few."""
    numbers = np.asarray(given)
    kind = numbers.dtype.kind if numbers.size else "u"  # an empty list is one of floats to numpy
    if kind not in "ui" or (kind == "i" and numbers.min() < 0):
        raise ValueError("a seed is a number from 0 to 2**64 - 1")
    if games is not None and numbers.shape not in ((), (1,), (games,)):
        raise ValueError(f"{games} games take one seed or {games}, not an array of shape {numbers.shape}")
    if games is None and numbers.ndim != 1:
        raise ValueError(f"seeds are a row of numbers, not an array of shape {numbers.shape}")
    return numbers.astype(np.uint64)


def limit(most: object) -> int:
    """Return a number of decisions as kernels take it; raises ValueError for what is none."""
    number = whole_number("limit", most)
    if not 0 <= number <= MOST_NUMBER:
        raise ValueError(f"a limit is a number of decisions from 0 to {MOST_NUMBER}, not {number}")
    return number


def number_of_choice(given: object) -> int:
    """Return what tells one random choice from the next as kernels take it; raises ValueError for what does not fit."""
    number = whole_number("number of a choice", given)
    if abs(number) > MOST_NUMBER:
        raise ValueError(f"the number of a choice lies between -{MOST_NUMBER} and {MOST_NUMBER}, not at {number}")
    return number


def refuse_actions(given: ArrayLike, games: int) -> None:
    """Raise ValueError unless there is one id of an action for each game; arrays of a GPU are measured only."""
    of_a_gpu: Any = getattr(given, "__cuda_array_interface__", None)
    numbers = np.zeros(0, np.int64) if of_a_gpu else np.asarray(given)
    shape = tuple(of_a_gpu["shape"]) if of_a_gpu else numbers.shape
    if shape != (games,):
        raise ValueError(f"{games} games take {games} actions, not an array of shape {shape}")
    if not numbers.size:
        return
    if numbers.dtype.kind not in "ui":
        raise ValueError(f"actions are whole numbers, not {numbers.dtype}")
    if numbers.min() < 0 or numbers.max() >= ACTIONS:
        wrong = numbers[(numbers < 0) | (numbers >= ACTIONS)][0]
        raise ValueError(f"actions are numbered 0 to {ACTIONS - 1}, not {wrong}")


def refuse_buffers(out: Buffers, games: int) -> None:
    """Raise ValueError if a buffer that is given has not a row for each game."""
    if not isinstance(out, Buffers):
        raise ValueError(
            f"what is told is written into `Buffers`, as `buffers({games})` returns them, not into {out!r}"
        )
    for name, array in zip(out._fields, out, strict=True):
        if array is not None:
            types, width = BUFFER_TYPES[name]
            refuse_buffer(name, array, types, (games, *width))


def refuse_buffer(name: str, array: Any, types: Sequence[str], shape: tuple[int, ...]) -> None:  # noqa: ANN401
    """Raise ValueError unless an array has that shape, one of these types, lies in one piece and may be written to.

    Kernels would be compiled anew for an array that may not, which looks like a program that hangs.
    """
    if not isinstance(array, np.ndarray) and not hasattr(array, "__cuda_array_interface__"):
        raise ValueError(f"`{name}` must be an array of numpy or of a GPU, not {type(array).__name__}")
    kind = str(array.dtype).rpartition(".")[2]  # PyTorch writes torch.int8
    if tuple(array.shape) != shape or kind not in types:
        wanted = " or ".join(types)
        raise ValueError(f"`{name}` must be {wanted} of shape {shape}, not {kind} of shape {tuple(array.shape)}")
    if isinstance(array, np.ndarray) and not array.flags.carray:
        raise ValueError(f"`{name}` must lie in memory row after row (C-contiguous, aligned) and may not be read-only")
