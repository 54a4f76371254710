"""Stations at a terminal (R67)."""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop.locale import say
from whistlestop.play.game import Game
from whistlestop.records.blocks import encode
from whistlestop.records.stations import Station
from whistlestop.terminal.choice import FOLLOWING, Choice, fold


def choose_station(game: Game, number: int, parts: Station) -> Choice:
    """Return a place to build a station in."""
    here = game.map.places[parts.place]
    text = say("choice-station", place=here.name)
    return Choice(number, text, fold(here.id, here.name), fold("station build"))


CHOICES = {Station: choose_station}
GROUPS = {Station: lambda parts: FOLLOWING}


def every(game: Game) -> Iterator[int]:
    """Return the stations that a person may ask about."""
    for place in range(len(game.map.places) if game.map.stations else 0):
        yield encode(Station(place))
