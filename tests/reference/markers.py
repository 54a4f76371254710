"""City markers: start cities, growth, who scores a route, and Alvin the Alien (R340-R352)."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from whistlestop.maps.schema import Map

from .dice_payments import Way, station_ways, words
from .parts import Options, Part
from .payments import Payment, station_payments

if TYPE_CHECKING:
    from .game import Reference

FACTS = ("markers", "start_cities", "marking", "alien", "captures")


class Markers:
    """The markers on the board, by city; the first of each seat stands on its start city."""

    def __init__(self, map: Map, players: int, options: Mapping[str, object]) -> None:
        self.map, self.players = map, players
        self.owner: dict[str, int] = {}
        self.start: list[str | None] = [None] * players
        self.marking: str | None = None
        self.captures = [0] * players
        self.alvin = self.home = self._home(options)

    def _home(self, options: Mapping[str, object]) -> str | None:
        """Return where Alvin starts; he stays away without the variant, and where the monsters come (R349, R352)."""
        if self.map.markers is None or not options["oldwest.alvin"] or options["monsters"]:
            return None
        return self.map.markers.alien

    # --- markers (R342, R344)

    def free(self, places: Sequence[str]) -> list[str]:
        """Return those of some places that may get a marker; Alvin's first city never does (R349)."""
        return [place for place in places if place not in self.owner and place != self.home]

    def next_to_start(self, first: int) -> int | None:
        """Return who chooses a start city next: the last player first and then backwards (R342)."""
        if self.map.markers is None:
            return None
        order = [(first + back) % self.players for back in range(self.players - 1, -1, -1)]
        return next((seat for seat in order if self.start[seat] is None), None)

    def choose_start(self, seat: int, place: str) -> None:
        """Put a seat's first marker, free of charge."""
        self.start[seat] = place
        self.owner[place] = seat

    def of(self, seat: int) -> list[str]:
        """Return the cities that a seat has marked, in the order of the board."""
        return [place.id for place in self.map.places if self.owner.get(place.id) == seat]

    def left(self, seat: int) -> int:
        """Return how many markers a seat has left."""
        return self.map.markers.each - len(self.of(seat)) if self.map.markers is not None else 0

    # --- growth (R343)

    def joined(self, seat: int, owner: Mapping[int, int]) -> set[str]:
        """Return the start city of a seat and all that its own routes join to it."""
        start = self.start[seat]
        reached: set[str] = set() if start is None else {start}
        own = [{self.map.tracks[track].a, self.map.tracks[track].b} for track, its in owner.items() if its == seat]
        while more := [ends for ends in own if ends & reached and not ends <= reached]:
            for ends in more:
                reached |= ends
        return reached

    def buildable(self, seat: int, tracks: Sequence[int], owner: Mapping[int, int]) -> Sequence[int]:
        """Return those of some tracks that touch what a seat has; elsewhere markers play no part (R343)."""
        if self.map.markers is None:
            return tracks
        joined = self.joined(seat, owner)
        return [track for track in tracks if self.map.tracks[track].a in joined or self.map.tracks[track].b in joined]

    # --- points (R345)

    def scorers(self, seat: int, track: int) -> list[int]:
        """Return who scores a route that a seat claims, one entry for each time."""
        ends = (self.map.tracks[track].a, self.map.tracks[track].b)
        return [self.owner[end] for end in ends if end in self.owner] or [seat]

    # --- Alvin (R349, R350)

    def caught(self, seat: int, track: int) -> bool:
        """Return whether a claim captures Alvin: a route into his city, which is not the player's own."""
        ends = (self.map.tracks[track].a, self.map.tracks[track].b)
        return self.alvin is not None and self.alvin in ends and self.owner.get(self.alvin) != seat

    def alien_points(self) -> list[int]:
        """Return what everybody has for captures, and for keeping Alvin at the end."""
        if self.map.markers is None or self.alvin is None:
            return [0] * self.players
        keeper = self.owner.get(self.alvin)
        worth = self.map.markers.alien_points
        return [worth * (times + (keeper == seat)) for seat, times in enumerate(self.captures)]


