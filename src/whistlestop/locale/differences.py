"""How a board's rules differ from the base rules, in sentences.

Each key of the map format that is a rule has one entry here; a test fails when a key is added without its sentence.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from whistlestop.locale import listed, say
from whistlestop.maps import Map, TicketDeal

Sentences = Callable[[Map], list[str]]


def differences(map: Map, *, dice: bool = False) -> list[str]:
    """Return one sentence for each rule in which a board differs from the base rules; with dice none on cards."""
    defaults = {field.name: _default(field) for field in msgspec.structs.fields(Map)}
    changed = [key for key in SENTENCES if getattr(map, key) != defaults[key] and not (dice and key in ABOUT_CARDS)]
    special = _special_tracks(map, *SPECIAL[dice])
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
    return [say("difference-deck", count=map.deck.per_colour, locomotives=map.deck.locomotives)]


def _start_cards(map: Map) -> list[str]:
    return [say("difference-start-cards", count=map.start_cards)]


def _display(map: Map) -> list[str]:
    return [say("difference-display", count=map.display)]


def _opening_tickets(map: Map) -> list[str]:
    deal = map.opening_tickets
    return [say("difference-opening-tickets", deal=_dealt(deal), keep=deal.keep), *_limits(deal)]


def _drawn_tickets(map: Map) -> list[str]:
    deal = map.drawn_tickets
    return [say("difference-drawn-tickets", deal=_dealt(deal), keep=deal.keep), *_limits(deal)]


def _dealt(deal: TicketDeal) -> str:
    return listed([say("tickets-of-deck", count=count, deck=deck) for deck, count in deal.deal.items()])


def _limits(deal: TicketDeal) -> list[str]:
    return [say("difference-keep-at-most", count=most, deck=deck) for deck, most in deal.keep_at_most.items()]


def _refused_opening(map: Map) -> list[str]:
    return [say("difference-refused-opening", where=map.refused_opening_tickets)]


def _refused_drawn(map: Map) -> list[str]:
    return [say("difference-refused-drawn", where=map.refused_drawn_tickets)]


def _double_routes(map: Map) -> list[str]:
    return [say("difference-double-routes", count=map.double_routes_players)]


def _route_points(map: Map) -> list[str]:
    pairs = [say("points-of-length", length=length, points=points) for length, points in map.route_points.items()]
    return [say("difference-route-points", points=listed(pairs))]


def _bonuses(map: Map) -> list[str]:
    bonuses = map.bonuses
    told = {
        "difference-longest-path": bonuses.longest_path,
        "difference-most-tickets": bonuses.most_tickets,
        "difference-unused-station": bonuses.unused_station,
    }
    silent = {"difference-longest-path": 10, "difference-most-tickets": 0, "difference-unused-station": 0}
    return [say(message, count=points) for message, points in told.items() if points != silent[message]]


def _end_trains(map: Map) -> list[str]:
    return [say("difference-end-trains", count=map.end_trains)]


def _locomotives(map: Map) -> list[str]:
    return [say("difference-locomotives")]


def _special_tracks(map: Map, for_tunnels: str, for_ferries: str) -> list[str]:
    tunnels = sum(track.tunnel for track in map.tracks)
    ferries = sum(track.ferry > 0 for track in map.tracks)
    told = [say(for_tunnels, count=tunnels)] if tunnels else []
    return told + ([say(for_ferries, count=ferries)] if ferries else [])


# With dice there are no train cards (R130), and tickets are drawn one for each die (R138).
ABOUT_CARDS = ("deck", "start_cards", "display", "locomotives", "drawn_tickets")
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
    "opening_tickets": _opening_tickets,
    "drawn_tickets": _drawn_tickets,
    "refused_opening_tickets": _refused_opening,
    "refused_drawn_tickets": _refused_drawn,
    "double_routes_players": _double_routes,
    "route_points": _route_points,
    "bonuses": _bonuses,
    "end_trains": _end_trains,
    "locomotives": _locomotives,
}
