"""The words texts are made of: kinds of cards, tracks and tickets as place ids with ordinals.

A track is `boston:new-york`, with `#2` behind it if it is the second between the two places; a ticket likewise. A share
is `reading:3`, its company and the number printed on it.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache

from whistlestop import maps
from whistlestop.records.mechanisms import merge
from whistlestop.records.state import (
    ALVIN,
    DEXTER,
    DOUBLE,
    LOCOMOTIVE,
    PASSENGER_CARD,
    PLUS4,
    SINGLE,
    STATION_FACE,
    WILD,
)
from whistlestop.ruleset.compile import Rules

KIND_NAMES: dict[int, str] = {
    **dict(enumerate(maps.COLOURS)),
    LOCOMOTIVE: "locomotive",
    PLUS4: "plus4",
    PASSENGER_CARD: "passenger",
}
KINDS_BY_NAME = {name: kind for kind, name in KIND_NAMES.items()}
FACE_NAMES: dict[int, str] = {SINGLE: "single", DOUBLE: "double", STATION_FACE: "station", WILD: "wild"}
FACES_BY_NAME = {name: face for face, name in FACE_NAMES.items()}
MONSTER_NAMES: dict[int, str] = {ALVIN: "alvin", DEXTER: "dexter"}
MEEPLE_NAMES: dict[int, str] = dict(enumerate(maps.MEEPLE_COLOURS))
MEEPLES_BY_NAME = {name: colour for colour, name in MEEPLE_NAMES.items()}
MONSTERS_BY_NAME = {name: monster for monster, name in MONSTER_NAMES.items()}


@cache
def every_kind() -> dict[int, str]:
    """Return the names of all kinds of cards, those that mechanisms bring included."""
    return {**KIND_NAMES, **merge(__package__, "KINDS")}


@cache
def every_kind_by_name() -> dict[str, int]:
    """Return the kinds of cards by their names."""
    return {name: kind for kind, name in every_kind().items()}


class NotationError(ValueError):
    """A text that cannot be read, with the reason."""


@lru_cache(maxsize=4096)
def plain(text: str) -> str:
    """Return text folded for comparison: no case, no accents, every dash and run of blanks one space."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    kept = (" " if unicodedata.category(c) in ("Pd", "Zs") or c == "_" else c for c in letters)
    return " ".join("".join(c for c in kept if not unicodedata.combining(c)).split())


def numbered(pairs: Sequence[tuple[str, str]]) -> list[str]:
    """Return `a:b` for each pair, with an ordinal where the same pair comes several times."""
    seen: dict[tuple[str, str], int] = {}
    total = Counter(pairs)
    words = []
    for a, b in pairs:
        seen[a, b] = seen.get((a, b), 0) + 1
        words.append(f"{a}:{b}#{seen[a, b]}" if total[a, b] > 1 else f"{a}:{b}")
    return words


@dataclass(frozen=True)
class Words:
    """The words of one map: for tracks, tickets, places and shares, from number to word and back."""

    tracks: list[str]
    tickets: list[str]
    places: list[str]
    meeples: int = 0  # how many luck puts on the board before the first turn
    shares: list[str] = field(default_factory=list)
    drawn: dict[int, list[str]] = field(default_factory=dict)  # what streams of luck of mechanisms draw on this map
    track_numbers: dict[str, int] = field(init=False)
    ticket_numbers: dict[str, int] = field(init=False)
    place_numbers: dict[str, int] = field(init=False)
    share_numbers: dict[str, int] = field(init=False)
    drawn_answers: dict[str, tuple[int, int]] = field(init=False)

    def __post_init__(self) -> None:
        """Build the ways back."""
        known = {"track": self.tracks, "ticket": self.tickets, "place": self.places, "share": self.shares}
        for name, words in known.items():
            object.__setattr__(self, f"{name}_numbers", {word: number for number, word in enumerate(words)})
        drawn = {word: (stream, number) for stream, of in self.drawn.items() for number, word in enumerate(of)}
        object.__setattr__(self, "drawn_answers", drawn)


def printed_names(place: maps.Place) -> tuple[str, ...]:
    """Return what a place is called beside its id: its name as printed and, of a border point, its country."""
    return (place.name,) if place.country is None else (place.name, place.country)


def words(map: maps.Map) -> Words:
    """Return the words of a map."""
    return Words(
        numbered([(track.a, track.b) for track in map.tracks]),
        numbered([(ticket.a, ticket.b) for ticket in map.tickets]),
        [place.id for place in map.places],
        len(map.meeples) * map.meeples_per_colour,
        share_words(map),
        {stream: tell(map) for stream, tell in merge(__package__, "LUCK_ON_MAP").items()},
    )


@lru_cache(maxsize=64)
def words_of(rules: Rules) -> Words:
    """Return the words of the map of a table's rules, found once."""
    return words(rules.map)


def share_words(map: maps.Map) -> list[str]:
    """Return the shares of a map by company and number."""
    return [f"{company.id}:{number + 1}" for company in map.companies for number in range(company.shares)]


def find(numbers: dict[str, int], word: str, what: str) -> int:
    """Return the number of a word, or raise NotationError naming what it should have been."""
    if word not in numbers:
        raise NotationError(f"'{word}' is no {what} of this map")
    return numbers[word]


def join(items: Iterable[str]) -> str:
    """Return items as one comma-separated word, or `-` for none."""
    return ",".join(items) or "-"


def split(text: str) -> list[str]:
    """Return the items of a comma-separated word."""
    return [] if text in ("", "-") else text.split(",")
