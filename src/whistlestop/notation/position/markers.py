"""City markers in a position line: start cities, further markers, and points that went to another than the claimer.

alien=roswell marking=denver | 0 start=tucson markers=phoenix shifted=-7 captures=1

What a seat's routes join to its start city follows from its tracks.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

import numpy as np

from whistlestop.compiler.kernel import interpreted
from whistlestop.notation.position.reading import Reader, Reading, read_number
from whistlestop.notation.words import NotationError, Words, find, join, split
from whistlestop.records.markers import MOVE_ALIEN, PAY_MARKER, START_CITY
from whistlestop.records.state import PHASES, GameRecord
from whistlestop.rules import markers
from whistlestop.ruleset.compile import Rules
from whistlestop.ruleset.markers import played

MOST_SHIFTED, MOST_CAPTURES = 9999, 99


def table_words(rules: Rules, game: SimpleNamespace, names: Words) -> Iterator[str]:
    """Return where Alvin is, and the city whose marker is being paid for."""
    if not played(rules.board):
        return
    if rules.board.alien and game.alien_place != rules.board.alien:
        yield f"alien={names.places[game.alien_place - 1]}"
    if game.marking:
        yield f"marking={names.places[game.marking - 1]}"


def seat_words(rules: Rules, game: SimpleNamespace, names: Words, seat: int) -> Iterator[str]:
    """Return a seat's start city and further markers, and what came to it by them or went to others."""
    if not played(rules.board) or not game.start_city[seat]:
        return
    start = game.start_city[seat] - 1
    yield f"start={names.places[start]}"
    others = [name for place, name in enumerate(names.places) if game.marked[seat] >> place & 1 and place != start]
    if others:
        yield f"markers={join(others)}"
    if game.shifted[seat]:
        yield f"shifted={game.shifted[seat]}"
    if game.captures[seat]:
        yield f"captures={game.captures[seat]}"


def _place(at_: Reading, value: str) -> int:
    if not played(at_.rules.board):
        raise NotationError(f"{at_.rules.map.id} has no city markers")
    return find(at_.names.place_numbers, value, "place")


def read_alien(at_: Reading, value: str) -> None:
    """Put Alvin on a city."""
    at_.game.alien_place = _place(at_, value) + 1


def read_marking(at_: Reading, value: str) -> None:
    """Note the city whose marker is being paid for."""
    at_.game.marking = _place(at_, value) + 1


def read_start(at_: Reading, value: str) -> None:
    """Give a seat its start city."""
    place = _place(at_, value)
    at_.game.start_city[at_.seat] = place + 1
    at_.game.marked[at_.seat] |= np.uint64(1 << place)


def read_markers(at_: Reading, value: str) -> None:
    """Put further markers of a seat on the board."""
    for name in split(value):
        at_.game.marked[at_.seat] |= np.uint64(1 << _place(at_, name))


def read_shifted(at_: Reading, value: str) -> None:
    """Note the route points that a seat has by its markers or has lost to those of others."""
    _refuse_elsewhere(at_.rules)
    points = read_number(value.removeprefix("-"), "number of points", MOST_SHIFTED)
    at_.game.shifted[at_.seat] = -points if value.startswith("-") else points


def read_captures(at_: Reading, value: str) -> None:
    """Note how often a seat has captured Alvin."""
    _refuse_elsewhere(at_.rules)
    at_.game.captures[at_.seat] = read_number(value, "number of captures", MOST_CAPTURES)


def _refuse_elsewhere(rules: Rules) -> None:
    if not played(rules.board):
        raise NotationError(f"{rules.map.id} has no city markers")


TABLE_READERS: dict[str, Reader] = {"alien": read_alien, "marking": read_marking}
SEAT_READERS: dict[str, Reader] = {
    "start": read_start,
    "markers": read_markers,
    "shifted": read_shifted,
    "captures": read_captures,
}


def finish(rules: Rules, game: GameRecord) -> None:
    """Work out networks and points, and let Alvin stand where he starts unless the line says otherwise."""
    if not played(rules.board):
        return
    for seat in range(game.players):
        if game.turn > 0 and not game.start_city[seat]:
            _start_somewhere(rules, game, seat)
        game.network[seat] = _network(rules, game, seat)
        game.points[seat] += game.shifted[seat]
    if not game.alien_place:
        game.alien_place = rules.board.alien


def _start_somewhere(rules: Rules, game: GameRecord, seat: int) -> None:
    """Give a seat of which the line does not say it the first start city that its tracks, and then others, leave."""
    taken = sum(int(own) for own in game.marked) | (1 << rules.board.alien - 1 if rules.board.alien else 0)
    own = int(_network(rules, game, seat)) & ~taken
    free = own or (1 << rules.board.places) - 1 & ~taken
    if free:
        game.start_city[seat] = (free & -free).bit_length()
        game.marked[seat] |= np.uint64(free & -free)


def _network(rules: Rules, game: GameRecord, seat: int) -> np.uint64:
    """Return the start city of a seat with all ends of its tracks: whether they hang together is checked after it."""
    board, places = rules.board, 0
    if game.start_city[seat]:
        places = 1 << int(game.start_city[seat]) - 1
    for track in range(board.tracks):
        if int(game.owned[seat, track // 64]) >> track % 64 & 1:
            places |= 1 << int(board.end_a[track]) | 1 << int(board.end_b[track])
    return np.uint64(places)


def refuse(rules: Rules, game: GameRecord) -> None:
    """Raise if a question about markers or Alvin does not fit the table, or a start city is chosen out of turn."""
    if not played(rules.board):
        if game.phase == START_CITY:
            raise NotationError(f"the phase '{PHASES[game.phase]}' does not fit the table")
        return
    if (game.phase == PAY_MARKER) != bool(game.marking) or (game.phase == MOVE_ALIEN and not rules.board.alien):
        raise NotationError("what is said of a marker or of Alvin does not fit the phase or the table")
    if game.phase == START_CITY:
        _refuse_out_of_turn(game)


def _refuse_out_of_turn(game: GameRecord) -> None:
    """Raise unless start cities were chosen from the last player backwards, and the next one is asked (R342)."""
    players = int(game.players)
    order = [(int(game.first) - 1 - back) % players for back in range(players)]
    chosen = [bool(game.start_city[seat]) for seat in order]
    if all(chosen) or game.turn or sorted(chosen, reverse=True) != chosen or game.player != order[sum(chosen)]:
        raise NotationError("start cities are chosen once, by the last player first and then backwards")


FAULTS = (
    (interpreted(markers.place_faults), "markers stand twice in a city, are too many, or a start city is missing"),
    (interpreted(markers.network_faults), "a route does not hang together with the start city of its owner"),
    (interpreted(markers.point_faults), "route points do not fit: each claimed route is scored once or twice"),
)
