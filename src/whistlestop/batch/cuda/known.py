"""Boards whose plain numbers are known when code is made for them.

A batch of one board without expansions needs a fraction of the rules. What is nought or one on all boards of a batch
(whether there are dice, monsters, stations …) becomes a constant of the code that is compiled for it, so the compiler
leaves out what cannot happen there: less to compile, and less that the GPU's small caches of instructions must hold.
Larger numbers stay in the record: as constants they would only make loops longer.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types
from numba.cuda.extending import core_models, register_model
from numba.cuda.np import arrayobj, numpy_support

from whistlestop.records.board import Boards


class KnownBoard(types.Record):  # type: ignore[misc] # Numba has no types
    """The record of a board of which some numbers are known."""

    name: str
    fields: dict[str, Any]

    def __init__(self, plain: types.Record, numbers: dict[str, int]) -> None:
        """Be like the plain record, with a name of its own: code is kept by the names of what it is called with."""
        fields = [(name, field._asdict()) for name, field in plain.fields.items()]
        super().__init__(fields, plain.size, plain.aligned)
        self.numbers = numbers
        self.name = f"{self.name}{sorted(numbers.items())}"
        # Records with the same fields in the same order are taken for one another, and this one must not be.
        self.fields = dict(reversed(self.fields.items()))

    @property
    def is_expanded(self) -> bool:
        """Whether all boards are played with an expansion."""
        return self.numbers.get("dice") == 1 or self.numbers.get("monsters") == 1


register_model(KnownBoard)(core_models.RecordModel)


@arrayobj.lower_getattr_generic(KnownBoard)  # type: ignore[untyped-decorator]
def read(context: Any, builder: Any, kind: KnownBoard, value: Any, field: str) -> Any:  # noqa: ANN401
    """Return a field: a constant if it is known, otherwise what stands in the record."""
    if field in kind.numbers:
        return context.get_constant(kind.typeof(field), kind.numbers[field])
    return arrayobj.record_getattr(context, builder, kind, value, field)


def numbers_of(boards: Boards) -> dict[str, int]:
    """Return the plain numbers that are nought on all boards, or one on all."""
    plain = [name for name in boards.dtype.names or () if boards.dtype[name].shape == ()]
    found = {name: np.unique(boards[name]) for name in plain}
    return {name: int(values[0]) for name, values in found.items() if len(values) == 1 and values[0] in (0, 1)}


def kind_of(boards: Boards) -> types.Array:
    """Return the type of an array of boards, with what is known of them."""
    return types.Array(KnownBoard(numpy_support.from_dtype(boards.dtype), numbers_of(boards)), 1, "C")
