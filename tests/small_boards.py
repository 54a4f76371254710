"""Small boards drawn by lot for tests: twins, triples, ferries, tunnels, rings, countries and what single boards have.

Every knob of a map file that changes the play or the scores is turned here, also in mixtures no printed board has. What
a map file may not mix is not known here: a board that its check refuses is drawn again.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random
from typing import get_args

from msgspec.structs import replace

from whistlestop import maps
from whistlestop.maps import Bonuses, Company, Deck, Map
from whistlestop.maps.beds import Beds, Crossing
from whistlestop.maps.check import problems
from whistlestop.maps.house_rules import RESETS, boards, missing, needs, options_of
from whistlestop.maps.markers import Markers
from whistlestop.maps.schema import Coast, Country, District, MeepleColour, TicketDeal, Tie, TrackColour
from whistlestop.maps.ships import SHIP_COLOURS, Ships, Tour, TrackKind
from whistlestop.maps.technologies import OPENED_BY, TECHNOLOGIES, Technologies, Technology, TechnologyId
from whistlestop.maps.tolls import Neutral, Tolls
from whistlestop.maps.tourists import Symbol, Tourists

NAMES = "abcdefgh"
BY_LAND: tuple[TrackKind, ...] = ("train", "train", "pair")
BORDER = {"g": "land", "h": "land", "f": "shore"}


def small_map(random: Random, house_rule: str | None = None) -> Map:
    """Return a board of a few places that could be a map file, with a house rule of a single board if one is wanted."""
    while True:
        board = _mixed(random)
        wanted = {house_rule} if house_rule else set[str]()
        board = replace(board, house_rules=_house_rules(random, board, wanted))
        if not any(problems(board)):
            return board


def _mixed(random: Random) -> Map:
    """Return a board with some of all that there is, whether it goes together or not."""
    board = _plain_map(random)
    for ways in (CARGOES, MECHANISMS):
        board = random.choice(ways)(random, board)
    if random.random() < 0.4:
        board = _with_split_decks(random, board)
    return replace(board, ties=_ties(random, board))


def _house_rules(random: Random, board: Map, wanted: set[str]) -> tuple[str, ...]:
    """Return the options wanted and some that the board has all for, in place of a whole board's its name."""
    display = random.choice(RESETS)  # one of two decides about it
    able = [key for key in needs() if key == display or (key not in RESETS and missing(board, key) is None)]
    monsters = {"oldwest.allow_monsters"} if board.markers else set[str]()  # they may come in any mode that has them
    asked = wanted | monsters | {key for key in able if random.random() < 0.7 and not ({key, *wanted} <= {*RESETS})}
    whole = [name for name in boards() if asked >= {*options_of(name)} and random.random() < 0.5]
    named = {key for name in whole for key in options_of(name)}
    return (*whole, *(key for key in needs() if key in asked - named))


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
    return replace(board, markers=markers)


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
        tickets=tuple(_toured(random, ticket) for ticket in board.tickets),
    )


def _sailed(random: Random, track: maps.Track, kinds: dict[frozenset[str], str]) -> maps.Track:
    """Return a track as a train, ship or pair route; those between two places are alike by land or by sea (R246)."""
    by_sea = kinds.setdefault(frozenset((track.a, track.b)), random.choice(["ship", "train"])) == "ship"
    kind: TrackKind = "ship" if by_sea else random.choice(BY_LAND)
    colour = track.colour if track.colour in SHIP_COLOURS and kind != "pair" else "gray"
    length = min(track.length, 3 if kind == "pair" else 8)
    return maps.Track(track.a, track.b, length, colour, kind=kind)


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
    return replace(board, places=places, passengers=random.randint(1, 3))


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
    )


def _bullet_route(track: maps.Track) -> maps.Track:
    plain = replace(track, colour="gray", tunnel=False, ferry=0, mountains=0, any_cards=0)
    return replace(plain, length=min(track.length, 6), bullet=True, not_double=True)


