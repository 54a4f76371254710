"""What the parts of the facts share: plain values that are typed, and can still be asked for by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from typing import TypeAlias

from whistlestop.compiler.kernel import interpreted
from whistlestop.notation.words import KIND_NAMES
from whistlestop.records.state import NONE
from whistlestop.rules import tickets

Counts: TypeAlias = dict[str, int]

at = interpreted(tickets.at)


class Known(Mapping[str, object]):
    """Facts as a mapping too: `facts["hand"]` and `{**facts}` work, and they equal a dictionary of the same values."""

    def __getitem__(self, name: str) -> object:
        """Return one fact; raises KeyError."""
        if name not in type(self).__dataclass_fields__:  # type: ignore[attr-defined]
            raise KeyError(name)
        return getattr(self, name)

    def __iter__(self) -> Iterator[str]:
        """Return the names in the order of messages."""
        return iter([field.name for field in fields(self)])  # type: ignore[arg-type]

    def __len__(self) -> int:
        """Return how many facts there are."""
        return len(fields(self))  # type: ignore[arg-type]


def known(number: int) -> int | None:
    """Return a number of the record, or None where it stands for nothing."""
    return None if number == NONE else number


def counts_by_kind(counts: Sequence[int]) -> Counts:
    """Return how many cards there are of each kind, kinds without any left out."""
    return {name: counts[kind] for kind, name in KIND_NAMES.items() if counts[kind]}


def members(words: Sequence[int]) -> list[int]:
    """Return the numbers in a set that is written as mask words; most bits are unset, so set ones are looked for."""
    found = []
    for number, mask in enumerate(words):
        while mask:
            found.append(number * 64 + (mask & -mask).bit_length() - 1)
            mask &= mask - 1
    return found


def tickets_at(where: Sequence[int], place: int, seat: int) -> list[int]:
    """Return the tickets that are in a place of a seat; `where` are the places of all."""
    code = at(place, seat)
    return [ticket for ticket, here in enumerate(where) if here == code] if code in where else []
