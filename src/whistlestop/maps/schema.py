"""The fields of a map file, their defaults and what they mean: the closed list of knobs.

A default is the base rule of the rulebook, so a map file says only what differs from it. Every struct is
frozen and refuses keys it does not know. What a type cannot say (a track naming a missing place, a board in
two halves) is checked in `check.py`.
"""

from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import UNSET, Meta, Struct, UnsetType, field
from msgspec.json import Decoder

from whistlestop.maps.beds import Beds
from whistlestop.maps.markers import Markers
from whistlestop.maps.shares import Company
from whistlestop.maps.ships import Ships, Tour, TrackKind
from whistlestop.maps.technologies import Technologies
from whistlestop.maps.tolls import Tolls
from whistlestop.maps.tourists import Tourists
from whistlestop.maps.values import CompanyId, CountryId, GoalId, Number, PlaceId, Positive, Signed

Colour: TypeAlias = Literal["red", "orange", "yellow", "green", "blue", "pink", "white", "black"]
TrackColour: TypeAlias = Literal[Colour, "gray"]
Refused: TypeAlias = Literal["under_deck", "out_of_game", "face_up"]
RefusedOpening: TypeAlias = Literal[Refused, "shuffled_back"]
MeepleColour: TypeAlias = Literal["black", "blue", "red", "white", "yellow", "green"]
FaceUpLocomotive: TypeAlias = Literal["whole_draw", "one_card"]
Tie: TypeAlias = Literal["tickets", "stations", "longest_path", "goods", "meeples", "mountains"]
Coast: TypeAlias = Literal["west", "east"]
LocomotiveUse: TypeAlias = Literal["every_route", "tunnels_and_ferries"]

# Units of a sheet that a board is drawn on.
Side: TypeAlias = Annotated[int, Meta(ge=200, le=4000)]
Bend: TypeAlias = Annotated[int, Meta(ge=-4000, le=4000)]

COLOURS: tuple[Colour, ...] = get_args(Colour)
COASTS: tuple[Coast, ...] = get_args(Coast)
MEEPLE_COLOURS: tuple[MeepleColour, ...] = get_args(MeepleColour)
BASE_TIES: tuple[Tie, ...] = ("tickets", "stations", "longest_path")


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    """The train cards: so many of each colour, so many locomotives, +4 locomotives and passenger cards (R1, R100)."""

    per_colour: Positive = 12
    locomotives: Number = 14
    plus4: Number = 0
    passengers: Number = 0
    colours: tuple[Colour, ...] = COLOURS

    @property
    def size(self) -> int:
        """How many cards there are."""
        return self.per_colour * len(self.colours) + self.locomotives + self.plus4 + self.passengers


class TicketDeal(Struct, frozen=True, forbid_unknown_fields=True):
    """How many tickets come from which deck, and how many of them must or may be kept (R4, R18).

    With a `split` the player names how many of so many tickets come from each of two decks; `deal` is the most (R103).
    """

    deal: dict[str, Positive]
    keep: Positive
    keep_at_most: dict[str, Number] = {}
    split: Number = 0


class Bonuses(Struct, frozen=True, forbid_unknown_fields=True):
    """Points at the end of the game; 0 or none means the map has no such bonus (R73, R120, R121, R226, R228, R397)."""

    longest_path: Number = 10
    most_tickets: Number = 0
    unused_station: Number = 0
    most_cities: Number = 0
    attraction: Number = 0
    grand_tour: tuple[Number, ...] = ()
    meeple_majority: tuple[Number, Number] = (0, 0)  # most and second most of each colour (R117)
    bullet_progress: dict[Positive, tuple[Signed, ...]] = {}  # by the number of players, then by rank (R397)
    no_bullet_progress: Signed = 0  # of who has claimed no bullet route


class Country(Struct, frozen=True, forbid_unknown_fields=True):
    """A country that tickets may name, reached at any of its border points, which share its meeples (R93, R117)."""

    id: str
    name: str
    meeples: Number = 0


class District(Struct, frozen=True, forbid_unknown_fields=True):
    """Places that pay together if a player joins all of them."""

    places: tuple[PlaceId, ...]
    points: Positive


class Sheet(Struct, frozen=True, forbid_unknown_fields=True):
    """The sheet a board is drawn on: its places lie at their `x` and `y`, its tracks bend as they say.

    `outlines` names the board of the package whose land and water lie under it.
    """

    width: Side = 1200
    height: Side = 800
    outlines: str | None = None


NOWHERE = 999.0  # degrees of a place that the file gives none


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """A city or a country's border point: where it is on Earth and, if known, where on the printed board.

    Places of a board of fiction have `x` and `y` alone.
    """

    id: str
    name: str
    lat: Annotated[float, Meta(ge=-90, le=90)] = NOWHERE
    lon: Annotated[float, Meta(ge=-180, le=180)] = NOWHERE
    x: int | None = None
    y: int | None = None
    country: CountryId | None = None
    inset: str | None = None  # the enlarged part of the board that it lies in (R392)
    also_in: str | None = None  # the enlarged part that shows it a second time: it is one place all the same
    inset_x: int | None = None  # where on the printed board it stands there
    inset_y: int | None = None
    attraction: bool = False
    meeples: Number = 0  # put here by lot before the first turn (R117)
    goods: tuple[Positive, ...] = ()  # values of the tokens, from the top (R106)
    region: str | None = None  # where a technology may be needed (R278)
    coast: Coast | None = None  # joining the two coasts is worth a ticket in a race (R415)


