"""Passengers and goods in a position line.

    goods=berlin:3 travelling=berlin travelled=berlin:leipzig visited=berlin,leipzig
    | 0 passengers=berlin gone=1 goods=12

Goods are written where tokens have been taken: how many are left.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

import numpy as np

from whistlestop.notation.position.reading import Reader, read_number
from whistlestop.notation.words import NotationError, Words, find, join, split
from whistlestop.records.state import CHOOSE_TRAVEL, NONE, PASSENGERS, GameRecord
from whistlestop.ruleset.compile import Rules


def table_words(rules: Rules, game: SimpleNamespace, names: Words) -> Iterator[str]:
    """Return what goods and a journey add to a line."""
    if taken := list(_open_stacks(rules, game)):
        yield f"goods={join(taken)}"
    if game.travelling != NONE:
        yield f"travelling={names.places[game.travelling]}"
        tracks = [track for track in range(len(names.tracks)) if game.travelled[track // 64] >> track % 64 & 1]
        places = [place for place in range(len(names.places)) if game.visited >> place & 1]
        yield f"travelled={join(names.tracks[track] for track in tracks)}"
        yield f"visited={join(names.places[place] for place in places)}"


def _open_stacks(rules: Rules, game: SimpleNamespace) -> Iterator[str]:
    for number, place in enumerate(rules.map.places):
        taken = game.goods[rules.board.stack[number]] if place.goods else 0
        if taken:
            yield f"{place.id}:{len(place.goods) - taken}"


def seat_words(rules: Rules, game: SimpleNamespace, names: Words, seat: int) -> Iterator[str]:
    """Return what a seat's passengers and goods add to its section."""
    if rules.board.second_room:
        return
    standing = sorted(place for place in game.standing[seat] if place != NONE)
    if standing:
        yield f"passengers={join(names.places[place] for place in standing)}"
    if game.gone[seat]:
        yield f"gone={game.gone[seat]}"
    if game.goods_points[seat]:
        yield f"goods={game.goods_points[seat]}"


def read_goods(rules: Rules, game: GameRecord, names: Words, value: str) -> None:
    """Leave so many tokens in places."""
    for item in split(value):
        name, _, count = item.partition(":")
        place = find(names.place_numbers, name, "place")
        height = len(rules.map.places[place].goods)
        if not height:
            raise NotationError(f"'{name}' has no goods")
        game.goods[rules.board.stack[place]] = height - read_number(count, "number of tokens", height)


def read_goods_points(game: GameRecord, seat: int, value: str) -> None:
    """Note the points of a seat's tokens."""
    game.goods_points[seat] = read_number(value, "number of points", 9999)


def read_travelled(game: GameRecord, names: Words, value: str) -> None:
    """Note the tracks a travelling passenger has used."""
    for name in split(value):
        track = find(names.track_numbers, name, "track")
        game.travelled[track // 64] |= np.uint64(1 << track % 64)


def read_visited(game: GameRecord, names: Words, value: str) -> None:
    """Note the places that count as visited in a journey."""
    for name in split(value):
        game.visited |= np.uint64(1 << find(names.place_numbers, name, "place"))


def read_passengers(game: GameRecord, names: Words, seat: int, value: str) -> None:
    """Let a seat's passengers stand in places."""
    places = sorted((find(names.place_numbers, name, "place") for name in split(value)), reverse=True)
    if len(places) > PASSENGERS:
        raise NotationError(f"seat {seat} has more than {PASSENGERS} passengers")
    game.standing[seat, : len(places)] = places


def read_gone(game: GameRecord, seat: int, value: str) -> None:
    """Note how many of a seat's passengers have travelled."""
    game.gone[seat] = read_number(value, "number of passengers", PASSENGERS)


def read_travelling(game: GameRecord, names: Words, value: str) -> None:
    """Note where a travelling passenger is."""
    game.travelling = find(names.place_numbers, value, "place")


TABLE_READERS: dict[str, Reader] = {
    "goods": lambda at_, value: read_goods(at_.rules, at_.game, at_.names, value),
    "travelling": lambda at_, value: read_travelling(at_.game, at_.names, value),
    "travelled": lambda at_, value: read_travelled(at_.game, at_.names, value),
    "visited": lambda at_, value: read_visited(at_.game, at_.names, value),
}
SEAT_READERS: dict[str, Reader] = {
    "passengers": lambda at_, value: read_passengers(at_.game, at_.names, at_.seat, value),
    "gone": lambda at_, value: read_gone(at_.game, at_.seat, value),
    "goods": lambda at_, value: read_goods_points(at_.game, at_.seat, value),
}


def refuse(rules: Rules, game: GameRecord) -> None:
    """Raise if passengers or goods do not fit the board and the phase."""
    if (game.travelling != NONE) != (game.phase == CHOOSE_TRAVEL):
        raise NotationError("what is said of a journey does not fit the phase")
    _refuse_lost_passengers(rules, game)
    _refuse_lost_goods(rules, game)


def _refuse_lost_passengers(rules: Rules, game: GameRecord) -> None:
    if rules.board.second_room:
        return
    most, travels = rules.board.passengers, int(game.player) if game.travelling != NONE else NONE
    for seat, (standing, gone) in enumerate(zip(game.standing.tolist(), game.gone.tolist(), strict=True)):
        count = len(standing) - standing.count(NONE) + gone + (seat == travels)
        if count > most:
            raise NotationError(f"the line has {count} passengers of seat {seat}; there are {most}")


def _refuse_lost_goods(rules: Rules, game: GameRecord) -> None:
    board = rules.board
    taken = sum(
        sum(place.goods[: int(game.goods[board.stack[number]])])
        for number, place in enumerate(rules.map.places)
        if place.goods
    )
    if taken != int(game.goods_points.sum()):
        raise NotationError(f"the seats have {game.goods_points.sum()} points of goods; those taken are worth {taken}")
