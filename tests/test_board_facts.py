"""What is printed on the boards, counted: places, tracks by length and colour, tunnels, ferries, tickets, their points.

The numbers were counted on the facts collected about the printed boards, not on our map files, which must agree. Lake
Constance is a board of our own and the tickets of Märklin are put together from those of Germany; their numbers only
guard against slips.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import pytest

from whistlestop import maps


@dataclass(frozen=True)
class Facts:
    """Counts of one board; `ferries` by their locomotive symbols, `points` the sum of the best value of each ticket."""

    places: int
    lengths: dict[int, int]
    colours: dict[str, int]
    tunnels: int
    ferries: dict[int, int]
    tickets: dict[str, int]
    points: int


BOARDS = {
    "usa": Facts(
        places=36,
        lengths={1: 9, 2: 36, 3: 20, 4: 16, 5: 10, 6: 9},
        colours={
            "black": 7,
            "blue": 7,
            "gray": 44,
            "green": 7,
            "orange": 7,
            "pink": 7,
            "red": 7,
            "white": 7,
            "yellow": 7,
        },
        tunnels=0,
        ferries={},
        tickets={"regular": 30},
        points=349,
    ),
    "europe": Facts(
        places=47,
        lengths={1: 4, 2: 35, 3: 30, 4: 29, 6: 2, 8: 1},
        colours={
            "black": 8,
            "blue": 8,
            "gray": 37,
            "green": 8,
            "orange": 8,
            "pink": 8,
            "red": 8,
            "white": 8,
            "yellow": 8,
        },
        tunnels=18,
        ferries={1: 9, 2: 4},
        tickets={"long": 6, "regular": 40},
        points=444,
    ),
    "nordic": Facts(
        places=39,
        lengths={1: 17, 2: 28, 3: 20, 4: 11, 5: 3, 6: 1, 9: 1},
        colours={
            "black": 9,
            "blue": 8,
            "gray": 11,
            "green": 9,
            "orange": 9,
            "pink": 10,
            "red": 8,
            "white": 9,
            "yellow": 8,
        },
        tunnels=10,
        ferries={1: 18, 2: 6},
        tickets={"regular": 46},
        points=460,
    ),
    "switzerland": Facts(
        places=51,
        lengths={1: 31, 2: 21, 3: 18, 4: 14, 5: 2, 6: 2},
        colours={
            "black": 9,
            "blue": 9,
            "gray": 14,
            "green": 9,
            "orange": 10,
            "pink": 9,
            "red": 8,
            "white": 9,
            "yellow": 11,
        },
        tunnels=42,
        ferries={},
        tickets={"regular": 46},
        points=414,
    ),
    "india": Facts(
        places=39,
        lengths={1: 31, 2: 47, 3: 17, 4: 9, 6: 3, 8: 1},
        colours={
            "black": 10,
            "blue": 10,
            "gray": 30,
            "green": 10,
            "orange": 9,
            "pink": 10,
            "red": 10,
            "white": 10,
            "yellow": 9,
        },
        tunnels=0,
        ferries={1: 4, 2: 4},
        tickets={"regular": 58},
        points=473,
    ),
    "pennsylvania": Facts(
        places=36,
        lengths={1: 9, 2: 23, 3: 21, 4: 19, 5: 11, 6: 11, 7: 1},
        colours={
            "black": 11,
            "blue": 9,
            "gray": 18,
            "green": 11,
            "orange": 9,
            "pink": 9,
            "red": 8,
            "white": 9,
            "yellow": 11,
        },
        tunnels=0,
        ferries={1: 2, 2: 2},
        tickets={"regular": 50},
        points=508,
    ),
    "legendary-asia": Facts(
        places=39,
        lengths={1: 13, 2: 37, 3: 31, 4: 8, 5: 10, 6: 1},
        colours={
            "black": 9,
            "blue": 9,
            "gray": 28,
            "green": 9,
            "orange": 9,
            "pink": 9,
            "red": 9,
            "white": 9,
            "yellow": 9,
        },
        tunnels=0,
        ferries={1: 15},
        tickets={"long": 6, "regular": 30},
        points=339,
    ),
    "new-york": Facts(
        places=15,
        lengths={1: 9, 2: 22, 3: 9, 4: 1},
        colours={"black": 5, "blue": 6, "gray": 10, "green": 5, "orange": 5, "pink": 5, "red": 5},
        tunnels=0,
        ferries={},
        tickets={"regular": 18},
        points=92,
    ),
    "london": Facts(
        places=17,
        lengths={1: 15, 2: 12, 3: 12, 4: 5},
        colours={"black": 5, "blue": 5, "gray": 14, "green": 5, "orange": 5, "pink": 5, "yellow": 5},
        tunnels=0,
        ferries={},
        tickets={"regular": 20},
        points=108,
    ),
    "san-francisco": Facts(
        places=21,
        lengths={1: 25, 2: 26, 3: 13, 5: 1},
        colours={"black": 10, "blue": 9, "gray": 7, "green": 9, "orange": 10, "pink": 9, "red": 11},
        tunnels=0,
        ferries={1: 4},
        tickets={"regular": 24},
        points=119,
    ),
    "japan": Facts(
        places=48,
        lengths={1: 22, 2: 43, 3: 32, 4: 13, 5: 3, 6: 1},
        colours={
            "black": 11,
            "blue": 11,
            "gray": 25,
            "green": 11,
            "orange": 11,
            "pink": 11,
            "red": 11,
            "white": 12,
            "yellow": 11,
        },
        tunnels=0,
        ferries={},
        tickets={"regular": 54},
        points=402,
    ),
    "germany": Facts(
        places=49,
        lengths={1: 23, 2: 30, 3: 25, 4: 17, 5: 8, 6: 2, 7: 5},
        colours={
            "black": 8,
            "blue": 8,
            "gray": 45,
            "green": 8,
            "orange": 8,
            "pink": 8,
            "red": 8,
            "white": 8,
            "yellow": 9,
        },
        tunnels=0,
        ferries={},
        tickets={"long": 34, "short": 55},
        points=941,
    ),
    "marklin": Facts(
        places=49,
        lengths={1: 23, 2: 30, 3: 25, 4: 17, 5: 8, 6: 2, 7: 5},
        colours={
            "black": 8,
            "blue": 8,
            "gray": 45,
            "green": 8,
            "orange": 8,
            "pink": 8,
            "red": 8,
            "white": 8,
            "yellow": 9,
        },
        tunnels=0,
        ferries={},
        tickets={"long": 23, "short": 23},
        points=517,
    ),
    "lake-constance": Facts(
        places=11,
        lengths={1: 7, 2: 11, 3: 4, 4: 1},
        colours={
            "black": 1,
            "blue": 2,
            "gray": 10,
            "green": 2,
            "orange": 1,
            "pink": 1,
            "red": 2,
            "white": 2,
            "yellow": 2,
        },
        tunnels=1,
        ferries={1: 2},
        tickets={"regular": 16},
        points=77,
    ),
    "first-journey-usa": Facts(
        places=19,
        lengths={1: 21, 2: 20, 3: 20, 4: 3},
        colours={"black": 12, "red": 12, "yellow": 11, "blue": 10, "white": 10, "green": 9},
        tunnels=0,
        ferries={},
        tickets={"regular": 32},
        points=32,
    ),
}


def counted(map: maps.Map) -> Facts:
    """Return the counts of a map file."""
    return Facts(
        places=len(map.places),
        lengths=dict(Counter(track.length for track in map.tracks)),
        colours=dict(Counter(track.colour for track in map.tracks)),
        tunnels=sum(track.tunnel for track in map.tracks),
        ferries=dict(Counter(track.ferry for track in map.tracks if track.ferry)),
        tickets=dict(Counter(ticket.deck for ticket in map.tickets)),
        points=sum(max(ticket.points, *ticket.more.values(), 0) for ticket in map.tickets),
    )


def test_every_board_of_the_package_is_counted() -> None:
    assert set(BOARDS) == set(maps.ids())


@pytest.mark.parametrize("id", BOARDS)
def test_a_board_has_what_is_printed_on_it(id: str) -> None:
    assert counted(maps.load(id)) == BOARDS[id]


@pytest.mark.parametrize("id", BOARDS)
def test_no_ticket_stands_twice_but_those_between_countries(id: str) -> None:
    """R96: the four tickets from country to country exist twice."""
    map = maps.load(id)
    countries = {country.id for country in map.countries}
    copies = Counter((frozenset((ticket.a, ticket.b)), ticket.a in countries) for ticket in map.tickets)
    doubled = [pair for (pair, abroad), count in copies.items() if count > 1 and not abroad]
    assert doubled == []


def test_the_tickets_of_switzerland_are_of_three_kinds() -> None:
    """R94, R96: 34 from city to city, 4 from a city to the countries, 8 from a country to the other three."""
    map = maps.load("switzerland")
    countries = {country.id for country in map.countries}
    assert sum(not ticket.more for ticket in map.tickets) == 34
    assert sum(len(ticket.more) == 3 and ticket.a not in countries for ticket in map.tickets) == 4
    assert sum(len(ticket.more) == 2 and ticket.a in countries for ticket in map.tickets) == 8
    border = Counter(place.country for place in map.places if place.country)
    assert border == {"france": 4, "germany": 5, "austria": 3, "italy": 5}


def test_legendary_asia_has_its_mountains() -> None:
    """R121: 23 tracks with one X and 8 with two."""
    assert Counter(track.mountains for track in maps.load("legendary-asia").tracks) == {0: 69, 1: 23, 2: 8}


def test_new_york_has_nine_attractions() -> None:
    names = {place.id for place in maps.load("new-york").places if place.attraction}
    assert names == {
        "central-park",
        "times-square",
        "united-nations",
        "chelsea",
        "empire-state-building",
        "greenwich-village",
        "chinatown",
        "wall-street",
        "brooklyn",
    }


def test_every_place_of_london_is_in_one_district() -> None:
    map = maps.load("london")
    assert [district.points for district in map.districts] == [1, 2, 3, 4, 5]
    assert sorted(place for district in map.districts for place in district.places) == sorted(p.id for p in map.places)


def test_the_longest_route_is_in_the_far_north() -> None:
    """R84: nine spaces, 27 points; four cards replace one."""
    map = maps.load("nordic")
    longest = max(map.tracks, key=lambda track: track.length)
    assert ({longest.a, longest.b}, longest.length, longest.any_cards) == ({"lieksa", "murmansk"}, 9, 4)
    assert map.route_points[9] == 27


@pytest.mark.parametrize(
    ("id", "players", "trains", "cards", "start_cards"),
    [
        ("usa", (2, 5), 45, 110, 4),
        ("europe", (2, 5), 45, 110, 4),
        ("nordic", (2, 3), 40, 110, 4),
        ("switzerland", (2, 3), 40, 110, 4),
        ("india", (2, 4), 45, 110, 4),
        ("legendary-asia", (2, 5), 45, 110, 4),
        ("new-york", (2, 4), 15, 44, 2),
        ("london", (2, 4), 17, 44, 2),
        ("san-francisco", (2, 4), 20, 44, 2),
        ("germany", (2, 5), 45, 110, 4),
        ("marklin", (2, 5), 45, 118, 4),
        ("japan", (2, 5), 20, 110, 4),
        ("pennsylvania", (2, 5), 45, 110, 4),
        ("first-journey-usa", (2, 4), 20, 72, 4),
    ],
)
def test_a_box_has_its_trains_and_cards(
    id: str, players: tuple[int, int], trains: int, cards: int, start_cards: int
) -> None:
    """R1-R3, R80, R90, R120, R300."""
    map, deck = maps.load(id), maps.load(id).deck
    assert (map.players, map.trains, map.start_cards) == (players, trains, start_cards)
    assert len(deck.colours) * deck.per_colour + deck.locomotives + deck.plus4 + deck.passengers == cards


def test_sixty_meeples_stand_in_germany() -> None:
    """R117: ten of each of six colours."""
    map = maps.load("germany")
    cities = {place.id: place.meeples for place in map.places if place.country is None}
    assert {id: count for id, count in cities.items() if count > 1} == {
        "berlin": 5,
        "hamburg": 4,
        "koln": 4,
        "frankfurt": 4,
        "munchen": 4,
        "leipzig": 3,
        "stuttgart": 3,
    }
    assert sum(cities.values()) + sum(country.meeples for country in map.countries) == 60
    assert len(map.meeples) * map.meeples_per_colour == 60


def test_marklin_has_its_goods_and_its_own_deck() -> None:
    """R100, R106: one stack of four, six of three from 4, twelve of three from 3, sixteen single ones."""
    map = maps.load("marklin")
    stacks = Counter(place.goods for place in map.places if place.country is None)
    assert stacks == {(7, 6, 5, 4): 1, (4, 3, 2): 6, (3, 2, 1): 12, (2,): 16}
    deck = map.deck
    assert (deck.per_colour, deck.locomotives, deck.plus4, deck.passengers) == (11, 14, 6, 10)
    assert all(5 <= ticket.points <= 11 for ticket in map.tickets if ticket.deck == "short")
    assert all(12 <= ticket.points <= 22 for ticket in map.tickets if ticket.deck == "long")


def test_nine_companies_of_pennsylvania_have_sixty_shares() -> None:
    """R301, R302, R304: the stacks and their values; signs are the same at both tracks of a double route."""
    map = maps.load("pennsylvania")
    assert [company.shares for company in map.companies] == [15, 10, 8, 7, 6, 5, 4, 3, 2]
    assert [sum(company.points) for company in map.companies] == [80, 50, 32, 28, 22, 19, 14, 13, 11]
    assert sum(bool(track.companies) for track in map.tracks) == 88
    signs = Counter((frozenset((track.a, track.b)), track.companies) for track in map.tracks)
    assert len(signs) == len({ends for ends, _ in signs})
    abroad = [(track.length, track.ferry) for track in map.tracks if "ontario" in f"{track.a} {track.b}"]
    assert sorted(abroad) == [(1, 1), (1, 1), (3, 2), (3, 2)]


def test_first_journey_has_three_cities_at_each_coast() -> None:
    """R415."""
    coasts = {coast: {p.id for p in maps.load("first-journey-usa").places if p.coast == coast} for coast in maps.COASTS}
    assert coasts["west"] == {"seattle", "san-francisco", "los-angeles"}
    assert coasts["east"] == {"new-york", "washington", "miami"}
