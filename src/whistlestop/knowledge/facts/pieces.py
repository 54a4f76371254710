"""The facts of a view about splits, meeples, passengers and goods, as plain values (R103, R106-R117)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from types import SimpleNamespace

from whistlestop.notation.position.meeples import meeple_stands
from whistlestop.notation.words import MEEPLE_NAMES
from whistlestop.records.state import MEEPLE, NONE, TRAVEL
from whistlestop.ruleset.compile import Rules

MEEPLE_FACTS = ("meeples", "collected", "meeple_place")
PASSENGER_FACTS = ("goods", "goods_points", "passengers", "passengers_left", "travelling", "travelled", "visited")


def piece_facts(rules: Rules, view: SimpleNamespace) -> dict[str, object]:
    """Return what a view shows of pieces on the board; None stands for what the board has not."""
    return {
        "splitting": view.splitting or None,
        **(_meeple_facts(rules, view) if rules.boards[0].meeples else dict.fromkeys(MEEPLE_FACTS)),
        **(_passenger_facts(rules, view) if rules.map.passengers else dict.fromkeys(PASSENGER_FACTS)),
    }


def members(words: Sequence[int]) -> list[int]:
    """Return the numbers in a set that is written as mask words; most bits are unset, so set ones are looked for."""
    found = []
    for number, mask in enumerate(words):
        while mask:
            found.append(number * 64 + (mask & -mask).bit_length() - 1)
            mask &= mask - 1
    return found


def _meeple_facts(rules: Rules, view: SimpleNamespace) -> dict[str, object]:
    standing = {stand: _colours(view.meeples[slots]) for stand, slots in meeple_stands(rules).items()}
    seats = view.collected[: view.players]
    return {
        "meeples": {stand: colours for stand, colours in standing.items() if colours},
        "collected": [{MEEPLE_NAMES[colour]: count for colour, count in enumerate(row) if count} for row in seats],
        "meeple_place": _meeple_place(rules, view) if view.phase == MEEPLE else None,
    }


def _colours(slots: Sequence[int]) -> dict[str, int]:
    return {MEEPLE_NAMES[colour]: count for colour, count in Counter(slots).items() if colour != NONE}


def _meeple_place(rules: Rules, view: SimpleNamespace) -> str:
    board, track = rules.boards[0], view.settling
    place = rules.map.places[board.end_b[track] if view.settling_end else board.end_a[track]]
    return place.country or place.id


def _passenger_facts(rules: Rules, view: SimpleNamespace) -> dict[str, object]:
    places, stacks, seats = rules.map.places, rules.boards[0].stack.tolist(), range(view.players)
    standing = [[places[place].id for place in view.standing[seat] if place != NONE] for seat in seats]
    on_the_way = [int(view.phase == TRAVEL and view.player == seat) for seat in seats]
    return {
        "goods": {
            place.id: len(place.goods) - view.goods[stacks[number]]
            for number, place in enumerate(places)
            if place.goods
        },
        "goods_points": view.goods_points[: view.players],
        "passengers": [sorted(each) for each in standing],
        "passengers_left": [
            rules.map.passengers - len(standing[seat]) - view.gone[seat] - on_the_way[seat] for seat in seats
        ],
        "travelling": places[view.travelling].id if view.travelling != NONE else None,
        "travelled": members(view.travelled) if view.travelling != NONE else None,
        "visited": sorted(places[place].id for place in members([view.visited])) if view.travelling != NONE else None,
    }
