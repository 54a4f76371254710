"""Meeples on the board, taken at the ends of claimed routes, and the points they bring (R117).

The border points of a country share what stands in the country, so meeples stand on spots: cities and countries.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from whistlestop.maps.schema import Map

from .parts import Options, Part

if TYPE_CHECKING:
    from .game import Reference

FACTS = ("meeples", "collected", "meeple_place")


def slots(map: Map) -> Iterator[str]:
    """Return the spot of every meeple in the order of drawing: places, then countries, as the map lists them."""
    for place in map.places:
        yield from [place.id] * place.meeples
    for country in map.countries:
        yield from [country.id] * country.meeples


class Meeples(Part):
    """The meeples that nobody has collected yet, and everybody's."""

    def __init__(self, game: "Reference") -> None:
        super().__init__(game)
        self.slots = list(slots(game.map))
        self.bag: Counter[str] = Counter(dict.fromkeys(game.map.meeples, game.map.meeples_per_colour))
        self.spot_of = {place.id: place.country or place.id for place in game.map.places}
        self.standing: dict[str, Counter[str]] = {spot: Counter() for spot in self.slots}
        self.collected: list[Counter[str]] = [Counter() for _ in range(game.players)]
        self.ends: list[str] = []  # of the route just claimed, that were not looked at yet

    def set_up(self) -> None:
        """Draw a meeple for every slot."""
        for spot in self.slots:
            colour = self.game.door.meeple(self.bag)
            self.bag[colour] -= 1
            self.standing[spot][colour] += 1

    def colours_at(self, place: str) -> list[str]:
        """Return the colours standing at a place or in the country it belongs to."""
        return sorted(+self.standing.get(self.spot_of[place], Counter()))

    def settle(self) -> bool:
        """Look at both ends."""
        track = self.game.map.tracks[self.game.claimed]
        self.ends = [track.a, track.b]
        return self._collect()

    def _collect(self) -> bool:
        """Take what is not in doubt, at one end and then the other; ask where colours differ."""
        while self.ends:
            colours = self.colours_at(self.ends[0])
            if len(colours) > 1:
                self.game.phase = "meeple"
                return True
            self._take(colours)
        return False

    def _take(self, colours: Sequence[str]) -> None:
        place = self.ends.pop(0)
        for colour in colours:
            self.standing[self.spot_of[place]][colour] -= 1
            self.collected[self.game.to_move][colour] += 1

    def questions(self) -> Mapping[str, Callable[[], Options]]:
        """Return the colours to choose from at the end asked about."""
        return {"meeple": self._colour_options}

    def _colour_options(self) -> Options:
        return {f"meeple {colour}": partial(self._choose, colour) for colour in self.colours_at(self.ends[0])}

    def _choose(self, colour: str) -> None:
        self._take([colour])
        if not self._collect():
            self.game.go_on()

    def facts(self, viewer: int | None) -> dict[str, object]:
        """Return where meeples stand and who has which; all of it is open."""
        if not self.game.map.meeples:
            return dict.fromkeys(FACTS)
        return {
            "meeples": {spot: dict(+colours) for spot, colours in self.standing.items() if colours.total()},
            "collected": [dict(+own) for own in self.collected],
            "meeple_place": self.spot_of[self.ends[0]] if self.game.phase == "meeple" else None,
        }

    def points(self) -> dict[str, list[int]]:
        """Return the points of majorities."""
        return {"meeples": majority_points(self.game.map, self.collected)}

    def ties(self) -> dict[str, list[int]]:
        """Return how many meeples everybody has, which may break ties (R229)."""
        return {"meeples": [own.total() for own in self.collected]}


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
