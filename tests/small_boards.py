"""Small boards drawn by lot for tests: twins and triples, ferries, tunnels, rings, long routes, countries."""

from __future__ import annotations

from random import Random

from whistlestop import maps
from whistlestop.maps import Deck, Map

NAMES = "abcdefgh"


def small_map(random: Random) -> Map:
    """Return a board of a few places; the last two may be border points of one country."""
    country = random.choice([None, "land"])
    places = [maps.Place(name, name, 0.0, 0.0, country=country if name in "gh" else None) for name in NAMES]
    ring = [*zip("abcdefg", "bcdefgh", strict=True), ("a", "g")]
    # Twins stand side by side and name their places in the same order, as `maps` leaves them (R28).
    ends = sorted([*ring, *(sorted(random.sample(NAMES, 2)) for _ in range(8))], key=tuple)
    tickets = [random.sample(NAMES, 2) for _ in range(24)]
    return Map(
        id="small",
        name="Small",
        trains=random.randint(8, 22),
        stations=random.randint(0, 3),
        deck=Deck(per_colour=random.randint(2, 6), locomotives=random.randint(0, 12)),
        locomotives=random.choice(["every_route", "every_route", "tunnels_and_ferries"]),
        start_cards=random.randint(0, 2),
        double_routes_players=random.choice([0, 3, 4]),
        bonuses=maps.Bonuses(10, random.choice([0, 15]), random.choice([0, 4])),
        end_trains=random.randint(0, 4),
        refused_drawn_tickets=random.choice(["under_deck", "out_of_game"]),
        places=tuple(places),
        tracks=tuple(_track(random, a, b) for a, b in ends),
        tickets=tuple(maps.Ticket(a, b, random.randint(1, 20)) for a, b in tickets),
    )


def _track(random: Random, a: str, b: str) -> maps.Track:
    length, kind = random.choice([1, 2, 2, 3, 3, 4, 5, 6, 9]), random.random()
    ferry = random.randint(1, min(length, 5)) if kind < 0.3 else 0
    colour = random.choice(["gray", *maps.COLOURS]) if not ferry else "gray"
    return maps.Track(a, b, length, colour, tunnel=kind > 0.6, ferry=ferry)  # type: ignore[arg-type]
