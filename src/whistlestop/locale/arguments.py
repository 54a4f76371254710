"""What the words of an event depend on, and what many events tell: for the files of mechanisms in this folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from whistlestop.locale import say, words
from whistlestop.maps import Map
from whistlestop.maps.points import are_twins, closes_twins, track_points
from whistlestop.records.mechanisms import collect
from whistlestop.ruleset.option import Value

Arguments = dict[str, str | int | float]
Numbers = Mapping[str, int]

LONGEST_PAID = 8  # with dice a longer route may count as one of eight (R152)


@dataclass(frozen=True)
class TableSetup:
    """What the words of an event depend on beside its numbers: the board, how many play, the house rules."""

    map: Map
    players: int
    options: Mapping[str, Value]

    def kind(self, track: int) -> str:
        """Return the kind of symbol a track takes with dice (R135)."""
        asked = (limit(self.map, self.options) for limit in collect(__package__, "double_routes_players"))
        limit = next((limit for limit in asked if limit), self.map.double_routes_players)
        if closes_twins(self.players, limit) and self.options.get("dice.double_kind") == "open_tracks":
            return "single"
        here = self.map.tracks[track]
        twin = any(are_twins(here, other) for number, other in enumerate(self.map.tracks) if number != track)
        return "double" if twin else "single"

    def points(self, track: int) -> int:
        """Return what a track scores at once (R25, R121, R152); a mechanism may tell it apart from the claim."""
        if any(apart(self.map) for apart in collect(__package__, "scored_apart")):
            return 0
        here = self.map.tracks[track]
        shortened = self.options.get("dice") and self.options.get("dice.nine_route") == "len8"
        if here.length > LONGEST_PAID and shortened:
            return self.map.route_points.get(LONGEST_PAID, 21)
        return track_points(self.map, here)


EventWords = Callable[[TableSetup, Numbers], Arguments]


def card(table: TableSetup, known: Numbers) -> Arguments:
    """Return the card of an event, if it is seen."""
    return {"card": say(f"card-{words.KINDS[known['kind']]}")} if "kind" in known else {}


def ticket(table: TableSetup, known: Numbers) -> Arguments:
    """Return the ticket of an event."""
    return {"ticket": words.ticket(table.map, known["ticket"])}


def route(table: TableSetup, known: Numbers) -> Arguments:
    """Return the route of an event."""
    return {"route": words.route(table.map, known["track"])}


def paid(table: TableSetup, known: Numbers) -> Arguments:
    """Return the cards that were paid."""
    return {"payment": words.payment(known["kind"], known["cards"], known["locomotives"])}


def claimed(table: TableSetup, known: Numbers) -> Arguments:
    """Return a claim: its route, what it cost and what it scores."""
    return {**route(table, known), **paid(table, known), "points": table.points(known["track"])}


def place(table: TableSetup, known: Numbers) -> Arguments:
    """Return the place of an event."""
    return {"place": table.map.places[known["place"]].name}


def numbers(table: TableSetup, known: Numbers) -> Arguments:
    """Return the numbers as they are."""
    return dict(known)


def nothing(table: TableSetup, known: Numbers) -> Arguments:
    """Return nothing but who it was."""
    return {}
