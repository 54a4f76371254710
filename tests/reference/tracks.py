"""Tracks: their names in action texts, their twins, and who may still claim them (R21, R24, R26-R28).

Cards play no part here; whether a claim can be paid is asked in `payments`.
"""

from collections.abc import Mapping, Sequence

from whistlestop.maps.schema import Map


def twins(map: Map, track: int) -> list[int]:
    """Return the other tracks between the same two places, whatever their length or type (R28)."""
    ends = {map.tracks[track].a, map.tracks[track].b}
    return [other for other, it in enumerate(map.tracks) if {it.a, it.b} == ends and other != track]


def track_names(map: Map) -> list[str]:
    """Return the words for each track: its places, and a number where there are twins."""
    names = []
    for index, track in enumerate(map.tracks):
        others = twins(map, index)
        number = 1 + sum(other < index for other in others)
        names.append(f"{track.a} {track.b}" + (f" #{number}" if others else ""))
    return names


class Claims:
    """Who owns which track, and which tracks are still open to whom."""

    def __init__(self, map: Map, players: int) -> None:
        self.map = map
        self.names = track_names(map)
        self.twins = [twins(map, track) for track in range(len(map.tracks))]
        self.twins_close = players < map.double_routes_players
        self.owner: dict[int, int] = {}

    def open_to(self, seat: int, trains: int, track: int) -> bool:
        """Return whether `seat`, with `trains` left, may claim `track` if it has the cards."""
        if track in self.owner or trains < self.map.tracks[track].length:
            return False
        twin_owners = [self.owner[twin] for twin in self.twins[track] if twin in self.owner]
        return not twin_owners if self.twins_close else seat not in twin_owners

    def dead(self, trains: Sequence[int]) -> bool:
        """Return whether nobody could ever claim a route again, cards ignored (R224)."""
        seats = range(len(trains))
        return not any(self.open_to(s, trains[s], track) for s in seats for track in range(len(self.names)))


def owned(owner: Mapping[int, int], seat: int) -> list[int]:
    """Return the tracks of `seat`, ascending."""
    return sorted(track for track, its_owner in owner.items() if its_owner == seat)
