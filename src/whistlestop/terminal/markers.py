"""City markers at a terminal: where one starts, what is marked, where Alvin goes, and what can be looked up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from whistlestop.locale import say, words
from whistlestop.locale.markers import cities
from whistlestop.maps import Map
from whistlestop.notation.markers import own_cities
from whistlestop.play.game import Game
from whistlestop.records.blocks import Parts, encode
from whistlestop.records.markers import Mark, MoveAlien, NoMarker
from whistlestop.terminal.choice import FAR, Choice, fold, named_alone
from whistlestop.terminal.sight import Sight


def choose_marker(game: Game, number: int, parts: Mark) -> Choice:
    """Return a city that gets a marker."""
    here = game.map.places[parts.place]
    return Choice(
        number, say("choice-marker", place=here.name), fold(here.id, here.name), fold("put marker on start in")
    )


def choose_alien(game: Game, number: int, parts: MoveAlien) -> Choice:
    """Return a city that Alvin is taken to."""
    own = own_cities(game.rules, game.record)
    if parts.which >= len(own):
        return Choice(number, "")
    here = game.map.places[own[parts.which]]
    return Choice(number, say("choice-alien", place=here.name), fold(here.id, here.name), fold("take alien alvin to"))


CHOICES: dict[type[Parts], Callable[[Game, int, Any], Choice]] = {
    Mark: choose_marker,
    MoveAlien: choose_alien,
    NoMarker: named_alone("choice-no-marker", "no marker", "no", "none"),
}
GROUPS = {Mark: lambda parts: FAR}


def every(game: Game) -> Iterator[int]:
    """Return the markers that a person may ask about."""
    for place in range(len(game.map.places) if game.map.markers else 0):
        yield encode(Mark(place))


def question(map: Map, facts: Sight, seat: int) -> str | None:
    """Return what is asked about a start city, a marker or Alvin; None if it is something else."""
    if facts.phase == "start city":
        return say("question-start-city")
    if facts.phase == "alien":
        return say("question-alien")
    if facts.marking is not None:
        return say("question-payment", route=words.place(map, facts.marking))
    if facts.phase not in ("marker", "marker payment") or map.markers is None:
        return None
    return say("question-marker", count=map.markers.each - len((facts.markers or [[]] * (seat + 1))[seat]))


def possessions(map: Map, facts: Sight, seat: int, name: str) -> Iterator[str]:
    """Return the cities that a player has marked, the start city first."""
    if facts.markers is None or facts.start_cities is None:
        return
    start = facts.start_cities[seat]
    if start is None:
        yield say("no-marked-cities", name=name)
    else:
        others = [city for city in facts.markers[seat] if city != start]
        yield say("marked-cities", name=name, places=cities(map, [start, *others]))


def on_the_board(map: Map, facts: Sight) -> Iterator[str]:
    """Return where Alvin is."""
    if facts.alien is not None:
        yield say("place-alien", place=words.place(map, facts.alien))


HELP = ("help-play-markers",)
LOOK_UP = ("markers",)
PROMPTS = {
    "start city": "prompt-start-city",
    "marker": "prompt-marker",
    "marker payment": "prompt-payment",
    "alien": "prompt-alien",
}
