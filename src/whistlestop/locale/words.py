"""Names of the things of a table, for a person to read: cards, dice, routes, tickets, places, monsters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from whistlestop.locale import ENGLISH, alternatives, listed, say, sources, speak
from whistlestop.maps import COLOURS, Map, Ticket, Track
from whistlestop.maps.points import track_points
from whistlestop.records.mechanisms import collect

Told = dict[str, str | int | float]

KINDS: tuple[str, ...] = (*COLOURS, "locomotive", "plus4", "passenger")
FACES: tuple[str, ...] = ("single", "double", "station", "wild")
TOKENS = FACES[:2]
MONSTERS: tuple[str, ...] = ("alvin", "dexter")


def board(map: Map) -> str:
    """Return the name of a board with its ticket set; a map of one's own keeps the name it was given."""
    message = board_message(map.id, map.ticket_set)
    known = message in sources(ENGLISH) and speak(ENGLISH, message, {})[0] == map.name
    own = say("board-draft", name=map.name) if map.draft else map.name
    return say(message) if known else own


def board_message(map: str, ticket_set: str) -> str:
    """Return the message that names a board of the package with one of its ticket sets."""
    return f"board-{map}" if ticket_set == "base" else f"board-{map}-{ticket_set}"


def kind(name: str) -> str:
    """Return the name of a kind of card or of a track's colour."""
    return say(f"kind-{name}")


def cards(counts: Mapping[str, int]) -> str:
    """Return cards counted by kind, in the usual order: "2 red and 1 locomotive"."""
    return listed(each_card(counts))


def each_card(counts: Mapping[str, int]) -> list[str]:
    """Return the parts of such a sentence, one for each kind."""
    return [say(f"cards-{name}", count=counts[name]) for name in KINDS if counts.get(name)]


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


def decks(map: Map) -> tuple[str, ...]:
    """Return the ticket decks of a map in the order of its tickets."""
    return tuple(dict.fromkeys(ticket.deck for ticket in map.tickets))


def split(map: Map, first: int, second: int) -> str:
    """Return how many tickets come from each of two decks (R103)."""
    counts = zip(decks(map), (first, second), strict=False)
    return listed([say("tickets-of-deck", count=count, deck=deck) for deck, count in counts if count])


def place(map: Map, id: str) -> str:
    """Return the printed name of a place or a country."""
    names = {country.id: country.name for country in map.countries}
    return next((here.name for here in map.places if here.id == id), None) or names[id]


def route(map: Map, track: int) -> str:
    """Return the name of a track; tracks of a double route carry their number."""
    here = map.tracks[track]
    a, b = place(map, here.a), place(map, here.b)
    twins = [number for number, other in enumerate(map.tracks) if (other.a, other.b) == (here.a, here.b)]
    if len(twins) == 1:
        return say("route", a=a, b=b)
    return say("route-twin", a=a, b=b, number=twins.index(track) + 1)


def route_detail(map: Map, track: int, colour: str | None = None) -> str:
    """Return a track with everything that decides its price and its points; it may have another colour by now."""
    here = map.tracks[track]
    shown = say("kind-bed") if here.bed and colour is None else kind(colour or here.colour)
    told: Told = {"route": route(map, track), "length": here.length, "points": track_points(map, here)}
    if here.any_cards or _of_mechanisms(here):
        return say("route-detail-special", **told, colour=shown, special=track_type(here))
    return say("route-detail", **told, colour=shown, type=_type(here), symbols=here.ferry)


def route_detail_with_dice(map: Map, track: int, kind: str, price: int, points: int, trains: int) -> str:
    """Return a track with the symbols it takes, its points, and its trains where they are more (R121, R130, R152)."""
    here = map.tracks[track]
    told: Told = {"route": route(map, track), "length": price, "kind": kind, "points": points}
    if trains == price and not _of_mechanisms(here):
        return say("route-detail-dice", **told, type=_type(here), symbols=here.ferry)
    told_already = trains == price or any(tells(here) for tells in collect(__package__, "tells_trains"))
    special = _layout(here) if told_already else [*_layout(here), say("track-trains", count=trains)]
    return say("route-detail-dice-special", **told, special=listed(special))


def track_type(track: Track) -> str:
    """Return what is special about a track: a tunnel, a ferry, mountains; nothing for a plain one."""
    special = _layout(track) + ([say("track-any-cards", count=track.any_cards)] if track.any_cards else [])
    return listed(special) if special else ""


def _layout(track: Track) -> list[str]:
    special = [say("track-type", type=_type(track), symbols=track.ferry)] if _type(track) != "plain" else []
    return special + _of_mechanisms(track)


def _of_mechanisms(track: Track) -> list[str]:
    """Return what mechanisms have to say of a track."""
    return [text for told in collect(__package__, "of_track") for text in told(track)]


def _type(track: Track) -> str:
    return "tunnel" if track.tunnel else "ferry" if track.ferry else "plain"


def goals(ticket: Ticket) -> dict[str, int]:
    """Return the goals of a ticket, best first as it is printed, with what each is worth (R94)."""
    return {ticket.b: ticket.points, **ticket.more}


def between_ends(ticket: Ticket) -> tuple[str, ...]:
    """Return the places that a ticket names between its two ends: those of a tour."""
    return tuple(id for through in collect(__package__, "through") for id in through(ticket))


def ends(map: Map, ticket: Ticket) -> str:
    """Return the places of a ticket: two, all of a tour, or where it starts and each of its goals."""
    there = alternatives([place(map, goal) for goal in goals(ticket)])
    for between in reversed(between_ends(ticket)):
        there = say("route", a=place(map, between), b=there)
    return say("route", a=place(map, ticket.a), b=there)


def ticket(map: Map, number: int) -> str:
    """Return a ticket: its places and its points; of several goals each with its own. In a race none has points."""
    here = map.tickets[number]
    if not map.by_points:
        return ends(map, here)
    for told in collect(__package__, "told_ticket"):
        if text := told(map, here):
            return str(text)
    if not here.more:
        return say("ticket", ends=ends(map, here), points=here.points)
    worth = [say("ticket", ends=place(map, goal), points=points) for goal, points in goals(here).items()]
    return say("route", a=place(map, here.a), b=alternatives(worth))


def scored_ticket(map: Map, number: int, goal: str) -> str:
    """Return a ticket as it was scored: of several goals the one that counted."""
    here = map.tickets[number]
    return say("ticket", ends=say("route", a=place(map, here.a), b=place(map, goal)), points=goals(here)[goal])


def places(map: Map, ids: Sequence[str]) -> str:
    """Return several places by name."""
    return listed([place(map, id) for id in ids])