class Marking(Part):
    """The decisions about markers: start cities, Alvin's journey, and a marker after a claim."""

    def __init__(self, game: "Reference") -> None:
        super().__init__(game)
        self.markers = game.claims.markers

    def questions(self) -> Mapping[str, Callable[[], Options]]:
        """Return where markers and Alvin may go, and how a marker is paid for."""
        return {
            "start city": self._start_options,
            "alien": self._alien_options,
            "marker": self._marker_options,
            "marker payment": self._ways_to_pay,
        }

    # --- start cities (R342)

    def begin(self) -> bool:
        """Ask for the next start city."""
        starter = self.markers.next_to_start(self.game.first)
        if starter is None:
            return False
        self.game.phase, self.game.to_move = "start city", starter
        return True

    def _start_options(self) -> Options:
        free = self.markers.free([place.id for place in self.game.map.places])
        return {f"marker {place}": partial(self._start_in, place) for place in free}

    def _start_in(self, place: str) -> None:
        self.markers.choose_start(self.game.to_move, place)
        self.game.go_on_with_setup()

    # --- after a claim: Alvin, then a marker (R344, R349, R350)

    def settle(self) -> bool:
        """Let the player who has built into Alvin's city take him along, asking where to if there is a choice."""
        seat = self.game.to_move
        if self.markers.caught(seat, self.game.claimed):
            self.markers.captures[seat] += 1
            cities = self.markers.of(seat)
            if len(cities) > 1:
                self.game.phase = "alien"
                return True
            self.markers.alvin = cities[0]
        return self._ask_about_marker()

    def _alien_options(self) -> Options:
        """Return the cities with a marker of the player."""
        return {f"alien {place}": partial(self._take_alvin, place) for place in self.markers.of(self.game.to_move)}

    def _take_alvin(self, place: str) -> None:
        self.markers.alvin = place
        if not self._ask_about_marker():
            self.game.go_on()

    def _ask_about_marker(self) -> bool:
        """Ask about a marker if the player has one, an end is free, and the table must reckon with his paying."""
        dice = self.game.dice.unused
        means = dice["station"] + dice["wild"] if self.game.with_dice else self.game.me.hand.total()
        asks = self.markers.left(self.game.to_move) > 0 and bool(self._free_ends()) and means >= self._price()
        if asks:
            self.game.phase = "marker"
        return asks

    def _price(self) -> int:
        assert self.game.map.markers is not None
        return self.game.map.markers.price

    def _free_ends(self) -> list[str]:
        track = self.game.map.tracks[self.game.claimed]
        return self.markers.free([track.a, track.b])

    def _marker_options(self) -> Options:
        """Return the ends that may be marked by who can pay, and marking none."""
        places = self._free_ends() if self._ways_to_pay() else []
        options: Options = {f"marker {place}": partial(self._start_marking, place) for place in places}
        return options | {"no marker": self.game.go_on}

    def _start_marking(self, place: str) -> None:
        self.markers.marking, self.game.phase = place, "marker payment"

    # --- paying for a marker

    def _ways_to_pay(self) -> Options:
        if self.game.with_dice:
            ways = station_ways(self.game.dice.unused, self._price())
            return {f"pay {words(way)}": partial(self._pay_by_dice, way) for way in ways}
        payments = station_payments(self.game.me.hand, self._price())
        return {f"pay {way.words()}": partial(self._pay, way) for way in payments}

    def _pay(self, payment: Payment) -> None:
        self.game.spend(payment.cards())
        self._put_marker()
        self.game.cards.throw_away(payment.cards().elements())
        self.game.go_on()

    def _pay_by_dice(self, way: Way) -> None:
        self.game.dice.spend(dict(way))
        self._put_marker()
        self.game.go_on()

    def _put_marker(self) -> None:
        assert self.markers.marking is not None
        self.markers.owner[self.markers.marking] = self.game.to_move
        self.markers.marking = None

    # --- what is known and what it is worth

    def facts(self, viewer: int | None) -> dict[str, object]:
        """Return who has marked what, and where Alvin is; all of it is open."""
        if self.game.map.markers is None:
            return dict.fromkeys(FACTS)
        markers = self.markers
        return {
            "markers": [markers.of(seat) for seat in range(self.game.players)],
            "start_cities": list(markers.start),
            "marking": markers.marking,
            "alien": markers.alvin,
            "captures": None if markers.alvin is None else list(markers.captures),
        }

    def points(self) -> dict[str, list[int]]:
        """Return what Alvin brings, and the points of routes, of which markers decide who has them (R345)."""
        alien = {"alien": self.markers.alien_points()}
        if self.game.map.markers is None:
            return alien
        return alien | {"routes": [seat.route_points for seat in self.game.seats]}