def _with_technologies(random: Random, board: Map) -> Map:
    """Return the board with some technologies, which open regions, lengths or ferries of it (R271-R288)."""
    regions = dict.fromkeys(NAMES) | {name: random.choice(["moor", "fen"]) for name in random.sample(NAMES, 3)}
    kinds = random.sample(TECHNOLOGIES, random.randint(1, 6))
    cards = [_technology(random, board, kind, {region for region in regions.values() if region}) for kind in kinds]
    return replace(
        board,
        stations=0,
        locomotives="every_route",
        ferry_substitute=0,
        places=tuple(replace(place, region=regions[place.id]) for place in board.places),
        tracks=tuple(
            replace(track, tunnel=False, any_cards=0, no_technology=random.random() < 0.1) for track in board.tracks
        ),
        technologies=Technologies(
            tuple(cards), any_cards=random.randint(2, 5), start_locomotives=random.choice([0, 0, 1, 2])
        ),
    )


def _technology(random: Random, board: Map, kind: TechnologyId, regions: set[str]) -> Technology:
    price, copies, advanced = random.randint(1, 3), random.randint(1, 4), random.random() < 0.3
    opens = OPENED_BY.get(kind, random.choice(["", "", "regions", "lengths", "ferries"]))
    lengths = sorted({track.length for track in board.tracks})
    return Technology(
        kind,
        price,
        copies,
        regions=tuple(random.sample(sorted(regions), 1)) if opens == "regions" else (),
        lengths=tuple(random.sample(lengths, min(2, len(lengths)))) if opens == "lengths" else (),
        ferries=opens == "ferries",
        advanced=advanced,
    )


def _with_tolls(random: Random, board: Map) -> Map:
    """Return the board with tolls, at most two tracks of a connection, now and then a neutral player (R250-R264)."""
    ends = [frozenset((track.a, track.b)) for track in board.tracks]
    tolls = {pair: random.randint(1, 4) for pair in ends}
    tracks = [track for number, track in enumerate(board.tracks) if ends[:number].count(ends[number]) < 2]
    tracks = [replace(track, toll=tolls[frozenset((track.a, track.b))], not_double=False) for track in tracks]
    doubles = [one for one, other in pairwise(tracks) if (one.a, one.b, one.length) == (other.a, other.b, other.length)]
    neutral = Neutral(random.randint(2, 3), random.randint(4, 20), random.randint(1, 3))
    return replace(
        board,
        tracks=tuple(tracks),
        tickets=tuple(_with_foot(random, ticket, doubles) for ticket in board.tickets),
        refused_opening_tickets="face_up",
        refused_drawn_tickets="face_up",
        double_routes_players=random.choice([0, 2, 2, 3]),
        tolls=Tolls(
            start_tokens=random.randint(1, 30),
            loan_cost=random.randint(0, 6),
            points={players: tuple(sorted(random.choices(range(40), k=players))[::-1]) for players in range(2, 6)},
            start_scores=random.choice([(), (0, 1, 2, 3, 4)]),
            double_routes_players=random.choice([0, 3, 4]),
            neutral=random.choice([None, neutral]),
        ),
    )


def _with_foot(random: Random, ticket: maps.Ticket, doubles: list[maps.Track]) -> maps.Ticket:
    foot = random.choice(doubles) if doubles and random.random() < 0.7 else None
    return replace(ticket, foot=(foot.a, foot.b) if foot else None)


def _with_race(random: Random, board: Map) -> Map:
    """Return the board with a race to a few tickets, with coasts or without, and no points (R410-R418)."""
    coasts = dict[str, Coast](zip(random.sample(NAMES, 4), ("west", "west", "east", "east"), strict=True))
    on_coast = coasts if random.random() < 0.7 else {}
    held = TicketDeal(deal={"regular": 2}, keep=2)
    return replace(
        board,
        race=random.randint(2, 3),
        places=tuple(replace(place, coast=on_coast.get(place.id)) for place in board.places),
        route_points=dict.fromkeys(board.route_points, 0),
        bonuses=Bonuses(longest_path=0),
        stations=0,
        deck=replace(board.deck, per_colour=random.randint(3, 9)),
        districts=(),
        tracks=tuple(replace(track, mountains=0) for track in board.tracks),
        tickets=tuple(replace(ticket, points=1, more={}) for ticket in board.tickets),
        opening_tickets=held,
        drawn_tickets=held,
        display=random.choice([0, 5]),
    )


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


# What printed boards do not mix with one another, and what travels or stands on any of them.
MECHANISMS = (
    _bare,
    _bare,
    _with_bullets,
    _with_companies,
    _with_tourists,
    _with_markers,
    _with_beds,
    _with_ships,
    _with_technologies,
    _with_tolls,
    _with_race,
)
CARGOES = (_bare, _bare, _with_meeples, _with_goods, _with_special_cards)
