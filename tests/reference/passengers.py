"""Passengers, their journeys and the merchandise they collect (R101, R106, R108-R116, R151, R202).

A passenger is placed after a claim. A journey is the action of a turn: own routes cost nothing; a route of somebody
else costs a fare, which is a passenger card or, with dice, a Wild.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

from .cards import PASSENGER
from .parts import Options, Part

if TYPE_CHECKING:
    from .game import Reference

FACTS = ("goods", "goods_points", "passengers", "passengers_left", "travelling", "travelled", "visited")


@dataclass
class Journey:
    """Where the travelling passenger is, the tracks it has used and the places it has visited."""

    place: str
    used: set[int] = field(default_factory=set)
    visited: set[str] = field(default_factory=set)


class Passengers(Part):
    """Everybody's passengers and points of merchandise by seat, and the tokens on the board, the top one first."""

    def __init__(self, game: "Reference") -> None:
        super().__init__(game)
        self.left = [game.map.passengers] * game.players
        self.standing: list[list[str]] = [[] for _ in range(game.players)]
        self.goods: dict[str, Sequence[int]] = {place.id: place.goods for place in game.map.places if place.goods}
        self.goods_points = [0] * game.players
        self.journey: Journey | None = None

    def questions(self) -> Mapping[str, Callable[[], Options]]:
        """Return where a passenger is placed, and the steps of a journey."""
        return {"passenger": self._placing_options, "travel": self._travel_options}

    # --- placing one (R108)

    def settle(self) -> bool:
        """Ask about a passenger if one is left and an end may take it."""
        asks = bool(self.left[self.game.to_move] and self._free_ends())
        if asks:
            self.game.phase = "passenger"
        return asks

    def _placing_options(self) -> Options:
        """Return the cities where a passenger may be placed, and placing none."""
        options: Options = {f"passenger {place}": partial(self._place, place) for place in self._free_ends()}
        return options | {"no passenger": self.game.go_on}

    def _free_ends(self) -> list[str]:
        """Return the ends of the route that may take a passenger: cities, as a rule without one (R108)."""
        cities = {place.id for place in self.game.map.places if place.country is None}
        taken = {place for standing in self.standing for place in standing}
        if not self.game.options["marklin.one_passenger_per_city"]:
            taken = set()
        return [place for place in self._ends(self.game.claimed) if place in cities - taken]

    def _place(self, place: str) -> None:
        self.left[self.game.to_move] -= 1
        self.standing[self.game.to_move].append(place)
        self.game.go_on()

    # --- the steps of a journey

    def actions(self) -> Options:
        """Return the own passengers that can make a step (R109, R116); two in one city are alike."""
        waiting = set(self.standing[self.game.to_move]) - self.game.closed_by_chaos()
        return {f"passenger {place}": partial(self._set_out, place) for place in waiting if self._steps(Journey(place))}

    def _travel_options(self) -> Options:
        """Return the next steps and, after the first one, stopping."""
        assert self.journey is not None
        names, steps = self.game.claims.names, self._steps(self.journey)
        options: Options = {f"travel {names[track]}": partial(self._step, track) for track in steps}
        return options | {"stop": self._arrive} if self.journey.used else options

    def _steps(self, journey: Journey) -> list[int]:
        """Return the tracks that the next step may use: own ones and, for a fare, those of others."""
        return [track for track in self._ways_on(journey) if self._is_own(track) or self._fares() > 0]

    def _ways_on(self, journey: Journey) -> list[int]:
        return [track for track in self.game.claims.owner if self._leads_on(track, journey)]

    def _leads_on(self, track: int, journey: Journey) -> bool:
        """Return whether the next step may go along a claimed track: each once, and never into a country (R109)."""
        twins = [] if self.game.options["marklin.parallel_tracks_apart"] else self.game.claims.twins[track]
        if journey.used & {track, *twins} or journey.place not in self._ends(track):
            return False
        beyond = self._beyond(track, journey.place)
        return beyond not in self.game.closed_by_chaos() and not self._is_closed_abroad(journey.place, beyond)

    def _is_closed_abroad(self, *places: str) -> bool:
        if self.game.options["marklin.passengers_enter_countries"]:
            return False
        return any(place.country is not None for place in self.game.map.places if place.id in places)

    def _ends(self, track: int) -> tuple[str, str]:
        return self.game.map.tracks[track].a, self.game.map.tracks[track].b

    def _beyond(self, track: int, place: str) -> str:
        a, b = self._ends(track)
        return b if place == a else a

    def _is_own(self, track: int) -> bool:
        return self.game.claims.owner[track] == self.game.to_move

    # --- what they do

    def _set_out(self, place: str) -> None:
        self.standing[self.game.to_move].remove(place)
        self.journey = Journey(place)
        if self.game.options["marklin.collect_start_city"]:
            self._visit(self.journey)
        elif not self.game.options["marklin.collect_on_return"]:
            self.journey.visited.add(place)
        self.game.phase = "travel"

    def _step(self, track: int) -> None:
        assert self.journey is not None
        if not self._is_own(track):
            self._pay_fare()
        self.journey.used.add(track)
        self.journey.place = self._beyond(track, self.journey.place)
        self._visit(self.journey)
        if not self._may_go_on(self.journey):
            self._arrive()

    def _may_go_on(self, journey: Journey) -> bool:
        """Return whether a further step could follow as far as the table knows.

        A journey that stopped by itself for want of a passenger card would tell the others of the hand (R8).
        """
        ways = self._ways_on(journey)
        return any(self._is_own(track) for track in ways) or (bool(ways) and self._may_have_fare())

    def _visit(self, journey: Journey) -> None:
        """Take the top token of the place, once in a journey; it scores at once (R111, R112)."""
        if journey.place not in journey.visited and self.goods.get(journey.place):
            value, *self.goods[journey.place] = self.goods[journey.place]
            self.goods_points[self.game.to_move] += value
        journey.visited.add(journey.place)

    def _arrive(self) -> None:
        """End the journey; the passenger is out of the game (R113)."""
        self.journey = None
        self.game.finish_action()

    # --- fares (R110, R151)

    def _fares(self) -> int:
        """Return how many routes of others the player in turn could pay for."""
        return self.game.dice.unused["wild"] if self.game.with_dice else self.game.me.hand[PASSENGER]

    def _may_have_fare(self) -> bool:
        """Return whether, as far as the table knows, the player in turn could pay for a route of somebody else."""
        if self.game.with_dice:
            return self._fares() > 0
        return self.game.may_hold({PASSENGER: self.game.map.deck.passengers})

    def _pay_fare(self) -> None:
        """Pay for one route of somebody else, at once."""
        if self.game.with_dice:
            self.game.dice.spend({"wild": 1})
        else:
            self.game.spend(Counter([PASSENGER]))
            self.game.cards.throw_away([PASSENGER])

    # --- what is known and what it is worth

    def facts(self, viewer: int | None) -> dict[str, object]:
        """Return where passengers and merchandise are; all of it is open."""
        if not self.game.map.passengers:
            return dict.fromkeys(FACTS)
        journey = self.journey
        return {
            "goods": {place: len(tokens) for place, tokens in self.goods.items()},
            "goods_points": list(self.goods_points),
            "passengers": [sorted(standing) for standing in self.standing],
            "passengers_left": list(self.left),
            "travelling": journey.place if journey else None,
            "travelled": sorted(journey.used) if journey else None,
            "visited": sorted(journey.visited) if journey else None,
        }

    def points(self) -> dict[str, list[int]]:
        """Return the points of merchandise (R112)."""
        return {"goods": list(self.goods_points)}

    def ties(self) -> dict[str, list[int]]:
        """Return the same points, which may break ties (R229)."""
        return self.points()
