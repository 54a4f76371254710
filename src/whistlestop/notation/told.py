"""An action in words, taken apart: what notation writes, clients are sent and a person chooses from.

Each mechanism tells its own blocks in a module of its name here: `TELL` has a function for each type of parts, and
`place_texts`, `track_texts`, `fixed_texts` and `map_texts` say how its actions may be typed. `EVENT_NAMES` names its
numbers in events, `BOARD_NAMES` those that only a board gives a name.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from whistlestop import maps
from whistlestop.compiler.kernel import interpreted
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import NONE, GameRecord
from whistlestop.rules import purse
from whistlestop.ruleset.special_claims import special_number

plain_price = interpreted(purse.plain_price)

Counts = Mapping[str, int]


class Told(msgspec.Struct, frozen=True):
    """An action: its verb and, as the verb needs them, the names and numbers that stand beside it."""

    verb: str
    card: str | None = None
    track: int | None = None
    place: str | None = None
    monster: str | None = None
    token: str | None = None
    colour: str | None = None
    company: str | None = None
    count: int | None = None
    cost: Counts | None = None  # what is paid, given back, rolled again or split, by name; in the order it is written


class Fetched:
    """A game record of which each field is fetched once: numpy takes a microsecond, and all legal actions ask again."""

    def __init__(self, record: GameRecord) -> None:
        """Keep the record, which must not change meanwhile."""
        self._record = record

    def __getattr__(self, name: str) -> object:
        """Fetch a field."""
        found = getattr(self._record, name)
        setattr(self, name, found)
        return found


def price(game: GameRecord, board: BoardRecord) -> int:
    """Return how many cards or symbols what the player has named still costs: `purse.price`, uncompiled."""
    found = special_number("due", game, board, int(game.claiming))
    return plain_price(game, board) if found == NONE else found


def counted(counts: Counts) -> dict[str, int]:
    """Return counts without those of nothing."""
    return {name: count for name, count in counts.items() if count}


def write_counts(counts: Counts) -> str:
    """Return counts as text: `red 2 + locomotive 1`."""
    return " + ".join(f"{name} {count}" for name, count in counts.items())


def track_names(map: maps.Map) -> list[str]:
    """Return every track by the ids of its places, with an ordinal where there are several between them."""
    names = [f"{track.a} {track.b}" for track in map.tracks]
    return [
        f"{name} #{names[:number].count(name) + 1}" if names.count(name) > 1 else name
        for number, name in enumerate(names)
    ]
