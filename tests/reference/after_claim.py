"""What follows a claim before the turn goes on: a token, meeples, perhaps a passenger (R108, R117, R430).

Neither monsters nor tokens come in between.
"""

from functools import partial

from .race import Race
from .turn import Options


class AfterClaim(Race):
    """The decisions that a claimed route brings with it."""

    def settle_claim(self, track: int) -> None:
        """Go through the two ends of a route just claimed and paid for."""
        self.unsettled = [self.map.tracks[track].a, self.map.tracks[track].b]
        self.settled = []
        self._settle_tourists()

    # --- tourist tokens

    def tourist_options(self) -> Options:
        """Return the tokens to choose from: one at each end (R430)."""
        return {f"tourist {symbol}": partial(self._take_tourist, symbol) for symbol in self._wanted()}

    def _wanted(self) -> list[str]:
        return self.tourists.wanted(self.unsettled, self.me.tourists)

    def _settle_tourists(self) -> None:
        """Take the one token there is for the player, ask where there are two (R430)."""
        wanted = self._wanted()
        if len(wanted) > 1:
            self.phase = "tourist"
        elif wanted:
            self._take_tourist(wanted[0])
        else:
            self._collect()

    def _take_tourist(self, symbol: str) -> None:
        self.tourists.take(symbol)
        self.me.tourists.add(symbol)
        self._collect()

    # --- meeples

    def meeple_options(self) -> Options:
        """Return the colours to choose from at the end asked about."""
        return {f"meeple {colour}": partial(self._choose, colour) for colour in self._colours()}

    def _colours(self) -> list[str]:
        return self.meeples.colours_at(self.unsettled[0])

    def _collect(self) -> None:
        """Take what is not in doubt, at one end and then the other; ask where colours differ."""
        while self.unsettled:
            colours = self._colours()
            if len(colours) > 1:
                self.phase = "meeple"
                return
            self._take_meeple(colours)
        self._ask_about_passenger()

    def _take_meeple(self, colours: list[str]) -> None:
        for colour in colours:
            self.meeples.take(self.unsettled[0], colour)
            self.me.collected[colour] += 1
        self.settled.append(self.unsettled.pop(0))

    def _choose(self, colour: str) -> None:
        self._take_meeple([colour])
        self._collect()

    # --- passengers

    def passenger_options(self) -> Options:
        """Return the cities where a passenger may be placed, and placing none."""
        options: Options = {f"passenger {place}": partial(self._place_passenger, place) for place in self._free_ends()}
        return options | {"no passenger": self.finish_action}

    def _free_ends(self) -> list[str]:
        """Return the ends of the route that may take a passenger: cities, as a rule without one (R108)."""
        cities = {place.id for place in self.map.places if place.country is None}
        taken = {place for seat in self.seats for place in seat.passengers}
        if not self.options["marklin.one_passenger_per_city"]:
            taken = set()
        return [place for place in self.settled if place in cities - taken]

    def _ask_about_passenger(self) -> None:
        if self.me.passengers_left and self._free_ends():
            self.phase = "passenger"
        elif self.map.race:
            self.race_after_claim()
        else:
            self.finish_action()

    def _place_passenger(self, place: str) -> None:
        self.me.passengers_left -= 1
        self.me.passengers.append(place)
        self.finish_action()
