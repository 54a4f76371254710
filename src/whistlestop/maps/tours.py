"""What a map must hold of the bonus for grand tours (R120)."""

from collections.abc import Iterator

from whistlestop.maps.problem import Problem
from whistlestop.maps.schema import Map


def problems(map: Map) -> Iterator[Problem]:
    """R120: it is counted on boards without countries."""
    if map.countries and map.bonuses.grand_tour:
        yield Problem('the bonus "grand_tour" does not go with countries', ("bonuses", "grand_tour"))
