"""Tickets for a board that has none: worth what printed boards give, as long and as short as the board's ways are.

All pairs of cities are sorted by their way and cut into as many slices as tickets are wanted; each slice gives one
ticket, between the two cities that have the fewest so far. So lengths spread over the board as its ways do, cities
share the tickets, and none is left out if there are tickets enough. The same seed makes the same tickets.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from random import Random

from whistlestop.maps.check import MOST_TICKETS, pair
from whistlestop.maps.schema import Map, Ticket
from whistlestop.maps.ways import value, ways_from

Ends = tuple[str, str]
ROUNDS = 200  # in which cities that were left out are looked after


@dataclass(frozen=True)
class NewTickets:
    """Tickets, the way each was valued by, and the cities and countries that none of them names."""

    tickets: tuple[Ticket, ...]
    ways: tuple[float, ...]
    left_out: tuple[str, ...]


def new_tickets(map: Map, count: int, seed: int = 0) -> NewTickets:
    """So many tickets for a board, fewer if it has not as many pairs of cities; its own tickets are not looked at."""
    luck, cities = Random(seed), _cities(map)
    ways = _ways(map, cities)
    chosen = _spread(ways, min(count, MOST_TICKETS), luck)
    _look_after(cities, chosen, ways, luck)
    ordered = sorted(chosen, key=lambda ends: (-ways[ends], ends))
    decks = _decks(map, len(ordered))
    named = {city for ends in chosen for city in ends}
    return NewTickets(
        tuple(Ticket(*ends, value(ways[ends]), deck) for ends, deck in zip(ordered, decks, strict=True)),
        tuple(ways[ends] for ends in ordered),
        tuple(city for city in cities if city not in named),
    )


def _cities(map: Map) -> list[str]:
    """What tickets may name: every country, and every place that is no border point of one."""
    return [place.id for place in map.places if place.country is None] + [country.id for country in map.countries]


def _ways(map: Map, cities: list[str]) -> dict[Ends, float]:
    """The way of every pair of cities that a ticket may join: no neighbours, unless the board has nothing else."""
    found: dict[Ends, float] = {}
    for number, city in enumerate(cities):
        reached = ways_from(map, city)
        found |= {(city, other): reached[other] for other in cities[number + 1 :] if reached.get(other, 0) > 0}
    country = {place.id: place.country or place.id for place in map.places}
    near = {frozenset(country.get(end, end) for end in pair(track)) for track in map.tracks}
    far = {ends: way for ends, way in found.items() if frozenset(ends) not in near and way <= map.trains}
    return far or found


def _spread(ways: dict[Ends, float], count: int, luck: Random) -> set[Ends]:
    """One pair out of each slice of the ways, the cities with the fewest tickets first."""
    ordered = sorted(ways, key=lambda ends: (ways[ends], ends))
    count = min(count, len(ordered))
    edges = [len(ordered) * number // count for number in range(count + 1)] if count else []
    slices = [ordered[low:high] for low, high in pairwise(edges)]
    luck.shuffle(slices)
    used: Counter[str] = Counter()
    chosen: set[Ends] = set()
    for one in slices:
        ends = _fewest(one, used, luck)
        used.update(ends)
        chosen.add(ends)
    return chosen


def _fewest(pairs: Iterable[Ends], used: Counter[str], luck: Random) -> Ends:
    """The pair whose cities have the fewest tickets, by lot among equals."""
    return min(
        pairs, key=lambda ends: (used[ends[0]] + used[ends[1]], max(used[ends[0]], used[ends[1]]), luck.random())
    )


def _look_after(cities: list[str], chosen: set[Ends], ways: dict[Ends, float], luck: Random) -> None:
    """Let a city that was left out take the place of one that has several tickets, on a ticket about as long."""
    for _ in range(ROUNDS):
        used = Counter(city for ends in chosen for city in ends)
        lonely = [city for city in cities if not used[city] and any(city in ends for ends in ways)]
        spare = [ends for ends in sorted(chosen) if min(used[ends[0]], used[ends[1]]) > 1]
        if not lonely or not spare:
            return
        city = luck.choice(lonely)
        ours = [ends for ends in ways if city in ends and ends not in chosen]
        swaps = ((abs(ways[new] - ways[old]), new, old) for new in ours for old in spare)
        _, new, old = min(swaps)
        chosen.remove(old)
        chosen.add(new)


def _decks(map: Map, count: int) -> list[str]:
    """The deck of each ticket, the longest first: decks that are dealt only at the start get the longest (R75)."""
    opening = [deck for deck in map.opening_tickets.deal if deck not in map.drawn_tickets.deal]
    first = [deck for deck in opening for _ in range(map.opening_tickets.deal[deck] * map.players[1])]
    drawn = list(map.drawn_tickets.deal)
    rest = [drawn[number % len(drawn)] for number in range(count - len(first))] if drawn else []
    return [*first, *rest][:count]
