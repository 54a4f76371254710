"""What a map must hold of the bonus for most cities (R121)."""

from collections.abc import Iterator

from whistlestop.maps.problem import Problem
from whistlestop.maps.schema import Map


def problems(map: Map) -> Iterator[Problem]:
    """R121: it is counted on boards without countries."""
    if map.countries and map.bonuses.most_cities:
        yield Problem('the bonus "most_cities" does not go with countries', ("bonuses", "most_cities"))
