"""Names of the things of a table, for a person to read: cards, dice, routes, tickets, places, monsters."""

from __future__ import annotations

from collections.abc import Mapping

from whistlestop.locale import listed, say
from whistlestop.maps import COLOURS, Map, Ticket, Track

KINDS: tuple[str, ...] = (*COLOURS, "locomotive")
FACES: tuple[str, ...] = ("single", "double", "station", "wild")
TOKENS = FACES[:2]
MONSTERS: tuple[str, ...] = ("alvin", "dexter")


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


def face(name: str) -> str:
    """Return the name of a face of a train die."""
    return say(f"face-{name}")


def dice(counts: Mapping[str, int]) -> str:
    """Return dice counted by face, in the usual order: "2 Singles and 1 Wild"."""
    return listed(_dice(counts))


def _dice(counts: Mapping[str, int]) -> list[str]:
    return [say(f"dice-{name}", count=counts[name]) for name in FACES if counts.get(name)]


def tokens(counts: Mapping[str, int]) -> str:
    """Return tokens counted by type: "1 Single token and 2 Double tokens", or that there are none."""
    held = [say(f"tokens-{name}", count=counts[name]) for name in TOKENS if counts.get(name)]
    return listed(held) if held else say("no-tokens")


def dice_payment(face: str, count: int, wilds: int, spent: int = 0) -> str:
    """Return the dice of a face, the wilds and the tokens of that type that pay for something."""
    return dice_and_tokens({face: count, "wild": wilds}, face, spent)


def dice_and_tokens(counts: Mapping[str, int], token: str, spent: int) -> str:
    """Return dice counted by face and, beside them, tokens of one type."""
    return listed(_dice(counts) + ([say(f"tokens-{token}", count=spent)] if spent else []))


def monster(name: str) -> str:
    """Return the name of a monster."""
    return say(f"monster-{name}")


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


def route_detail_with_dice(map: Map, track: int, kind: str, price: int, points: int) -> str:
    """Return a track with the symbols it takes and its points; its colour means nothing then (R130)."""
    here = map.tracks[track]
    return say(
        "route-detail-dice",
        route=route(map, track),
        length=price,
        kind=kind,
        type=_type(here),
        symbols=here.ferry,
        points=points,
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
