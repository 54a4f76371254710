"""Passengers on their journeys and the merchandise they collect (R106, R109-R116, R151, R202).

A journey is the action of a turn. Own routes cost nothing; a route of somebody else costs a fare, which is a
passenger card or, with dice, a Wild.
"""

from abc import abstractmethod
from functools import partial

from .after_claim import AfterClaim
from .journeys import Journey
from .turn import Options


class Travel(AfterClaim):
    """The decisions about a journey."""

    @abstractmethod
    def fares(self) -> int:
        """Return how many routes of others the player in turn could pay for (R110, R151)."""

    @abstractmethod
    def may_have_fare(self) -> bool:
        """Return whether, as far as the table knows, the player in turn could pay for a route of somebody else."""

    @abstractmethod
    def pay_fare(self) -> None:
        """Pay for one route of somebody else, at once."""

    # --- what is legal

    def set_out_options(self) -> Options:
        """Return the own passengers that can make a step (R109, R116); two in one city are alike."""
        waiting = set(self.me.passengers) - self.closed_by_chaos()
        return {f"passenger {place}": partial(self._set_out, place) for place in waiting if self._steps(Journey(place))}

    def travel_options(self) -> Options:
        """Return the next steps and, after the first one, stopping."""
        assert self.journey is not None
        options: Options = {
            f"travel {self.claims.names[track]}": partial(self._step, track) for track in self._steps(self.journey)
        }
        return options | {"stop": self._arrive} if self.journey.used else options

    def _steps(self, journey: Journey) -> list[int]:
        """Return the tracks that the next step may use: own ones and, for a fare, those of others."""
        return [track for track in self._ways_on(journey) if self._is_own(track) or self.fares() > 0]

    def _ways_on(self, journey: Journey) -> list[int]:
        return [track for track in self.claims.owner if self._leads_on(track, journey)]

    def _leads_on(self, track: int, journey: Journey) -> bool:
        """Return whether the next step may go along a claimed track: each once, and never into a country (R109)."""
        twins = [] if self.options["marklin.parallel_tracks_apart"] else self.claims.twins[track]
        if journey.used & {track, *twins} or journey.place not in self._ends(track):
            return False
        beyond = self._beyond(track, journey.place)
        return beyond not in self.closed_by_chaos() and not self._is_closed_abroad(journey.place, beyond)

    def _is_closed_abroad(self, *places: str) -> bool:
        if self.options["marklin.passengers_enter_countries"]:
            return False
        return any(place.country is not None for place in self.map.places if place.id in places)

    def _ends(self, track: int) -> tuple[str, str]:
        return self.map.tracks[track].a, self.map.tracks[track].b

    def _beyond(self, track: int, place: str) -> str:
        a, b = self._ends(track)
        return b if place == a else a

    def _is_own(self, track: int) -> bool:
        return self.claims.owner[track] == self.to_move

    # --- what it does

    def _set_out(self, place: str) -> None:
        self.me.passengers.remove(place)
        self.journey = Journey(place)
        if self.options["marklin.collect_start_city"]:
            self._visit(self.journey)
        elif not self.options["marklin.collect_on_return"]:
            self.journey.visited.add(place)
        self.phase = "travel"

    def _step(self, track: int) -> None:
        assert self.journey is not None
        if not self._is_own(track):
            self.pay_fare()
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
        return any(self._is_own(track) for track in ways) or (bool(ways) and self.may_have_fare())

    def _visit(self, journey: Journey) -> None:
        """Take the top token of the place, once in a journey; it scores at once (R111, R112)."""
        if journey.place not in journey.visited and self.goods.get(journey.place):
            value, *self.goods[journey.place] = self.goods[journey.place]
            self.me.goods_points += value
        journey.visited.add(journey.place)

    def _arrive(self) -> None:
        """End the journey; the passenger is out of the game (R113)."""
        self.journey = None
        self.finish_action()
