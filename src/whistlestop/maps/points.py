"""What a route is worth and takes on a board, and whether its twins close with it (R25, R27, R102, R121)."""

from whistlestop.maps.schema import Map, Place, Track

MOUNTAIN_POINTS = 2  # for each train lost on a mountain
PLUS4_LENGTH = 4  # spaces a route needs for a +4 locomotive


def track_points(map: Map, track: Track) -> int:
    """The points for claiming a track."""
    return map.route_points[track.length] + MOUNTAIN_POINTS * track.mountains


def trains_needed(track: Track) -> int:
    """The trains that claiming a track takes: those laid and those lost on mountains."""
    return track.length + track.mountains


def closes_twins(players: int, limit: int) -> bool:
    """Whether a claimed track closes its twins to everybody: fewer play than double routes are for (R27)."""
    return players < limit


def are_twins(track: Track, other: Track) -> bool:
    """Whether two tracks are parts of one double route: the same places (R28), and neither stands apart (R246)."""
    return {track.a, track.b} == {other.a, other.b} and not (track.not_double or other.not_double)


def shown_in(place: Place) -> set[str | None]:
    """The parts of a board that show a place: None is the board itself, others are enlarged parts (R392)."""
    return {place.inset} if place.inset is not None else {None, place.also_in}


def places_of(map: Map, id: str) -> int:
    """Return a place, or all border points of a country, as a mask (R93)."""
    return sum(1 << index for index, place in enumerate(map.places) if id in (place.id, place.country))
