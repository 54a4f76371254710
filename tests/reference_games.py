"""The games that engine and reference are compared on: boards, modes, house rules, and those of a group by number.

It needs nothing but the engine and the reference, so that campaigns can run where there is no pytest.
"""

from __future__ import annotations

from itertools import product
from random import Random

import policies
from side_by_side import Pair
from whistlestop import maps
from whistlestop.maps.house_rules import holding, needs
from whistlestop.ruleset import options
from whistlestop.ruleset.allowing import allowing
from whistlestop.ruleset.options import Value

BOARDS = maps.ids()
TABLES = [
    (board, players) for board in BOARDS for low, high in [maps.load(board).players] for players in range(low, high + 1)
]
HouseRules = dict[str, Value]
MODES: dict[str, HouseRules] = {
    "cards": {},
    "monsters": {"monsters": True},
    "dice": {"dice": True},
    "both": {"dice": True, "monsters": True},
}
EXPANSIONS = ("dice", "monsters")

# Every other value of every option, one at a time; the expansions are the modes.
SWITCHES: tuple[HouseRules, ...] = (
    {"display.reset_cap": 0},
    {"display.reset_cap": 1},
    {"monsters.bonus_points": 0},
    {"monsters.bonus_points": 99},
    {"japan.bonus_table": "9/-3,30/20/-1,1/2/3/4,-7"},
    *(
        {option.key: value}
        for option in options.OPTIONS.values()
        if option.key not in EXPANSIONS and not isinstance(option.values, range)
        for value in option.values
        if value != option.default
    ),
)


def asked_for(house_rules: HouseRules) -> str | None:
    """Return the one of some house rules that holds only where a board asks for it, None if all hold everywhere."""
    return next((key for key in house_rules if key in needs()), None)


def switches_on(board: maps.Map) -> list[HouseRules]:
    """Return the house rules that can be chosen on a board."""
    return [house_rules for house_rules in SWITCHES if asked_for(house_rules) in (None, *holding(board))]


class Cells:
    """The games of a group by number: policies, ticket sets and house rules in an order drawn from the seed."""

    def __init__(self, board: str, mode: str, players: int, shift: int) -> None:
        self.players, self.mode, self.first_seed = players, MODES[mode], 1_000_000 * shift + 10_000 * players
        sets = maps.ticket_sets(board)
        random = Random(f"{board} {mode} {players} {shift}")
        self.maps = {name: maps.load(board, name) for name in sets}
        every = list(product(policies.NAMES, sets, ({}, *switches_on(maps.load(board)))))
        random.shuffle(every)
        # One game of each policy before any policy's second one: sorting by turn keeps the drawn order.
        turns = {name: iter(range(len(every))) for name in policies.NAMES}
        self.every = sorted(every, key=lambda cell: next(turns[cell[0]]))

    def __call__(self, number: int) -> Pair:
        policy, ticket_set, house_rules = self.every[number % len(self.every)]
        chosen = allowing(self.maps[ticket_set], {**self.mode, **house_rules})
        return Pair(self.maps[ticket_set], self.players, self.first_seed + number, policy, chosen)
