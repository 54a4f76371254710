"""Destination tickets: what they name, what fulfils them and what they are worth (R94, R95, R183-R187).

A ticket has a start and one or more goals with a value each. Start and goal are sets of places, because a country is
reached at any of its border points.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from whistlestop.maps.schema import Map, Ticket

from .paths import Edge, component


class Goal(NamedTuple):
    """One goal of a ticket: the places that stand for it and the value printed beside it."""

    places: frozenset[str]
    value: int


class Chaos(NamedTuple):
    """The places in chaos and the house rules of halving."""

    places: Collection[str] = ()
    twice: bool = False
    any_named: bool = False


CALM = Chaos()


Borders = Mapping[str, frozenset[str]]


def borders(map: Map) -> Borders:
    """Return the border points of each country (R93)."""
    points: dict[str, set[str]] = {country.id: set() for country in map.countries}
    for place in map.places:
        if place.country is not None:
            points[place.country].add(place.id)
    return {country: frozenset(places) for country, places in points.items()}


def places_of(borders: Borders, name: str) -> frozenset[str]:
    """Return the place of that name, or all border points of the country (R93, R95)."""
    return borders.get(name, frozenset([name]))


def start(borders: Borders, ticket: Ticket) -> frozenset[str]:
    """Return the places a ticket starts from."""
    return places_of(borders, ticket.a)


def goals(borders: Borders, ticket: Ticket) -> list[Goal]:
    """Return the goals of a ticket."""
    named = [(ticket.b, ticket.points), *ticket.more.items()]
    return [Goal(places_of(borders, name), value) for name, value in named]


def joined(these: Collection[str], those: Collection[str], edges: Sequence[Edge]) -> bool:
    """Return whether one of `these` is connected to one of `those`."""
    return any(component(place, edges) & set(those) for place in these)


def joined_twice(these: Collection[str], those: Collection[str], edges: Sequence[Edge]) -> bool:
    """Return whether two paths that share no route join them: no single route is needed (R120)."""
    without_one = [[*edges[:index], *edges[index + 1 :]] for index in range(len(edges))]
    return joined(these, those, edges) and all(joined(these, those, rest) for rest in without_one)


def value(borders: Borders, ticket: Ticket, goal: Goal, chaos: Chaos) -> int:
    """Return what a goal is worth: half for a named end in chaos, as a rule once (R183-R186)."""
    named = [start(borders, ticket), goal.places]
    if chaos.any_named:
        # A ticket has two ends; all the goals it lists are its other end (R185).
        named = [start(borders, ticket), frozenset().union(*(each.places for each in goals(borders, ticket)))]
    chaotic = sum(any(place in chaos.places for place in end) for end in named)
    worth = goal.value
    for _ in range(chaotic if chaos.twice else min(chaotic, 1)):
        worth //= 2
    return worth


class Worth(NamedTuple):
    """A ticket as scoring sees it: where it starts, what each goal brings, and what it costs unfulfilled."""

    start: frozenset[str]
    goals: list[Goal]
    loss: int

    def gain(self, edges: Sequence[Edge]) -> int | None:
        """Return the best value among the goals connected to the start, None if there is none (R94)."""
        return max((goal.value for goal in self.goals if joined(self.start, goal.places, edges)), default=None)


def worth(borders: Borders, ticket: Ticket, chaos: Chaos) -> Worth:
    """Return what a ticket is worth; unfulfilled it costs its lowest printed value, halved by one goal (R94, R186)."""
    printed = goals(borders, ticket)
    halved = [Goal(goal.places, value(borders, ticket, goal, chaos)) for goal in printed]
    lowest = min(goal.value for goal in printed)
    lost = min(now.value for goal, now in zip(printed, halved, strict=True) if goal.value == lowest)
    return Worth(start(borders, ticket), halved, lost)


class Rated:
    """What the tickets of a map are worth; remembered, because scores ask for it again and again."""

    def __init__(self, map: Map) -> None:
        self.map, self.borders = map, borders(map)
        self._found: dict[object, Worth] = {}

    def worth(self, ticket: int, chaos: Chaos) -> Worth:
        """Return what a ticket is worth with such chaos."""
        key = (ticket, frozenset(chaos.places), chaos.twice, chaos.any_named)
        if key not in self._found:
            self._found[key] = worth(self.borders, self.map.tickets[ticket], chaos)
        return self._found[key]
