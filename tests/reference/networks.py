"""Bonuses for what a player's own routes join: cities, tours, attractions, districts (R120, R121).

Borrowed routes play no part here: the boards speak of a player's own trains.
"""

from collections.abc import Collection, Sequence

from whistlestop.maps.schema import Map

from .goals import borders, goals, joined_twice, start
from .paths import Edge, component


def most_cities(map: Map, edges: Sequence[Edge]) -> int:
    """Return how many cities the largest connected set has, 0 without a route (R121)."""
    ends = {place for a, b, _ in edges for place in (a, b)}
    cities = {place.id for place in map.places if place.country is None}
    return max((len(component(place, edges) & cities) for place in ends), default=0)


def grand_tours(map: Map, tickets: Collection[int], edges: Sequence[Edge]) -> int:
    """Return how many tickets have their ends joined by two paths that share no route, 0 where no board asks (R120)."""
    if not map.bonuses.grand_tour:
        return 0
    kept, points = [map.tickets[index] for index in tickets], borders(map)
    return sum(any(joined_twice(start(points, it), goal.places, edges) for goal in goals(points, it)) for it in kept)


def grand_tour_points(map: Map, tours: int) -> int:
    """Return the points for so many grand tours; more than the table knows count as its last (R120)."""
    table = map.bonuses.grand_tour
    return table[min(tours, len(table)) - 1] if tours and table else 0


def attraction_points(map: Map, edges: Sequence[Edge]) -> int:
    """Return the points for the attractions that a route touches."""
    touched = {place for a, b, _ in edges for place in (a, b)}
    return map.bonuses.attraction * sum(place.attraction and place.id in touched for place in map.places)


def district_points(map: Map, edges: Sequence[Edge]) -> int:
    """Return the points for the districts whose places are all joined with one another."""
    touched = {place for a, b, _ in edges for place in (a, b)}
    return sum(
        district.points
        for district in map.districts
        if set(district.places) <= touched & component(district.places[0], edges)
    )
