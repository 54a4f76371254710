"""How a board's rules differ from the base rules, in sentences.

Each key of the map format that is a rule has one entry here; a test fails when a key is added without its sentence.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce

import msgspec

from whistlestop.locale import alternatives, listed, say, words
from whistlestop.maps import COASTS, Bonuses, District, Map, TicketDeal
from whistlestop.maps.points import MOUNTAIN_POINTS, PLUS4_LENGTH

Sentences = Callable[[Map], list[str]]


def differences(map: Map, *, dice: bool = False) -> list[str]:
    """Return one sentence for each rule in which a board differs from the base rules; with dice none on cards."""
    defaults = {field.name: _default(field) for field in msgspec.structs.fields(Map)}
    untold = {*(ABOUT_CARDS if dice else ()), *(ABOUT_POINTS if map.race else ())}
    changed = [key for key in SENTENCES if getattr(map, key) != defaults[key] and key not in untold]
    special = _special_tracks(map, *SPECIAL[dice]) + ([] if dice else _any_cards(map)) + _goals(map) + _goods(map)
    special += _not_double(map) + _insets(map)
    return [sentence for key in changed for sentence in SENTENCES[key](map)] + special


def _default(field: msgspec.structs.FieldInfo) -> object:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return field.default


def deck_name(deck: str) -> str:
    """Return the name of a ticket deck; a deck of the user's own keeps its id."""
    return say("ticket-deck", deck=deck)


def _players(map: Map) -> list[str]:
    return [say("difference-players", fewest=map.players[0], most=map.players[1])]


def _trains(map: Map) -> list[str]:
    return [say("difference-trains", count=map.trains)]


def _stations(map: Map) -> list[str]:
    return [say("difference-stations", count=map.stations)]


def _deck(map: Map) -> list[str]:
    deck = map.deck
    told = [say("difference-deck", count=deck.per_colour, colours=len(deck.colours), locomotives=deck.locomotives)]
    told += [say("difference-plus4", count=deck.plus4, length=PLUS4_LENGTH)] if deck.plus4 else []
    return told + ([say("difference-passenger-cards", count=deck.passengers)] if deck.passengers else [])


def _passengers(map: Map) -> list[str]:
    return [say("difference-passengers", count=map.passengers)]


def _meeples(map: Map) -> list[str]:
    return [say("difference-meeples", count=len(map.meeples))]


def _meeples_per_colour(map: Map) -> list[str]:
    return [say("difference-meeples-per-colour", count=map.meeples_per_colour)]


def _tourists(map: Map) -> list[str]:
    assert map.tourists is not None
    points = listed([str(points) for points in map.tourists.points])
    count, stacks = len(map.tourists.symbols), len(map.tourists.stacks)
    return [say("difference-tourists", count=count, stacks=stacks), say("difference-tourist-points", points=points)]


def _companies(map: Map) -> list[str]:
    shares = sum(company.shares for company in map.companies)
    told = [say("difference-companies", count=len(map.companies), shares=shares)]
    for company in map.companies:
        points = ", ".join(str(value) for value in company.points)
        told.append(say("difference-company", company=company.name, count=company.shares, points=points))
    return told


def _share_dummy(map: Map) -> list[str]:
    return [say("difference-share-dummy", count=map.share_dummy_players)]


def _goods(map: Map) -> list[str]:
    stacks = [place.goods for place in map.places if place.goods]
    return [say("difference-goods", count=len(stacks), most=max(top for top, *_ in stacks))] if stacks else []


def _start_cards(map: Map) -> list[str]:
    return [say("difference-start-cards", count=map.start_cards)]


def _display(map: Map) -> list[str]:
    return [say("difference-display", count=map.display) if map.display else say("difference-no-display")]


def _display_reset(map: Map) -> list[str]:
    return [say("difference-display-reset", count=map.display_reset)]


def _face_up_locomotive(map: Map) -> list[str]:
    return [say("difference-face-up-locomotive")]


def _ferry_substitute(map: Map) -> list[str]:
    return [say("difference-ferry-substitute", count=map.ferry_substitute)]


