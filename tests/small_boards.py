"""Small boards drawn by lot for tests: twins, triples, ferries, tunnels, rings, countries and what single boards have.

Every knob of a map file that changes the play or the scores is turned here, also in mixtures no printed board has, as
far as a map file may mix them: special train cards go with plain routes only, and meeples not with merchandise.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import get_args

from msgspec.structs import replace

from whistlestop import maps
from whistlestop.maps import Bonuses, Company, Deck, Map
from whistlestop.maps.beds import Beds, Crossing
from whistlestop.maps.markers import Markers
from whistlestop.maps.schema import Country, District, HouseRules, MeepleColour, TicketDeal, Tie, TrackColour
from whistlestop.maps.ships import SHIP_COLOURS, Ships, Tour, TrackKind
from whistlestop.maps.tourists import Symbol, Tourists

NAMES = "abcdefgh"
BY_LAND: tuple[TrackKind, ...] = ("train", "train", "pair")
BORDER = {"g": "land", "h": "land", "f": "shore"}


def small_map(random: Random, house_rules: HouseRules | None = None) -> Map:
    """Return a board of a few places with one of the mechanisms that printed boards do not mix.

    One that shall answer to the house rules of a single board has the mechanisms of that board.
    """
    board = _plain_map(random)
    added = random.choice(MECHANISMS)
    if house_rules == "firstjourney" and added is _with_ships:
        added = _bare  # how many locomotives two decks would share no rule tells
    if ways := OF_HOUSE_RULES.get(house_rules or ""):
        added = ways[0] if len(ways) == 1 else random.choice(ways)
    board = added(random, board)
    if random.random() < 0.4:
        board = _with_split_decks(random, board)
    board = replace(board, ties=_ties(random, board))
    return replace(board, house_rules=(house_rules,)) if house_rules else board


def _ties(random: Random, board: Map) -> tuple[Tie, ...]:
    """Return some of what the board can break ties by, in any order, or the base rule (R229)."""
    absent = {
        "goods": not board.passengers,
        "meeples": not board.meeples,
        "mountains": not any(track.mountains for track in board.tracks),
    }
    there = [tie for tie in get_args(Tie) if not absent.get(tie)]
    return random.choice([board.ties, tuple(random.sample(there, random.randint(0, len(there))))])


def _bare(_: Random, board: Map) -> Map:
    return board


def _with_meeples(random: Random, board: Map) -> Map:
    """Return the board with meeples spread unevenly over its cities and countries (R117)."""
    colours = random.sample(get_args(MeepleColour), random.randint(1, 6))
    each = random.randint(1, 6)
    spots = [place.id for place in board.places if place.country is None] + [it.id for it in board.countries]
    standing = Counter(random.choice(spots) for _ in range(each * len(colours)))
    return replace(
        board,
        places=tuple(replace(place, meeples=standing[place.id]) for place in board.places),
        countries=tuple(replace(country, meeples=standing[country.id]) for country in board.countries),
        meeples=tuple(colour for colour in get_args(MeepleColour) if colour in colours),
        meeples_per_colour=each,
        bonuses=replace(board.bonuses, meeple_majority=random.choice([(20, 10), (7, 0), (3, 2)])),
    )


def _with_markers(random: Random, board: Map) -> Map:
    """Return the board with city markers, few or cheap ones too, and a place where Alvin may start (R340, R349)."""
    alien = random.choice([None, random.choice(board.places).id])
    markers = Markers(
        each=random.randint(1, 3), price=random.randint(1, 3), alien=alien, alien_points=random.choice([0, 10])
    )
    return replace(board, markers=markers, house_rules=(*board.house_rules, "oldwest"))  # so that monsters may come


def _with_ships(random: Random, board: Map) -> Map:
    """Return the board with ships, few of them or many, ship and pair routes, ports and some tours (R360-R371)."""
    each = random.randint(15, 24)
    ships = Ships(
        each=each,
        pieces=each + 10,
        with_harbour=random.randint(0, 4),
        doubles=random.randint(2, 6),
        singles=random.randint(2, 4),
        start_cards=random.randint(0, 3),
        harbours=random.randint(1, 3),
        last_rounds=random.randint(1, 2),
        ports=tuple(sorted(random.sample(NAMES, 5))),
        stops=random.choice([(), ("b",)]),
    )
    deck = Deck(per_colour=random.randint(4, 8), locomotives=random.randint(0, 12), colours=SHIP_COLOURS)
    kinds: dict[frozenset[str], str] = {}
    tracks = [_sailed(random, track, kinds) for track in board.tracks]
    return replace(
        board,
        ships=ships,
        deck=deck,
        trains=25,
        stations=0,
        display=6,
        start_cards=random.randint(0, 3),
        locomotives="every_route",
        ferry_substitute=0,
        bonuses=replace(board.bonuses, unused_station=0),
        tracks=tuple(tracks),
        tickets=tuple(_toured(random, _from_city_to_city(random, ticket)) for ticket in board.tickets),
        house_rules=(*board.house_rules, "sails"),
    )


def _sailed(random: Random, track: maps.Track, kinds: dict[frozenset[str], str]) -> maps.Track:
    """Return a track as a train, ship or pair route; those between two places are alike by land or by sea (R246)."""
    by_sea = kinds.setdefault(frozenset((track.a, track.b)), random.choice(["ship", "train"])) == "ship"
    kind: TrackKind = "ship" if by_sea else random.choice(BY_LAND)
    colour = track.colour if track.colour in SHIP_COLOURS and kind != "pair" else "gray"
    length = min(track.length, 3 if kind == "pair" else 8)
    return maps.Track(track.a, track.b, length, colour, kind=kind)


def _from_city_to_city(random: Random, ticket: maps.Ticket) -> maps.Ticket:
    """Return a ticket with two cities: which harbours a country or one of several goals names no rule tells (R372)."""
    start = ticket.a if ticket.a in NAMES else random.choice(NAMES)
    goal = (
        ticket.b
        if ticket.b in NAMES and ticket.b != start
        else random.choice([name for name in NAMES if name != start])
    )
    return replace(ticket, a=start, b=goal, more={})


def _toured(random: Random, ticket: maps.Ticket) -> maps.Ticket:
    """Return a ticket as a tour through one place or two, where luck will have it."""
    others = [name for name in NAMES if name not in (ticket.a, ticket.b)]
    if random.random() < 0.6:
        return ticket
    via = tuple(random.sample(others, random.randint(1, 2)))
    return replace(ticket, tour=Tour(via=via, in_order=ticket.points + 3, penalty=ticket.points + 6))


def _with_companies(random: Random, board: Map) -> Map:
    """Return the board with companies, signs at most of its tracks, and now and then a dummy (R301, R302, R307)."""
    ids = ["north", "south", "east", "west"][: random.randint(1, 4)]
    signs = {frozenset((track.a, track.b)): random.sample(ids, random.randint(0, len(ids))) for track in board.tracks}
    first = board.tracks[0]
    signs[frozenset((first.a, first.b))] = ids
    companies = [
        Company(id=id, name=id.title(), mark=id[0].upper(), shares=random.randint(1, 5), points=(9, 4, 1)) for id in ids
    ]
    return replace(
        board,
        companies=tuple(companies),
        share_dummy_players=random.choice([0, 2, 2, 3]),
        tracks=tuple(replace(track, companies=tuple(signs[frozenset((track.a, track.b))])) for track in board.tracks),
    )


def _with_tourists(random: Random, board: Map) -> Map:
    """Return the board with a few stacks of tourist tokens, some of them for players to put (R425-R431)."""
    symbols = tuple(random.sample(get_args(Symbol), random.randint(2, 7)))
    stand = random.sample([place.id for place in board.places], len(symbols) - random.randint(0, 2))
    numbers = range(board.players[0], board.players[1] + 1)
    tourists = Tourists(
        symbols=symbols,
        tokens=4,
        stacks=tuple(stand),
        stack_tokens={players: random.randint(1, 4) for players in numbers},
        put_tokens={players: random.randint(1, 4) for players in numbers},
        points=tuple(random.randint(0, 9) for _ in range(len(symbols) + 1)),
    )
    return replace(board, tourists=tourists)


def _with_goods(random: Random, board: Map) -> Map:
    """Return the board with passengers and merchandise (R101, R106)."""
    stacks = [(7, 6, 5, 4), (4, 3, 2), (3, 2, 1), (2,), ()]
    cities = [place.id for place in board.places if place.country is None]
    goods = {city: random.choice(stacks) for city in cities} | {random.choice(cities): (5, 1)}
    places = tuple(replace(place, goods=goods.get(place.id, ())) for place in board.places)
    house_rules = random.choice([board.house_rules, (*board.house_rules, "marklin")])
    return replace(board, house_rules=house_rules, places=places, passengers=random.randint(1, 3))


def _with_special_cards(random: Random, board: Map) -> Map:
    """Return the board with +4 locomotives and passenger cards, and with routes they go with (R100)."""
    tracks = [replace(track, length=min(track.length, 7), tunnel=False, ferry=0, any_cards=0) for track in board.tracks]
    deck = replace(board.deck, plus4=random.randint(0, 8), passengers=random.randint(0, 8))
    plain = replace(board, deck=deck, tracks=tuple(tracks), stations=0, ferry_substitute=0)
    return _with_goods(random, plain)


def _with_beds(random: Random, board: Map) -> Map:
    """Return the board with some of its plain tracks as beds, few pieces, and connections that cross (R320-R327)."""
    first = replace(board.tracks[0], colour="gray", tunnel=False, ferry=0, any_cards=0, mountains=0, bed=True)
    tracks = (first, *(_bed(track) if random.random() < 0.7 else track for track in board.tracks[1:]))
    lengths = sorted({track.length for track in tracks if track.bed})
    joined = sorted({(track.a, track.b) for track in tracks})
    pairs = [random.sample(joined, 2) for _ in range(random.randint(0, 3))] if len(joined) > 1 else []
    crossings = tuple(Crossing(one, other) for one, other in pairs if set(one) != set(other))
    return replace(board, tracks=tracks, beds=Beds({length: random.randint(1, 2) for length in lengths}, crossings))


def _bed(track: maps.Track) -> maps.Track:
    special = track.tunnel or track.ferry or track.any_cards or track.mountains
    return track if special else replace(track, colour="gray", bed=True)


def _with_bullets(random: Random, board: Map) -> Map:
    """Return the board with bullet routes, more or fewer than bullet trains, and double routes that are none (R246)."""
    tracks = [_bullet_route(track) if random.random() < 0.4 else track for track in board.tracks[1:]]
    rows = {players: tuple(random.randint(-20, 30) for _ in range(players)) for players in range(2, 6)}
    return replace(
        board,
        tracks=(_bullet_route(board.tracks[0]), *tracks),
        bullet_trains=random.randint(1, 6),
        end_bullet_trains=random.randint(0, 2),
        bonuses=replace(board.bonuses, bullet_progress=rows, no_bullet_progress=random.choice([-20, 0, 3])),
        house_rules=random.choice([board.house_rules, (*board.house_rules, "japan")]),
    )


def _bullet_route(track: maps.Track) -> maps.Track:
    plain = replace(track, colour="gray", tunnel=False, ferry=0, mountains=0, any_cards=0)
    return replace(plain, length=min(track.length, 6), bullet=True, not_double=True)


def _with_split_decks(random: Random, board: Map) -> Map:
    """Return the board with its tickets in two decks that players split (R103), large enough for five players."""
    number = random.randint(2, 4)
    ends = [place.id for place in board.places] + [country.id for country in board.countries]
    decks = [deck for deck in ("short", "long") for _ in range(5 * number + random.randint(0, 4))]
    tickets = [replace(_ticket(random, ends, bool(board.countries)), deck=deck) for deck in decks]
    return replace(
        board,
        tickets=tuple(tickets),
        opening_tickets=_split_deal(random, number, keep=random.randint(1, 2)),
        drawn_tickets=_split_deal(random, number, keep=1),
        refused_opening_tickets=random.choice(["shuffled_back", "shuffled_back", "under_deck", "out_of_game"]),
    )


def _split_deal(random: Random, number: int, keep: int) -> TicketDeal:
    """Return a deal of so many tickets; one deck may give fewer, and the decks may be named in either order."""
    short, long = random.choice([(number, number), (number, number), (number, number - 1), (number - 1, number)])
    deal = random.choice([{"short": short, "long": long}, {"long": long, "short": short}])
    return TicketDeal(deal=deal, keep=keep, split=number)


def _plain_map(random: Random) -> Map:
    """Return a board of a few places; the last ones may be border points of two countries.

    The rulebook speaks of tours and of most cities on boards without countries only (R120, R121).
    """
    country_of, more = random.choice([({}, False), ({}, True), (BORDER, True)])
    places = [maps.Place(n, n, 0.0, 0.0, country=country_of.get(n), attraction=random.random() < 0.4) for n in NAMES]
    ring = [*zip("abcdefg", "bcdefgh", strict=True), ("a", "g")]
    # Twins stand side by side and name their places in the same order, as `maps` leaves them (R28).
    ends = sorted([*ring, *_pairs(random, 8)])
    countries = sorted(set(country_of.values()))
    deck = _deck(random)
    return Map(
        id="small",
        name="Small",
        house_rules=random.choice([(), (), ("nordic",), ("swiss",)]),
        trains=random.randint(8, 22),
        stations=random.randint(0, 3),
        deck=deck,
        locomotives=random.choice(["every_route", "every_route", "tunnels_and_ferries"]),
        start_cards=random.randint(0, 2 if _cards(deck) >= 15 else 1),  # five players and the display take up to 15
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


def _pairs(random: Random, number: int) -> list[tuple[str, str]]:
    """Return pairs of places, none of them more than three times: with the ring four tracks join two places at most."""
    pairs: list[tuple[str, str]] = []
    while len(pairs) < number:
        a, b = sorted(random.sample(NAMES, 2))
        if pairs.count((a, b)) < 3:
            pairs.append((a, b))
    return pairs


def _deck(random: Random) -> Deck:
    colours = random.sample(maps.COLOURS, random.choice([6, 8, 8]))
    ordered = tuple(colour for colour in maps.COLOURS if colour in colours)
    return Deck(per_colour=random.randint(2, 6), locomotives=random.randint(0, 12), colours=ordered)


def _cards(deck: Deck) -> int:
    return deck.per_colour * len(deck.colours) + deck.locomotives


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


MECHANISMS = (
    _bare,
    _bare,
    _with_meeples,
    _with_goods,
    _with_special_cards,
    _with_bullets,
    _with_companies,
    _with_tourists,
    _with_markers,
    _with_beds,
    _with_ships,
)
# What a board has that answers to the house rules of a printed one.
OF_HOUSE_RULES = {
    "marklin": (_with_goods, _with_special_cards),
    "japan": (_with_bullets,),
    "oldwest": (_with_markers,),
    "france": (_with_beds,),
    "sails": (_with_ships,),
}
