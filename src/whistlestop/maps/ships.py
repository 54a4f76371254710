"""Ships in a map file: the keys that ask for them, and what must hold of those (R360-R385)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from whistlestop.maps.house_rules import Need
from whistlestop.maps.problem import Problem
from whistlestop.maps.source import Pointer
from whistlestop.maps.special import is_plain
from whistlestop.maps.values import PlaceId

if TYPE_CHECKING:
    from whistlestop.maps.schema import Colour, Map

Count: TypeAlias = Annotated[int, Meta(ge=0, le=127)]
Points: TypeAlias = Annotated[int, Meta(ge=0, le=100)]
Harbours: TypeAlias = Annotated[int, Meta(ge=1, le=3)]
# A ship route takes ships and ship cards, a pair route two train cards for each space (R364, R366).
TrackKind: TypeAlias = Literal["train", "ship", "pair"]

SHIP_COLOURS: "tuple[Colour, ...]" = ("red", "yellow", "green", "pink", "white", "black")
COLOURS, MOST_PLAYERS, RESERVE, FEWEST_TRAINS, MOST_TRAINS = 6, 5, 15, 10, 25
SHORTEST_TOUR, LONGEST_TOUR = 3, 6
LONGEST_ROUTE = 15


class Ships(Struct, frozen=True, forbid_unknown_fields=True):
    """Ships of each player, the pieces he takes into the game, the second deck, and harbours (R360, R361, R371).

    `with_harbour` is how many train cards of a colour have a harbour, `doubles` and `singles` are the ship cards of a
    colour. `ports` are where harbours may stand, `stops` places without a name, where no monster stands (R384).
    """

    each: Count = 50
    pieces: Count = 60
    with_harbour: Count = 4
    doubles: Count = 6
    singles: Count = 4
    start_cards: Count = 7
    harbours: Harbours = 3
    harbour_price: Annotated[int, Meta(ge=4, le=4)] = 4
    harbour_points: tuple[Points, Points, Points] = (20, 30, 40)
    unbuilt_harbour: Points = 4
    last_rounds: Annotated[int, Meta(ge=1, le=2)] = 2
    ports: tuple[PlaceId, ...] = ()
    stops: tuple[PlaceId, ...] = ()


class Tour(Struct, frozen=True, forbid_unknown_fields=True):
    """What makes a ticket a tour: the places between its ends, what it is worth as printed, what it costs (R370)."""

    via: tuple[PlaceId, ...]
    in_order: Points
    penalty: Points


SHIPS = Need('the key "ships" is missing', lambda board: board.ships is not None)
TOURS = Need("no ticket is a tour", lambda board: any(ticket.tour for ticket in board.tickets))
HOUSE_RULES = {
    "sails.fixed_split": (SHIPS,),
    "sails.tour_order": (SHIPS, TOURS),
    "sails.dice_wild_ships": (SHIPS,),
}


def asked(map: "Map") -> Pointer | None:
    """The key with which a map asks for ships, or None."""
    return ("ships",) if map.ships is not None else None


def problems(map: "Map") -> Iterator[Problem]:
    """Ships need six colours, five players at most and a reserve of fifteen; without them nothing speaks of them."""
    if map.ships is None:
        yield from _without(map)
        return
    yield from _sizes(map)
    yield from _places(map)
    yield from _tickets(map)
    yield from _tours(map)


def _without(map: "Map") -> Iterator[Problem]:
    for index, track in enumerate(map.tracks):
        if track.kind != "train":
            reason = f'a {track.kind} route needs ships, but the key "ships" is missing'
            yield Problem(reason, ("tracks", index, "kind"))
    for index, ticket in enumerate(map.tickets):
        if ticket.tour is not None:
            yield Problem('a tour needs ships, but the key "ships" is missing', ("tickets", index, "tour"))


def _sizes(map: "Map") -> Iterator[Problem]:
    ships = map.ships
    assert ships is not None
    if map.players[1] > MOST_PLAYERS:
        yield Problem(f"ships are for at most {MOST_PLAYERS} players", ("players",))
    if map.deck.colours != SHIP_COLOURS:
        yield Problem(f"the cards of boards with ships are {', '.join(SHIP_COLOURS)}", ("deck",))
    if map.display != COLOURS:
        yield Problem(f"the display of both decks has {COLOURS} cards", ("display",))
    if map.locomotives != "every_route":
        yield Problem("wild cards stand for cards of either kind on every route", ("locomotives",))
    if map.deck.plus4 or map.deck.passengers or map.ferry_substitute or map.stations:
        yield Problem("ships go neither with other sorts of cards nor with stations", ("ships",))
    if map.trains + ships.each - ships.pieces != RESERVE or not FEWEST_TRAINS <= map.trains <= MOST_TRAINS:
        reason = f"{MOST_TRAINS} trains at most and the ships leave a reserve of {RESERVE} beside the pieces"
        yield Problem(reason, ("ships", "pieces"))
    if map.trains < ships.pieces - ships.each or ships.pieces - ships.each < FEWEST_TRAINS:
        yield Problem(f"at least {FEWEST_TRAINS} trains are among the pieces", ("ships", "each"))
    if ships.pieces < map.trains:
        yield Problem("all trains may be among the pieces, so there are as many pieces at least", ("ships", "pieces"))
    if ships.with_harbour > map.deck.per_colour:
        yield Problem("more train cards with a harbour than there are of a colour", ("ships", "with_harbour"))
    if COLOURS * (ships.doubles + ships.singles) < map.players[1] * ships.start_cards + COLOURS // 2:
        yield Problem("the ship deck is too small for the first cards and the display", ("ships", "start_cards"))


def _places(map: "Map") -> Iterator[Problem]:
    ships, places = map.ships, {place.id for place in map.places}
    assert ships is not None
    for key in ("ports", "stops"):
        for index, id in enumerate(getattr(ships, key)):
            if id not in places:
                yield Problem(f'"{id}" is not on the map', ("ships", key, index))
    if all(track.kind != "ship" for track in map.tracks):
        yield Problem("there are ships, but no track is a ship route", ("ships",))
    if not ships.ports:
        yield Problem("harbours need ports", ("ships", "ports"))
    for index, track in enumerate(map.tracks):
        if track.kind == "pair" and track.colour != "gray":
            yield Problem("a pair route is gray", ("tracks", index, "colour"))
        if not is_plain(track):
            yield Problem("a route of a board with ships is a train, ship or pair route and no more", ("tracks", index))
        if track.length > LONGEST_ROUTE // (2 if track.kind == "pair" else 1):
            yield Problem(f"a route of {track.length} spaces is too long", ("tracks", index, "length"))
    yield from _mixed(map)


def _mixed(map: "Map") -> Iterator[Problem]:
    """A train beside a ship track is no double route (R246)."""
    seen: dict[frozenset[str], bool] = {}
    for index, track in enumerate(map.tracks):
        by_sea, ends = track.kind == "ship", frozenset((track.a, track.b))
        if seen.setdefault(ends, by_sea) != by_sea and not track.not_double:
            yield Problem("a train beside a ship track is no double route: not_double", ("tracks", index))


def _tickets(map: "Map") -> Iterator[Problem]:
    """R372: harbours count by the tickets that name their places, no rule says how with countries and further goals."""
    cities = {place.id for place in map.places} - {country.id for country in map.countries}
    for index, ticket in enumerate(map.tickets):
        if ticket.more or not {ticket.a, ticket.b} <= cities:
            reason = "a ticket of a board with ships names two cities and no other goals: harbours count by them"
            yield Problem(reason, ("tickets", index))


def _tours(map: "Map") -> Iterator[Problem]:
    places = {place.id for place in map.places}
    for index, ticket in enumerate(map.tickets):
        if ticket.tour is None:
            continue
        if map.bonuses.grand_tour:
            yield Problem("no rule says when a tour is a grand tour too", ("tickets", index, "tour"))
        named = [ticket.a, *ticket.tour.via, ticket.b]
        if not SHORTEST_TOUR <= len(named) <= LONGEST_TOUR or len(set(named)) < len(named):
            reason = f"a tour names {SHORTEST_TOUR} to {LONGEST_TOUR} different places"
            yield Problem(reason, ("tickets", index, "tour", "via"))
        if not {*ticket.tour.via} <= places:
            yield Problem("a tour names cities of the map", ("tickets", index, "tour", "via"))
        if ticket.tour.in_order < ticket.points or ticket.tour.penalty < ticket.tour.in_order:
            reason = "a tour is worth more as printed, and its penalty is more than either"
            yield Problem(reason, ("tickets", index, "tour"))
