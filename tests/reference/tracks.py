"""Tracks: their names in action texts, their twins, and who may still claim them (R21, R24, R26-R28, R121, R152).

Cards and dice play no part here; whether a claim can be paid is asked in `payments` and `dice_payments`.
"""

from collections.abc import Collection, Mapping
from functools import cached_property

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


def _printed_price(track: Track) -> object:
    return track.length, track.colour, track.ferry, track.tunnel, track.any_cards, track.kind


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
        printed_kinds = options["dice.double_kind"] == "printed"
        double = printed_kinds or not self.twins_close
        self.kinds = ["double" if others and double else "single" for others in self.twins]
        self.long_routes = options["dice.nine_route"] if options["dice"] else None
        self.lengths = [self._length(track) for track in map.tracks]
        self.double_tracks = [track for track, kind in enumerate(self.kinds) if kind == "double"]
        self.at_sea = {index for index, track in enumerate(map.tracks) if track.kind == "ship"}
        self.takes = [length + it.mountains for length, it in zip(self.lengths, map.tracks, strict=True)]
        self.owner: dict[int, int] = {}
        self.neutral: set[int] = set()  # tracks of the neutral player (R264)
        self.bullets = Bullets(map, players)
        self.sharers: dict[int, set[int]] = {}  # who has laid trains beside those of the owner (R283)
        self.beds = Beds(map, options, self.twins if self.twins_close else [[]] * len(map.tracks))
        self._found: tuple[object, list[int], list[int]] = (None, [], [])
        # What payments depend on, numbered: tracks of one number ask for the same unless a piece colours one.
        numbers = dict[object, int]()
        asked = [(_printed_price(track), kind) for track, kind in zip(map.tracks, self.kinds, strict=True)]
        self._prices = [numbers.setdefault(price, len(numbers)) for price in asked]

    def _length(self, track: Track) -> int:
        return min(track.length, LONGEST_PRICE) if self.long_routes == "len8" else track.length

    def length(self, track: int) -> int:
        """Return the length that counts for trains, points and paths (R152)."""
        return self.lengths[track]

    def trains(self, track: int) -> int:
        """Return the trains a claim takes from the supply: those laid and those lost on mountains (R121)."""
        return self.takes[track]

    def kind(self, track: int) -> str:
        """Return whether a track is a single or a double route to the dice (R135)."""
        return self.kinds[track]

    def price(self, track: int) -> object:
        """Return something that is the same for all tracks that ask for the same."""
        return (self._prices[track], self.beds.lying[track]) if track in self.beds.lying else self._prices[track]

    def taken(self) -> set[int]:
        """Return the tracks on which trains stand, whosever they are."""
        return {*self.owner, *self.bullets.built, *self.neutral}

    def closed(self) -> list[int]:
        """Return the tracks that nobody owns and nobody can have (R27, R152)."""
        return self._closed_and_free()[0]

    def _shut(self) -> set[int]:
        """Return what no dice pay for by house rule, what pieces and trains across cut off, and twins of claims."""
        closed_by_twins = {twin for track in self.owner for twin in self.twins[track]} if self.twins_close else set()
        return self._too_long | closed_by_twins | self.beds.cut_off(self.owner)

    @cached_property
    def _too_long(self) -> set[int]:
        dice_refuse = self.long_routes == "closed"
        return {index for index, it in enumerate(self.map.tracks) if dice_refuse and it.length > LONGEST_PRICE}

    def open_to(self, seat: int, trains: int, ships: int = 0) -> list[int]:
        """Return the tracks that `seat` may claim if it can pay, with so many trains and ships left."""
        own_twins = {twin for track in self.own(seat) for twin in self.twins[track]}  # R26
        free = self.markers.buildable(seat, self._closed_and_free()[1], self.owner)
        # A bullet train takes no trains of one's own (R393).
        return [
            track
            for track in free
            if ((ships if track in self.at_sea else trains) >= self.takes[track] and track not in own_twins)
            or self.bullets.due(track)
        ]

    def _closed_and_free(self) -> tuple[list[int], list[int]]:
        """Return what nobody can have and what somebody could claim; worked out anew only when something was built."""
        built = (self.owner, self.bullets.built, self.neutral, self.beds.lying)
        if self._found[0] != built:
            shut, taken = self._shut(), self.taken()
            free = [track for track in range(len(self.names)) if track not in shut and track not in taken]
            self._found = tuple(each.copy() for each in built), sorted(shut - taken), free
        return self._found[1:]

    def give(self, seat: int, track: int) -> None:
        """Note that a track is a seat's, or another's too (R283)."""
        if track in self.owner:
            self.sharers.setdefault(track, set()).add(seat)
        else:
            self.owner[track] = seat

    def owners(self, track: int) -> set[int]:
        """Return everybody to whom a track belongs (R283)."""
        first = {self.owner[track]} if track in self.owner else set()
        return first | self.sharers[track] if track in self.sharers else first

    def own(self, seat: int) -> list[int]:
        """Return the tracks of `seat`, shared ones included, ascending."""
        shared = [track for track, seats in self.sharers.items() if seat in seats]
        return sorted([*owned(self.owner, seat), *shared])

    def shareable_by(self, seat: int, trains: int, track: int) -> bool:
        """Return whether a seat may lay trains beside those of others: neither the route nor its twin is its (R283)."""
        own = [other for other in (track, *self.twins[track]) if seat in self.owners(other)]
        return track in self.owner and not own and trains >= self.trains(track)

    def touching(self, places: Collection[str]) -> set[int]:
        """Return the tracks with an end in one of `places`."""
        return {track for place in places for track in self._at.get(place, ())}

    @cached_property
    def _at(self) -> Mapping[str, Collection[int]]:
        """Return the tracks at each place."""
        found: dict[str, list[int]] = {}
        for index, track in enumerate(self.map.tracks):
            for place in (track.a, track.b):
                found.setdefault(place, []).append(index)
        return found


def owned(owner: Mapping[int, int], seat: int) -> list[int]:
    """Return the tracks of `seat`, ascending."""
    return sorted(track for track, its_owner in owner.items() if its_owner == seat)
