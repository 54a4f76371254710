"""Names of the things of a table, for a person to read: cards, routes, tickets, places."""

from __future__ import annotations

from collections.abc import Mapping

from whistlestop.locale import listed, say
from whistlestop.maps import COLOURS, Map, Ticket, Track

KINDS: tuple[str, ...] = (*COLOURS, "locomotive")


def kind(name: str) -> str:
    """Return the name of a kind of card or of a track's colour."""
    return say(f"kind-{name}")


def cards(counts: Mapping[str, int]) -> str:
    """Return cards counted by kind, in the usual order: "2 red and 1 locomotive"."""
    return listed([say(f"cards-{name}", count=counts[name]) for name in KINDS if counts.get(name)])


def payment(number: int, count: int, locomotives: int) -> str:
    """Return the cards of a payment; `number` is the kind beside the locomotives as the engine counts kinds."""
    counts = {KINDS[number]: count}
    counts["locomotive"] = counts.get("locomotive", 0) + locomotives
    return cards(counts)


def place(map: Map, id: str) -> str:
    """Return the printed name of a place."""
    return next(here.name for here in map.places if here.id == id)


def route(map: Map, track: int) -> str:
    """Return the name of a track; tracks of a double route carry their number."""
    here = map.tracks[track]
    a, b = place(map, here.a), place(map, here.b)
    twins = [number for number, other in enumerate(map.tracks) if (other.a, other.b) == (here.a, here.b)]
    if len(twins) == 1:
        return say("route", a=a, b=b)
    return say("route-twin", a=a, b=b, number=twins.index(track) + 1)


def route_detail(map: Map, track: int) -> str:
    """Return a track with everything that decides its price and its points."""
    here = map.tracks[track]
    return say(
        "route-detail",
        route=route(map, track),
        length=here.length,
        colour=kind(here.colour),
        type=_type(here),
        symbols=here.ferry,
        points=map.route_points[here.length],
    )


def track_type(track: Track) -> str:
    """Return whether a track is a tunnel or a ferry, or nothing for a plain one."""
    return say("track-type", type=_type(track), symbols=track.ferry)


def _type(track: Track) -> str:
    return "tunnel" if track.tunnel else "ferry" if track.ferry else "plain"


def ends(map: Map, ticket: Ticket) -> str:
    """Return the two places of a ticket."""
    return say("route", a=place(map, ticket.a), b=place(map, ticket.b))


def ticket(map: Map, number: int) -> str:
    """Return a ticket: its two places and its points."""
    return say("ticket", ends=ends(map, map.tickets[number]), points=map.tickets[number].points)