def _opening_tickets(map: Map) -> list[str]:
    deal = map.opening_tickets
    if deal.split:
        return [say("difference-opening-split", count=deal.split, decks=_decks(deal), keep=deal.keep), *_limits(deal)]
    return [say("difference-opening-tickets", deal=_dealt(deal), keep=deal.keep), *_limits(deal)]


def _drawn_tickets(map: Map) -> list[str]:
    deal = map.drawn_tickets
    if deal.split:
        return [say("difference-drawn-split", count=deal.split, decks=_decks(deal), keep=deal.keep), *_limits(deal)]
    return [say("difference-drawn-tickets", deal=_dealt(deal), keep=deal.keep), *_limits(deal)]


def _dealt(deal: TicketDeal) -> str:
    return listed([say("tickets-of-deck", count=count, deck=deck) for deck, count in deal.deal.items()])


def _decks(deal: TicketDeal) -> str:
    return alternatives([deck_name(deck) for deck in deal.deal])


def _limits(deal: TicketDeal) -> list[str]:
    return [say("difference-keep-at-most", count=most, deck=deck) for deck, most in deal.keep_at_most.items()]


def _refused_opening(map: Map) -> list[str]:
    return [say("difference-refused-opening", where=map.refused_opening_tickets)]


def _refused_drawn(map: Map) -> list[str]:
    return [say("difference-refused-drawn", where=map.refused_drawn_tickets)]


def _double_routes(map: Map) -> list[str]:
    if map.double_routes_players <= map.players[0]:
        return [say("difference-double-routes-free")]
    return [say("difference-double-routes", count=map.double_routes_players)]


def _route_points(map: Map) -> list[str]:
    pairs = [say("points-of-length", length=length, points=points) for length, points in map.route_points.items()]
    return [say("difference-route-points", points=listed(pairs))]


def _bonuses(map: Map) -> list[str]:
    bonuses, base = map.bonuses, Bonuses()
    told = [
        say(message, count=getattr(bonuses, key))
        for key, message in BONUSES.items()
        if getattr(bonuses, key) != getattr(base, key)
    ]
    told += [say("difference-grand-tour", points=_tour(bonuses.grand_tour))] if bonuses.grand_tour else []
    told += _progress(bonuses) if bonuses.bullet_progress else []
    most, second = bonuses.meeple_majority
    return told + ([say("difference-meeple-majority", most=most, second=second)] if most else [])


def _progress(bonuses: Bonuses) -> list[str]:
    """Return what progress with bullet trains is worth by rank, and what none costs (R397)."""
    rows = [
        say("points-of-ranks", players=players, points=listed([str(points) for points in row]))
        for players, row in bonuses.bullet_progress.items()
    ]
    return [say("difference-bullet-progress", rows=listed(rows), nothing=bonuses.no_bullet_progress)]


def _bullet_trains(map: Map) -> list[str]:
    return [say("difference-bullet-trains", count=map.bullet_trains, routes=sum(track.bullet for track in map.tracks))]


def _end_bullet_trains(map: Map) -> list[str]:
    return [say("difference-end-bullet-trains", count=map.end_bullet_trains, trains=map.end_trains)]


def _not_double(map: Map) -> list[str]:
    pairs = dict.fromkeys((track.a, track.b) for track in map.tracks if track.not_double)
    routes = [say("route", a=words.place(map, a), b=words.place(map, b)) for a, b in pairs]
    return [say("difference-not-double", routes=listed(routes))] if routes else []


def _insets(map: Map) -> list[str]:
    """Return which places stand on the board twice (R392)."""
    twice = [place.name for place in map.places if place.also_in is not None]
    return [say("difference-insets", places=listed(twice))] if twice else []


def _tour(points: tuple[int, ...]) -> str:
    """Return what so many tickets of a grand tour are worth; more of them than are listed pay no more (R120)."""
    told = [say("points-of-tour", points=worth, count=count) for count, worth in enumerate(points[:-1], 1)]
    return listed([*told, say("points-of-tour-or-more", points=points[-1], count=len(points))])


def _ties(map: Map) -> list[str]:
    """Return what breaks a tie for the win, step by step (R229)."""
    if not map.ties:
        return [say("difference-no-ties")]
    steps = [say("tie-step", step=tie) for tie in map.ties]
    return [
        say("difference-ties", steps=reduce(lambda first, second: say("tie-then", first=first, second=second), steps))
    ]


