"""Stations in words (R67-R74)."""

from __future__ import annotations

from whistlestop.locale import say
from whistlestop.locale.arguments import Arguments, Numbers, TableSetup, paid, place
from whistlestop.locale.topics import Topic, on
from whistlestop.maps import Map


def _station(table: TableSetup, known: Numbers) -> Arguments:
    return {**place(table, known), **paid(table, known)}


def _stations(map: Map) -> list[str]:
    return [say("difference-stations", count=map.stations)]


EVENTS = {"station_built": _station}
DIFFERENCES = {"stations": _stations}
BONUSES = {"unused_station": "difference-unused-station"}
TOPICS = {"station": Topic(on(lambda board: board.stations))}
