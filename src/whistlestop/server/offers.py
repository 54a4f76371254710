"""What a host can choose from, and what a client needs to draw a board: boards, ticket sets, house rules, bots.

These are the answers of the HTTP part that depend on the program alone and not on any table.
"""

from __future__ import annotations

from contextvars import copy_context

from whistlestop import __version__, bots, locale, maps, options
from whistlestop.locale.differences import differences
from whistlestop.ruleset import RESETS, compile_rules
from whistlestop.ruleset_expansions import locomotives_allowed
from whistlestop.server.parts import Colour, Part, Pattern, Value
from whistlestop.server.protocol import VERSION
from whistlestop.server.seats import COLOURS, PATTERNS


class Bot(Part, frozen=True):
    """A bot by name, the weakest being number 1."""

    name: str
    level: int


class OptionInfo(Part, frozen=True):
    """A house rule; `shown` ones are worth showing, the others belong under "more". Ranges give `low` and `high`.

    `map` is the one board it is for, or None.
    """

    key: str
    default: Value
    rule: str
    values: list[Value] | None
    low: int | None
    high: int | None
    shown: bool
    map: str | None


class ServerInfo(Part, frozen=True):
    """What a client must know before anything: where friends can reach the server, bots, options, languages."""

    version: str
    protocol: int
    addresses: list[str]
    languages: list[str]
    bots: list[Bot]
    options: list[OptionInfo]
    colours: list[Colour]
    patterns: list[Pattern]


class TicketSetInfo(Part, frozen=True):
    """A ticket set of a board: its id, its name and how many tickets it has."""

    id: str
    name: str
    tickets: int


class BoardInfo(Part, frozen=True):
    """A board for a list to choose from."""

    id: str
    name: str
    players: tuple[int, int]
    places: int
    tracks: int
    ticket_sets: list[TicketSetInfo]


class CountryInfo(Part, frozen=True):
    """A country that tickets may name; it is reached at each of its border points, the places that name it."""

    id: str
    name: str


class DistrictInfo(Part, frozen=True):
    """Places that score together if a player joins all of them."""

    places: list[str]
    points: int


class PlaceInfo(Part, frozen=True):
    """A place of a board; places that share a country are one."""

    id: str
    name: str
    lat: float
    lon: float
    country: str | None
    attraction: bool


class TrackInfo(Part, frozen=True):
    """A track: the list's order is the number by which actions, facts and events speak of it.

    `trains` is how many a claim takes, mountains included; so many cards of any kind (`substitute`, 0 for none) may
    stand for one of its locomotives or spaces; `locomotives` says whether any may be used.
    """

    a: str
    b: str
    length: int
    colour: str
    tunnel: bool
    ferry: int
    mountains: int
    trains: int
    substitute: int
    locomotives: bool
    points: int
    ordinal: int  # among the tracks between the same places, from 1
    twins: int  # how many tracks there are between these places


class TicketInfo(Part, frozen=True):
    """A ticket: the list's order is the number by which facts and events speak of it.

    Its ends are places or countries; `more` are further destinations with what each is worth instead.
    """

    a: str
    b: str
    points: int
    deck: str
    more: dict[str, int]


class Board(Part, frozen=True):
    """A board with one ticket set, all that a client needs beside the geometry.

    `differences` are sentences, in the language asked for, on how its rules differ from the plain ones; `unverified`
    are notes on facts that no source could confirm.
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
    kinds: list[str]
    countries: list[CountryInfo]
    districts: list[DistrictInfo]
    places: list[PlaceInfo]
    tracks: list[TrackInfo]
    tickets: list[TicketInfo]
    differences: list[str]
    unverified: list[str]


def server_info(addresses: list[str]) -> ServerInfo:
    """Return what a client must know before anything."""
    return ServerInfo(
        version=__version__,
        protocol=VERSION,
        addresses=addresses,
        languages=list(locale.languages()),
        bots=[Bot(name=name, level=level) for level, name in enumerate(bots.names(), 1)],
        options=[_option(option) for option in options.OPTIONS.values()],
        colours=list(COLOURS),
        patterns=list(PATTERNS),
    )


def _option(option: options.Option) -> OptionInfo:
    values = option.values
    ranged = isinstance(values, range)
    return OptionInfo(
        key=option.key,
        default=option.default,
        rule=option.rule,
        values=None if ranged else list(values),
        low=values[0] if isinstance(values, range) else None,
        high=values[-1] if isinstance(values, range) else None,
        shown=option.shown,
        map=_only_board(option.key),
    )


def _only_board(key: str) -> str | None:
    """Return the board that a house rule is for, if it names one."""
    part = key.partition(".")[0]
    return next((map for map, rule in RESETS.items() if rule == key), part if part in maps.ids() else None)


def boards() -> list[BoardInfo]:
    """Return every board there is."""
    return [_board_info(maps.load(id)) for id in maps.ids()]


def _board_info(map: maps.Map) -> BoardInfo:
    return BoardInfo(
        id=map.id,
        name=map.name,
        players=map.players,
        places=len(map.places),
        tracks=len(map.tracks),
        ticket_sets=[_ticket_set(maps.load(map.id, name)) for name in maps.ticket_sets(map.id)],
    )


def _ticket_set(map: maps.Map) -> TicketSetInfo:
    return TicketSetInfo(id=map.ticket_set, name=map.name, tickets=len(map.tickets))


def board(map: maps.Map, language: str) -> Board:
    """Return a board as a client needs it; the map must be in the engine's order. Raises LanguageError."""
    return Board(
        id=map.id,
        name=map.name,
        ticket_set=map.ticket_set,
        digest=maps.digest(map),
        players=map.players,
        trains=map.trains,
        stations=map.stations,
        display=map.display,
        double_routes_players=map.double_routes_players,
        longest_path=map.bonuses.longest_path,
        most_tickets=map.bonuses.most_tickets,
        unused_station=map.bonuses.unused_station,
        most_cities=map.bonuses.most_cities,
        attraction=map.bonuses.attraction,
        grand_tour=list(map.bonuses.grand_tour),
        end_trains=map.end_trains,
        kinds=[*map.deck.colours, "locomotive"],
        countries=[CountryInfo(id=country.id, name=country.name) for country in map.countries],
        districts=[DistrictInfo(places=list(one.places), points=one.points) for one in map.districts],
        places=[_place(place) for place in map.places],
        tracks=_tracks(map),
        tickets=[_ticket(ticket) for ticket in map.tickets],
        differences=copy_context().run(_differences, map, language),
        unverified=list(map.unverified),
    )


def _differences(map: maps.Map, language: str) -> list[str]:
    locale.use(language)
    return differences(map)


def _ticket(ticket: maps.Ticket) -> TicketInfo:
    return TicketInfo(a=ticket.a, b=ticket.b, points=ticket.points, deck=ticket.deck, more=ticket.more)


def _place(place: maps.Place) -> PlaceInfo:
    return PlaceInfo(
        id=place.id,
        name=place.name,
        lat=place.lat,
        lon=place.lon,
        country=place.country,
        attraction=place.attraction,
    )


def _tracks(map: maps.Map) -> list[TrackInfo]:
    board = compile_rules(map).boards[0]
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
            trains=track.length + track.mountains,
            substitute=int(board.replacing[number]),
            locomotives=locomotives_allowed(map, track),
            points=int(board.track_points[number]),
            ordinal=ends[:number].count(ends[number]) + 1,
            twins=ends.count(ends[number]),
        )
        for number, track in enumerate(map.tracks)
    ]
