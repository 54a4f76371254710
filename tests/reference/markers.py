"""City markers: start cities, growth, who scores a route, and Alvin the Alien (R340-R352)."""

from collections.abc import Mapping, Sequence

from whistlestop.maps.schema import Map


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

    def may_build(self, seat: int, track: int, owner: Mapping[int, int]) -> bool:
        """Return whether a route touches what a seat has; elsewhere markers play no part (R343)."""
        if self.map.markers is None:
            return True
        return bool({self.map.tracks[track].a, self.map.tracks[track].b} & self.joined(seat, owner))

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
