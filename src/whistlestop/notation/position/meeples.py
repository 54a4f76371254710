"""Meeples in a position line, named by the place or country they are in.

meeples=berlin:red:2,denmark:blue:1 | 0 collected=red:2
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from types import SimpleNamespace

import numpy as np

from whistlestop.notation.position.reading import Reader, read_number, write_counts
from whistlestop.notation.words import MEEPLE_NAMES, MEEPLES_BY_NAME, NotationError, Words, find, join, split
from whistlestop.records.state import MEEPLE_SLOTS, NONE, GameRecord
from whistlestop.ruleset.compile import Rules


def meeple_stands(rules: Rules) -> dict[str, slice]:
    """Return the slots of every place and country that has any, by its id."""
    starts, counts = rules.board.meeple_start.tolist(), rules.board.meeple_slots.tolist()
    stands = {}
    for place, first, count in zip(rules.map.places, starts, counts, strict=False):
        if count:
            stands[place.country or place.id] = slice(first, first + count)
    return stands


def table_words(rules: Rules, game: SimpleNamespace, names: Words) -> Iterator[str]:
    """Return what the meeples on the board add to a line."""
    if meeples := list(_standing_meeples(rules, game)):
        yield f"meeples={join(meeples)}"


def _standing_meeples(rules: Rules, game: SimpleNamespace) -> Iterator[str]:
    for stand, slots in meeple_stands(rules).items():
        counts = Counter(colour for colour in game.meeples[slots] if colour != NONE)
        for colour, count in sorted(counts.items()):
            yield f"{stand}:{MEEPLE_NAMES[colour]}:{count}"


def seat_words(rules: Rules, game: SimpleNamespace, names: Words, seat: int) -> Iterator[str]:
    """Return what a seat's meeples add to its section."""
    if any(game.collected[seat]) and not rules.board.second_room:
        yield f"collected={write_counts(game.collected[seat], MEEPLE_NAMES)}"


def read_meeples(rules: Rules, game: GameRecord, value: str) -> None:
    """Put meeples on the board."""
    stands, found = meeple_stands(rules), Counter[str]()
    for item in split(value):
        stand, colour, count = ([*item.split(":"), "", ""])[:3]
        if stand not in stands:
            raise NotationError(f"'{stand}' is no place or country with meeples")
        number = find(MEEPLES_BY_NAME, colour, "colour of meeple")
        slots = game.meeples[stands[stand]]
        many = read_number(count, "number of meeples", len(slots) - found[stand])
        slots[found[stand] : found[stand] + many] = number
        slots[:] = np.sort(slots)[::-1]
        found[stand] += many


def read_collected(game: GameRecord, seat: int, value: str) -> None:
    """Give a seat the meeples it has collected."""
    for item in split(value):
        colour, _, count = item.partition(":")
        number = find(MEEPLES_BY_NAME, colour, "colour of meeple")
        game.collected[seat, number] = read_number(count, "number of meeples", MEEPLE_SLOTS)


TABLE_READERS: dict[str, Reader] = {
    "meeples": lambda at_, value: read_meeples(at_.rules, at_.game, value),
}
SEAT_READERS: dict[str, Reader] = {
    "collected": lambda at_, value: read_collected(at_.game, at_.seat, value),
}


def refuse(rules: Rules, game: GameRecord) -> None:
    """Raise if there are more meeples than the bag had."""
    if rules.board.second_room:
        return
    bag, standing = rules.board.meeple_bag, game.meeples.tolist()
    collected = [sum(counts) for counts in zip(*game.collected.tolist(), strict=True)]
    for colour, name in MEEPLE_NAMES.items():
        count = standing.count(colour) + collected[colour]
        if count > bag[colour]:
            raise NotationError(f"the line has {count} {name} meeples; the game has {bag[colour]}")
