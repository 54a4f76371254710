"""A board with one ticket set as a client needs it beside the geometry: places, tracks, tickets, rules in words.

A mechanism that shows on boards has a file here with what it adds: fields and what reads them, for boards (`BOARD`,
`read_board`), tracks (`TRACK`, `read_track`) and places (`PLACE`, `read_place`).
"""

from __future__ import annotations

from contextvars import copy_context
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import defstruct

from whistlestop import locale, maps
from whistlestop.compiler.kernel import interpreted
from whistlestop.locale import words
from whistlestop.locale.differences import differences
from whistlestop.records.mechanisms import collect
from whistlestop.rules import dice_payment
from whistlestop.ruleset.compile import Rules, compile_rules, heard
from whistlestop.ruleset.locomotives import locomotives_allowed
from whistlestop.server.protocol.parts import Part

dice_price = interpreted(dice_payment.price)


class CountryInfo(Part, frozen=True):
    """A country that tickets may name; it is reached at each of its border points, the places that name it."""

    id: str
    name: str


class DistrictInfo(Part, frozen=True):
    """Places that score together if a player joins all of them."""

    places: list[str]
    points: int


class PlainPlace(Part, frozen=True):
    """A place of a board; places that share a country are one."""

    id: str
    name: str
    lat: float
    lon: float
    country: str | None
    attraction: bool


class PlainTrack(Part, frozen=True):
    """A track: the list's order is the number by which actions, facts and events speak of it.

    `trains` is how many a claim takes, mountains included, `symbols` how many it costs with dice; so many cards of any
    kind (`substitute`, 0 for none) may stand for one of its locomotives or spaces; `locomotives` says whether any may
    be used.
    """

    a: str
    b: str
    length: int
    colour: str
    tunnel: bool
    ferry: int
    mountains: int
    trains: int
    symbols: int
    substitute: int
    locomotives: bool
    points: int
    ordinal: int  # among the tracks between the same places, from 1
    twins: int  # how many tracks there are between these places


class PlainTicket(Part, frozen=True):
    """A ticket: the list's order is the number by which facts and events speak of it.

    Its ends are places or countries; `more` are further destinations with what each is worth instead.
    """

    a: str
    b: str
    points: int
    deck: str
    more: dict[str, int]


def _with_mechanisms(name: str, plain: type[Part], hook: str) -> type[Any]:
    """Return a struct with the fields that mechanisms add to it."""
    added = [field for fields in collect(__name__, hook) for field in fields]
    namespace = {"__doc__": plain.__doc__}
    settings: Any = {"frozen": True, "forbid_unknown_fields": True, "kw_only": True}
    return defstruct(name, added, bases=(plain,), namespace=namespace, module=__name__, **settings)


def _added(hook: str, *about: object) -> dict[str, Any]:
    """Return what mechanisms have to say about a board, a track, a place or a ticket."""
    return {key: value for read in collect(__name__, hook) for key, value in read(*about).items()}


# What mechanisms add is for clients; nobody reads it in Python, so the type checker need not know of it.
if TYPE_CHECKING:
    PlaceInfo: TypeAlias = PlainPlace
    TrackInfo: TypeAlias = PlainTrack
    TicketInfo: TypeAlias = PlainTicket
else:
    PlaceInfo = _with_mechanisms("PlaceInfo", PlainPlace, "PLACE")
    TrackInfo = _with_mechanisms("TrackInfo", PlainTrack, "TRACK")
    TicketInfo = _with_mechanisms("TicketInfo", PlainTicket, "TICKET")


