"""Small boards drawn by lot for tests: twins and triples, ferries, tunnels, rings, long routes, countries.

Every knob of a map file that changes the play or the scores is turned here, also in mixtures no printed board has.
"""

from __future__ import annotations

from random import Random

from whistlestop import maps
from whistlestop.maps import Bonuses, Deck, Map
from whistlestop.maps.schema import Country, District, TrackColour

NAMES = "abcdefgh"
BORDER = {"g": "land", "h": "land", "f": "shore"}


def small_map(random: Random) -> Map:
    """Return a board of a few places; the last ones may be border points of two countries.

    The rulebook speaks of tours and of most cities on boards without countries only (R120, R121).
    """
    country_of, more = random.choice([({}, False), ({}, True), (BORDER, True)])
    places = [maps.Place(n, n, 0.0, 0.0, country=country_of.get(n), attraction=random.random() < 0.4) for n in NAMES]
    ring = [*zip("abcdefg", "bcdefgh", strict=True), ("a", "g")]
    # Twins stand side by side and name their places in the same order, as `maps` leaves them (R28).
    ends = sorted([*ring, *(sorted(random.sample(NAMES, 2)) for _ in range(8))], key=tuple)
    countries = sorted(set(country_of.values()))
    deck = _deck(random)
    return Map(
        id=random.choice(["small", "small", "nordic", "switzerland"]),
        name="Small",
        trains=random.randint(8, 22),
        stations=random.randint(0, 3),
        deck=deck,
        locomotives=random.choice(["every_route", "every_route", "tunnels_and_ferries"]),
        start_cards=random.randint(0, 2),
        display_reset=random.choice([3, 3, 0]),
        face_up_locomotive=random.choice(["whole_draw", "one_card"]),
        ferry_substitute=random.choice([0, 1, 2, 3]),
        double_routes_players=random.choice([0, 3, 4]),
        bonuses=_bonuses(random, cities=not country_of, tours=not more),
        end_trains=random.randint(0, 4),
        refused_drawn_tickets=random.choice(["under_deck", "out_of_game"]),
        countries=tuple(Country(name, name) for name in countries),
        districts=tuple(_district(random) for _ in range(random.randint(0, 3))),
        places=tuple(places),
        tracks=tuple(_track(random, a, b, ("gray", *deck.colours)) for a, b in ends),
        tickets=tuple(_ticket(random, [*NAMES, *countries], more) for _ in range(24)),
    )


def _deck(random: Random) -> Deck:
    colours = random.sample(maps.COLOURS, random.choice([6, 8, 8]))
    ordered = tuple(colour for colour in maps.COLOURS if colour in colours)
    return Deck(per_colour=random.randint(2, 6), locomotives=random.randint(0, 12), colours=ordered)


def _bonuses(random: Random, cities: bool, tours: bool) -> Bonuses:
    return Bonuses(
        longest_path=random.choice([0, 10]),
        most_tickets=random.choice([0, 15]),
        unused_station=random.choice([0, 4]),
        most_cities=random.choice([0, 10]) if cities else 0,
        attraction=random.choice([0, 1, 2]),
        grand_tour=random.choice([(), (5, 10, 20), (7,)]) if tours else (),
    )


def _district(random: Random) -> District:
    return District(tuple(random.sample(NAMES, random.randint(2, 4))), random.randint(1, 9))


def _ticket(random: Random, ends: list[str], more: bool) -> maps.Ticket:
    """Return a ticket with one goal or, if wanted, up to four."""
    start, goal, *others = random.sample(ends, 2 + random.choice([0, 0, 1, 3]) * more)
    further = {other: random.randint(1, 20) for other in others}
    return maps.Ticket(start, goal, random.randint(1, 20), more=further)


def _track(random: Random, a: str, b: str, colours: tuple[TrackColour, ...]) -> maps.Track:
    length, kind = random.choice([1, 2, 2, 3, 3, 4, 5, 6, 9]), random.random()
    ferry = random.randint(1, min(length, 5)) if kind < 0.3 else 0
    any_cards = random.randint(1, 4) if 0.3 <= kind < 0.4 else 0
    mountains = random.choice([0, 0, 0, 1, 3])
    colour = random.choice(colours)
    return maps.Track(a, b, length, colour, kind > 0.6, ferry, mountains=mountains, any_cards=any_cards)
