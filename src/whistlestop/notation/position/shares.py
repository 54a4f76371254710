"""Shares in a position line, each by its company and number; what nobody has lies in its stack.

dummy=reading:2 shown=reading:2 | 0 shares=reading:1,lehigh-valley:1
"""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

import numpy as np

from whistlestop.compiler.kernel import interpreted
from whistlestop.notation.position.reading import Reader, Reading
from whistlestop.notation.words import NotationError, Words, find, join, split
from whistlestop.rules import shares
from whistlestop.ruleset.compile import Rules


def table_words(rules: Rules, game: SimpleNamespace, names: Words) -> Iterator[str]:
    """Return what the dummy's shares add to a line."""
    if rules.map.companies and game.dummy_shares:
        yield f"dummy={_join(names, game.dummy_shares)}"
    if rules.map.companies and game.shown_shares:
        yield f"shown={_join(names, game.shown_shares)}"


def seat_words(rules: Rules, game: SimpleNamespace, names: Words, seat: int) -> Iterator[str]:
    """Return what a seat's shares add to its section."""
    if rules.map.companies and game.shares[seat]:
        yield f"shares={_join(names, game.shares[seat])}"


def _join(names: Words, held: int) -> str:
    return join(word for number, word in enumerate(names.shares) if held >> number & 1)


def read_shares(at_: Reading, value: str) -> None:
    """Give a seat the shares it holds."""
    at_.game.shares[at_.seat] = _take(at_, value)


def read_dummy(at_: Reading, value: str) -> None:
    """Give the dummy its shares."""
    at_.game.dummy_shares = _take(at_, value)


def read_shown(at_: Reading, value: str) -> None:
    """Turn up shares of the dummy."""
    at_.game.shown_shares = _read(at_, value)


def _read(at_: Reading, value: str) -> np.uint64:
    numbers = {find(at_.names.share_numbers, word, "share") for word in split(value)}
    return np.uint64(sum(1 << number for number in numbers))


def _take(at_: Reading, value: str) -> np.uint64:
    read, game = _read(at_, value), at_.game
    if read & game.taken_shares:
        raise NotationError(f"a share of '{value}' stands in the line twice")
    game.taken_shares |= read
    return read


TABLE_READERS: dict[str, Reader] = {"dummy": read_dummy, "shown": read_shown}
SEAT_READERS: dict[str, Reader] = {"shares": read_shares}

FAULTS = (
    (interpreted(shares.stack_faults), "a share is held while one above it still lies in its stack"),
    (interpreted(shares.dummy_faults), "what is said of the dummy's shares does not fit the table or the phase"),
)
