"""What the person at the keyboard can see, as typed values: nothing here knows more than a view does."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count

import msgspec

from whistlestop.locale import words
from whistlestop.maps import Map
from whistlestop.maps.points import trains_needed
from whistlestop.play.game import Game


class Facts(msgspec.Struct, frozen=True):
    """A view's facts as far as the terminal shows them."""

    phase: str
    to_move: int
    turn: int
    last_turns: int | None
    display: list[str | None]
    deck_size: int
    ticket_deck_size: dict[str, int]
    claiming: int | None
    building: str | None
    laid: dict[str, int]
    revealed: list[str]
    trains: list[int]
    route_points: list[int]
    hand_sizes: list[int]
    ticket_counts: list[int | None]
    owner: dict[int, int]
    stations: dict[str, int]
    stations_left: list[int]
    hand: dict[str, int]
    tickets: list[int]
    offered: list[int]
    dice: dict[str, int] | None = None
    tokens: list[dict[str, int]] | None = None
    symbols: int | None = None
    drawing: int | None = None
    moving: tuple[str, str, int] | None = None
    monsters: dict[str, str | None] | None = None
    monster_decks: dict[str, int] | None = None
    monster_face_up: dict[str, int | None] | None = None
    monster_face_down: dict[str, int] | None = None
    monster_cards_shown: list[dict[str, int]] | None = None
    splitting: int | None = None
    meeples: dict[str, dict[str, int]] | None = None
    collected: list[dict[str, int]] | None = None
    meeple_place: str | None = None
    goods: dict[str, int] | None = None
    goods_points: list[int] | None = None
    passengers: list[list[str]] | None = None
    passengers_left: list[int] | None = None
    travelling: str | None = None


class Way(msgspec.Struct, frozen=True):
    """The cheapest way to connect two places: tracks still to claim and the trains they take."""

    trains: int
    tracks: tuple[int, ...]


def look(game: Game, seat: int) -> Facts:
    """Return what a seat sees now."""
    return msgspec.convert(game.view(seat).facts(), Facts)


def claimable(map: Map, facts: Facts, seat: int) -> set[int]:
    """Return the tracks a seat could still claim if it had trains and cards enough (R21, R26, R27)."""
    few = len(facts.trains) < map.double_routes_players
    closed = {(map.tracks[t].a, map.tracks[t].b) for t, owner in facts.owner.items() if few or owner == seat}
    return {n for n, track in enumerate(map.tracks) if n not in facts.owner and (track.a, track.b) not in closed}


def cheapest_way(map: Map, facts: Facts, seat: int, ticket: int) -> Way | None:
    """Return the way to fulfil a ticket that takes fewest trains, then fewest claims; None if it is cut off."""
    ways = ways_to_goals(map, facts, seat, ticket).values()
    return min(ways, key=lambda way: (way.trains, len(way.tracks)), default=None)


def ways_to_goals(map: Map, facts: Facts, seat: int, ticket: int) -> dict[str, Way]:
    """Return the cheapest way to each goal of a ticket that is not cut off (R94)."""
    here = map.tickets[ticket]
    found = _ways_from(map, facts, seat, _places_of(map, here.a))
    ways = {}
    for goal in words.goals(here):
        reached = [found[place] for place in _places_of(map, goal) if place in found]
        if reached:
            ways[goal] = min(reached, key=lambda way: (way.trains, len(way.tracks)))
    return ways


def _places_of(map: Map, id: str) -> list[str]:
    """Return a place, or all border points of a country (R93, R95)."""
    return [place.id for place in map.places if id in (place.id, place.country)]


def _ways_from(map: Map, facts: Facts, seat: int, starts: list[str]) -> dict[str, Way]:
    """Return the cheapest way to every place that can be reached from one of some places."""
    steps = _steps(map, facts, seat)
    order = count()  # breaks ties, so that tuples of tracks are never compared
    open_ways: list[tuple[int, int, int, str, tuple[int, ...]]] = [(0, 0, next(order), start, ()) for start in starts]
    reached: dict[str, Way] = {}
    while open_ways:
        trains, claims, _, here, tracks = heappop(open_ways)
        if here in reached:
            continue
        reached[here] = Way(trains, tracks)
        for there, price, track in steps.get(here, ()):
            further = (*tracks, track) if price else tracks
            heappush(open_ways, (trains + price, claims + (price > 0), next(order), there, further))
    return reached


def _steps(map: Map, facts: Facts, seat: int) -> dict[str, list[tuple[str, int, int]]]:
    steps: dict[str, list[tuple[str, int, int]]] = {}
    for track, price in _priced(map, facts, seat):
        a, b = map.tracks[track].a, map.tracks[track].b
        steps.setdefault(a, []).append((b, price, track))
        steps.setdefault(b, []).append((a, price, track))
    return steps


def _priced(map: Map, facts: Facts, seat: int) -> Iterator[tuple[int, int]]:
    for track, owner in facts.owner.items():
        if owner == seat:
            yield track, 0
    for track in sorted(claimable(map, facts, seat)):
        yield track, trains_needed(map.tracks[track])
