"""How a board's rules differ from the base rules, in sentences.

Each key of the map format that is a rule has one entry here or in the file of its mechanism; a test fails when a key is
added without its sentence. A mechanism may have `DIFFERENCES` for keys of its own, `BONUSES` for bonuses that are one
number each, `bonus_differences`, `deck_differences`, `further_differences` for what is read off tracks and places, and
`untold` for the keys that it tells in words of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce

import msgspec

from whistlestop.locale import alternatives, listed, say, words
from whistlestop.maps import Bonuses, District, Map, TicketDeal
from whistlestop.records.mechanisms import collect, merge

Sentences = Callable[[Map], list[str]]


def differences(map: Map, *, dice: bool = False) -> list[str]:
    """Return one sentence for each rule in which a board differs from the base rules; with dice none on cards."""
    defaults = {field.name: _default(field) for field in msgspec.structs.fields(Map)}
    untold = {*(ABOUT_CARDS if dice else ()), *(key for keys in collect(__package__, "untold") for key in keys(map))}
    changed = [key for key in defaults if key in SENTENCES and getattr(map, key) != defaults[key] and key not in untold]
    further = [sentence for tell in collect(__package__, "further_differences") for sentence in tell(map, dice=dice)]
    told = [sentence for key in changed for sentence in SENTENCES[key](map)]
    return told + further + _goals(map) + _not_double(map) + _insets(map)


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


def _deck(map: Map) -> list[str]:
    deck = map.deck
    told = [say("difference-deck", count=deck.per_colour, colours=len(deck.colours), locomotives=deck.locomotives)]
    return told + [sentence for tell in collect(__package__, "deck_differences") for sentence in tell(deck)]


def _start_cards(map: Map) -> list[str]:
    return [say("difference-start-cards", count=map.start_cards)]


def _display(map: Map) -> list[str]:
    return [say("difference-display", count=map.display) if map.display else say("difference-no-display")]


def _display_reset(map: Map) -> list[str]:
    return [say("difference-display-reset", count=map.display_reset)]


def _face_up_locomotive(map: Map) -> list[str]:
    return [say("difference-face-up-locomotive")]


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
    return told + [sentence for tell in collect(__package__, "bonus_differences") for sentence in tell(bonuses)]


def _not_double(map: Map) -> list[str]:
    pairs = dict.fromkeys((track.a, track.b) for track in map.tracks if track.not_double)
    routes = [say("route", a=words.place(map, a), b=words.place(map, b)) for a, b in pairs]
    return [say("difference-not-double", routes=listed(routes))] if routes else []


def _insets(map: Map) -> list[str]:
    """Return which places stand on the board twice (R392)."""
    twice = [place.name for place in map.places if place.also_in is not None]
    return [say("difference-insets", places=listed(twice))] if twice else []


def _ties(map: Map) -> list[str]:
    """Return what breaks a tie for the win, step by step (R229)."""
    if not map.ties:
        return [say("difference-no-ties")]
    steps = [say("tie-step", step=tie) for tie in map.ties]
    return [
        say("difference-ties", steps=reduce(lambda first, second: say("tie-then", first=first, second=second), steps))
    ]


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
BONUSES = {
    "longest_path": "difference-longest-path",
    "most_tickets": "difference-most-tickets",
    "attraction": "difference-attraction",
    **merge(__package__, "BONUSES"),
}

SENTENCES: dict[str, Sentences] = {
    "players": _players,
    "trains": _trains,
    "deck": _deck,
    "start_cards": _start_cards,
    "display": _display,
    "display_reset": _display_reset,
    "face_up_locomotive": _face_up_locomotive,
    "opening_tickets": _opening_tickets,
    "drawn_tickets": _drawn_tickets,
    "refused_opening_tickets": _refused_opening,
    "refused_drawn_tickets": _refused_drawn,
    "double_routes_players": _double_routes,
    "route_points": _route_points,
    "bonuses": _bonuses,
    "end_trains": _end_trains,
    "ties": _ties,
    "locomotives": _locomotives,
    "countries": _countries,
    "districts": _districts,
    **merge(__package__, "DIFFERENCES"),
}
