"""What reads one word of a position line, and the tables that mechanisms add to it.

A mechanism's module here has, of these, what it needs: `table_words` and `seat_words` write its words, `TABLE_READERS`
and `SEAT_READERS` read them, `finish` works out what follows from them, and `refuse` raises NotationError where they
contradict the rest of a line. `without_trains` returns the tracks that take none, as bits of one number, and `CLAIMING`
are the phases of its own in which a claimed route is paid for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from whistlestop.notation.words import NotationError, Words, join
from whistlestop.records.state import GameRecord
from whistlestop.ruleset.compile import Rules


@dataclass(frozen=True)
class Reading:
    """What a reader of one `key=value` needs; the seat is NOBODY in a section of the table."""

    rules: Rules
    game: GameRecord
    names: Words
    seat: int
    key: str


Reader = Callable[[Reading, str], None]


def read_number(text: str, what: str, most: int) -> int:
    """Return a number from 0 to `most`, or raise NotationError."""
    if not text.isdecimal() or int(text) > most:
        raise NotationError(f"'{text}' is no {what}; it is from 0 to {most}")
    return int(text)


def write_counts(counts: Sequence[int], names: Mapping[int, str]) -> str:
    """Return counts by name as one word."""
    return join(f"{names[index]}:{count}" for index, count in enumerate(counts) if count)
