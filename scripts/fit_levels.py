"""Finds the strengths that make levels of equal steps, board by board: `python scripts/fit_levels.py [BOARD ...]`.

From the fifth level down, the strength of the next lower one is moved after every seed (played in both seats) by how
far the share that the upper one won is from the share that is wanted, less and less far; the mean of the second half is
kept. The result is written into `bots/ladder.json` after each board.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from whistlestop import bots, maps
from whistlestop.bots import ladder
from whistlestop.bots.ladder import LevelBot
from whistlestop.ruleset.compile import Rules, compile_rules

FILE = Path(ladder.__file__).parent / "ladder.json"
WANTED = 0.75  # of the games for the upper of two levels
SEEDS = 60
FIRST_SEED = 900_000
STEP, DELAY = 1.2, 4  # how far a strength moves at first, and how soon less
BELOW_PLANNER = 4
STRONGEST = 2.0


def won(rules: Rules, upper: float, lower: float, seed: int) -> float:
    """Return the share of two games that the stronger of two bots wins, once in each seat."""
    seated = [LevelBot("upper", seed, upper), LevelBot("lower", seed + 1, lower)]
    first = bots.simulate(rules, seated, [seed]).wins()[0]
    return float(first + bots.simulate(rules, seated[::-1], [seed]).wins()[1]) / 2


def next_lower(rules: Rules, upper: float) -> float:
    """Return the strength that a bot of the strength `upper` beats as often as wanted."""
    lower, seen = max(upper - 0.3, 0.0), list[float]()
    for number in range(SEEDS):
        gap = won(rules, upper, lower, FIRST_SEED + number) - WANTED
        lower = min(max(lower + STEP * gap / (number + DELAY), 0.0), upper)
        seen.append(lower)
    return sum(seen[SEEDS // 2 :]) / (SEEDS - SEEDS // 2)


def fit(rules: Rules) -> list[float]:
    """Return the strengths of the levels below the planner, the lowest first."""
    found = [STRONGEST]
    for _ in range(BELOW_PLANNER):
        found.insert(0, round(next_lower(rules, found[0]), 3))
    return found[:-1]


def main(names: list[str]) -> None:
    """Fit the boards named (`usa`, `usa dice`), or all of them."""
    for name in names or [*maps.ids(), *(f"{id} dice" for id in maps.ids())]:
        id, _, dice = name.partition(" ")
        known = msgspec.json.decode(FILE.read_bytes(), type=dict[str, list[float]])
        known[name] = fit(compile_rules(maps.load(id), {"dice": True} if dice else {}))
        rows = [f"  {msgspec.json.encode(key).decode()}: {known[key]}" for key in sorted(known)]
        FILE.write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")
        sys.stdout.write(f"{name} {known[name]}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
