"""What the person at the keyboard can see, as values: nothing here knows more than a view does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count, pairwise

import msgspec

from whistlestop.knowledge.facts import Counts, Facts, for_all, strangers
from whistlestop.locale import words
from whistlestop.maps import Map
from whistlestop.maps.points import are_twins, trains_needed
from whistlestop.play.game import Game
from whistlestop.records.mechanisms import collect


@dataclass(frozen=True, kw_only=True, eq=False)
class Sight(Facts):
    """A view's facts for somebody who sits at the table, so that there is a hand."""

    hand: Counts
    tickets: list[int]
    offered: list[int]


class Way(msgspec.Struct, frozen=True):
    """The shortest way to connect two places: its spaces still to claim, their tracks and the trains they take."""

    spaces: int
    tracks: tuple[int, ...]
    trains: int


def look(game: Game, seat: int) -> Sight:
    """Return what a seat sees now."""
    return Sight(**vars(game.view(seat).facts()))


def claimable(map: Map, facts: Facts, seat: int) -> set[int]:
    """Return the tracks a seat could still claim if it had trains and cards enough (R21, R26, R27)."""
    taken = {*facts.owner, *facts.closed}.union(*strangers(facts).values())
    closing = [map.tracks[track] for track, owner in facts.owner.items() if owner == seat]
    free = [number for number in range(len(map.tracks)) if number not in taken]
    return {number for number in free if not any(are_twins(map.tracks[number], other) for other in closing)}


def cheapest_way(map: Map, facts: Facts, seat: int, ticket: int) -> Way | None:
    """Return the way to fulfil a ticket that takes fewest spaces, then fewest claims; None if it is cut off."""
    ways = ways_to_goals(map, facts, seat, ticket).values()
    return min(ways, key=lambda way: (way.spaces, len(way.tracks)), default=None)


def ways_to_goals(map: Map, facts: Facts, seat: int, ticket: int) -> dict[str, Way]:
    """Return the cheapest way to each goal of a ticket that is not cut off (R94)."""
    here = map.tickets[ticket]
    if between := words.between_ends(here):
        whole = _way_through(map, facts, seat, (here.a, *between, here.b))
        return {here.b: whole} if whole is not None else {}
    found = _ways_from(map, facts, seat, _places_of(map, here.a))
    ways = {}
    for goal in words.goals(here):
        reached = [found[place] for place in _places_of(map, goal) if place in found]
        if reached:
            ways[goal] = min(reached, key=lambda way: (way.spaces, len(way.tracks)))
    return ways


def _way_through(map: Map, facts: Facts, seat: int, stops: tuple[str, ...]) -> Way | None:
    """Return a way that joins all places of a tour, each with the next one; None if it is cut off (R370)."""
    laid: tuple[int, ...] = ()
    for here, there in pairwise(stops):
        way = _ways_from(map, facts, seat, [here], laid).get(there)
        if way is None:
            return None
        laid += way.tracks
    return Way(sum(trains_needed(map.tracks[track]) for track in laid), laid, _trains(map, facts, laid))


def _places_of(map: Map, id: str) -> list[str]:
    """Return a place, or all border points of a country (R93, R95)."""
    return [place.id for place in map.places if id in (place.id, place.country)]


def _ways_from(map: Map, facts: Facts, seat: int, starts: list[str], laid: tuple[int, ...] = ()) -> dict[str, Way]:
    """Return the cheapest way to every place that can be reached from one of some places, with some tracks for free."""
    steps = _steps(map, facts, seat, laid)
    order = count()  # breaks ties, so that tuples of tracks are never compared
    open_ways: list[tuple[int, int, int, str, tuple[int, ...]]] = [(0, 0, next(order), start, ()) for start in starts]
    reached: dict[str, Way] = {}
    while open_ways:
        spaces, claims, _, here, tracks = heappop(open_ways)
        if here in reached:
            continue
        reached[here] = Way(spaces, tracks, _trains(map, facts, tracks))
        for there, price, track in steps.get(here, ()):
            further = (*tracks, track) if price else tracks
            heappush(open_ways, (spaces + price, claims + (price > 0), next(order), there, further))
    return reached


def _trains(map: Map, facts: Facts, tracks: tuple[int, ...]) -> int:
    """Return the trains of one's own that tracks take, not those that a mechanism lends."""
    are_lent = collect(__package__, "is_lent")
    own = (track for track in tracks if not any(is_lent(map, facts, track) for is_lent in are_lent))
    return sum(trains_needed(map.tracks[track]) for track in own)


def _steps(map: Map, facts: Facts, seat: int, laid: tuple[int, ...]) -> dict[str, list[tuple[str, int, int]]]:
    steps: dict[str, list[tuple[str, int, int]]] = {}
    for track, price in (*((track, 0) for track in laid), *_priced(map, facts, seat)):
        a, b = map.tracks[track].a, map.tracks[track].b
        steps.setdefault(a, []).append((b, price, track))
        steps.setdefault(b, []).append((a, price, track))
    return steps


def _priced(map: Map, facts: Facts, seat: int) -> Iterator[tuple[int, int]]:
    for track in (*(track for track, owner in facts.owner.items() if owner == seat), *for_all(facts)):
        yield track, 0
    for track in sorted(claimable(map, facts, seat)):
        yield track, trains_needed(map.tracks[track])
