"""Passengers and goods in words (R101-R116)."""

from __future__ import annotations

from whistlestop.locale import say
from whistlestop.locale.arguments import Arguments, Numbers, TableSetup, place, route
from whistlestop.locale.topics import Topic, on
from whistlestop.maps import Deck, Map


def _travelled(table: TableSetup, known: Numbers) -> Arguments:
    purse = "nothing" if not known["paid"] else "dice" if table.options.get("dice") else "cards"
    return {**route(table, known), **place(table, known), "purse": purse}


def _goods(table: TableSetup, known: Numbers) -> Arguments:
    return {**place(table, known), "points": known["value"]}


def _passengers(map: Map) -> list[str]:
    return [say("difference-passengers", count=map.passengers)]


def deck_differences(deck: Deck) -> list[str]:
    """Return how many passenger cards there are."""
    return [say("difference-passenger-cards", count=deck.passengers)] if deck.passengers else []


def further_differences(map: Map, *, dice: bool) -> list[str]:
    """Return how many cities have goods, and what the best are worth."""
    stacks = [place.goods for place in map.places if place.goods]
    return [say("difference-goods", count=len(stacks), most=max(top for top, *_ in stacks))] if stacks else []


EVENTS = {
    "passenger_placed": place,
    "passenger_set_out": place,
    "passenger_travelled": _travelled,
    "goods_taken": _goods,
    "passenger_arrived": place,
}
DIFFERENCES = {"passengers": _passengers}
TOPICS = {"passenger": Topic(on(lambda board: board.passengers))}
AT_HAND = {"passenger": ("passenger",), "travel": ("passenger",)}