class PlainBoard(Part, frozen=True):
    """A board with one ticket set, all that a client needs beside the geometry.

    `name` and `differences` are in the language asked for: what it is called, and sentences on how its rules differ
    from the plain ones; `unverified` are notes on facts that no source could confirm. `house_rules` are the options
    that hold here and not everywhere.
    """

    id: str
    name: str
    ticket_set: str
    digest: str
    players: tuple[int, int]
    trains: int
    stations: int
    display: int
    double_routes_players: int
    longest_path: int
    most_tickets: int
    unused_station: int
    most_cities: int
    attraction: int
    grand_tour: list[int]
    end_trains: int
    house_rules: list[str]
    kinds: list[str]
    countries: list[CountryInfo]
    districts: list[DistrictInfo]
    places: list[PlaceInfo]
    tracks: list[TrackInfo]
    tickets: list[TicketInfo]
    differences: list[str]
    unverified: list[str]


Board = _with_mechanisms("Board", PlainBoard, "BOARD")


def board(map: maps.Map, language: str, *, dice: bool = False, rules: Rules | None = None) -> PlainBoard:
    """Return a board as a client needs it, its rules told for cards or dice; the map must be in the engine's order.

    `rules` are those of a table, whose house rules may change a price. Raises LanguageError.
    """
    rules = rules or compile_rules(map)
    name, told = copy_context().run(_told, map, language, dice)
    return Board(
        id=map.id,
        name=name,
        ticket_set=map.ticket_set,
        digest=maps.digest(map),
        players=map.players,
        trains=map.trains,
        stations=map.stations,
        display=map.display,
        double_routes_players=int(rules.board.double_routes_players),
        end_trains=map.end_trains,
        house_rules=sorted(heard(map, rules.version)),
        kinds=_kinds(map.deck),
        countries=[CountryInfo(id=country.id, name=country.name) for country in map.countries],
        districts=[DistrictInfo(places=list(one.places), points=one.points) for one in map.districts],
        places=[_place(place) for place in map.places],
        tracks=_tracks(map, rules),
        tickets=[_ticket(ticket) for ticket in map.tickets],
        differences=told,
        unverified=[*map.unverified, *map.unverified_cards],
        **_bonuses(map.bonuses),
        **_added("read_board", map, rules),
    )


def _bonuses(bonuses: maps.Bonuses) -> dict[str, Any]:
    return {
        "longest_path": bonuses.longest_path,
        "most_tickets": bonuses.most_tickets,
        "unused_station": bonuses.unused_station,
        "most_cities": bonuses.most_cities,
        "attraction": bonuses.attraction,
        "grand_tour": list(bonuses.grand_tour),
    }


def _told(map: maps.Map, language: str, dice: bool) -> tuple[str, list[str]]:
    locale.use(language)
    return words.board(map), differences(map, dice=dice)


def _kinds(deck: maps.Deck) -> list[str]:
    special = {"locomotive": deck.locomotives, "plus4": deck.plus4, "passenger": deck.passengers}
    return [*deck.colours, *(name for name, count in special.items() if count)]


def _ticket(ticket: maps.Ticket) -> PlainTicket:
    return TicketInfo(
        a=ticket.a,
        b=ticket.b,
        points=ticket.points,
        deck=ticket.deck,
        more=ticket.more,
        **_added("read_ticket", ticket),
    )


def _place(place: maps.Place) -> PlainPlace:
    return PlaceInfo(
        id=place.id,
        name=place.name,
        lat=place.lat,
        lon=place.lon,
        country=place.country,
        attraction=place.attraction,
        **_added("read_place", place),
    )


def _tracks(map: maps.Map, rules: Rules) -> list[PlainTrack]:
    board = rules.boards[0]
    ends = [(track.a, track.b) for track in map.tracks]
    return [
        TrackInfo(
            a=track.a,
            b=track.b,
            length=track.length,
            colour=track.colour,
            tunnel=track.tunnel,
            ferry=track.ferry,
            mountains=track.mountains,
            trains=int(board.trains_needed[number]),
            symbols=dice_price(board, number),
            substitute=int(board.replacing[number]),
            locomotives=locomotives_allowed(map, track),
            points=int(board.track_points[number]),
            ordinal=ends[:number].count(ends[number]) + 1,
            twins=ends.count(ends[number]),
            **_added("read_track", map, rules, number),
        )
        for number, track in enumerate(map.tracks)
    ]
