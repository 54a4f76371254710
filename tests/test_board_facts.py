"""What is printed on the boards, counted: places, tracks by length and colour, tunnels, ferries, tickets, their points.

The numbers were counted on the facts collected about the printed boards, not on our map files, which must agree.
Anatolia and Lake Constance are boards of our own and the tickets of Märklin are put together from those of Germany;
their numbers only guard against slips.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from printed import PRINTED
from whistlestop import maps


def counted(map: maps.Map) -> dict[str, Any]:
    """Return the counts of a map file; `ferries` by their symbols, `points` of each ticket at its best."""
    return {
        "places": len(map.places),
        "lengths": Counter(str(track.length) for track in map.tracks),
        "colours": Counter(track.colour for track in map.tracks),
        "tunnels": sum(track.tunnel for track in map.tracks),
        "ferries": Counter(str(track.ferry) for track in map.tracks if track.ferry),
        "tickets": Counter(ticket.deck for ticket in map.tickets),
        "points": sum(max(ticket.points, *ticket.more.values(), 0) for ticket in map.tickets),
    }


def test_every_board_of_the_package_is_counted() -> None:
    assert set(PRINTED) == set(maps.ids())


@pytest.mark.parametrize("id", PRINTED)
def test_a_board_has_what_is_printed_on_it(id: str) -> None:
    assert counted(maps.load(id)) == PRINTED[id]["counts"]


@pytest.mark.parametrize("id", PRINTED)
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


@pytest.mark.parametrize("id", [id for id, told in PRINTED.items() if "box" in told])
def test_a_box_has_its_trains_and_cards(id: str) -> None:
    """R1-R3, R80, R90, R120, R300."""
    map, deck = maps.load(id), maps.load(id).deck
    cards = len(deck.colours) * deck.per_colour + deck.locomotives + deck.plus4 + deck.passengers
    found = {"players": [*map.players], "trains": map.trains, "cards": cards, "start_cards": map.start_cards}
    assert found == PRINTED[id]["box"]


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
