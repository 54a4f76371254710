"""Actions as data: the blocks of ids, and what a number inside each means.

A block is a verb, its first id, and a tuple of typed parts, each with as many values as its width says: the number in
the block counts them through, the last part fastest. So an id is taken apart with `decode` and put together with
`encode`, and nobody compares it with the borders of blocks. Blocks of a mechanism stand in its own file of this folder.
"""

from __future__ import annotations

import operator
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import prod
from typing import NamedTuple

from whistlestop.records import actions
from whistlestop.records.mechanisms import collect
from whistlestop.records.numbers import HIDDEN, TRACKS

Parts = tuple[int, ...]


@dataclass(frozen=True)
class Block:
    """A run of ids: the verb they are written with, the first of them, and the type and widths of their parts."""

    verb: str
    first: int
    parts: type[Parts]
    widths: tuple[int, ...] = ()
    lowest: tuple[int, ...] = ()  # the smallest value of each part, where that is not 0

    @property
    def ids(self) -> range:
        """The ids of the block."""
        return range(self.first, self.first + prod(self.widths))

    def decode(self, action: int) -> Parts:
        """Return the parts of an id of this block."""
        number, values = action - self.first, list[int]()
        for width in reversed(self.widths):
            number, value = divmod(number, width)
            values.append(value)
        lowest = self.lowest or (0,) * len(self.widths)
        found = (value + low for value, low in zip(reversed(values), lowest, strict=True))
        return self.parts(*found)  # type: ignore[arg-type] # a named tuple takes its fields one by one

    def encode(self, parts: Parts) -> int:
        """Return the id of parts; raises ValueError if one of them is out of range."""
        number = 0
        for value, width, low in zip(parts, self.widths, self.lowest or (0,) * len(parts), strict=True):
            try:
                inner = operator.index(value) - low
            except TypeError:
                inner = -1
            if not 0 <= inner < width:
                raise ValueError(f"{parts} is no action")
            number = number * width + inner
        return self.first + number


class Take(NamedTuple):
    """A card taken from the display."""

    kind: int


class Draw(NamedTuple):
    """A card drawn blind from the deck."""


class Pass(NamedTuple):
    """Nothing can be done (R29)."""


class Keep(NamedTuple):
    """The ticket the player is asked about is kept."""


class Return(NamedTuple):
    """The ticket the player is asked about goes back."""


class Tickets(NamedTuple):
    """Tickets are drawn; with dice so many, with cards the number is 0."""

    number: int


class Claim(NamedTuple):
    """A track is claimed; payment follows."""

    track: int


class Pay(NamedTuple):
    """Cards of a kind are paid with locomotives among them; the price says how many cards in all."""

    kind: int
    locomotives: int


class End(NamedTuple):
    """The turn is ended; with dice so many tokens are given back (R145)."""

    singles: int
    doubles: int


BLOCKS = (
    Block("take", actions.TAKE, Take, (HIDDEN,)),
    Block("draw", actions.DRAW, Draw),
    Block("pass", actions.PASS, Pass),
    Block("keep", actions.KEEP, Keep),
    Block("return", actions.RETURN, Return),
    Block("tickets", actions.TICKETS, Tickets, (actions.MOST_TICKETS + 1,)),
    Block("claim", actions.CLAIM, Claim, (TRACKS,)),
    Block("pay", actions.PAY, Pay, (HIDDEN, actions.PAY_WIDTH)),
    Block("end", actions.END, End, (actions.END_WIDTH, actions.END_WIDTH)),
)


@cache
def blocks() -> tuple[Block, ...]:
    """Return the blocks of the card game and of all mechanisms, in the order of their ids."""
    of_mechanisms = (block for each in collect(__package__, "BLOCKS") for block in each)
    return tuple(sorted((*BLOCKS, *of_mechanisms), key=lambda block: block.first))


@cache
def _by_id() -> dict[int, Block]:
    return {action: block for block in blocks() for action in block.ids}


@cache
def _by_parts() -> dict[type[Parts], Block]:
    return {block.parts: block for block in blocks()}


def block_of(parts: type[Parts]) -> Block:
    """Return the block of a type of parts; raises ValueError for another type."""
    if parts not in _by_parts():
        raise ValueError(f"{parts.__name__} is no kind of action")
    return _by_parts()[parts]


@cache
def decode(action: int) -> Parts | None:
    """Return what an id means, or None if it means nothing."""
    block = _by_id().get(action)
    return None if block is None else block.decode(action)


def encode(parts: Parts) -> int:
    """Return the id of an action given by its parts."""
    return block_of(type(parts)).encode(parts)


def ids_of(*parts: type[Parts]) -> Iterator[int]:
    """Return all ids of blocks given by their types of parts."""
    for each in parts:
        yield from block_of(each).ids


def is_any(action: int, *parts: type[Parts]) -> bool:
    """Return whether an action is of one of these types."""
    return isinstance(decode(action), parts)
