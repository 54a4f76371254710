"""What follows a claim: Alvin, a marker, a token, meeples, perhaps a passenger, a share (R108-R430).

Neither monsters nor tokens come in between.
"""

from functools import partial

from .dice_payments import Way, station_ways, words
from .payments import Payment, station_payments
from .race import Race
from .turn import Options


class AfterClaim(Race):
    """The decisions that a claimed route brings with it."""

    def settle_claim(self, track: int) -> None:
        """Go through the two ends of a route just claimed and paid for."""
        self.claimed, self.to_settle = track, list(self.parts)
        if self.with_tolls:
            self.bank.charge(self.to_move, track, self.claims.owner)
        self._capture()

    # --- Alvin and city markers (R344, R349, R350)

    def _capture(self) -> None:
        """Let the player who has built into Alvin's city take him along, asking where to if there is a choice."""
        if not self.markers.caught(self.to_move, self.claimed):
            self._ask_about_marker()
            return
        self.markers.captures[self.to_move] += 1
        cities = self.markers.of(self.to_move)
        if len(cities) > 1:
            self.phase = "alien"
        else:
            self._take_alvin(cities[0])

    def alien_options(self) -> Options:
        """Return the cities with a marker of the player."""
        return {f"alien {place}": partial(self._take_alvin, place) for place in self.markers.of(self.to_move)}

    def _take_alvin(self, place: str) -> None:
        self.markers.alvin = place
        self._ask_about_marker()

    def _ask_about_marker(self) -> None:
        """Ask about a marker if the player has one, an end is free, and the table must reckon with his paying."""
        means = self._marker_dice() if self.with_dice else self.me.hand.total()
        if self.markers.left(self.to_move) > 0 and self._ends_to_mark() and means >= self._marker_price():
            self.phase = "marker"
        else:
            self._settle_tourists()

    def _marker_price(self) -> int:
        assert self.map.markers is not None
        return self.map.markers.price

    def _marker_dice(self) -> int:
        return self.dice.unused["station"] + self.dice.unused["wild"]

    def _ends_to_mark(self) -> list[str]:
        return self.markers.free([self.map.tracks[self.claimed].a, self.map.tracks[self.claimed].b])

    def _ways_to_pay_marker(self) -> Options:
        price = self._marker_price()
        if self.with_dice:
            ways = station_ways(self.dice.unused, price)
            return {f"pay {words(way)}": partial(self._pay_marker_by_dice, way) for way in ways}
        return {f"pay {way.words()}": partial(self._pay_marker, way) for way in station_payments(self.me.hand, price)}

    def marker_options(self) -> Options:
        """Return the ends that may be marked by who can pay, and marking none."""
        places = self._ends_to_mark() if self._ways_to_pay_marker() else []
        options: Options = {f"marker {place}": partial(self._start_marking, place) for place in places}
        return options | {"no marker": self._settle_tourists}

    def marker_payment_options(self) -> Options:
        """Return the ways to pay for the marker."""
        return self._ways_to_pay_marker()

    def _start_marking(self, place: str) -> None:
        self.markers.marking, self.phase = place, "marker payment"

    def _pay_marker(self, payment: Payment) -> None:
        paid = payment.cards()
        self.me.hand -= paid
        self.me.known -= paid
        self._put_marker()
        self.cards.throw_away(paid.elements())
        self._settle_tourists()

    def _pay_marker_by_dice(self, way: Way) -> None:
        self.dice.spend(dict(way))
        self._put_marker()
        self._settle_tourists()

    def _put_marker(self) -> None:
        assert self.markers.marking is not None
        self.markers.owner[self.markers.marking] = self.to_move
        self.markers.marking = None

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
        track = self.map.tracks[self.claimed]
        return self.tourists.wanted([track.a, track.b], self.me.tourists)

    def _settle_tourists(self) -> None:
        """Take the one token there is for the player, ask where there are two (R430)."""
        wanted = self._wanted()
        if len(wanted) > 1:
            self.phase = "tourist"
        elif wanted:
            self._take_tourist(wanted[0])
        else:
            self._go_on_after_tourists()

    def _take_tourist(self, symbol: str) -> None:
        self.tourists.take(symbol)
        self.me.tourists.add(symbol)
        self._go_on_after_tourists()

    def _go_on_after_tourists(self) -> None:
        if self.map.race:
            self.race_after_claim()
        else:
            self.go_on()
