"""Bullet trains at a terminal: what a person can look up about them (R393-R397)."""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop.knowledge.facts import Facts
from whistlestop.locale import listed, say, words
from whistlestop.maps import Map
from whistlestop.terminal.sight import Sight


def possessions(map: Map, facts: Sight, seat: int, name: str) -> Iterator[str]:
    """Return how far a player has come with bullet trains."""
    if facts.progress is not None:
        yield say("bullet-progress", name=name, spaces=facts.progress[seat])


def is_lent(map: Map, facts: Facts, track: int) -> bool:
    """Return whether a claim of a track would take a bullet train of all (R393)."""
    return map.tracks[track].bullet and bool(facts.bullet_trains)


def on_the_board(map: Map, facts: Sight) -> Iterator[str]:
    """Return the routes of bullet trains, which serve everybody, and how many trains are left."""
    if facts.bullets is not None:
        routes = listed([words.route(map, track) for track in facts.bullets])
        yield say("bullet-routes", count=len(facts.bullets), routes=routes)
        yield say("bullet-trains-left", count=facts.bullet_trains or 0)


def route_state(route: str) -> str:
    """Return that a route with a bullet train serves everybody."""
    return say("route-state", route=route, state="everybody", name="", place="")


HELP = ("help-play-bullets",)
LOOK_UP = ("bullets",)
