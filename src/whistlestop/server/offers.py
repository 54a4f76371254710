"""What a host can choose from, and what a client needs to draw a board: boards, ticket sets, house rules, bots.

These are the answers of the HTTP part that depend on the program alone and not on any table.
"""

from __future__ import annotations

from contextvars import copy_context

from whistlestop import __version__, bots, locale, maps, options
from whistlestop.locale.differences import differences
from whistlestop.locale.words import KINDS
from whistlestop.server.parts import Colour, Part, Pattern, Value
from whistlestop.server.protocol import VERSION
from whistlestop.server.seats import COLOURS, PATTERNS


class Bot(Part, frozen=True):
    """A bot by name, the weakest being number 1."""

    name: str
    level: int


class OptionInfo(Part, frozen=True):
    """A house rule; `shown` ones are worth showing, the others belong under "more". Ranges give `low` and `high`."""

    key: str
    default: Value
    rule: str
    values: list[Value] | None
    low: int | None
    high: int | None
    shown: bool


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


class PlaceInfo(Part, frozen=True):
    """A place of a board; places that share a country are one."""

    id: str
    name: str
    lat: float
    lon: float
    country: str | None


class TrackInfo(Part, frozen=True):
    """A track: the list's order is the number by which actions, facts and events speak of it."""

    a: str
    b: str
    length: int
    colour: str
    tunnel: bool
    ferry: int
    points: int
    ordinal: int  # among the tracks between the same places, from 1
    twins: int  # how many tracks there are between these places


class TicketInfo(Part, frozen=True):
    """A ticket: the list's order is the number by which facts and events speak of it."""

    a: str
    b: str
    points: int
    deck: str


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
    longest_path: int
    most_tickets: int
    unused_station: int
    end_trains: int
    kinds: list[str]
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
    )


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
        longest_path=map.bonuses.longest_path,
        most_tickets=map.bonuses.most_tickets,
        unused_station=map.bonuses.unused_station,
        end_trains=map.end_trains,
        kinds=list(KINDS),
        places=[_place(place) for place in map.places],
        tracks=_tracks(map),
        tickets=[TicketInfo(a=one.a, b=one.b, points=one.points, deck=one.deck) for one in map.tickets],
        differences=copy_context().run(_differences, map, language),
        unverified=list(map.unverified),
    )


def _differences(map: maps.Map, language: str) -> list[str]:
    locale.use(language)
    return differences(map)


def _place(place: maps.Place) -> PlaceInfo:
    return PlaceInfo(id=place.id, name=place.name, lat=place.lat, lon=place.lon, country=place.country)


def _tracks(map: maps.Map) -> list[TrackInfo]:
    ends = [(track.a, track.b) for track in map.tracks]
    return [
        TrackInfo(
            a=track.a,
            b=track.b,
            length=track.length,
            colour=track.colour,
            tunnel=track.tunnel,
            ferry=track.ferry,
            points=map.route_points[track.length],
            ordinal=ends[:number].count(ends[number]) + 1,
            twins=ends.count(ends[number]),
        )
        for number, track in enumerate(map.tracks)
    ]
