"""What a route is worth and takes on a board, and whether its twins close with it (R25, R27, R102, R121)."""

from whistlestop.maps.schema import Map, Track

MOUNTAIN_POINTS = 2  # for each train lost on a mountain
PLUS4_LENGTH = 4  # spaces a route needs for a +4 locomotive


def track_points(map: Map, track: Track) -> int:
    """The points for claiming a track."""
    return map.route_points[track.length] + MOUNTAIN_POINTS * track.mountains


def trains_needed(track: Track) -> int:
    """The trains that claiming a track takes: those laid and those lost on mountains."""
    return track.length + track.mountains


def closes_twins(map: Map, players: int) -> bool:
    """Whether a claimed track closes its twins to everybody: fewer play than double routes are for (R27)."""
    return players < map.double_routes_players


def places_of(map: Map, id: str) -> int:
    """Return a place, or all border points of a country, as a mask (R93)."""
    return sum(1 << index for index, place in enumerate(map.places) if id in (place.id, place.country))
