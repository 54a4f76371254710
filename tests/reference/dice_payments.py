"""What dice and tokens can pay with (R133, R136-R139, R148, R150, R196).

A way to pay is a tuple of parts in the order of the action text, such as (("single", 2), ("wild", 1)). All ways
are found by trying every number of every part.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations_with_replacement, product

from .dice import FACES

Way = tuple[tuple[str, int], ...]
TOKEN = "token"


@cache
def words(way: Way) -> str:
    """Return the parts as an action text has them."""
    return " + ".join(f"{part} {count}" for part, count in way)


def ways_within(limits: Iterable[tuple[str, int]]) -> list[Way]:
    """Return every choice of numbers up to the limits, parts of nought left out, the empty choice included."""
    return _ways_within(tuple(limits))


@cache
def _ways_within(limits: Sequence[tuple[str, int]]) -> list[Way]:
    names = [name for name, _ in limits]
    numbers = product(*(range(limit + 1) for _, limit in limits))
    return [tuple((name, n) for name, n in zip(names, chosen, strict=True) if n) for chosen in numbers]


def sub_multisets(things: Counter[str], order: Iterable[str]) -> list[Way]:
    """Return every part of `things`, the empty one included, named in the given order."""
    return ways_within([(name, things[name]) for name in order])


def route_ways(dice: Counter[str], tokens: int, kind: str, price: int, symbols: int, wilds_pay: bool) -> list[Way]:
    """Return every way to pay exactly `price` symbols of `kind`, a Wild for each ferry symbol (R136, R148)."""
    wilds = dice["wild"] if wilds_pay else 0
    ways = _ways_of(price, kind, dice[kind], wilds, tokens)
    return [way for way in ways if dict(way).get("wild", 0) >= symbols] if symbols else ways


@cache
def _ways_of(price: int, kind: str, of_kind: int, wilds: int, tokens: int) -> list[Way]:
    """Return every way to make up `price`; remembered, because every track of a board asks again and again."""
    ways = ways_within([(kind, of_kind), ("wild", wilds), (TOKEN, tokens)])
    return [way for way in ways if total(way) == price]


def station_ways(dice: Counter[str], price: int) -> list[Way]:
    """Return every way to pay with Stations and Wilds (R138, R150)."""
    return [way for way in sub_multisets(dice, ("station", "wild")) if total(way) == price]


def locomotive_ways(dice: Counter[str], locomotives: int, payment: object) -> list[Way]:
    """Return every way to make up so many locomotives for a monster (R196)."""
    units = [("wild", 1)]
    if payment == "none":
        return []
    if payment == "wild_or_pair":
        units += [(face, 2) for face in FACES if face != "wild"]
    found = [_together(chosen) for chosen in combinations_with_replacement(units, locomotives)]
    return [way for way in found if all(dice[face] >= count for face, count in way)]


def _together(units: Iterable[tuple[str, int]]) -> Way:
    dice: Counter[str] = Counter()
    for face, count in units:
        dice[face] += count
    return tuple(dice.items())


def pairs(dice: Counter[str]) -> list[tuple[str, str]]:
    """Return every pair of dice, as a multiset, that a token can be bought with (R139)."""
    return _pairs(tuple(dice[face] for face in FACES))


@cache
def _pairs(numbers: Sequence[int]) -> list[tuple[str, str]]:
    dice = dict(zip(FACES, numbers, strict=True))
    found = combinations_with_replacement([face for face in FACES if dice[face]], 2)
    return [(x, y) for x, y in found if x != y or dice[x] > 1]


def total(way: Way) -> int:
    """Return the number of dice and tokens in `way`."""
    return sum(count for _, count in way)
