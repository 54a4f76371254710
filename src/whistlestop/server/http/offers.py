"""What a host can choose from: boards, ticket sets, house rules, bots.

These are the answers of the HTTP part that depend on the program alone and not on any table.
"""

from __future__ import annotations

from functools import cache

from whistlestop import __version__, bots, locale, maps
from whistlestop.maps import house_rules
from whistlestop.ruleset import options
from whistlestop.server.match.library import Library
from whistlestop.server.match.seats import COLOURS, PATTERNS
from whistlestop.server.protocol.messages import VERSION
from whistlestop.server.protocol.parts import Colour, Part, Pattern, Value


class Bot(Part, frozen=True):
    """A bot by name: of a level, the weakest being number 1, or of a style of play (None)."""

    name: str
    level: int | None


class OptionInfo(Part, frozen=True):
    """A house rule; `shown` ones are worth showing, the others belong under "more". Ranges give `low` and `high`.

    Those `on_request` hold only on boards that ask for them, which is told of each board; `map` is the one official
    board that does, if there is one.
    """

    key: str
    default: Value
    rule: str
    values: list[Value] | None
    low: int | None
    high: int | None
    shown: bool
    map: str | None
    on_request: bool


class ServerInfo(Part, frozen=True):
    """What a client must know before anything: where friends can reach the server, bots, options, languages.

    `own_boards` says whether boards of a visitor's own are taken.
    """

    version: str
    protocol: int
    addresses: list[str]
    languages: list[str]
    bots: list[Bot]
    options: list[OptionInfo]
    colours: list[Colour]
    patterns: list[Pattern]
    own_boards: bool
    public: bool  # strangers meet here: complaints are read
    push: bool  # browsers are told "your turn" on request


class TicketSetInfo(Part, frozen=True):
    """A ticket set of a board: its id, its name and how many tickets it has."""

    id: str
    name: str
    tickets: int


class BoardInfo(Part, frozen=True):
    """A board for a list to choose from; `own` ones are the server's, not the program's.

    `house_rules` are the options that hold on request and were asked for.
    """

    id: str
    name: str
    players: tuple[int, int]
    places: int
    tracks: int
    own: bool
    house_rules: list[str]
    ticket_sets: list[TicketSetInfo]


def server_info(addresses: list[str], *, public: bool, own_boards: bool, push: bool) -> ServerInfo:
    """Return what a client must know before anything."""
    return ServerInfo(
        version=__version__,
        protocol=VERSION,
        addresses=addresses,
        languages=list(locale.languages()),
        bots=[*_levels(), *(Bot(name=name, level=None) for name in bots.names())],
        options=[_option(option) for option in options.OPTIONS.values()],
        colours=list(COLOURS),
        patterns=list(PATTERNS),
        own_boards=own_boards,
        public=public,
        push=push,
    )


def _levels() -> list[Bot]:
    return [Bot(name=name, level=level) for level, name in enumerate(bots.levels(), 1)]


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
        on_request=option.key in house_rules.needs(),
    )


@cache
def _only_board(key: str) -> str | None:
    """Return the official board that a house rule is for, if it is for one."""
    asking = [id for id in maps.ids() if key in house_rules.holding(maps.load(id))]
    return asking[0] if len(asking) == 1 else None


def boards(library: Library) -> list[BoardInfo]:
    """Return every board there is."""
    return [_board_info(library, library.find(id)) for id in library.ids()]


def _board_info(library: Library, map: maps.Map) -> BoardInfo:
    return BoardInfo(
        id=map.id,
        name=map.name,
        players=map.players,
        places=len(map.places),
        tracks=len(map.tracks),
        own=not library.in_package(map.id),
        house_rules=sorted(house_rules.holding(map)),
        ticket_sets=[_ticket_set(library.find(map.id, name)) for name in library.ticket_sets(map.id)],
    )


def _ticket_set(map: maps.Map) -> TicketSetInfo:
    return TicketSetInfo(id=map.ticket_set, name=map.name, tickets=len(map.tickets))
