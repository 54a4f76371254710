"""Passengers and goods at a terminal: where one is put, its journey, and what a person can look up (R106-R116)."""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop.locale import listed, say, words
from whistlestop.maps import Map
from whistlestop.play.game import Game
from whistlestop.records.blocks import encode
from whistlestop.records.passengers import NoPassenger, Passenger, Stop, Travel
from whistlestop.terminal.choice import Choice, fold, named_alone
from whistlestop.terminal.sight import Sight

TRAVELLING = fold("passenger travel set out")


def choose_passenger(game: Game, number: int, parts: Passenger) -> Choice:
    """Return putting a passenger on a place, or letting the one there set out, as the moment is."""
    here = game.map.places[parts.place]
    names = fold(here.id, here.name)
    if game.phase == "passenger":
        return Choice(number, say("choice-passenger-place", place=here.name), names, fold("put place in passenger"))
    text = say("choice-passenger-travel", place=here.name)
    return Choice(number, text, names | TRAVELLING, fold("from in"), must=TRAVELLING)


def choose_step(game: Game, number: int, parts: Travel) -> Choice:
    """Return a step of a journey, named by where it leads."""
    map, track = game.map, parts.track
    here = map.tracks[track]
    at = game.record.travelling
    there = here.b if at >= 0 and map.places[at].id == here.a else here.a
    owned = bool(int(game.record.owned[game.record.player][track // 64]) >> track % 64 & 1)
    purse = "nothing" if owned else "dice" if game.rules.options["dice"] else "cards"
    text = say("choice-travel", place=words.place(map, there), route=words.route(map, track), purse=purse)
    ordinal = words.route(map, track).partition("#")[2]
    return Choice(
        number, text, fold(there, words.place(map, there)), fold("travel to over", here.a, here.b, f"#{ordinal}")
    )


CHOICES = {
    Passenger: choose_passenger,
    Travel: choose_step,
    NoPassenger: named_alone("choice-no-passenger", "no passenger", "no", "none"),
    Stop: named_alone("choice-stop", "stop", "arrive", "stay"),
}


def every(game: Game) -> Iterator[int]:
    """Return the journeys that a person may ask about."""
    for place in range(len(game.map.places) if game.map.passengers else 0):
        yield encode(Passenger(place))


def question(map: Map, facts: Sight, seat: int) -> str | None:
    """Return what is asked about a passenger or its journey; None if it is something else."""
    if facts.phase == "passenger":
        return say("question-passenger", count=(facts.passengers_left or [0])[seat])
    return say("question-travel", place=words.place(map, facts.travelling or "")) if facts.phase == "travel" else None


def possessions(map: Map, facts: Sight, seat: int, name: str) -> Iterator[str]:
    """Return what a player has of passengers and goods."""
    if facts.passengers is not None and facts.passengers_left is not None and facts.goods_points is not None:
        standing = listed([words.place(map, place) for place in facts.passengers[seat]])
        left, points = facts.passengers_left[seat], facts.goods_points[seat]
        yield say("standing-passengers", name=name, places=standing, left=left, points=points)


def on_the_board(map: Map, facts: Sight) -> Iterator[str]:
    """Return the places that have goods left."""
    for place in map.places:
        left = (facts.goods or {}).get(place.id, 0)
        if left:
            values = listed([str(value) for value in place.goods[len(place.goods) - left :]])
            yield say("place-goods", place=place.name, values=values)


HELP = ("help-play-passengers", "help-play-goods")
LOOK_UP = ("goods",)
PROMPTS = {"passenger": "prompt-passenger", "travel": "prompt-travel"}
