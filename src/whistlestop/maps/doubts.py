"""What a board may hold but will hardly be meant: it can be played, and something on it cannot work.

A warning is no error: files with one are read and played.
"""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop.maps.points import trains_needed
from whistlestop.maps.problem import Problem
from whistlestop.maps.schema import Map, Track
from whistlestop.maps.ways import FAR, own_trains, ways_from

SOON = 3  # trains above those that end the game


def doubts(map: Map) -> Iterator[Problem]:
    """Everything on a board that cannot work, with a pointer to the value to blame."""
    yield from _trains(map)
    yield from _tracks(map)
    yield from _tickets(map)
    yield from _idle(map)


def _trains(map: Map) -> Iterator[Problem]:
    """R220: somebody must come down to few trains, and not with his first route."""
    if map.trains <= map.end_trains + SOON:
        reason = f"with {map.trains} trains each, the last round may begin after the first route"
        yield Problem(reason, ("trains",), ("end_trains",))
    trains, few = sum(trains_needed(track) for track in map.tracks), map.players[0]
    if trains <= few * (map.trains - map.end_trains - 1):
        reason = f"all tracks together take {trains} trains: {few} players may fill them, and no last round begins"
        yield Problem(reason, ("tracks",))


def _tracks(map: Map) -> Iterator[Problem]:
    for index, track in enumerate(map.tracks):
        needed, cards = trains_needed(track), _cards(map, track)
        if needed > map.trains:
            yield Problem(f"nobody can claim it: {needed} trains, a player has {map.trains}", ("tracks", index))
        elif track.length - track.any_cards > cards:
            yield Problem(f"nobody can pay for it: {track.length} cards, there are {cards}", ("tracks", index))
        elif track.ferry > map.deck.locomotives and not map.ferry_substitute:
            reason = f"nobody can pay for it: {track.ferry} locomotives, there are {map.deck.locomotives}"
            yield Problem(reason, ("tracks", index))


def _cards(map: Map, track: Track) -> int:
    """How many cards there are of the colour of a track, locomotives where they may be used included."""
    wild = map.locomotives == "every_route" or track.tunnel or track.ferry
    return map.deck.per_colour + (map.deck.locomotives if wild else 0)


def _tickets(map: Map) -> Iterator[Problem]:
    """R31: whoever wants to fulfil a ticket alone needs trains for a whole way."""
    for index, ticket in enumerate(map.tickets):
        ways = ways_from(map, ticket.a, own_trains)
        needed = min(ways.get(goal, FAR) for goal in (ticket.b, *ticket.more))
        if needed > map.trains:
            shown = "no way at all" if needed >= FAR else f"{needed:.0f} trains"
            yield Problem(f"nobody can fulfil it: {shown}, a player has {map.trains}", ("tickets", index))


def _idle(map: Map) -> Iterator[Problem]:
    """Facts about something that the board does not have."""
    if map.bonuses.unused_station and not map.stations:
        yield Problem("nobody gets it: this board has no stations", ("bonuses", "unused_station"))
    if map.bonuses.attraction and not any(place.attraction for place in map.places):
        yield Problem("nobody gets it: no place is an attraction", ("bonuses", "attraction"))
    if map.ferry_substitute and not any(track.ferry for track in map.tracks):
        yield Problem("nothing is paid with it: no route is a ferry", ("ferry_substitute",))
