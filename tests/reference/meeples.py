"""Meeples on the board and the points they bring (R117).

The border points of a country share what stands in the country, so meeples stand on spots: cities and countries.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from whistlestop.maps.schema import Map

from .luck import Door


def slots(map: Map) -> Iterator[str]:
    """Return the spot of every meeple in the order of drawing: places, then countries, as the map lists them."""
    for place in map.places:
        yield from [place.id] * place.meeples
    for country in map.countries:
        yield from [country.id] * country.meeples


class Meeples:
    """The meeples that nobody has collected yet."""

    def __init__(self, map: Map, door: Door) -> None:
        self.door = door
        self.slots = list(slots(map))
        self.bag: Counter[str] = Counter(dict.fromkeys(map.meeples, map.meeples_per_colour))
        self.spot_of = {place.id: place.country or place.id for place in map.places}
        self.standing: dict[str, Counter[str]] = {spot: Counter() for spot in self.slots}

    def set_up(self) -> None:
        """Draw a meeple for every slot."""
        for spot in self.slots:
            colour = self.door.meeple(self.bag)
            self.bag[colour] -= 1
            self.standing[spot][colour] += 1

    def colours_at(self, place: str) -> list[str]:
        """Return the colours standing at a place or in the country it belongs to."""
        return sorted(+self.standing.get(self.spot_of[place], Counter()))

    def take(self, place: str, colour: str) -> None:
        """Take a meeple of `colour` from a place or its country."""
        assert colour in self.colours_at(place), f"no {colour} meeple at {place}"
        self.standing[self.spot_of[place]][colour] -= 1


def majority_points(map: Map, collected: Sequence[Mapping[str, int]]) -> list[int]:
    """Return each seat's points for having most or second most of a colour."""
    most, second = map.bonuses.meeple_majority
    points = [0] * len(collected)
    for colour in map.meeples:
        counts = [mine.get(colour, 0) for mine in collected]
        ranks = sorted({count for count in counts if count}, reverse=True)
        awards = dict.fromkeys(ranks[:1], most)
        if ranks and counts.count(ranks[0]) == 1:  # tied for first: nobody is second
            awards |= dict.fromkeys(ranks[1:2], second)
        points = [sum_ + awards.get(count, 0) for sum_, count in zip(points, counts, strict=True)]
    return points
