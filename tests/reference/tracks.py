"""Tracks: their names in action texts, their twins, and who may still claim them (R21, R24, R26-R28, R121, R152).

Cards and dice play no part here; whether a claim can be paid is asked in `payments` and `dice_payments`.
"""

from collections.abc import Collection, Mapping, Sequence

from whistlestop.maps.schema import Map, Track

from .beds import Beds
from .bullets import Bullets
from .dice import LONGEST_PRICE
from .markers import Markers


def twins(map: Map, track: int) -> list[int]:
    """Return the other tracks between the same two places, whatever their length or type (R28).

    What the board says is no double route has none (R246).
    """
    return [
        other for other in beside(map, track) if not map.tracks[track].not_double and not map.tracks[other].not_double
    ]


def beside(map: Map, track: int) -> list[int]:
    """Return the other tracks between the same two places."""
    ends = {map.tracks[track].a, map.tracks[track].b}
    return [other for other, it in enumerate(map.tracks) if {it.a, it.b} == ends and other != track]


def track_names(map: Map) -> list[str]:
    """Return the words for each track: its places, and a number where there are several between them."""
    names = []
    for index, track in enumerate(map.tracks):
        others = beside(map, index)
        number = 1 + sum(other < index for other in others)
        names.append(f"{track.a} {track.b}" + (f" #{number}" if others else ""))
    return names


def locomotives_allowed(map: Map, track: Track) -> bool:
    """Return whether locomotives may be used on `track` (R82, R84, R91)."""
    if track.any_cards:
        return False
    if map.locomotives == "tunnels_and_ferries":
        return track.tunnel or track.ferry > 0
    return map.locomotives == "every_route" or track.tunnel


def route_points(map: Map, track: int, length: int) -> int:
    """Return what claiming `track` scores at once: its length as it counts, and 2 for each mountain (R25, R121)."""
    return map.route_points[length] + 2 * map.tracks[track].mountains


class Claims:
    """Who owns which track, and which tracks are still open to whom."""

    def __init__(
        self,
        map: Map,
        players: int,
        options: Mapping[str, object],
        limit: int,
    ) -> None:
        self.map = map
        self.markers = Markers(map, players, options)
        self.names = track_names(map)
        self.twins = [twins(map, track) for track in range(len(map.tracks))]
        self.twins_close = players < limit
        self.printed_kinds = options["dice.double_kind"] == "printed"
        self.long_routes = options["dice.nine_route"] if options["dice"] else None
        self.owner: dict[int, int] = {}
        self.neutral: set[int] = set()  # tracks of the neutral player (R264)
        self.bullets = Bullets(map, players)
        self.sharers: dict[int, set[int]] = {}  # who has laid trains beside those of the owner (R283)
        self.beds = Beds(map, options, self.twins if self.twins_close else [[]] * len(map.tracks))

    def length(self, track: int) -> int:
        """Return the length that counts for trains, points and paths (R152)."""
        printed = self.map.tracks[track].length
        return min(printed, LONGEST_PRICE) if self.long_routes == "len8" else printed

    def trains(self, track: int) -> int:
        """Return the trains a claim takes from the supply: those laid and those lost on mountains (R121)."""
        return self.length(track) + self.map.tracks[track].mountains

    def kind(self, track: int) -> str:
        """Return whether a track is a single or a double route to the dice (R135)."""
        double = self.twins[track] and (self.printed_kinds or not self.twins_close)
        return "double" if double else "single"

    def closed(self) -> list[int]:
        """Return the tracks that nobody owns and nobody can have (R27, R152)."""
        taken = {*self.owner, *self.bullets.built, *self.neutral}
        return [track for track in range(len(self.names)) if track not in taken and self._is_closed(track)]

    def _is_closed(self, track: int) -> bool:
        too_long = self.long_routes == "closed" and self.map.tracks[track].length > LONGEST_PRICE
        if too_long or self.beds.cut_off(track, self.owner):
            return True
        return self.twins_close and any(twin in self.owner for twin in self.twins[track])

    def open_to(self, seat: int, trains: int, track: int) -> bool:
        """Return whether `seat`, with `trains` left, may claim `track` if it can pay."""
        if self.long_routes == "closed" and self.map.tracks[track].length > LONGEST_PRICE:
            return False
        if track in self.owner or track in self.bullets.built or track in self.neutral:
            return False
        if self.beds.cut_off(track, self.owner):
            return False
        if not self.markers.may_build(seat, track, self.owner):
            return False
        if self.bullets.due(track):
            return True  # R393: it takes no trains of one's own
        if trains < self.trains(track):
            return False
        twin_owners = [seat for twin in self.twins[track] for seat in self.owners(twin)]
        return not twin_owners if self.twins_close else seat not in twin_owners

    def give(self, seat: int, track: int) -> None:
        """Note that a track is a seat's, or another's too (R283)."""
        if track in self.owner:
            self.sharers.setdefault(track, set()).add(seat)
        else:
            self.owner[track] = seat

    def owners(self, track: int) -> set[int]:
        """Return everybody to whom a track belongs (R283)."""
        first = {self.owner[track]} if track in self.owner else set()
        return first | self.sharers.get(track, set())

    def shareable_by(self, seat: int, trains: int, track: int) -> bool:
        """Return whether a seat may lay trains beside those of others: neither the route nor its twin is its (R283)."""
        own = [other for other in (track, *self.twins[track]) if seat in self.owners(other)]
        return track in self.owner and not own and trains >= self.trains(track)

    def touching(self, places: Collection[str]) -> set[int]:
        """Return the tracks with an end in one of `places`."""
        return {index for index, track in enumerate(self.map.tracks) if track.a in places or track.b in places}

    def dead(self, trains: Sequence[int], blocked: Collection[str]) -> bool:
        """Return whether nobody could ever claim a route again, payment ignored (R224).

        The places in `blocked` are in chaos for ever.
        """
        possible = set(range(len(self.names))) - self.touching(blocked)
        return not any(self.open_to(s, trains[s], track) for s in range(len(trains)) for track in possible)


def owned(owner: Mapping[int, int], seat: int) -> list[int]:
    """Return the tracks of `seat`, ascending."""
    return sorted(track for track, its_owner in owner.items() if its_owner == seat)
