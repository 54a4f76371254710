"""City markers and Alvin the Alien in words (R340-R352)."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.locale import listed, say, words
from whistlestop.locale.arguments import Arguments, Numbers, TableSetup, paid, place, route
from whistlestop.locale.topics import Topic, on
from whistlestop.maps import Map


def cities(map: Map, marked: Sequence[str]) -> str:
    """Return marked cities as a list."""
    return listed([words.place(map, city) for city in marked])


def _bought(table: TableSetup, known: Numbers) -> Arguments:
    return {**place(table, known), **paid(table, known)}


def _bought_with_dice(table: TableSetup, known: Numbers) -> Arguments:
    return {**place(table, known), "payment": words.dice_payment("station", known["dice"], known["wilds"])}


def _scored(table: TableSetup, known: Numbers) -> Arguments:
    return {**route(table, known), "points": known["points"]}


def _captured(table: TableSetup, known: Numbers) -> Arguments:
    return {**place(table, known), "points": known["points"]}


def _markers(map: Map) -> list[str]:
    assert map.markers is not None
    told = say("difference-markers", count=map.markers.each, price=map.markers.price)
    return [told, say("difference-marker-points")]


def scored_apart(map: Map) -> bool:
    """Return whether who scores a route is told apart from its claim (R345)."""
    return map.markers is not None


EVENTS = {
    "start_city_chosen": place,
    "marker_bought": _bought,
    "marker_bought_with_dice": _bought_with_dice,
    "route_scored": _scored,
    "alien_captured": _captured,
}
DIFFERENCES = {"markers": _markers}
TOPICS = {
    "marker": Topic(on(lambda board: board.markers)),
    "alien": Topic(lambda rules: bool(rules.board.alien), lambda rules: {"points": int(rules.board.alien_points)}),
}
AT_HAND = {
    "start city": ("marker",),
    "marker": ("marker",),
    "marker payment": ("marker",),
    "alien": ("alien",),
}