def _race(map: Map) -> list[str]:
    """Return how tickets decide where there are no points (R410-R418)."""
    told = [say("difference-race", count=map.race), say("difference-race-tickets"), say("difference-race-change")]
    west, east = ([place.name for place in map.places if place.coast == coast] for coast in COASTS)
    told += [say("difference-coasts", west=alternatives(west), east=alternatives(east))] if west else []
    return [*told, say("difference-race-end")]


def _end_trains(map: Map) -> list[str]:
    return [say("difference-end-trains", count=map.end_trains)]


def _locomotives(map: Map) -> list[str]:
    tunnels, ferries = any(track.tunnel for track in map.tracks), any(track.ferry for track in map.tracks)
    where = "both" if tunnels == ferries else "tunnels" if tunnels else "ferries"
    return [say("difference-locomotives", where=where)]


def _countries(map: Map) -> list[str]:
    return [say("difference-countries", countries=alternatives([country.name for country in map.countries]))]


def _districts(map: Map) -> list[str]:
    return [say("difference-district", places=_named(map, one), count=one.points) for one in map.districts]


def _named(map: Map, district: District) -> str:
    return listed([words.place(map, place) for place in district.places])


def _special_tracks(map: Map, for_tunnels: str, for_ferries: str) -> list[str]:
    tunnels = sum(track.tunnel for track in map.tracks)
    ferries = sum(track.ferry > 0 for track in map.tracks)
    mountains = sum(track.mountains > 0 for track in map.tracks)
    told = [say(for_tunnels, count=tunnels)] if tunnels else []
    told += [say(for_ferries, count=ferries)] if ferries else []
    return told + ([say("difference-mountains", count=mountains, points=MOUNTAIN_POINTS)] if mountains else [])


def _any_cards(map: Map) -> list[str]:
    return [
        say("difference-any-cards", route=words.route(map, number), count=track.any_cards)
        for number, track in enumerate(map.tracks)
        if track.any_cards
    ]


def _goals(map: Map) -> list[str]:
    return [say("difference-goals")] if any(ticket.more for ticket in map.tickets) else []


# With dice there are no train cards (R130), and tickets are drawn one for each die (R138).
ABOUT_CARDS = (
    "deck",
    "start_cards",
    "display",
    "display_reset",
    "face_up_locomotive",
    "ferry_substitute",
    "locomotives",
    "drawn_tickets",
)
# A race has sentences of its own for what is dealt, counted and ends it.
ABOUT_POINTS = ("opening_tickets", "drawn_tickets", "route_points", "bonuses", "end_trains", "ties")
BONUSES = {
    "longest_path": "difference-longest-path",
    "most_tickets": "difference-most-tickets",
    "unused_station": "difference-unused-station",
    "most_cities": "difference-most-cities",
    "attraction": "difference-attraction",
}
SPECIAL = {
    False: ("difference-tunnels", "difference-ferries"),
    True: ("difference-tunnels-dice", "difference-ferries-dice"),
}

SENTENCES: dict[str, Sentences] = {
    "players": _players,
    "trains": _trains,
    "stations": _stations,
    "deck": _deck,
    "start_cards": _start_cards,
    "display": _display,
    "display_reset": _display_reset,
    "face_up_locomotive": _face_up_locomotive,
    "ferry_substitute": _ferry_substitute,
    "opening_tickets": _opening_tickets,
    "drawn_tickets": _drawn_tickets,
    "refused_opening_tickets": _refused_opening,
    "refused_drawn_tickets": _refused_drawn,
    "double_routes_players": _double_routes,
    "route_points": _route_points,
    "bonuses": _bonuses,
    "end_trains": _end_trains,
    "race": _race,
    "ties": _ties,
    "locomotives": _locomotives,
    "passengers": _passengers,
    "meeples": _meeples,
    "meeples_per_colour": _meeples_per_colour,
    "tourists": _tourists,
    "bullet_trains": _bullet_trains,
    "end_bullet_trains": _end_bullet_trains,
    "companies": _companies,
    "share_dummy_players": _share_dummy,
    "countries": _countries,
    "districts": _districts,
}
