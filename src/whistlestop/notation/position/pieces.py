"""The parts of a position line that belong to splits, meeples, passengers and goods, written and read.

    splitting=4 meeples=berlin:red:2,denmark:blue:1 settling=berlin:leipzig goods=berlin:3 travelling=berlin
    travelled=berlin:leipzig visited=berlin,leipzig | 0 collected=red:2 passengers=berlin gone=1 goods=12

Meeples and goods are named by the place or country they are in. Goods are written where tokens have been taken: how
many are left. Readers take the record, what the line calls things and the text, and raise NotationError.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from types import SimpleNamespace

import numpy as np

from whistlestop.notation.words import MEEPLE_NAMES, MEEPLES_BY_NAME, NotationError, Words, find, join, split
from whistlestop.records.state import MEEPLE, MEEPLE_SLOTS, NONE, PASSENGER, PASSENGERS, PAYMENT, SPLIT, TRAVEL, Game
from whistlestop.ruleset.compile import Rules


def meeple_stands(rules: Rules) -> dict[str, slice]:
    """Return the slots of every place and country that has any, by its id."""
    starts, counts = rules.boards[0].meeple_start.tolist(), rules.boards[0].meeple_slots.tolist()
    stands = {}
    for place, first, count in zip(rules.map.places, starts, counts, strict=False):
        if count:
            stands[place.country or place.id] = slice(first, first + count)
    return stands


def write_pieces(rules: Rules, game: SimpleNamespace, names: Words) -> Iterator[str]:
    """Return what the table's meeples, goods and journeys add to a line."""
    if meeples := list(_standing_meeples(rules, game)):
        yield f"meeples={join(meeples)}"
    if game.settling != NONE:
        yield f"settling={names.tracks[game.settling]}"
        if game.settling_end:
            yield f"settling_end={names.places[rules.boards[0].end_b[game.settling]]}"
    if taken := list(_open_stacks(rules, game)):
        yield f"goods={join(taken)}"
    if game.travelling != NONE:
        yield f"travelling={names.places[game.travelling]}"
        tracks = [track for track in range(len(names.tracks)) if game.travelled[track // 64] >> track % 64 & 1]
        places = [place for place in range(len(names.places)) if game.visited >> place & 1]
        yield f"travelled={join(names.tracks[track] for track in tracks)}"
        yield f"visited={join(names.places[place] for place in places)}"


def _standing_meeples(rules: Rules, game: SimpleNamespace) -> Iterator[str]:
    for stand, slots in meeple_stands(rules).items():
        counts = Counter(colour for colour in game.meeples[slots] if colour != NONE)
        for colour, count in sorted(counts.items()):
            yield f"{stand}:{MEEPLE_NAMES[colour]}:{count}"


def _open_stacks(rules: Rules, game: SimpleNamespace) -> Iterator[str]:
    for number, place in enumerate(rules.map.places):
        taken = game.goods[rules.boards[0].stack[number]] if place.goods else 0
        if taken:
            yield f"{place.id}:{len(place.goods) - taken}"


def write_seat_pieces(rules: Rules, game: SimpleNamespace, names: Words, seat: int) -> Iterator[str]:
    """Return what a seat's meeples, passengers and goods add to its section."""
    if any(game.collected[seat]):
        yield f"collected={join(f'{name}:{n}' for c, name in MEEPLE_NAMES.items() if (n := game.collected[seat][c]))}"
    standing = sorted(place for place in game.standing[seat] if place != NONE)
    if standing:
        yield f"passengers={join(names.places[place] for place in standing)}"
    if game.gone[seat]:
        yield f"gone={game.gone[seat]}"
    if game.goods_points[seat]:
        yield f"goods={game.goods_points[seat]}"


def read_meeples(rules: Rules, game: Game, value: str) -> None:
    """Put meeples on the board."""
    stands, found = meeple_stands(rules), Counter[str]()
    for item in split(value):
        stand, colour, count = ([*item.split(":"), "", ""])[:3]
        if stand not in stands:
            raise NotationError(f"'{stand}' is no place or country with meeples")
        number = find(MEEPLES_BY_NAME, colour, "colour of meeple")
        slots = game.meeples[stands[stand]]
        many = _number(count, "number of meeples", len(slots) - found[stand])
        slots[found[stand] : found[stand] + many] = number
        slots[:] = np.sort(slots)[::-1]
        found[stand] += many


def read_collected(game: Game, seat: int, value: str) -> None:
    """Give a seat the meeples it has collected."""
    for item in split(value):
        colour, _, count = item.partition(":")
        number = find(MEEPLES_BY_NAME, colour, "colour of meeple")
        game.collected[seat, number] = _number(count, "number of meeples", MEEPLE_SLOTS)


def read_settling(game: Game, names: Words, value: str) -> None:
    """Note the track just claimed whose meeples or passenger are being decided."""
    game.settling = find(names.track_numbers, value, "track")


def read_settling_end(rules: Rules, game: Game, names: Words, value: str) -> None:
    """Note that the second end of that track is asked about."""
    if game.settling == NONE or find(names.place_numbers, value, "place") != rules.boards[0].end_b[game.settling]:
        raise NotationError(f"'{value}' is not the second end of the track being settled")
    game.settling_end = 1


def read_goods(rules: Rules, game: Game, names: Words, value: str) -> None:
    """Leave so many tokens in places."""
    for item in split(value):
        name, _, count = item.partition(":")
        place = find(names.place_numbers, name, "place")
        height = len(rules.map.places[place].goods)
        if not height:
            raise NotationError(f"'{name}' has no goods")
        game.goods[rules.boards[0].stack[place]] = height - _number(count, "number of tokens", height)


def read_goods_points(game: Game, seat: int, value: str) -> None:
    """Note the points of a seat's tokens."""
    game.goods_points[seat] = _number(value, "number of points", 9999)


def read_travelled(game: Game, names: Words, value: str) -> None:
    """Note the tracks a travelling passenger has used."""
    for name in split(value):
        track = find(names.track_numbers, name, "track")
        game.travelled[track // 64] |= np.uint64(1 << track % 64)


def read_visited(game: Game, names: Words, value: str) -> None:
    """Note the places that count as visited in a journey."""
    for name in split(value):
        game.visited |= np.uint64(1 << find(names.place_numbers, name, "place"))


def read_passengers(game: Game, names: Words, seat: int, value: str) -> None:
    """Let a seat's passengers stand in places."""
    places = sorted((find(names.place_numbers, name, "place") for name in split(value)), reverse=True)
    if len(places) > PASSENGERS:
        raise NotationError(f"seat {seat} has more than {PASSENGERS} passengers")
    game.standing[seat, : len(places)] = places


def read_gone(game: Game, seat: int, value: str) -> None:
    """Note how many of a seat's passengers have travelled."""
    game.gone[seat] = _number(value, "number of passengers", PASSENGERS)


def _number(text: str, what: str, most: int) -> int:
    if not text.isdecimal() or int(text) > most:
        raise NotationError(f"'{text}' is no {what}; it is from 0 to {most}")
    return int(text)


def refuse_contradictions(rules: Rules, game: Game) -> None:
    """Raise if pieces or what is being decided of them do not fit the board and the phase."""
    board, phase = rules.boards[0], int(game.phase)
    if (game.splitting > 0) != (phase == SPLIT) or (phase == SPLIT and not _splits(rules, game)):
        raise NotationError("what is said of splitting tickets does not fit the table or the phase")
    settling = {MEEPLE: board.meeples > 0, PASSENGER: board.passengers > 0}.get(phase, False)
    if (game.settling != NONE) != settling or (settling and not _owns(game, int(game.settling))):
        raise NotationError("what is said of settling a claimed route does not fit the table or the phase")
    if (game.travelling != NONE) != (phase == TRAVEL):
        raise NotationError("what is said of a journey does not fit the phase")
    if game.one_drawn and (phase != PAYMENT or not board.plus4_moves_monsters):
        raise NotationError("what is said of a card drawn does not fit the table or the phase")
    _refuse_lost_pieces(rules, game)


def _splits(rules: Rules, game: Game) -> bool:
    return bool((rules.map.drawn_tickets if game.turn else rules.map.opening_tickets).split)


def _owns(game: Game, track: int) -> bool:
    return bool(int(game.owned[game.player, track // 64]) >> track % 64 & 1)


def _refuse_lost_pieces(rules: Rules, game: Game) -> None:
    board = rules.boards[0]
    for colour, name in MEEPLE_NAMES.items():
        count = int((game.meeples == colour).sum()) + int(game.collected[:, colour].sum())
        if count > board.meeple_bag[colour]:
            raise NotationError(f"the line has {count} {name} meeples; the game has {board.meeple_bag[colour]}")
    for seat in range(game.players):
        count = int((game.standing[seat] != NONE).sum()) + int(game.gone[seat])
        count += game.travelling != NONE and game.player == seat
        if count > board.passengers:
            raise NotationError(f"the line has {count} passengers of seat {seat}; there are {board.passengers}")
    taken = sum(
        sum(place.goods[: int(game.goods[board.stack[number]])])
        for number, place in enumerate(rules.map.places)
        if place.goods
    )
    if taken != int(game.goods_points.sum()):
        raise NotationError(f"the seats have {game.goods_points.sum()} points of goods; those taken are worth {taken}")