class Track(Struct, frozen=True, forbid_unknown_fields=True):
    """One track between two places; `ferry` counts its locomotive symbols (R23, R50, R60)."""

    a: PlaceId
    b: PlaceId
    length: Positive
    colour: TrackColour
    tunnel: bool = False
    ferry: Number = 0
    mountains: Number = 0  # trains lost beside those laid (R121)
    any_cards: Number = 0  # cards of any kind that replace one of the colour (R84)
    bullet: bool = False  # claimed with a bullet train of all, and then everybody's (R393)
    no_technology: bool = False  # needs none, whatever its length (R279)
    bed: bool = False  # claimed once a coloured piece lies on it (R321)
    not_double: bool = False  # no twin of the tracks beside it (R246)
    companies: tuple[CompanyId, ...] = ()  # whose share a claim may bring (R302)
    toll: Number = 0  # paid for a claim, the same on both tracks of a double route (R256)
    kind: TrackKind = "train"  # ships sail a ship route, a pair route costs two cards a space (R364, R366)
    bend: tuple[Bend, Bend] = (0, 0)  # on a sheet: so far its middle lies from the straight line, right and down


class Ticket(Struct, frozen=True, forbid_unknown_fields=True):
    """A destination ticket: two places or countries to connect, what that is worth, and `more` goals (R94)."""

    a: GoalId
    b: GoalId
    points: Positive
    deck: str = "regular"
    more: dict[GoalId, Positive] = {}
    foot: tuple[PlaceId, PlaceId] | None = None  # connection that the neutral player takes a track of (R264)
    tour: Tour | None = None


def _opening_tickets() -> TicketDeal:
    return TicketDeal(deal={"regular": 3}, keep=2)


def _drawn_tickets() -> TicketDeal:
    return TicketDeal(deal={"regular": 3}, keep=1)


def _route_points() -> dict[Positive, Number]:
    return {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18, 8: 21, 9: 27}


class Map(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A board with its rules and one ticket set, as a game is played on it."""

    id: str
    name: str
    draft: bool = False  # not finished: its name says so wherever it is shown
    ticket_set: str = "base"
    players: tuple[int, int] = (2, 5)
    trains: Positive = 45
    stations: Number = 0
    passengers: Number = 0  # of each player (R101)
    deck: Deck = field(default_factory=Deck)
    locomotives: LocomotiveUse = "every_route"
    start_cards: Number = 4
    display: Number = 5  # 0 where cards come from the deck only (R411)
    display_reset: Number = 3  # face-up locomotives that replace the display; 0 for never (R9, R81, R92)
    face_up_locomotive: FaceUpLocomotive = "whole_draw"
    ferry_substitute: Number = 0  # cards of any kind that replace a ferry's locomotive (R83)
    opening_tickets: TicketDeal = field(default_factory=_opening_tickets)
    drawn_tickets: TicketDeal = field(default_factory=_drawn_tickets)
    refused_opening_tickets: RefusedOpening = "under_deck"
    refused_drawn_tickets: Refused = "under_deck"
    double_routes_players: Number = 4
    route_points: dict[Positive, Number] = field(default_factory=_route_points)
    bonuses: Bonuses = field(default_factory=Bonuses)
    end_trains: Number = 2
    race: Number = 0  # completed tickets that win at once; 0 where points decide at the end (R418)
    ties: tuple[Tie, ...] = BASE_TIES  # what breaks a tie for the win, step by step (R229)
    house_rules: tuple[str, ...] = ()  # boards whose own options hold here too, or single ones of these
    countries: tuple[Country, ...] = ()
    districts: tuple[District, ...] = ()
    meeples: tuple[MeepleColour, ...] = ()
    meeples_per_colour: Number = 0
    tourists: Tourists | None = None
    markers: Markers | None = None
    technologies: Technologies | None = None
    beds: Beds | None = None  # pieces for track beds, and what crosses (R320, R324)
    ships: Ships | None = None
    bullet_trains: Number = 0  # which all players share (R390)
    end_bullet_trains: Number = 0  # so many or fewer left start the last round, with somebody's trains (R396)
    share_dummy_players: Number = 0  # with so many players a dummy takes shares too (R307)
    companies: tuple[Company, ...] = ()
    tolls: Tolls | None = None
    sheet: Sheet | None = None
    places: tuple[Place, ...]
    tracks: tuple[Track, ...]
    tickets: tuple[Ticket, ...]
    ticket_seed: int | None = None  # of the generator that made the tickets, so that they can be made again
    unverified: tuple[str, ...] = ()
    unverified_cards: tuple[str, ...] = ()

    @property
    def by_points(self) -> bool:
        """Whether points decide at the end, not a number of completed tickets."""
        return not self.race

    def __repr__(self) -> str:
        size = f"{len(self.places)} places, {len(self.tracks)} tracks, {len(self.tickets)} tickets"
        return f"<Map {self.id} ({self.ticket_set}): {size}, {self.players[0]} to {self.players[1]} players>"

    def _repr_svg_(self) -> str:
        """Return the board as a picture: what a notebook shows."""
        from whistlestop.maps import drawing, geometry  # they stand on this module

        return drawing.draw_table(self, geometry.of(self))


class Draft(Map, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A board on its way: its tickets may still be missing."""

    tickets: tuple[Ticket, ...] = ()


class Overlay(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A ticket set: what it changes on the map it names as its base (R76, R119)."""

    base: str
    ticket_set: str
    name: str | UnsetType = UNSET
    opening_tickets: TicketDeal | UnsetType = UNSET
    drawn_tickets: TicketDeal | UnsetType = UNSET
    bonuses: Bonuses | UnsetType = UNSET
    tickets: tuple[Ticket, ...] | UnsetType = UNSET
    unverified: tuple[str, ...] | UnsetType = UNSET


# msgspec learns the fields of a type when it first reads one, and two threads that make it learn at the same time crash
# the process: whatever threads read is learnt while the program is loaded.
for _kind in (Map, Draft, Overlay):
    Decoder(_kind)
