"""What follows a claim: a token, meeples, perhaps a passenger, a share (R108, R117, R302, R307, R430).

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
        self.claimed, self.signs = track, list(self.map.tracks[track].companies)
        if self.with_tolls:
            self.bank.charge(self.to_move, track, self.claims.owner)
        self._settle_tourists()

    # --- the neutral player

    def neutral_options(self) -> Options:
        """Return the two free tracks of the connection, of which the holder of the marker chooses one (R264)."""
        tracks = self.connection
        return {f"neutral {self.claims.names[track]}": partial(self.choose_for_neutral, track) for track in tracks}

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
        return options | {"no passenger": self._ask_about_share}

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
            self._ask_about_share()

    def _place_passenger(self, place: str) -> None:
        self.me.passengers_left -= 1
        self.me.passengers.append(place)
        self._ask_about_share()

    # --- shares

    def share_options(self) -> Options:
        """Return the companies at the route whose top share may be taken, and taking none (R302)."""
        options: Options = {f"share {id}": partial(self._take_share, id) for id in self.stacks.offered(self.signs)}
        return options | {"no share": self.finish_action}

    def dummy_share_options(self) -> Options:
        """Return the companies of the same route from which the dummy may get a share (R307)."""
        return {f"dummy share {id}": partial(self._give_dummy, id) for id in self.stacks.offered(self.signs)}

    def _ask_about_share(self) -> None:
        if self.stacks.offered(self.signs):
            self.phase = "share"
        else:
            self.finish_action()

    def _take_share(self, company: str) -> None:
        self.stacks.take(company, self.me.shares)
        choices = self.stacks.offered(self.signs) if self.with_dummy else []
        if len(choices) > 1:
            self.phase = "dummy share"
        elif choices:
            self._give_dummy(choices[0])
        else:
            self.finish_action()

    def _give_dummy(self, company: str) -> None:
        self.stacks.take(company, self.dummy)
        self.finish_action()
